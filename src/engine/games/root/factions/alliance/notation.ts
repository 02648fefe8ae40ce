import { join, note, readCount, readFields } from '../../../../kit/json.ts';
import { at, readCards, readClearing, readPieces, writeCounts, writePlaces } from '../../notation/parts.ts';
import { placeNames } from '../../state/places.ts';
import { suits } from '../../state/suits.ts';
import { mapOf, sideAs } from '../../state.ts';
import type { SideNotation } from '../side-notation.ts';

export const allianceNotation: SideNotation = {
  fields: ['warriors', 'bases', 'sympathy', 'supporters', 'officers', 'operations'],
  write(s, seat) {
    const { on, own } = sideAs(s, seat, 'wa');
    const bases = mapOf(s).suits.flatMap((suit, place) =>
      (on.base?.[place] ?? 0) > 0 ? [[suit, placeNames[place]]] : [],
    );
    return {
      warriors: writeCounts(on.warrior ?? []),
      bases: Object.fromEntries(bases),
      sympathy: writePlaces(on.sympathy ?? []),
      supporters: own.supporters,
      officers: own.officers,
      operations: own.operations,
    };
  },
  read(s, seat, reading) {
    const { fields, notes } = reading;
    const { on, own } = sideAs(s, seat, 'wa');
    readPieces(s, seat, 'warrior', 'warriors', reading);
    readPieces(s, seat, 'sympathy', 'sympathy', reading);
    if (fields.bases !== undefined) {
      on.base?.fill(0);
      const path = at(reading, 'bases');
      const bases = readFields(fields.bases, path, suits, notes);
      for (const suit of suits) {
        if (bases[suit] === undefined) continue;
        const place = readClearing(bases[suit], join(path, suit), s, notes);
        if (mapOf(s).suits[place] !== suit)
          note(notes, join(path, suit), `${placeNames[place]} is no ${suit} clearing`);
        else if (on.base) on.base[place] = 1;
      }
    }
    if (fields.supporters !== undefined)
      own.supporters = readCards(fields.supporters, at(reading, 'supporters'), notes);
    const bounds = { least: 0, most: 10, fallback: 0 };
    own.officers = readCount(fields.officers, at(reading, 'officers'), bounds, notes);
    own.operations = readCount(fields.operations, at(reading, 'operations'), { ...bounds, most: 60 }, notes);
  },
};
