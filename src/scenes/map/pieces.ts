import type Phaser from 'phaser';
import { type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import type { FrameOf } from '../../engine/games/harrow/flow.ts';
import { type HarrowState, tokenKinds } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Layout } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { haintFeet, hexCentre, legendFeet, type Point } from './places.ts';
import { pieceScale } from './scale.ts';

/** What a sprite stands for, so that an animation can find it. */
export type PieceKind =
  | 'haint'
  | 'legend'
  | 'townsfolk'
  | 'building'
  | 'path'
  | 'storm'
  | 'token'
  | 'redCube'
  | 'nail'
  | 'goad'
  | 'rage';

export interface Piece {
  readonly kind: PieceKind;
  readonly hex: Hex;
  readonly seat?: Seat;
  readonly token?: (typeof tokenKinds)[number];
  /** A nail lies under a unit of this kind. */
  readonly unit?: 'haint' | 'legend';
  readonly image: Phaser.GameObjects.Image;
}

/** Where chips lie: beside the pieces of their hex. */
export const chipSpot: Point = { x: 29, y: 2 };

export const tokenArt = {
  move: 'token-move',
  spawn: 'token-spawn',
  strengthen: 'token-strengthen',
  scroll: 'token-legend',
};

export function pieceNeeds(layout: Layout, s: HarrowState): Need[] {
  const size = pieceScale(layout);
  return [
    ...(['protectors', 'family'] as const).flatMap((faction): Need[] => [
      [`haint-${faction}`, size.haint],
      [`haint-${faction}`, size.haintBesideLegend],
    ]),
    ...s.seats.flatMap(({ legend }): Need[] => [
      [`standee-${legend}`, size.standee],
      [`standee-${legend}-lit`, size.standee],
    ]),
    ['townsfolk', size.townsfolk],
    ['building', size.building],
    ['path', size.path],
    ['emmy-cube', size.cube],
    ['storm-piece', size.stormBadge],
    ['nail', size.nail],
    ['goad', size.chip],
    ['rage', size.chip],
    ...Object.values(tokenArt).map((key): Need => [key, size.token]),
  ];
}

export function haintScale(layout: Layout, hasLegend: boolean): number {
  const size = pieceScale(layout);
  return hasLegend ? size.haintBesideLegend : size.haint;
}

/** Feet of a piece of a hex, the offset being given for a side of 49. */
export function standAt(layout: Layout, hex: Hex, { x, y }: Point): Point {
  const centre = hexCentre(layout, hex);
  const { spread } = pieceScale(layout);
  return { x: centre.x + x * spread, y: centre.y + y * spread };
}

function stackOffset(index: number): number {
  return index * 3;
}

/** Tokens, paths and objectives of a hex; with units there they move to the rim. */
function drawThings(
  scene: StageScene,
  s: HarrowState,
  hex: Hex,
  hasUnits: boolean,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const { layout } = scene;
  const size = pieceScale(layout);
  const pieces: Piece[] = [];
  const put = (kind: PieceKind, key: string, offset: Point, scale: number, token?: Piece['token']) => {
    const { x, y } = standAt(layout, hex, offset);
    pieces.push({ kind, hex, token, image: scene.art(key, x, y, scale, layer) });
  };
  const objectives = s.townsfolk[hex] + s.buildings[hex];
  const besides = objectives > 0;
  const tokenSpot = hasUnits ? { x: -30, y: -20 } : besides ? { x: 20, y: 14 } : { x: 0, y: 14 };
  for (let i = 0; i < s.paths[hex]; i++)
    put('path', 'path', { x: 22 - i * 8, y: hasUnits ? -24 : 24 - i * 4 }, size.path);
  let stacked = 0;
  tokenKinds.forEach((token, kind) => {
    for (let i = 0; i < s.tokens[hex * tokenKinds.length + kind]; i++) {
      const lift = stackOffset(stacked++);
      put('token', tokenArt[token], { x: tokenSpot.x + lift, y: tokenSpot.y - lift }, size.token, token);
    }
  });
  for (let i = 0; i < s.buildings[hex]; i++) put('building', 'building', { x: -17 + i * 10, y: 28 }, size.building);
  for (let i = 0; i < s.townsfolk[hex]; i++)
    put('townsfolk', 'townsfolk', { x: -16 - i * 9, y: 27 + i * 3 }, size.townsfolk);
  // Units hide the cloud they stand in, and one cloud hides the other.
  const unseen = hasUnits ? s.storms[hex] : Math.max(0, s.storms[hex] - 1);
  for (let i = 0; i < unseen; i++) put('storm', 'storm-piece', { x: -36 + i * 5, y: 6 + i * 12 }, size.stormBadge);
  for (let i = 0; i < s.redCubes[hex]; i++) put('redCube', 'emmy-cube', { x: 30, y: 4 }, size.cube);
  if (s.goads.includes(hex)) put('goad', 'goad', chipSpot, size.chip);
  if (rageHex(s) === hex) put('rage', 'rage', chipSpot, size.chip);
  return pieces;
}

/** Malachi's token lies on the map while it attacks (HC-LGD-MAL-1). */
function rageHex(s: HarrowState): Hex | undefined {
  const attack = s.flow.find(
    (frame): frame is FrameOf<'attack'> => frame.kind === 'attack' && frame.rage !== undefined,
  );
  return attack?.rage;
}

function drawUnits(
  scene: StageScene,
  s: HarrowState,
  hex: Hex,
  seat: Seat,
  lit: boolean,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const { layout } = scene;
  const own = s.seats[seat];
  const hasLegend = own.legendHex === hex;
  const pieces: Piece[] = [];
  if (hasLegend) {
    const { x, y } = standAt(layout, hex, legendFeet);
    const key = `standee-${own.legend}${lit ? '-lit' : ''}`;
    pieces.push({ kind: 'legend', hex, seat, image: scene.art(key, x, y, pieceScale(layout).standee, layer) });
  }
  const stands = haintFeet(own.haints[hex], hasLegend);
  for (const feet of stands) {
    const { x, y } = standAt(layout, hex, feet);
    const image = scene.art(`haint-${own.faction}`, x, y, haintScale(layout, hasLegend), layer);
    pieces.push({ kind: 'haint', hex, seat, image });
  }
  return [...pieces, ...drawNails(scene, s, hex, seat, stands, layer)];
}

/** A nail's head looks out at its unit's feet. */
export function nailAt(layout: Layout, hex: Hex, feet: Point): Point {
  return standAt(layout, hex, { x: feet.x + 9, y: feet.y + 5 });
}

function drawNails(
  scene: StageScene,
  s: HarrowState,
  hex: Hex,
  seat: Seat,
  stands: readonly Point[],
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const nails = s.nails.filter((nail) => nail.hex === hex && nail.seat === seat);
  let nailedHaints = 0;
  return nails.map(({ unit }) => {
    const feet = unit === 'legend' ? legendFeet : (stands[nailedHaints++] ?? legendFeet);
    const { x, y } = nailAt(scene.layout, hex, feet);
    return { kind: 'nail', hex, seat, unit, image: scene.art('nail', x, y, pieceScale(scene.layout).nail, layer) };
  });
}

/** Draws everything that stands and lies on the county, back to front. */
export function drawPieces(
  scene: StageScene,
  s: HarrowState,
  litHex: Hex | undefined,
  layers: { readonly things: Phaser.GameObjects.Container; readonly units: Phaser.GameObjects.Container },
): Piece[] {
  layers.things.removeAll(true);
  layers.units.removeAll(true);
  const pieces: Piece[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const owner = s.seats.findIndex((seat) => seat.haints[hex] > 0 || seat.legendHex === hex);
    pieces.push(...drawThings(scene, s, hex, owner >= 0, layers.things));
    if (owner >= 0) pieces.push(...drawUnits(scene, s, hex, owner, hex === litHex, layers.units));
  }
  layers.units.sort('y');
  return pieces;
}
