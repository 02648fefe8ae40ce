import { traitsOf } from '../factions/factions.ts';
import { type FactionId, factionIds } from '../factions/ids.ts';
import type { PieceSort } from '../state/pieces.ts';
import { type CountedKind, countedKinds } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, mapOf, type RootState, type Side } from '../state.ts';

type KindsBySort = Readonly<Record<PieceSort, readonly CountedKind[]>>;

const kindsByFaction = Object.fromEntries(
  factionIds.map((faction) => {
    const { pieces } = traitsOf({ faction });
    const of = (sort: PieceSort) => countedKinds.filter((kind) => pieces[kind]?.sort === sort);
    return [faction, { warrior: of('warrior'), building: of('building'), token: of('token') }];
  }),
) as Readonly<Record<FactionId, KindsBySort>>;

/** The kinds of pieces a faction has. */
export const kindsOf = ({ faction }: Side): KindsBySort => kindsByFaction[faction];

/** RT-G.1.34, RT-G.1.29: what is named when hits are taken. */
export function countOf(side: Side, sort: PieceSort, at: Clearing): number {
  let total = 0;
  const kinds = kindsOf(side)[sort];
  for (let i = 0; i < kinds.length; i++) total += countAt(side, kinds[i], at);
  return total;
}

/** RT-2.2.3: slots with neither a building nor a ruin. */
export function freeSlots(s: RootState, at: Clearing): number {
  let free = mapOf(s).slots[at];
  for (let i = 0; i < s.ruins.length; i++) if (s.ruins[i].at === at) free--;
  for (let i = 0; i < s.sides.length; i++) free -= countOf(s.sides[i], 'building', at);
  return free;
}
