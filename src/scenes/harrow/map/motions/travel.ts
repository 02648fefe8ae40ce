import { distance, type Hex } from '../../../../engine/games/harrow/county.ts';
import type { UnitKind } from '../../../../engine/games/harrow/events/county.ts';
import type { LegendToken } from '../../../../engine/games/harrow/state/kammi.ts';
import type { TokenKind } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { tokensAt } from '../../../../session/harrow/kammi.ts';
import { legendFeet, standsOf, tokenPlaces } from '../../../../ui/harrow/map/stands.ts';
import type { Piece } from '../county/pieces.ts';
import { type Point, standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, find, hop, lift, settleAt, sound, takeHaints, wait } from './motions.ts';

/** Who goes: so many haints of a seat, and its legend. */
interface Company {
  readonly seat: Seat;
  readonly haints: number;
  readonly legend: boolean;
  /** HC-KAM-5: Kammi's second legend. */
  readonly second?: boolean | undefined;
  /** How many of the haints have a snake; unless told, as the position right after shows. */
  readonly infected?: number;
}

/** A far way is flown in a high arc, a step is a hop. */
function arc(from: Hex, to: Hex): { readonly height: number; readonly ms: number } {
  const steps = distance(from, to);
  return steps > 1 ? { height: 48 + 9 * steps, ms: 520 + 60 * steps } : { height: 26, ms: 380 };
}

/** Snakes that are seen on a hex and are no longer there. */
function snakesGone(scene: MapScene, after: HarrowState, seat: Seat, from: Hex): number {
  const seen = find(scene, 'haint', from, seat).filter((piece) => piece.infected).length;
  return Math.max(0, seen - (after.hester?.infected[seat][from] ?? 0));
}

/** What belongs to a standee, a keyhole or a torn sack, keeps its place beside it. */
function partPlace(piece: Piece, all: readonly Piece[], feet: Point): Point {
  const main = all.find(({ legend }) => legend === piece.legend) ?? piece;
  return { x: feet.x + piece.image.x - main.image.x, y: feet.y + piece.image.y - main.image.y };
}

/** Units go from hex to hex, one a little after the other. */
export async function travel(scene: MapScene, after: HarrowState, company: Company, from: Hex, to: Hex): Promise<void> {
  const { layout } = scene;
  const { seat, haints, legend, second = false } = company;
  const walkers = takeHaints(scene, from, seat, haints, company.infected ?? snakesGone(scene, after, seat, from));
  const goes = (piece: Piece) => (piece.legend === 'second' ? second : legend);
  const leader = find(scene, 'legend', from, seat).filter(goes);
  const there = crowdAt(scene, to);
  const before = find(scene, 'haint', to, seat).length;
  const feet = standsOf({ ...there, haints: before + haints, legend: legend || second || there.legend }).haints.slice(
    before,
  );
  lift(scene, [...leader, ...walkers]);
  const jumps = [
    ...leader.map((piece) => ({
      piece,
      to: partPlace(
        piece,
        leader,
        standAt(layout, to, legendFeet({ ...there, legend: true }, piece.legend === 'second')),
      ),
      cue: 'legendStep' as const,
    })),
    ...walkers.map((piece, i) => ({
      piece,
      to: standAt(layout, to, feet[i] ?? { x: 0, y: 26 }),
      cue: 'haintStep' as const,
    })),
  ];
  const { height, ms } = arc(from, to);
  await Promise.all(
    jumps.map(async (jump, i) => {
      // The parts of a standee go together.
      await wait(scene, jump.cue === 'legendStep' ? 0 : 70 * i);
      await hop(scene, jump.piece.image, jump.to, height * pieceScale(layout).spread, ms);
      sound(scene, jump.cue);
    }),
  );
  settleAt(scene, [...leader, ...walkers], to);
}

/** Things slide or fly from hex to hex. */
export async function carry(scene: MapScene, found: readonly Piece[], from: Hex, to: Hex, place: Point): Promise<void> {
  lift(scene, found);
  const { height, ms } = arc(from, to);
  const { spread } = pieceScale(scene.layout);
  const goal = standAt(scene.layout, to, place);
  await Promise.all(
    found.map((piece, i) =>
      hop(scene, piece.image, { x: goal.x + 3 * i, y: goal.y - 3 * i }, (height / 2) * spread, ms),
    ),
  );
  settleAt(scene, found, to);
}

/** Where the next token of a hex comes to lie. */
export function nextTokenPlace(scene: MapScene, hex: Hex): Point {
  const count = find(scene, 'token', hex).length + 1;
  return tokenPlaces(crowdAt(scene, hex), count)[count - 1];
}

export async function carryToken(scene: MapScene, token: TokenKind, from: Hex, to: Hex): Promise<void> {
  const found = scene.pieces.filter((p) => p.kind === 'token' && p.hex === from && p.token === token).slice(0, 1);
  sound(scene, 'tokenPicked');
  await carry(scene, found, from, to, nextTokenPlace(scene, to));
}

/** A legend is seen there and stands there no longer. */
function hasLeft(scene: MapScene, s: HarrowState, owner: Seat, from: Hex, token: LegendToken): boolean {
  const isSeen = find(scene, 'legend', from, owner).some(({ legend }) => legend === token);
  return isSeen && !tokensAt(s, owner, from).includes(token);
}

/** Everything of a hex that could go is drawn to another (HC-UPG-6); townsfolk come after by themselves. */
export async function carryAll(scene: MapScene, s: HarrowState, from: Hex, to: Hex): Promise<void> {
  const here = scene.pieces.filter((piece) => piece.hex === from);
  const things = here.filter(
    ({ kind }) =>
      kind === 'token' ||
      kind === 'path' ||
      kind === 'redCube' ||
      kind === 'goad' ||
      (kind === 'building' && s.buildings[from] === 0),
  );
  const seat = here.find(({ kind }) => kind === 'haint' || kind === 'legend')?.seat;
  const gone = (owner: Seat): Company => ({
    seat: owner,
    haints: find(scene, 'haint', from, owner).length - s.seats[owner].haints[from],
    legend: hasLeft(scene, s, owner, from, 'first'),
    second: hasLeft(scene, s, owner, from, 'second'),
  });
  await Promise.all([
    seat === undefined ? undefined : travel(scene, s, gone(seat), from, to),
    carry(scene, things, from, to, nextTokenPlace(scene, to)),
  ]);
}

/** One unit that goes alone. */
export const unitAlone = (unit: UnitKind): Pick<Company, 'haints' | 'legend' | 'second'> => ({
  haints: unit === 'haint' ? 1 : 0,
  legend: unit === 'legend',
  second: unit === 'second',
});
