import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import type { Hex } from '../county.ts';
import type { HarrowEvent, ScoreReason } from '../events.ts';
import { type HarrowState, opponent } from '../state.ts';

export function score(s: HarrowState, seat: Seat, points: number, why: ScoreReason, emit: Emit): void {
  s.seats[seat].points += points;
  emit({ type: 'scored', seat, points, why });
}

type How = Extract<HarrowEvent, { type: 'killed' }>['how'];

/** HC-ATK-20, chapters 1 and 2: the haint returns to its owner, the killer scores a point. */
export function killHaint(s: HarrowState, killer: Seat, hex: Hex, how: How, emit: Emit): void {
  const victim = opponent(killer);
  s.seats[victim].haints[hex]--;
  s.seats[victim].haintsLeft++;
  emit({ type: 'killed', seat: killer, victim, hex, how });
  score(s, killer, 1, 'kill', emit);
}
