import { join, type Notes, note, quote, readList } from '../../../kit/json.ts';
import { type Hex, hexByName } from '../county.ts';

export function readHex(value: unknown, path: string, fallback: Hex, notes: Notes): Hex {
  if (value === undefined) return fallback;
  const hex = typeof value === 'string' ? hexByName(value) : undefined;
  if (hex === undefined) note(notes, path, `no hex is named ${quote(value)}`);
  return hex ?? fallback;
}

export function readHexes(value: unknown, path: string, notes: Notes): Hex[] {
  return readList(value, path, notes).map((name, i) => {
    if (name === undefined) note(notes, join(path, i), 'no hex is named nothing');
    return readHex(name, join(path, i), 0, notes);
  });
}
