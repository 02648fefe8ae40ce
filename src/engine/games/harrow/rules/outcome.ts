import type { Emit } from '../action.ts';
import { distance } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { type HarrowState, opponent } from '../state.ts';
import { canStrike, clashHappens, killCost } from './attack.ts';
import { rangeFrom } from './terrain.ts';

/** HC-ATK-11, 12, 27: the cubes on the battleground decide the attack. */
export function compareCubes(s: HarrowState, { seat, from, to }: FrameOf<'outcome'>, emit: Emit): void {
  const enemy = opponent(seat);
  const own = s.seats[seat].cubes;
  const against = s.seats[enemy].cubes;
  if (canStrike(s, seat, to)) {
    emit({ type: 'attackSucceeded', seat, own, enemy: against });
    s.flow.push({ kind: 'strike', seat, from, to });
    return;
  }
  const clash = clashHappens(s, seat, from, to);
  emit({ type: 'attackFailed', seat, own, enemy: against, why: own < against ? 'outnumbered' : 'tooFew', clash });
  if (!clash) return;
  // HC-CLSH-2, 3, 5: the attacker decides first, so the defender's frame lies below
  if (against >= killCost(from) && distance(from, to) <= rangeFrom(s, to)) {
    s.flow.push({ kind: 'clash', seat: enemy, at: from });
  }
  if (own >= killCost(to)) s.flow.push({ kind: 'clash', seat, at: to });
}
