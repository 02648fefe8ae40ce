import { note, readCount, readFlag } from '../../../../kit/json.ts';
import { at, readClearing, readPieces, writeCounts } from '../../notation/parts.ts';
import { placeNames } from '../../state/places.ts';
import { sideAs } from '../../state.ts';
import type { SideNotation } from '../side-notation.ts';

const pieces = {
  warriors: 'warrior',
  sawmills: 'sawmill',
  workshops: 'workshop',
  recruiters: 'recruiter',
  wood: 'wood',
} as const;

export const marquiseNotation: SideNotation = {
  fields: [...Object.keys(pieces), 'keep', 'actions', 'extra', 'recruited'],
  write(s, seat) {
    const { on, own } = sideAs(s, seat, 'mc');
    const keep = on.keep?.indexOf(1) ?? -1;
    return {
      ...Object.fromEntries(Object.entries(pieces).map(([key, kind]) => [key, writeCounts(on[kind] ?? [])])),
      keep: keep < 0 ? null : placeNames[keep],
      actions: own.actions,
      extra: own.extra,
      recruited: own.recruited,
    };
  },
  read(s, seat, reading) {
    const { fields, notes } = reading;
    const { on, own } = sideAs(s, seat, 'mc');
    for (const [key, kind] of Object.entries(pieces)) readPieces(s, seat, kind, key, reading);
    if (fields.keep !== undefined) {
      on.keep?.fill(0);
      const place = fields.keep === null ? undefined : readClearing(fields.keep, at(reading, 'keep'), s, notes);
      if (place !== undefined && on.keep) on.keep[place] = 1;
    }
    const bounds = { least: 0, most: 60, fallback: 0 };
    own.actions = readCount(fields.actions, at(reading, 'actions'), bounds, notes);
    own.extra = readCount(fields.extra, at(reading, 'extra'), bounds, notes);
    own.recruited = readFlag(fields.recruited, at(reading, 'recruited'), false, notes);
    if (own.actions > 3 + own.extra) note(notes, at(reading, 'actions'), 'more actions than there are');
  },
};
