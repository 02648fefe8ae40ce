import { after, type Field, oneOf, optional, unreadable } from '../../../kit/words.ts';
import type { Escort } from '../action.ts';
import { type DecreeCard, vizier } from '../factions/eyrie/state.ts';
import { factionIds } from '../factions/ids.ts';
import { isDamaged, isExhausted, kindOf } from '../factions/vagabond/items.ts';
import { damaged, exhausted, type ItemAt, itemAt } from '../factions/vagabond/state.ts';
import { type CardId, cardIds } from '../state/cards.ts';
import { itemIds, itemIndex } from '../state/items.ts';
import { type Place, placeByName, placeNames } from '../state/places.ts';

/** RT-NO-1. */
export const place: Field<Place> = {
  write: (value) => placeNames[value],
  read: (words) => placeByName(words.shift() ?? '') ?? unreadable,
};

export const card: Field<CardId> = oneOf<CardId>(cardIds);
export const decreeCard: Field<DecreeCard> = oneOf<DecreeCard>([vizier, ...cardIds]);
export const faction = oneOf(factionIds);

/** A whole number of one or two digits. */
export const number: Field<number> = {
  write: (value) => `${value}`,
  read(words) {
    const word = words.shift() ?? '';
    return /^\d{1,2}$/.test(word) ? Number(word) : unreadable;
  },
};

/** Everything up to the next word that is something else; in one order, however it was written. */
export function many<V extends string | number>({ write, read }: Field<V>): Field<readonly V[]> {
  return {
    write: (values) => (values.length === 0 ? undefined : values.map(write).join(' ')),
    read(words) {
      const out: V[] = [];
      while (words.length > 0) {
        const left = [...words];
        const value = read(left);
        if (value === unreadable) break;
        words.splice(0, words.length, ...left);
        out.push(value);
      }
      if (out.length === 0) return unreadable;
      return out.sort((a, b) => (a < b ? -1 : 1));
    },
  };
}

/** RT-NO-2: an item and its state, as far as that does not go without saying. */
export function item(implied = 0): Field<ItemAt> {
  const kind = oneOf(itemIds);
  return {
    write(value) {
      const side = isExhausted(value) && (implied & exhausted) === 0 ? ' exhausted' : '';
      const whole = isDamaged(value) && (implied & damaged) === 0 ? ' damaged' : '';
      return `${kindOf(value)}${side}${whole}`;
    },
    read(words) {
      const found = kind.read(words);
      if (found === unreadable) return unreadable;
      let state = implied;
      for (const [word, bit] of [
        ['exhausted', exhausted],
        ['damaged', damaged],
      ] as const) {
        if ((implied & bit) !== 0 || words[0] !== word) continue;
        words.shift();
        state |= bit;
      }
      return itemAt(itemIndex(found), state);
    },
  };
}

const escort: Field<Escort> = {
  write: (value) => `${faction.write(value.faction)} ${value.count}`,
  read(words) {
    const found = faction.read(words);
    const count = number.read(words);
    return found === unreadable || count === unreadable ? unreadable : { faction: found, count };
  },
};

export const withEscort = optional(after('with', escort));
export const by = optional(after('by', decreeCard));
