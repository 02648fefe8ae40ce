import { join, type Notes, note, quote, readCount, readFields, readNames } from '../../../kit/json.ts';
import { type CardId, cardIds, hidden } from '../state/cards.ts';
import { itemIds } from '../state/items.ts';
import type { CountedKind } from '../state/pieces.ts';
import { type Place, placeByName, placeNames } from '../state/places.ts';
import { mapOf, type RootState } from '../state.ts';

/** The object of a position, and where it is in it. */
export interface Reading {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly notes: Notes;
}

export const at = (reading: Reading, key: string): string => join(reading.path, key);

/** `{ "c1": 2, "c5": 3 }`. */
export function writeCounts(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.flatMap((n, place) => (n > 0 ? [[placeNames[place], n]] : [])));
}

/** `["c3", "c11"]`. */
export const writePlaces = (counts: readonly number[]): string[] =>
  counts.flatMap((n, place) => (n > 0 ? [placeNames[place]] : []));

export function readPlace(value: unknown, path: string, s: RootState, notes: Notes): Place {
  const place = typeof value === 'string' ? placeByName(value) : undefined;
  const isKnown = place !== undefined && (place < mapOf(s).suits.length || mapOf(s).forests.includes(place));
  if (!isKnown) note(notes, path, `no place is named ${quote(value)}`);
  return isKnown ? place : 0;
}

export function readClearing(value: unknown, path: string, s: RootState, notes: Notes): Place {
  const place = readPlace(value, path, s, notes);
  if (place < mapOf(s).suits.length) return place;
  note(notes, path, `${quote(value)} is no clearing`);
  return 0;
}

const mostPieces = 25;

/** Pieces of a kind by clearing, where they are told: `{ "c1": 2 }`, or a list of clearings with one in each. */
export function readPieces(s: RootState, seat: number, kind: CountedKind, key: string, reading: Reading): void {
  const value = reading.fields[key];
  const there = s.sides[seat].on[kind];
  if (value === undefined || !there) return;
  there.fill(0);
  const path = at(reading, key);
  if (Array.isArray(value)) {
    value.forEach((name, i) => {
      const place = readClearing(name, join(path, i), s, reading.notes);
      if (there[place] > 0) note(reading.notes, join(path, i), `there is one at ${quote(name)} already`);
      there[place] = 1;
    });
    return;
  }
  const names = mapOf(s).suits.map((_, place) => placeNames[place]);
  const counts = readFields(value, path, names, reading.notes);
  names.forEach((name, place) => {
    there[place] = readCount(
      counts[name],
      join(path, name),
      { least: 0, most: mostPieces, fallback: 0 },
      reading.notes,
    );
  });
}

/** Cards by name, or `hidden`. */
export function readCards(value: unknown, path: string, notes: Notes): CardId[] {
  return readNames<CardId>(value, path, [...cardIds, hidden], notes);
}

/** `["tea", "boot"]` as counts. */
export function readItems(value: unknown, path: string, notes: Notes): number[] {
  const counts = itemIds.map(() => 0);
  for (const item of readNames(value, path, itemIds, notes)) counts[itemIds.indexOf(item)]++;
  return counts;
}

export const writeItems = (counts: readonly number[]): string[] =>
  itemIds.flatMap((item, kind) => new Array<string>(counts[kind]).fill(item));

/** A number for each word of an object, as far as they are told. */
export function readByName(
  value: unknown,
  path: string,
  names: readonly string[],
  most: number,
  notes: Notes,
): number[] {
  const object = readFields(value, path, names, notes);
  return names.map((name) => readCount(object[name], join(path, name), { least: 0, most, fallback: 0 }, notes));
}
