import type Phaser from 'phaser';
import { type Hex, hexCount } from '../../engine/games/harrow/county.ts';
import { type HarrowState, tokenKinds } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Layout } from '../../ui/layout.ts';
import type { Need, StageScene } from '../stage-scene.ts';
import { haintFeet, hexCentre, legendFeet, type Point } from './places.ts';
import { pieceScale } from './scale.ts';

/** What a sprite stands for, so that an animation can find it. */
export type PieceKind = 'haint' | 'legend' | 'townsfolk' | 'building' | 'path' | 'storm' | 'token' | 'redCube';

export interface Piece {
  readonly kind: PieceKind;
  readonly hex: Hex;
  readonly seat?: Seat;
  readonly token?: (typeof tokenKinds)[number];
  readonly image: Phaser.GameObjects.Image;
}

export const tokenArt = {
  move: 'token-move',
  spawn: 'token-spawn',
  strengthen: 'token-strengthen',
  scroll: 'token-legend',
};

export function pieceNeeds(layout: Layout): Need[] {
  const size = pieceScale(layout);
  return [
    ...(['protectors', 'family'] as const).flatMap((faction): Need[] => [
      [`haint-${faction}`, size.haint],
      [`haint-${faction}`, size.haintBesideLegend],
    ]),
    ...['emmy', 'emmy-lit', 'levi', 'levi-lit'].map((name): Need => [`standee-${name}`, size.standee]),
    ['townsfolk', size.townsfolk],
    ['building', size.building],
    ['path', size.path],
    ['emmy-cube', size.cube],
    ['storm-piece', size.stormBadge],
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
  // Units hide the cloud they stand in.
  if (hasUnits && s.storms[hex] > 0) put('storm', 'storm-piece', { x: -36, y: 6 }, size.stormBadge);
  for (let i = 0; i < s.redCubes[hex]; i++) put('redCube', 'emmy-cube', { x: 30, y: 4 }, size.cube);
  return pieces;
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
  for (const feet of haintFeet(own.haints[hex], hasLegend)) {
    const { x, y } = standAt(layout, hex, feet);
    const image = scene.art(`haint-${own.faction}`, x, y, haintScale(layout, hasLegend), layer);
    pieces.push({ kind: 'haint', hex, seat, image });
  }
  return pieces;
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
