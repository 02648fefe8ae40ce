import { type Field, unreadable } from '../../../kit/words.ts';
import { type Hex, hexByName, hexNames } from '../county.ts';

export const hex: Field<Hex> = {
  write: (value) => hexNames[value],
  read: (words) => hexByName(words.shift() ?? '') ?? unreadable,
};
