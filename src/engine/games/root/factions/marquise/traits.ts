import { sum } from '../../../../kit/sum.ts';
import type { Trigger } from '../../flow.ts';
import { sideAs } from '../../state.ts';
import { piecesToActivate } from '../crafting-pieces.ts';
import type { Traits } from '../traits.ts';

const building = { sort: 'building', count: 6, to: 'supply' } as const;

export const marquise: Traits = {
  pieces: {
    warrior: { sort: 'warrior', count: 25, to: 'supply' },
    sawmill: building,
    workshop: building,
    recruiter: building,
    wood: { sort: 'token', count: 8, to: 'supply' },
    // RT-6.2.2-2
    keep: { sort: 'token', count: 1, to: 'box' },
  },
  reach: 10,
  steps: {
    birdsong: ['start', 'open', 'wood', 'close'],
    daylight: ['start', 'craft', 'act'],
    evening: ['start', 'draw', 'discard'],
  },
  turnBegins(s, seat) {
    Object.assign(sideAs(s, seat, 'mc').own, { actions: 0, extra: 0, recruited: false });
  },
  // RT-6.2.1
  craftingPieces: (s, seat) => piecesToActivate(s, s.sides[seat].on.workshop),
  // RT-6.2.2-1
  forbids: (s, seat, at) => s.sides[seat].on.keep?.[at] === 1,
  /** RT-6.2.3, RT-OQ-76: as long as the keep stands. */
  onLost(s, seat, removed) {
    const { keep } = s.sides[seat].on;
    if (!keep || sum(keep) === 0) return [];
    const out: Trigger[] = [];
    const warriors = removed.filter(({ piece }) => piece === 'warrior');
    for (const at of new Set(warriors.map((each) => each.at))) {
      out.push({ kind: 'hospital', seat, at, warriors: warriors.filter((each) => each.at === at).length });
    }
    return out;
  },
  invariantBreaks(s, seat) {
    const { own } = sideAs(s, seat, 'mc');
    return own.actions > 3 + own.extra ? [`mc: ${own.actions} actions done`] : [];
  },
};
