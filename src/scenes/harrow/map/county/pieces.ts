import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { type Hex, hexCount } from '../../../../engine/games/harrow/county.ts';
import type { UnitKind } from '../../../../engine/games/harrow/events/county.ts';
import type { FrameOf } from '../../../../engine/games/harrow/flow.ts';
import type { RootColour } from '../../../../engine/games/harrow/state/hester.ts';
import type { LegendToken } from '../../../../engine/games/harrow/state/kammi.ts';
import { type FactionId, hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import { tokenKinds } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { couldBe, tokensAt } from '../../../../session/harrow/kammi.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { crowdOf, ownerOf } from '../../../../ui/harrow/map/crowd.ts';
import {
  type Crowd,
  chipPlace,
  cubePlace,
  isCrowded,
  legendFeet,
  pathPlaces,
  type Stands,
  standsOf,
  tokenPlaces,
} from '../../../../ui/harrow/map/stands.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { nailAt, type Point, standAt } from '../hex-centres.ts';
import { tokenArt } from '../rail/token-art.ts';
import { pieceScale } from '../scale.ts';
import { drawFairThings, fairNeeds } from './fair-pieces.ts';
import { drawHester, drawSacrifice, hesterNeeds } from './hester-pieces.ts';
import { drawDoll, drawLegend, drawMoney, kammiNeeds } from './kammi-pieces.ts';

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
  | 'rage'
  | 'night'
  | 'root'
  | 'fire'
  | 'hester'
  | 'sacrifice'
  | 'doll'
  | 'money'
  | 'nest'
  | 'offer'
  | 'cross'
  | 'item'
  | 'secret'
  | 'thorn'
  | 'arrow';

export interface Piece {
  readonly kind: PieceKind;
  readonly hex: Hex;
  readonly seat?: Seat;
  readonly token?: (typeof tokenKinds)[number];
  /** A haint with a snake in its ear, or the nail under one. */
  readonly infected?: boolean;
  /** How large a haint is shown. */
  readonly scale?: number;
  readonly colour?: RootColour;
  /** A nail lies under a unit of this kind. */
  readonly unit?: UnitKind;
  /** Of Kammi's two legends: which one (HC-KAM-5). */
  readonly legend?: LegendToken;
  readonly image: Phaser.GameObjects.Image;
}

export function pieceNeeds(layout: Layout, s: HarrowState): Need[] {
  const size = pieceScale(layout);
  return [
    ...factionsOf(s).flatMap((faction): Need[] => [
      [`haint-${faction}`, size.haint],
      [`haint-${faction}`, size.haintBesideLegend],
    ]),
    ...s.seats
      .flatMap((_, seat) => couldBe(s, seat))
      .flatMap((who): Need[] => [
        [`standee-${who}`, size.standee],
        [`standee-${who}-lit`, size.standee],
      ]),
    ...kammiNeeds(layout, s),
    ...fairNeeds(layout, s),
    ['townsfolk', size.townsfolk],
    ['townsfolk', size.townsfolk * size.close],
    ['building', size.building],
    ['building', size.building * size.close],
    ['path', size.path],
    ['path', size.path * size.rim],
    ['emmy-cube', size.cube],
    ['storm-piece', size.stormBadge],
    ['nail', size.nail],
    ['goad', size.chip],
    ['rage', size.chip],
    ...(features[s.config.mode].cards ? [[nightArt, size.night] as Need] : []),
    ...hesterNeeds(layout, s),
    ...Object.values(tokenArt).flatMap((key): Need[] => [
      [key, size.token],
      [key, size.token * size.rim],
    ]),
  ];
}

/** The picture of the card that lets a seat reach farther (HC-TAC-15). */
const nightArt = 'card-t_out_all_night';

export function haintKey(faction: FactionId, infected: boolean): string {
  return `haint-${faction}${infected ? '-infected' : ''}`;
}

export function haintScale(layout: Layout, isSmall = false): number {
  const size = pieceScale(layout);
  return isSmall ? size.haintBesideLegend : size.haint;
}

interface Layers {
  /** What lies on the ground. */
  readonly things: Phaser.GameObjects.Container;
  /** What stands upright, the rear first. */
  readonly units: Phaser.GameObjects.Container;
  /** What lies before the feet of those who stand there. */
  readonly rim: Phaser.GameObjects.Container;
}

/** Tokens, paths and chips of a hex; before the feet of a crowd they are small. */
function drawThings(scene: HarrowScene, s: HarrowState, hex: Hex, crowd: Crowd, layers: Layers): Piece[] {
  const { layout } = scene;
  const size = pieceScale(layout);
  const pieces: Piece[] = [];
  const crowded = isCrowded(crowd);
  const layer = crowded ? layers.rim : layers.things;
  const k = crowded ? size.rim : 1;
  const put = (kind: PieceKind, key: string, place: Point, scale: number, to = layer, token?: Piece['token']) => {
    const { x, y } = standAt(layout, hex, place);
    pieces.push({ kind, hex, token, image: scene.art(key, x, y, scale, to) });
  };
  for (const place of pathPlaces(crowd, s.paths[hex])) put('path', 'path', place, size.path * k);
  const tokens = tokenKinds.flatMap((token, kind) =>
    Array.from({ length: s.tokens[hex * tokenKinds.length + kind] }, () => token),
  );
  tokenPlaces(crowd, tokens.length).forEach((place, i) => {
    put('token', tokenArt[tokens[i]], place, size.token * k, layer, tokens[i]);
  });
  // A lone haint stands before its cloud; more of them hide it, and one cloud hides the other.
  const isHidden = crowd.haints > 1 || crowd.legend || crowd.hester;
  const unseen = isHidden ? s.storms[hex] : Math.max(0, s.storms[hex] - 1);
  for (let i = 0; i < unseen; i++) {
    put('storm', 'storm-piece', { x: -30 + i * 5, y: 4 + i * 12 }, size.stormBadge, layers.things);
  }
  for (let i = 0; i < s.redCubes[hex]; i++) put('redCube', 'emmy-cube', cubePlace, size.cube);
  if (s.goads.includes(hex)) put('goad', 'goad', chipPlace, size.chip);
  if (rageHex(s) === hex) put('rage', 'rage', chipPlace, size.chip);
  return [
    ...pieces,
    ...drawSacrifice(scene, s, hex, crowd, layer),
    ...drawMoney(scene, s, hex, layer),
    ...drawFairThings(scene, s, hex, crowd, layers),
  ];
}

/** Townsfolk and buildings: they stand among the units. */
function drawObjectives(scene: HarrowScene, hex: Hex, stands: Stands, layer: Phaser.GameObjects.Container): Piece[] {
  const { layout } = scene;
  const size = pieceScale(layout);
  const k = stands.close ? size.close : 1;
  const put = (kind: 'building' | 'townsfolk', feet: Point): Piece => {
    const { x, y } = standAt(layout, hex, feet);
    return { kind, hex, image: scene.art(kind, x, y, size[kind] * k, layer) };
  };
  return [
    ...stands.buildings.map((feet) => put('building', feet)),
    ...stands.townsfolk.map((feet) => put('townsfolk', feet)),
  ];
}

/** Malachi's token lies on the map while it attacks (HC-LGD-MAL-1). */
function rageHex(s: HarrowState): Hex | undefined {
  const attack = s.flow.find(
    (frame): frame is FrameOf<'attack'> => frame.kind === 'attack' && frame.rage !== undefined,
  );
  return attack?.rage;
}

function drawUnits(
  scene: HarrowScene,
  s: HarrowState,
  hex: Hex,
  seat: Seat,
  crowd: Crowd,
  stands: Stands,
  lit: boolean,
  layers: Layers,
): Piece[] {
  const { layout } = scene;
  const size = pieceScale(layout);
  const own = s.seats[seat];
  const tokens = tokensAt(s, seat, hex);
  const hasLegend = tokens.length > 0;
  const pieces: Piece[] = tokens.flatMap((token) => {
    const at = standAt(layout, hex, legendFeet(crowd, token === 'second'));
    return drawLegend(scene, s, { seat, hex, token, at, lit }, layers.units);
  });
  const healthy = stands.haints.length - (s.hester?.infected[seat][hex] ?? 0);
  const scale = haintScale(layout, hasLegend || crowd.hester || stands.close);
  stands.haints.forEach((feet, i) => {
    const { x, y } = standAt(layout, hex, feet);
    const infected = i >= healthy;
    const key = haintKey(own.faction, infected);
    pieces.push({ kind: 'haint', hex, seat, infected, scale, image: scene.art(key, x, y, scale, layers.units) });
  });
  if (hasLegend && s.active === seat && s.effects.range > 0) {
    const { x, y } = standAt(layout, hex, nightPlace);
    pieces.push({ kind: 'night', hex, seat, image: scene.art(nightArt, x, y, size.night, layers.rim) });
  }
  return [...pieces, ...drawNails(scene, s, hex, seat, crowd, stands.haints, healthy, layers.units)];
}

/** Beside the head of the legend who reaches farther: the picture's upper left corner. */
const nightPlace: Point = { x: 17, y: -52 };

function drawNails(
  scene: HarrowScene,
  s: HarrowState,
  hex: Hex,
  seat: Seat,
  crowd: Crowd,
  stands: readonly Point[],
  healthy: number,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const leader = legendFeet(crowd);
  const nails = s.nails.filter((nail) => nail.hex === hex && nail.seat === seat);
  // Infected haints stand behind the healthy ones.
  const next = { healthy: 0, infected: healthy };
  return nails.map(({ unit, infected }) => {
    const feet =
      unit === 'haint'
        ? (stands[next[infected ? 'infected' : 'healthy']++] ?? leader)
        : legendFeet(crowd, unit === 'second');
    const { x, y } = nailAt(scene.layout, hex, feet);
    const image = scene.art('nail', x, y, pieceScale(scene.layout).nail, layer);
    return { kind: 'nail', hex, seat, unit, infected, image };
  });
}

/** The rays round Hester reach over her neighbours: she stands behind all who stand this far behind her. */
const raysOfHester = 30;

/** Draws everything that stands and lies on the county, back to front. */
export function drawPieces(scene: HarrowScene, s: HarrowState, litHex: Hex | undefined, layers: Layers): Piece[] {
  for (const layer of Object.values(layers)) layer.removeAll(true);
  const pieces: Piece[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const owner = ownerOf(s, hex);
    const crowd = crowdOf(s, hex);
    const stands = standsOf(crowd);
    pieces.push(...drawThings(scene, s, hex, crowd, layers));
    pieces.push(...drawObjectives(scene, hex, stands, layers.units), ...drawDoll(scene, s, hex, crowd, layers.units));
    if (owner >= 0) pieces.push(...drawUnits(scene, s, hex, owner, crowd, stands, hex === litHex, layers));
    if (crowd.hester) {
      pieces.push(...drawHester(scene, s, crowd, hex === litHex || s.active === hesterSeat, layers));
    }
  }
  for (const { kind, image } of pieces) image.setDepth(kind === 'hester' ? image.y - raysOfHester : image.y);
  layers.units.sort('depth');
  return pieces;
}
