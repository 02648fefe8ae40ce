/**
 * Hand-written checks of foreign JSON. A check that fails notes its problem and gives a fallback, so that reading goes on;
 * whoever reads looks at the notes at the end.
 */
export interface Notes {
  readonly problems: string[];
}

export function note(notes: Notes, path: string, problem: string): void {
  notes.problems.push(path === '' ? problem : `${path}: ${problem}`);
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (key.includes(',')) return `${path}["${key}"]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A value as a person would write it, short enough for a line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** Is the value nested deeper than so many lists and objects? Nothing in it is looked at beyond that. */
export function isNestedDeeper(value: unknown, most: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return most === 0 || Object.values(value).some((each) => isNestedDeeper(each, most - 1));
}

export function readObject(value: unknown, path: string, notes: Notes): Readonly<Record<string, unknown>> {
  if (value === undefined) return {};
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  note(notes, path, `expected an object, found ${quote(value)}`);
  return {};
}

/** An object with no other keys than these. */
export function readFields(
  value: unknown,
  path: string,
  keys: readonly string[],
  notes: Notes,
): Readonly<Record<string, unknown>> {
  const object = readObject(value, path, notes);
  const foreign = Object.keys(object).find((key) => !keys.includes(key));
  if (foreign !== undefined) note(notes, path, `unknown field ${quote(foreign)} (known: ${keys.join(', ')})`);
  return object;
}

export function readList(value: unknown, path: string, notes: Notes): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  note(notes, path, `expected a list, found ${quote(value)}`);
  return [];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}

export function readCount(value: unknown, path: string, { least, most, fallback }: Bounds, notes: Notes): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  note(notes, path, `expected a whole number from ${least} to ${most}, found ${quote(value)}`);
  return fallback;
}

export function readFlag(value: unknown, path: string, fallback: boolean, notes: Notes): boolean {
  if (value === undefined) return fallback;
  if (typeof value === 'boolean') return value;
  note(notes, path, `expected true or false, found ${quote(value)}`);
  return fallback;
}

export function readOneOf<T extends string>(
  value: unknown,
  path: string,
  list: readonly T[],
  fallback: T,
  notes: Notes,
): T {
  if (value === undefined) return fallback;
  const found = list.find((each) => each === value);
  if (found === undefined) note(notes, path, `expected ${list.join(' or ')}, found ${quote(value)}`);
  return found ?? fallback;
}

export function readNames<T extends string>(value: unknown, path: string, list: readonly T[], notes: Notes): T[] {
  return readList(value, path, notes).map((each, i) => readOneOf(each, join(path, i), list, list[0], notes));
}

/** A number for every word of the list, those not mentioned being 0. */
export function readCounts(
  value: unknown,
  path: string,
  words: readonly string[],
  most: number,
  notes: Notes,
): number[] {
  const object = readFields(value, path, words, notes);
  return words.map((word) => readCount(object[word], join(path, word), { least: 0, most, fallback: 0 }, notes));
}
