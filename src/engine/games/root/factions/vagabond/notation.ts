import {
  join,
  note,
  quote,
  readCount,
  readFields,
  readFlag,
  readList,
  readNames,
  readOneOf,
} from '../../../../kit/json.ts';
import { item as itemField } from '../../notation/fields.ts';
import { at, readByName, readPlace } from '../../notation/parts.ts';
import { questIds } from '../../state/cards.ts';
import { itemIndex } from '../../state/items.ts';
import { placeNames } from '../../state/places.ts';
import { type RootState, sideAs } from '../../state.ts';
import type { SideNotation } from '../side-notation.ts';
import { startingItems } from './characters.ts';
import { onTrack } from './items.ts';
import { characterIds, hostile, type ItemAt, itemAt, relationNames } from './state.ts';

const levels = ['hostile', ...relationNames] as const;
const item = itemField();

const others = (s: RootState, seat: number): string[] =>
  s.sides.flatMap(({ faction }, other) => (other === seat ? [] : [faction]));

/** `"boot exhausted damaged"`. */
function readItem(value: unknown): ItemAt | undefined {
  const words = typeof value === 'string' ? value.split(' ') : [];
  const found = item.read(words);
  return typeof found === 'number' && words.length === 0 ? found : undefined;
}

export const vagabondNotation: SideNotation = {
  fields: ['at', 'character', 'items', 'relations', 'aids', 'quests', 'teas', 'slipped'],
  write(s, seat) {
    const { pawn, own } = sideAs(s, seat, 'vb');
    const toOthers = (numbers: readonly number[]) =>
      s.sides.flatMap(({ faction }, other) => (other === seat ? [] : [[faction, numbers[other]] as const]));
    return {
      at: pawn === undefined ? null : placeNames[pawn],
      character: own.character ?? null,
      items: own.items.flatMap((n, each) => new Array<string>(n).fill(item.write(each) ?? '')),
      relations: Object.fromEntries(
        toOthers(own.relations).map(([faction, level]) => [faction, levels[level - hostile]]),
      ),
      aids: Object.fromEntries(toOthers(own.aids).filter(([, n]) => n > 0)),
      quests: own.quests,
      teas: own.teas,
      slipped: own.slipped,
    };
  },
  read(s, seat, reading) {
    const { fields, notes } = reading;
    const side = sideAs(s, seat, 'vb');
    const { own } = side;
    if (fields.at === null) delete side.pawn;
    else if (fields.at !== undefined) side.pawn = readPlace(fields.at, at(reading, 'at'), s, notes);
    if (fields.character === null) {
      delete own.character;
      own.items.fill(0);
    } else if (fields.character !== undefined) {
      own.character = readOneOf(fields.character, at(reading, 'character'), characterIds, 'thief', notes);
      own.items.fill(0);
      for (const each of startingItems[own.character]) own.items[itemAt(itemIndex(each), 0)]++;
    }
    if (fields.items !== undefined) {
      own.items.fill(0);
      readList(fields.items, at(reading, 'items'), notes).forEach((each, i) => {
        const found = readItem(each);
        if (found === undefined) note(notes, join(at(reading, 'items'), i), `no item is named ${quote(each)}`);
        else own.items[found]++;
      });
    }
    const names = others(s, seat);
    const relations = readFields(fields.relations, at(reading, 'relations'), names, notes);
    const aids = readByName(fields.aids, at(reading, 'aids'), names, 2, notes);
    names.forEach((name, i) => {
      const other = s.sides.findIndex(({ faction }) => faction === name);
      const path = join(at(reading, 'relations'), name);
      own.relations[other] = levels.indexOf(readOneOf(relations[name], path, levels, 'indifferent', notes)) + hostile;
      own.aids[other] = aids[i];
    });
    own.quests = readNames(fields.quests, at(reading, 'quests'), questIds, notes);
    const teas = onTrack(own.items, 'tea');
    own.teas = readCount(fields.teas, at(reading, 'teas'), { least: 0, most: 3, fallback: teas }, notes);
    own.slipped = readFlag(fields.slipped, at(reading, 'slipped'), false, notes);
  },
};
