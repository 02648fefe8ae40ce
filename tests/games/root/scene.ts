import type { Column, LeaderId } from '../../../src/engine/games/root/factions/eyrie/state.ts';
import { columns } from '../../../src/engine/games/root/factions/eyrie/state.ts';
import { vizierColumns } from '../../../src/engine/games/root/factions/eyrie/tracks.ts';
import { type FactionId, factionIds } from '../../../src/engine/games/root/factions/ids.ts';
import { readPosition } from '../../../src/engine/games/root/notation/position.ts';
import type { CountedKind } from '../../../src/engine/games/root/state/pieces.ts';
import { placeByName } from '../../../src/engine/games/root/state/places.ts';
import { countAt, type RootState, type Side } from '../../../src/engine/games/root/state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An empty table: nobody has pieces or cards but those a test gives. */
const bare: Readonly<Record<FactionId, Fields>> = {
  mc: { hand: [], warriors: {}, sawmills: {}, workshops: {}, recruiters: {}, wood: {}, keep: null },
  ed: { hand: [], warriors: {}, roosts: [] },
  wa: { hand: [], warriors: {}, supporters: [] },
  vb: { hand: [], at: 'fa', items: [] },
};

export interface Scene extends Fields {
  readonly players?: readonly FactionId[];
}

export function stateOf(position: unknown): RootState {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.error);
  return read.state;
}

/** A position on an empty table, in the middle of a Daylight unless told otherwise. */
export function scene(told: Scene = {}): RootState {
  const players = told.players ?? factionIds;
  const sides = players.map((faction) => [faction, { ...bare[faction], ...(told[faction] as Fields | undefined) }]);
  return stateOf({ ...told, players, ...Object.fromEntries(sides) });
}

const acting: Readonly<Record<FactionId, string>> = { mc: 'act', ed: 'resolve', wa: 'act', vb: 'act' };

/** The middle of the faction's Daylight. */
export const daylight = (active: FactionId, step = acting[active]) => ({ active, phase: 'daylight', step }) as const;

export const evening = (active: FactionId, step: string) => ({ active, phase: 'evening', step }) as const;

export const birdsong = (active: FactionId, step: string) => ({ active, phase: 'birdsong', step }) as const;

/** A leader with the viziers in place and further cards, the column being resolved the first of them. */
export function decree(leader: LeaderId, cards: Partial<Record<Column, readonly string[]>> = {}, column?: Column) {
  const own = columns.map((each) => [
    each,
    [...vizierColumns[leader].filter((place) => place === each).map(() => 'vizier'), ...(cards[each] ?? [])],
  ]);
  return { leader, decree: Object.fromEntries(own), ...(column && { column }) };
}

export function sideOf(s: RootState, faction: FactionId): Side {
  const side = s.sides.find((each) => each.faction === faction);
  if (!side) throw new Error(`${faction} does not play`);
  return side;
}

export const seatOf = (s: RootState, faction: FactionId): number => s.sides.indexOf(sideOf(s, faction));

/** Pieces of a kind in a clearing. */
export function there(s: RootState, faction: FactionId, kind: CountedKind, at: string): number {
  const place = placeByName(at);
  if (place === undefined) throw new Error(`no place ${at}`);
  return countAt(sideOf(s, faction), kind, place);
}

export const points = (s: RootState, faction: FactionId): number => sideOf(s, faction).points;
export const handOf = (s: RootState, faction: FactionId): string[] => [...sideOf(s, faction).hand].sort();

/** What only one faction has. */
export function ownOf<K extends string>(s: RootState, faction: FactionId, key: K): unknown {
  return (sideOf(s, faction).own as unknown as Readonly<Record<string, unknown>>)[key];
}

export const supporters = (s: RootState): string[] => [...(ownOf(s, 'wa', 'supporters') as string[])].sort();
