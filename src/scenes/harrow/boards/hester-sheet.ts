import type Phaser from 'phaser';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { factionsOf } from '../../../session/harrow/seats.ts';
import {
  type HesterSheetPlaces,
  hesterSheetPlaces,
  type Possession,
  terrainPlace,
  tokenPlaces,
} from '../../../ui/harrow/boards/hester-sheet-places.ts';
import type { HesterView } from '../../../ui/harrow/boards/hester-view.ts';
import { harrowPalette } from '../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../ui/styles/palette.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { drawPairs, drawSquares, type Look, needsOf } from '../map/rail/hester-rail.ts';
import { numberStyle } from './easel.ts';
import { sheetKey } from './sizes.ts';

const portraitWidth = 196;
const flameRadius = 17;
/** Of a fire space's radius. */
const flameOnSpace = 12 / 17.5;
const cardWidth = 119;
/** The picture on a card, from its corner. */
const cardPicture = { x: 20.5, y: 34, side: 78 / 100 } as const;
/** Cards below another peep out by this much. */
const peep = 6;
const night = inkOf(palette.night);

function lookOf(layout: Layout): Look {
  const { portrait, squareScale, available, fireR, cardSize } = hesterSheetPlaces[layout.id];
  return {
    key: sheetKey(layout, 'hester'),
    active: sheetKey(layout, 'active-hester'),
    portrait: portrait[2] / portraitWidth,
    square: squareScale,
    flame: available.r / flameRadius,
    spaceFlame: (fireR * flameOnSpace) / flameRadius,
    card: cardSize[0] / cardWidth,
  };
}

const usedFlame = ({ actionR }: HesterSheetPlaces): number => (actionR * 0.92) / flameRadius;
const terrainCube = 0.72;
const icons: Readonly<Record<Possession, readonly [key: string, scale: number]>> = {
  snakes: ['snake', 0.26],
  roots: ['root-brown', 0.34],
  flames: ['flame', 0.68],
};

export function hesterPageNeeds(layout: Layout, s: HarrowState): Need[] {
  const { hester } = s;
  if (!hester) return [];
  const places = hesterSheetPlaces[layout.id];
  const look = lookOf(layout);
  return [
    ...needsOf(look, factionsOf(s)),
    ['card-front-hester', look.card],
    ...hester.row.flat().map((card): Need => [`card-${card}`, look.card * cardPicture.side]),
    ['flame', usedFlame(places)],
    ...Object.values(icons),
    ...(places.terrainRow
      ? ['bog', 'wetlands', 'plains', 'forest'].map((terrain): Need => [`cube-${terrain}`, terrainCube])
      : []),
  ];
}

type Layer = Phaser.GameObjects.Container;

/** Action tokens: those to be used in the groove, the others on the actions they bought (HC-HACT-1). */
function drawTokens(scene: HarrowScene, view: HesterView, places: HesterSheetPlaces, look: Look, layer: Layer): void {
  tokenPlaces(places, view.actions).forEach(([x, y], i) => {
    scene.art(i < view.left ? 'flame-lit' : 'flame-empty', x, y, look.flame, layer);
  });
  for (const { act, used } of view.acts) {
    if (used) scene.art('flame', ...places.actions[act], usedFlame(places), layer);
  }
}

function drawCards(scene: HarrowScene, view: HesterView, places: HesterSheetPlaces, look: Look, layer: Layer): void {
  const { cards, cardSize, hand } = places;
  const corner = ([x, y]: readonly [number, number]) => [x - cardSize[0] / 2, y - cardSize[1] / 2] as const;
  view.stacks.forEach(({ card, covered }, i) => {
    const [x, y] = corner(cards[i]);
    covered.forEach((_, below) => {
      const shift = peep * (covered.length - below);
      scene
        .art('card-front-hester', x - shift / 2, y - shift, look.card, layer)
        .setTint(inkOf(harrowPalette.shadedCard));
    });
    scene.art('card-front-hester', x, y, look.card, layer);
    const [px, py] = [x + cardPicture.x * look.card, y + cardPicture.y * look.card];
    scene.art(`card-${card}`, px, py, look.card * cardPicture.side, layer);
  });
  const [hx, hy] = corner(hand);
  view.hand.forEach((_, i) => {
    const turn = i - (view.hand.length - 1) / 2;
    scene.art('card-back-hester', hx + turn * 3, hy + Math.abs(turn), look.card, layer).setAngle(turn * 3);
  });
  scene.label(String(view.hand.length), hand[0], hand[1], numberStyle(34), layer);
}

function drawPossessions(scene: HarrowScene, view: HesterView, { possessions }: HesterSheetPlaces, layer: Layer): void {
  for (const [kind, [x, y]] of Object.entries(possessions) as [Possession, readonly [number, number]][]) {
    const [key, scale] = icons[kind];
    scene.art(key, x - 14, y, scale, layer).setOrigin(0.5, 0.5);
    scene.label(String(view[kind]), x + 20, y, numberStyle(22), layer);
  }
}

/** Where no ledger lies beside the board: cubes on the battleground, and smaller those in the supply. */
function drawTerrains(
  scene: HarrowScene,
  { terrains }: HesterView,
  { terrainRow }: HesterSheetPlaces,
  layer: Layer,
): void {
  if (!terrainRow) return;
  terrains.forEach(({ terrain, tray, supply }, i) => {
    const [x, y, w, h] = terrainPlace(terrainRow, i, terrains.length);
    const middle = y + h / 2;
    scene.art(`cube-${terrain}`, x + 16, middle + 5, terrainCube, layer);
    scene.label(String(tray), x + 42, middle, numberStyle(20), layer);
    scene.label(`/ ${supply}`, x + w - 28, middle, { ...numberStyle(15, harrowPalette.lichen), stroke: 3 }, layer);
  });
}

/** Hester's large board with everything that lies on it. */
export function drawHesterPage(scene: HarrowScene, s: HarrowState, view: HesterView, parent: Layer): void {
  const places = hesterSheetPlaces[scene.layout.id];
  const look = lookOf(scene.layout);
  const [w, h] = places.size;
  const layer = scene.add.container(...places.origin);
  parent.add(layer);
  scene.art(look.key, 0, 0, 1, layer);
  if (view.acting && look.active) scene.art(look.active, 0, 0, 1, layer);
  scene.art('portrait-hester', places.portrait[0], places.portrait[1], look.portrait, layer);
  drawSquares(scene, s, places, [0, 0], layer);
  drawPairs(scene, s, places, look, [0, 0], layer);
  drawTokens(scene, view, places, look, layer);
  drawCards(scene, view, places, look, layer);
  drawPossessions(scene, view, places, layer);
  drawTerrains(scene, view, places, layer);
  if (!view.acting) layer.add(scene.add.rectangle(4, 4, w - 8, h - 8, night, 0.13).setOrigin(0, 0));
}
