import { sum } from '../../../../kit/sum.ts';
import type { Trigger } from '../../flow.ts';
import { mapOf, sideAs } from '../../state.ts';
import { piecesToActivate } from '../crafting-pieces.ts';
import type { Traits } from '../traits.ts';
import { supporterLimit } from './tracks.ts';

export const alliance: Traits = {
  pieces: {
    warrior: { sort: 'warrior', count: 10, to: 'supply' },
    base: { sort: 'building', count: 3, to: 'supply' },
    sympathy: { sort: 'token', count: 10, to: 'supply' },
  },
  reach: 3,
  steps: {
    birdsong: ['start', 'revolt', 'spread'],
    daylight: ['start', 'act'],
    evening: ['start', 'operate', 'draw', 'discard'],
  },
  // RT-8.2.2
  swapsRoll: true,
  turnBegins(s, seat) {
    sideAs(s, seat, 'wa').own.operations = 0;
  },
  // RT-8.2.1
  craftingPieces: (s, seat) => piecesToActivate(s, s.sides[seat].on.sympathy),
  /** RT-8.2.4, RT-8.2.6: a base costs supporters and officers, a token is paid for by whoever removed it. */
  onLost(s, seat, removed) {
    const out: Trigger[] = [];
    for (const { piece, at, by } of removed) {
      if (piece === 'base') out.push({ kind: 'base', seat, at, suit: mapOf(s).suits[at] });
      if (piece === 'sympathy' && by !== seat) out.push({ kind: 'outrage', seat: by, to: seat, at });
    }
    return out;
  },
  // RT-8.2.6-1, RT-OQ-100
  onEntered(s, seat, { mover, owner, at }) {
    if (mover === seat || owner === seat || s.sides[seat].on.sympathy?.[at] !== 1) return [];
    return [{ kind: 'outrage', seat: mover, to: seat, at }];
  },
  aside: (s, seat) => ({ warrior: sideAs(s, seat, 'wa').own.officers }),
  startingCards: (s, seat) => sideAs(s, seat, 'wa').own.supporters,
  keeps: (s, seat) => sideAs(s, seat, 'wa').own.supporters,
  invariantBreaks(s, seat) {
    const { on, own } = sideAs(s, seat, 'wa');
    const out: string[] = [];
    if (on.sympathy?.some((n) => n > 1)) out.push('wa: two tokens of sympathy in a clearing');
    const owed = s.flow.some(({ kind }) => kind === 'trim' || kind === 'triggers' || kind === 'base');
    const isOver = s.result !== undefined;
    if (sum(on.base ?? []) === 0 && own.supporters.length > supporterLimit && !owed && !isOver)
      out.push('wa: too many supporters');
    return out;
  },
};
