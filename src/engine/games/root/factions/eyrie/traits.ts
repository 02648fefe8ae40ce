import { sideAs } from '../../state.ts';
import { piecesToActivate } from '../crafting-pieces.ts';
import type { Traits } from '../traits.ts';
import { columns, leaderIds, vizier } from './state.ts';

/** RT-7.4.2, RT-TL-25: what lasts for a turn. */
const freshDecree = { column: 0, resolved: [], added: 0, bird: false } as const;

export const eyrie: Traits = {
  pieces: {
    warrior: { sort: 'warrior', count: 20, to: 'supply' },
    roost: { sort: 'building', count: 7, to: 'supply' },
  },
  reach: 7,
  steps: {
    birdsong: ['start', 'open', 'emergency', 'decree', 'roost', 'close'],
    daylight: ['start', 'craft', 'resolve', 'close'],
    evening: ['start', 'score', 'draw', 'discard'],
  },
  // RT-7.2.2
  winsTies: true,
  turnBegins(s, seat) {
    Object.assign(sideAs(s, seat, 'ed').own, { ...freshDecree, resolved: [] });
  },
  // RT-7.2.1
  craftingPieces: (s, seat) => piecesToActivate(s, s.sides[seat].on.roost),
  // RT-7.2.3, RT-7.8.1
  craftPoints: (s, seat, printed) => (sideAs(s, seat, 'ed').own.leader === 'builder' ? printed : 1),
  // RT-7.8.3
  attackBonus: (s, seat) => (sideAs(s, seat, 'ed').own.leader === 'commander' ? 1 : 0),
  /** RT-7.8.4: at most once in a battle; an ambush and the hits after it are one battle. */
  removalBonus(s, seat, removed, inBattle) {
    if (!inBattle || sideAs(s, seat, 'ed').own.leader !== 'despot') return 0;
    return removed.some(({ piece }) => piece !== 'warrior') ? 1 : 0;
  },
  keeps: (s, seat) =>
    columns.flatMap((column) => sideAs(s, seat, 'ed').own.decree[column]).filter((card) => card !== vizier),
  invariantBreaks(s, seat) {
    const { leader, deposed, decree } = sideAs(s, seat, 'ed').own;
    const out: string[] = [];
    const viziers = columns.flatMap((column) => decree[column]).filter((card) => card === vizier).length;
    if (viziers !== (leader === undefined ? 0 : 2)) out.push(`ed: ${viziers} viziers`);
    if (deposed.length >= leaderIds.length || (leader !== undefined && deposed.includes(leader))) {
      out.push(`ed: ${leader} leads, ${deposed.join(', ')} are deposed`);
    }
    return out;
  },
};
