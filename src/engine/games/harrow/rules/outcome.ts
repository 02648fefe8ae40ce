import type { Emit } from '../action.ts';
import { distance } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { canClash, canStrike, cubesAgainst, killCost, strikeCost } from './attack.ts';
import { rangeFrom } from './terrain.ts';
import { attackVerdict } from './verdict.ts';

/** HC-ATK-11, 12, 27, HC-FIRE-21: the cubes on the battleground decide the attack. */
export function compareCubes(s: HarrowState, { seat, from, to, on }: FrameOf<'outcome'>, emit: Emit): void {
  const enemy = opponent(seat);
  const own = s.seats[seat].cubes;
  const against = cubesAgainst(s, seat, on);
  const verdict = attackVerdict(own, against, strikeCost(s, to, on));
  if (verdict === 'success' && canStrike(s, seat, to, on)) {
    s.flow.push({ kind: 'strike', seat, from, to, ...(on && { on }) });
    emit({ type: 'attackSucceeded', seat, own, enemy: against });
    return;
  }
  const why = verdict === 'outnumbered' ? verdict : 'tooFew';
  const clash = why === 'outnumbered' && canClash(s, seat, from, to, on);
  // HC-CLSH-2, 3, 5: the attacker decides first, so the defender's frame lies below
  if (clash && against >= killCost(from) && distance(from, to) <= rangeFrom(s, to)) {
    s.flow.push({ kind: 'clash', seat: enemy, at: from });
  }
  if (clash && own >= killCost(to)) s.flow.push({ kind: 'clash', seat, at: to });
  emit({ type: 'attackFailed', seat, own, enemy: against, why, clash });
}
