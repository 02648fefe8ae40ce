import { traitsOf } from '../factions/factions.ts';
import type { PieceSort } from '../state/pieces.ts';
import { type CountedKind, countedKinds } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, mapOf, type RootState, type Side } from '../state.ts';

type KindsBySort = Readonly<Record<PieceSort, readonly CountedKind[]>>;

const known = new Map<string, KindsBySort>();

/** The kinds of pieces a faction has. */
export function kindsOf(side: Side): KindsBySort {
  const found = known.get(side.faction);
  if (found) return found;
  const { pieces } = traitsOf(side);
  const of = (sort: PieceSort) => countedKinds.filter((kind) => pieces[kind]?.sort === sort);
  const kinds = { warrior: of('warrior'), building: of('building'), token: of('token') };
  known.set(side.faction, kinds);
  return kinds;
}

/** RT-G.1.34, RT-G.1.29: what is named when hits are taken. */
export function countOf(side: Side, sort: PieceSort, at: Clearing): number {
  let total = 0;
  for (const kind of kindsOf(side)[sort]) total += countAt(side, kind, at);
  return total;
}

/** RT-2.2.3: slots with neither a building nor a ruin. */
export function freeSlots(s: RootState, at: Clearing): number {
  let free = mapOf(s).slots[at];
  for (const ruin of s.ruins) if (ruin.at === at) free--;
  for (const side of s.sides) free -= countOf(side, 'building', at);
  return free;
}
