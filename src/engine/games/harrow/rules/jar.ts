import type { Emit } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import type { FrameOf } from '../flow.ts';
import { noPoints } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

/** The action of the flipped jar begins: pushes the frames in which it is played. */
export function openJar(s: HarrowState, frame: FrameOf<'turn'>, emit: Emit): void {
  const { seat, jar, toAttack } = frame;
  const own = s.seats[seat];
  frame.acted = true;
  // HC-REATK-2: only the Attack jar itself gives the free action of HC-ATK-1
  if (toAttack) s.flow.push({ kind: 'attack', seat, free: 0, attack: true });
  else if (jar === 'attack') s.flow.push({ kind: 'attack', seat, free: 1, attack: true });
  else if (jar === 'legend') s.flow.push({ kind: 'legend', seat, track: true, power: true });
  else if (jar === 'ability') factions[own.faction].openAbilityJar(s, seat, emit);
  else {
    // HC-WILD-1, HC-WILD-2
    if (s.wildSupply > 0) {
      s.wildSupply--;
      own.wild++;
    }
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: own.wild });
    emit({ type: 'wildTaken', seat, wild: own.wild });
  }
}
