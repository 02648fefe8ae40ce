import { traitsOf } from '../factions/factions.ts';
import { type FactionId, factionIds } from '../factions/ids.ts';
import type { PieceSort } from '../state/pieces.ts';
import { type CountedKind, countedKinds } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, mapOf, type RootState, type Side } from '../state.ts';

type KindsBySort = Readonly<Record<PieceSort, readonly CountedKind[]>>;

function kindsIn(faction: FactionId): KindsBySort {
  const { pieces } = traitsOf({ faction });
  const of = (sort: PieceSort) => countedKinds.filter((kind) => pieces[kind]?.sort === sort);
  return { warrior: of('warrior'), building: of('building'), token: of('token') };
}

const kindsByFaction: ReadonlyMap<FactionId, KindsBySort> = new Map(
  factionIds.map((faction) => [faction, kindsIn(faction)]),
);
const noKinds: KindsBySort = { warrior: [], building: [], token: [] };

/** The kinds of pieces a faction has. */
export const kindsOf = ({ faction }: Side): KindsBySort => kindsByFaction.get(faction) ?? noKinds;

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

/** RT-G.1.9: a warrior, pawn, building or token of the side. */
export function hasPiece(side: Side, at: Clearing): boolean {
  if (side.pawn === at || (side.on.warrior?.[at] ?? 0) > 0) return true;
  return countOf(side, 'token', at) > 0 || countOf(side, 'building', at) > 0;
}
