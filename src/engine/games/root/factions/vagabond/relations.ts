import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../events.ts';
import { score } from '../../rules/points.ts';
import { type RootState, sideAs } from '../../state.ts';
import { allied, hostile } from './state.ts';

/** RT-DATA-6: Aids to the next level, and the points of the level reached. */
const aidsToNext: readonly number[] = [1, 2, 3];
const levelPoints: readonly number[] = [0, 1, 2, 2];
/** RT-9.2.9.II.a. */
const allyAidPoints = 2;

export const relationOf = (s: RootState, seat: Seat, to: Seat): number => sideAs(s, seat, 'vb').own.relations[to];

export const isHostile = (s: RootState, seat: Seat, to: Seat): boolean => relationOf(s, seat, to) === hostile;

function relate(s: RootState, seat: Seat, to: Seat, level: number, emit: Emit): void {
  const { own } = sideAs(s, seat, 'vb');
  own.relations[to] = level;
  own.aids[to] = 0;
  emit({ type: 'related', seat, to, level });
}

/** RT-9.2.9.III, RT-OQ-118: at once, and the level is lost. */
export function turnHostile(s: RootState, seat: Seat, to: Seat, emit: Emit): void {
  if (relationOf(s, seat, to) !== hostile) relate(s, seat, to, hostile, emit);
}

/** RT-9.2.9.III.d: a coalition makes peace. */
export function reconcile(s: RootState, seat: Seat, to: Seat, emit: Emit): void {
  if (isHostile(s, seat, to)) relate(s, seat, to, 0, emit);
}

/** RT-9.2.9.I, RT-OQ-24, RT-OQ-119: enough Aids within a turn go a level up, by themselves. */
export function countAid(s: RootState, seat: Seat, to: Seat, emit: Emit): void {
  const { own } = sideAs(s, seat, 'vb');
  const level = own.relations[to];
  if (level === hostile) return;
  if (level === allied) {
    score(s, seat, allyAidPoints, 'friendship', emit);
    return;
  }
  own.aids[to]++;
  emit({ type: 'aided', seat, to, count: own.aids[to] });
  if (own.aids[to] < aidsToNext[level]) return;
  relate(s, seat, to, level + 1, emit);
  score(s, seat, levelPoints[level + 1], 'friendship', emit);
}
