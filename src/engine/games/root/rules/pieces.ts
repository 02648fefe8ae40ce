import { byFaction } from '../factions/by-faction.ts';
import { traitsOf } from '../factions/factions.ts';
import type { FactionId } from '../factions/ids.ts';
import { type CountedKind, countedKinds, type PieceSort } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, mapOf, type RootState, type Side } from '../state.ts';

/** Kinds by sort, those that count for rule (RT-2.5-1), those behind the warriors (RT-4.3.4-3), and all of them. */
type Kinds = Readonly<Record<PieceSort | 'ruling' | 'exposed' | 'all', readonly CountedKind[]>>;

function kindsIn(faction: FactionId): Kinds {
  const { pieces } = traitsOf({ faction });
  const of = (...sorts: readonly PieceSort[]) =>
    sorts.flatMap((sort) => countedKinds.filter((kind) => pieces[kind]?.sort === sort));
  return {
    warrior: of('warrior'),
    building: of('building'),
    token: of('token'),
    ruling: of('warrior', 'building'),
    exposed: of('building', 'token'),
    all: of('warrior', 'building', 'token'),
  };
}

const kinds = byFaction(kindsIn);

/** The kinds of pieces a faction has. */
export const kindsOf = ({ faction }: Side): Kinds => kinds(faction);

/** RT-G.1.34, RT-G.1.29: what is named when hits are taken. */
export function countOf(side: Side, sort: PieceSort, at: Clearing): number {
  let total = 0;
  const own = kindsOf(side)[sort];
  for (let i = 0; i < own.length; i++) total += countAt(side, own[i], at);
  return total;
}

/** How many pieces of these kinds the side has in each clearing. */
export function countEverywhere(s: RootState, { on }: Side, of: readonly CountedKind[]): number[] {
  const out = mapOf(s).nothing.slice();
  for (let i = 0; i < of.length; i++) {
    const there = on[of[i]];
    if (there) for (let at = 0; at < out.length; at++) out[at] += there[at];
  }
  return out;
}

/** RT-2.2.3: slots with neither a building nor a ruin. */
export function freeSlots(s: RootState, at: Clearing): number {
  let free = mapOf(s).slots[at];
  for (let i = 0; i < s.ruins.length; i++) if (s.ruins[i].at === at) free--;
  for (let i = 0; i < s.sides.length; i++) free -= countOf(s.sides[i], 'building', at);
  return free;
}

/** The same in every clearing. */
export function slotsLeft(s: RootState): number[] {
  const free = mapOf(s).slots.slice();
  for (let i = 0; i < s.ruins.length; i++) free[s.ruins[i].at]--;
  for (let i = 0; i < s.sides.length; i++) {
    const { building } = kindsOf(s.sides[i]);
    for (let kind = 0; kind < building.length; kind++) {
      const there = s.sides[i].on[building[kind]];
      if (there) for (let at = 0; at < free.length; at++) free[at] -= there[at];
    }
  }
  return free;
}

/** RT-G.1.9: a warrior, pawn, building or token of the side. */
export function hasPiece(side: Side, at: Clearing): boolean {
  if (side.pawn === at) return true;
  const { all } = kindsOf(side);
  for (let i = 0; i < all.length; i++) if (countAt(side, all[i], at) > 0) return true;
  return false;
}
