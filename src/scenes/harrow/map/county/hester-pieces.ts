import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import { soloCards } from '../../../../engine/games/harrow/content/solo/cards.ts';
import { county, type Hex, hexAt, hexCount } from '../../../../engine/games/harrow/county.ts';
import { touchedBy } from '../../../../engine/games/harrow/rules/hester/roots.ts';
import { type Root, type RootColour, rootColours } from '../../../../engine/games/harrow/state/hester.ts';
import { hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { PileId } from '../../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { add, directions, toPixel } from '../../../../engine/kit/hex.ts';
import { tokensAt } from '../../../../session/harrow/kammi.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import {
  type Crowd,
  flamePlaces,
  hesterFeet,
  rootMarkPlace,
  sacrificePlace,
} from '../../../../ui/harrow/map/stands.ts';
import { harrowPalette } from '../../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { hexCentre, nailAt, type Point, standAt } from '../hex-centres.ts';
import { pieceScale } from '../scale.ts';
import type { Piece } from './pieces.ts';

/** Fires have a picture for so many flames; above that a number tells. */
const mostFlames = 4;

const discOf: Readonly<Record<PileId, string>> = {
  tactics: 'hex-number-red',
  upgrades: 'hex-number-blue',
  goblins: 'hex-number-purple',
};

export function hesterNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!s.hester) return [];
  const size = pieceScale(layout);
  const mark = size.small ? 's-' : '';
  return [
    ...rootColours.flatMap((colour) =>
      ['', 'first-'].flatMap((first): Need[] => [
        [`root-${mark}${first}${colour}`, size.tile],
        [`root-${mark}${first}${colour}-lit`, size.tile],
      ]),
    ),
    ...rootColours.map((colour): Need => [`root-${mark}${colour}`, size.rootMark]),
    ...Array.from({ length: mostFlames }, (_, i): Need => [`fire-${mark}${i + 1}`, size.tile]),
    ...factionsOf(s).flatMap((faction): Need[] => [
      [`haint-${faction}-infected`, size.haint],
      [`haint-${faction}-infected`, size.haintBesideLegend],
    ]),
    ['snake', size.haint],
    ['flame', size.flame],
    ['standee-hester', size.hester],
    ['standee-hester-lit', size.hester],
    ...terrains.map((terrain): Need => [`cube-${terrain}`, size.sacrifice]),
    ...(s.solo ? Object.values(discOf).map((key): Need => [key, size.hexNumber]) : []),
  ];
}

/** HC-ROOT-3: the first root comes from outside, straight towards the middle of the county as nearly as can be. */
function fromOutside(to: Hex): Point {
  const outside = directions
    .map((direction) => add(county[to], direction))
    .filter((place) => hexAt(place) === undefined)
    .map((place) => toPixel(place, 1));
  const far = ({ x, y }: Point) => Math.hypot(x, y);
  return outside.reduce((best, place) => (far(place) > far(best) ? place : best));
}

/** Which way a root points, in degrees from east, clockwise. */
export function rootAngle({ from, to }: Root): number {
  const start = from === undefined ? fromOutside(to) : toPixel(county[from], 1);
  const end = toPixel(county[to], 1);
  return (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
}

/** Lays a root; its light comes from above whichever way it points. */
export function drawRoot(
  scene: HarrowScene,
  root: Root,
  colour: RootColour,
  lit: boolean,
  layer: Phaser.GameObjects.Container,
): Phaser.GameObjects.Image {
  const { small, tile } = pieceScale(scene.layout);
  const { x, y } = hexCentre(scene.layout, root.from ?? root.to);
  const first = root.from === undefined ? 'first-' : '';
  const key = `root-${small ? 's-' : ''}${first}${colour}${lit ? '-lit' : ''}`;
  const angle = rootAngle(root);
  return scene
    .art(key, x, y, tile, layer)
    .setAngle(angle)
    .setFlipY(Math.abs(angle) > 90);
}

/** The roots of her last turn below, those of this turn above, the newest with a glowing rim. */
export function drawRoots(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): Piece[] {
  layer.removeAll(true);
  if (!s.hester) return [];
  const { roots, oldRoots, rootColour } = s.hester;
  const oldColour = rootColours[1 - rootColours.indexOf(rootColour)];
  const newest = roots.at(-1) ?? oldRoots.at(-1);
  const draw = (root: Root, colour: RootColour): Piece => ({
    kind: 'root',
    hex: root.to,
    colour,
    image: drawRoot(scene, root, colour, root === newest, layer),
  });
  return [...oldRoots.map((root) => draw(root, oldColour)), ...roots.map((root) => draw(root, rootColour))];
}

const [paper, ember] = [palette.parchment, palette.ember].map(inkOf);

/** HC-INF-2: where units hide a root of this turn, its sign before their feet tells that it is there. */
export function drawRootMarks(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  if (!s.hester) return;
  const { small, rootMark } = pieceScale(scene.layout);
  const { roots, rootColour } = s.hester;
  for (const hex of touchedBy(roots)) {
    const isHidden = s.seats.some(({ haints }, seat) => haints[hex] > 0 || tokensAt(s, seat, hex).length > 0);
    if (!isHidden) continue;
    const { x, y } = standAt(scene.layout, hex, rootMarkPlace);
    const disc = scene.add.circle(x, y, small ? 9 : 45 * rootMark, paper).setStrokeStyle(small ? 2 : 2.5, ember);
    layer.add(disc);
    scene.art(`root-${small ? 's-' : ''}${rootColour}`, x, y, rootMark, layer).setOrigin(0.5);
  }
}

/** The bonfire of a hex, with a flame for each of its tokens. */
export function drawFire(
  scene: HarrowScene,
  hex: Hex,
  flames: number,
  layer: Phaser.GameObjects.Container,
): Phaser.GameObjects.Image {
  const { small, tile } = pieceScale(scene.layout);
  const { x, y } = hexCentre(scene.layout, hex);
  return scene.art(`fire-${small ? 's-' : ''}${Math.min(flames, mostFlames)}`, x, y, tile, layer);
}

export function drawFires(
  scene: HarrowScene,
  { hester }: HarrowState,
  layer: Phaser.GameObjects.Container,
  numbers: Phaser.GameObjects.Container,
): Piece[] {
  layer.removeAll(true);
  const { small } = pieceScale(scene.layout);
  return (hester?.flames ?? []).flatMap((flames, hex): Piece[] => {
    if (flames === 0) return [];
    if (flames > mostFlames) {
      const { x, y } = standAt(scene.layout, hex, { x: 0, y: 30 });
      const style = { size: small ? 14 : 19, colour: harrowPalette.ivory, stroke: 5 };
      scene.label(String(flames), x, y, style, numbers);
    }
    return [{ kind: 'fire', hex, image: drawFire(scene, hex, flames, layer) }];
  });
}

/** Hester herself, and at her feet the flames she hides. */
export function drawHester(
  scene: HarrowScene,
  s: HarrowState,
  crowd: Crowd,
  lit: boolean,
  layers: { readonly units: Phaser.GameObjects.Container; readonly rim: Phaser.GameObjects.Container },
): Piece[] {
  const { layout } = scene;
  const hex = s.hester?.hex;
  if (!s.hester || hex === undefined) return [];
  const size = pieceScale(layout);
  const feet = standAt(layout, hex, hesterFeet(crowd));
  const key = lit ? 'standee-hester-lit' : 'standee-hester';
  const pieces: Piece[] = [
    { kind: 'hester', hex, seat: hesterSeat, image: scene.art(key, feet.x, feet.y, size.hester, layers.units) },
  ];
  if (s.hester.nailed) {
    const { x, y } = nailAt(layout, hex, hesterFeet(crowd));
    const image = scene.art('nail', x, y, size.nail, layers.rim);
    pieces.push({ kind: 'nail', hex, seat: hesterSeat, unit: 'legend', image });
  }
  for (const place of flamePlaces(Math.min(s.hester.flames[hex], mostFlames))) {
    const { x, y } = standAt(layout, hex, place);
    scene.art('flame', x, y, size.flame, layers.rim);
  }
  return pieces;
}

/** HC-HCD-9: a terrain cube lies on a hex as bait. */
export function drawSacrifice(
  scene: HarrowScene,
  { hester }: HarrowState,
  hex: Hex,
  crowd: Crowd,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const laid = hester?.sacrifices[hex] ?? 0;
  if (laid === 0) return [];
  const { x, y } = standAt(scene.layout, hex, sacrificePlace(crowd));
  const key = `cube-${terrains[laid - 1]}`;
  return [{ kind: 'sacrifice', hex, image: scene.art(key, x, y, pieceScale(scene.layout).sacrifice, layer) }];
}

/** Upper left in a hex, where its number is read beside whoever stands there. */
const numberPlace: Point = { x: -32, y: -24 };

/** HC-SOLO-22, 32: the two hexes of the solo card, numbered in the colour of its pile. */
export function drawSoloNumbers(scene: HarrowScene, { solo }: HarrowState, layer: Phaser.GameObjects.Container): void {
  layer.removeAll(true);
  if (!solo?.card) return;
  const { layout } = scene;
  const { hexNumber, small } = pieceScale(layout);
  const { pile, hexes = [] } = soloCards[solo.card];
  for (const hex of hexes) {
    const { x, y } = standAt(layout, hex, numberPlace);
    scene.art(discOf[pile], x, y, hexNumber, layer);
    scene.label(String(hex + 1), x, y, { size: small ? 13 : 15.5 * hexNumber, colour: harrowPalette.ivory }, layer);
  }
}

/** Hexes from which light comes: bonfires. */
export function litByFires({ hester }: HarrowState): Hex[] {
  return Array.from({ length: hexCount }, (_, hex) => hex).filter((hex) => (hester?.flames[hex] ?? 0) > 0);
}
