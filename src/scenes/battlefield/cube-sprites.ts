import type Phaser from 'phaser';
import { factions } from '../../engine/games/harrow/content/factions/factions.ts';
import { type FactionId, factionIds, type StuckCube } from '../../engine/games/harrow/state.ts';
import { G2 } from '../../tower/geometry.ts';
import type { Layout } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { factionOf } from './cube-colour.ts';
import type { Actor } from './drop-motion.ts';
import { type BattlePicture, restingDepth, restingPlace } from './places.ts';

const dieFrames = 24;
const step = (2 * Math.PI) / dieFrames;
const frameNames = Array.from({ length: dieFrames }, (_, i) => String(i));
/** Edge of the drawn die at scale 1. */
const dieSide = 18;
/** Drawn a little larger than it is, so that the ink of two cubes that touch runs together. */
const fullness = 1.04;

/** Scale of the die sheets: on the phone for twice the size, because the camera goes close there. */
const dieScale = (picture: BattlePicture, layout: Layout): number =>
  ((G2.cube.size * picture.tower.k) / dieSide) * (layout.id === 'phone' ? 2 : 1);

export function cubeNeeds(picture: BattlePicture, layout: Layout): Need[] {
  return factionIds.flatMap((id): Need[] => [
    [`die-${factions[id].colour}`, dieScale(picture, layout)],
    [`cube-${factions[id].colour}`, picture.cube / 16],
  ]);
}

interface Die {
  readonly image: Phaser.GameObjects.Image;
  faction: FactionId;
  frame: number;
  isFront: boolean;
}

export interface CubeSprites {
  /** Cubes that rest in the tree. */
  showInside(cubes: readonly StuckCube[]): void;
  /** How many cubes of each side lie on the tray. */
  showTray(counts: Readonly<Record<FactionId, number>>): void;
  /** The cube with this number on a side of the tray. */
  lying(faction: FactionId, index: number): Phaser.GameObjects.Image;
  /** Every cube as a drop has it now. */
  showDrop(actors: readonly Actor[]): void;
}

/** All cubes of the battlefield; sprites are made once and used again. */
export function createCubeSprites(
  scene: StageScene,
  picture: BattlePicture,
  layers: { readonly inside: Phaser.GameObjects.Container; readonly tray: Phaser.GameObjects.Container },
): CubeSprites {
  const dice: Die[] = [];
  const resting: Record<FactionId, Phaser.GameObjects.Image[]> = { protectors: [], family: [] };
  const { tower } = picture;
  const scale = dieScale(picture, scene.layout);
  const sheets = {
    protectors: scene.sheet(`die-${factions.protectors.colour}`, scale),
    family: scene.sheet(`die-${factions.family.colour}`, scale),
  };
  const entry = scene.entry(`die-${factions.protectors.colour}`);
  const frameWidth = entry.frameWidth ?? entry.w;
  /** Sprite scale of a cube in the tree. */
  let base = 1;

  function dieAt(index: number, faction: FactionId): Die {
    const known = dice[index];
    if (known) {
      if (known.faction !== faction) {
        known.faction = faction;
        known.frame = -1;
      }
      return known;
    }
    const image = scene.add.image(0, 0, sheets[faction], frameNames[0]);
    image.setOrigin(entry.ax / frameWidth, entry.ay / entry.h);
    const size = ((G2.cube.size * tower.k) / dieSide) * fullness;
    image.setDisplaySize(frameWidth * size, entry.h * size);
    base = image.scaleX;
    layers.inside.add(image);
    const die: Die = { image, faction, frame: 0, isFront: false };
    dice.push(die);
    return die;
  }

  function turn(die: Die, a: number): void {
    const nearest = Math.round(a / step);
    const frame = ((nearest % dieFrames) + dieFrames) % dieFrames;
    if (frame !== die.frame) {
      die.frame = frame;
      die.image.setTexture(sheets[die.faction]);
      die.image.setFrame(frameNames[frame], false, false);
    }
    die.image.rotation = a - nearest * step;
  }

  function hideDice(from: number): void {
    for (let i = from; i < dice.length; i++) dice[i].image.visible = false;
  }

  function lying(faction: FactionId, index: number): Phaser.GameObjects.Image {
    const own = resting[faction];
    while (own.length <= index) {
      const [x, y] = restingPlace(picture, faction, own.length);
      const image = scene.art(`cube-${factions[faction].colour}`, x, y, picture.cube / 16, layers.tray);
      own.push(image.setDepth(restingDepth(own.length)).setVisible(false));
      layers.tray.sort('depth');
    }
    return own[index];
  }

  function hideTray(): void {
    for (const id of factionIds) for (const image of resting[id]) image.visible = false;
  }

  return {
    showInside(cubes) {
      cubes.forEach(({ colour, x, y, a }, i) => {
        const die = dieAt(i, factionOf(colour));
        turn(die, a);
        die.image.setPosition(tower.ox + tower.k * x, tower.oy + tower.k * y).setScale(base);
        die.image.setVisible(true).setAlpha(1);
        if (die.isFront) layers.inside.add(die.image);
        die.isFront = false;
      });
      hideDice(cubes.length);
    },
    showTray(counts) {
      hideTray();
      for (const id of factionIds) {
        for (let i = 0; i < counts[id]; i++) {
          const [x, y] = restingPlace(picture, id, i);
          lying(id, i).setPosition(x, y).setVisible(true).setAlpha(1).setAngle(0);
        }
      }
    },
    lying,
    showDrop(actors) {
      hideTray();
      for (let i = 0; i < actors.length; i++) {
        const actor = actors[i];
        const { faction, from, to } = actor.plan;
        const die = dieAt(i, faction);
        const isFront = actor.where === 'tumbling' || actor.where === 'landed';
        if (isFront !== die.isFront) {
          (isFront ? layers.tray : layers.inside).add(die.image);
          die.isFront = isFront;
        }
        turn(die, actor.a);
        die.image.x = actor.x;
        die.image.y = actor.y;
        die.image.scaleX = base * actor.size;
        die.image.scaleY = die.image.scaleX;
        die.image.visible = actor.rest < 1;
        die.image.alpha = 1;
        if (actor.rest === 0) continue;
        const place = isFront ? to : from;
        if (place === undefined) continue;
        const cube = lying(faction, place);
        cube.visible = true;
        cube.alpha = actor.rest;
        if (isFront) cube.setPosition(actor.x, actor.y + picture.cube * 0.46);
      }
      hideDice(actors.length);
    },
  };
}
