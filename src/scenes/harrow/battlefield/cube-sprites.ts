import type Phaser from 'phaser';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { CubeColour, StuckCube } from '../../../engine/games/harrow/state/cubes.ts';
import { type PlayerId, playerIds } from '../../../engine/games/harrow/state/players.ts';
import { cubeTree } from '../../../tower/cube-tree.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { battleLooks } from './battle-looks.ts';
import { type BattlePicture, restingDepth, restingPlace } from './battlefield-places.ts';
import { perPlayer, type Tray } from './battlefield-tray.ts';
import type { Actor } from './drop-motion.ts';

const dieFrames = 24;
const step = (2 * Math.PI) / dieFrames;
const frameNames = Array.from({ length: dieFrames }, (_, i) => String(i));
/** Edge of the drawn die at scale 1. */
const dieSide = 18;
/** Drawn a little larger than it is, so that the ink of two cubes that touch runs together. */
const fullness = 1.04;

/** Scale of the die sheets: where the camera goes close, they are drawn for that. */
const dieScale = (picture: BattlePicture, layout: Layout): number =>
  ((cubeTree.cube.size * picture.tower.k) / dieSide) * (battleLooks[layout.id].closeUp ? 2 : 1);

/** `colours`: those that are in the game. */
export function cubeNeeds(picture: BattlePicture, layout: Layout, colours: readonly CubeColour[]): Need[] {
  return colours.flatMap((colour): Need[] => [
    [`die-${colour}`, dieScale(picture, layout)],
    [`cube-${colour}`, picture.cube / 16],
  ]);
}

interface Die {
  readonly image: Phaser.GameObjects.Image;
  colour: CubeColour;
  frame: number;
  isFront: boolean;
}

export interface CubeSprites {
  /** Cubes that rest in the tree. */
  showInside(cubes: readonly StuckCube[]): void;
  showTray(tray: Tray): void;
  /** The cube in this place of a part of the tray. */
  lying(player: PlayerId, place: number, colour: CubeColour): Phaser.GameObjects.Image;
  /** Every cube as a drop has it now. */
  showDrop(actors: readonly Actor[]): void;
}

/** All cubes of the battlefield; sprites are made once and used again. */
export function createCubeSprites(
  scene: HarrowScene,
  picture: BattlePicture,
  layers: { readonly inside: Phaser.GameObjects.Container; readonly tray: Phaser.GameObjects.Container },
): CubeSprites {
  const dice: Die[] = [];
  /** By player, place and colour: a place in the middle may hold cubes of several colours one after the other. */
  const resting: Record<PlayerId, Map<CubeColour, Phaser.GameObjects.Image>[]> = perPlayer(() => []);
  const { tower } = picture;
  const scale = dieScale(picture, scene.layout);
  const sheets = new Map<CubeColour, string>();
  /** The sheet's frames are named when a cube of the colour is first seen. */
  const sheetOf = (colour: CubeColour): string => {
    const sheet = sheets.get(colour) ?? scene.sheet(`die-${colour}`, scale);
    sheets.set(colour, sheet);
    return sheet;
  };
  const entry = scene.entry('die-red');
  const frameWidth = entry.frameWidth ?? entry.w;
  /** Sprite scale of a cube in the tree. */
  let base = 1;

  function dieAt(index: number, colour: CubeColour): Die {
    const known = dice[index];
    if (known) {
      if (known.colour !== colour) {
        known.colour = colour;
        known.frame = -1;
      }
      return known;
    }
    const image = scene.add.image(0, 0, sheetOf(colour), frameNames[0]);
    image.setOrigin(entry.ax / frameWidth, entry.ay / entry.h);
    const size = ((cubeTree.cube.size * tower.k) / dieSide) * fullness;
    image.setDisplaySize(frameWidth * size, entry.h * size);
    base = image.scaleX;
    layers.inside.add(image);
    const die: Die = { image, colour, frame: 0, isFront: false };
    dice.push(die);
    return die;
  }

  function turn(die: Die, a: number): void {
    const nearest = Math.round(a / step);
    const frame = ((nearest % dieFrames) + dieFrames) % dieFrames;
    if (frame !== die.frame) {
      die.frame = frame;
      die.image.setTexture(sheetOf(die.colour));
      die.image.setFrame(frameNames[frame], false, false);
    }
    die.image.rotation = a - nearest * step;
  }

  function hideDice(from: number): void {
    for (let i = from; i < dice.length; i++) dice[i].image.visible = false;
  }

  function lying(player: PlayerId, place: number, colour: CubeColour): Phaser.GameObjects.Image {
    const places = resting[player];
    while (places.length <= place) places.push(new Map());
    const known = places[place].get(colour);
    if (known) return known;
    const [x, y] = restingPlace(picture, player, place);
    const image = scene.art(`cube-${colour}`, x, y, picture.cube / 16, layers.tray);
    places[place].set(colour, image.setDepth(restingDepth(picture, player, place)).setVisible(false));
    layers.tray.sort('depth');
    return image;
  }

  function hideTray(): void {
    for (const player of playerIds) {
      for (const place of resting[player]) for (const image of place.values()) image.visible = false;
    }
  }

  return {
    showInside(cubes) {
      cubes.forEach(({ colour, x, y, a }, i) => {
        const die = dieAt(i, colour);
        turn(die, a);
        die.image.setPosition(tower.ox + tower.k * x, tower.oy + tower.k * y).setScale(base);
        die.image.setVisible(true).setAlpha(1);
        if (die.isFront) layers.inside.add(die.image);
        die.isFront = false;
      });
      hideDice(cubes.length);
    },
    showTray(tray) {
      hideTray();
      for (const player of playerIds) {
        tray[player].forEach((colour, i) => {
          const [x, y] = restingPlace(picture, player, i);
          lying(player, i, colour).setPosition(x, y).setVisible(true).setAlpha(1).setAngle(0);
        });
      }
    },
    lying,
    showDrop(actors) {
      hideTray();
      for (let i = 0; i < actors.length; i++) {
        const actor = actors[i];
        const { player, colour, from, to } = actor.plan;
        const die = dieAt(i, colour);
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
        const cube = lying(player, place, colour);
        cube.visible = true;
        cube.alpha = actor.rest;
        if (isFront) cube.setPosition(actor.x, actor.y + picture.cube * 0.46);
      }
      hideDice(actors.length);
    },
  };
}
