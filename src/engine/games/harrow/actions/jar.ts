import { defineAction } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { canAttack } from '../rules/attack.ts';
import { jars } from '../state.ts';

/** HC-RND-3: break a full jar and act; HC-REATK-1: after an attack in this round any jar may attack instead. */
export const jar = defineAction('jar', {
  options(s, out) {
    const frame = frameOf(s, 'turn');
    if (!frame || frame.acted) return;
    const own = s.seats[frame.seat];
    const mayRepeat = own.attacked && canAttack(s, frame.seat);
    for (let i = 0; i < jars.length; i++) {
      if (!own.jars[i]) continue;
      out.push({ type: 'jar', jar: jars[i], attack: false });
      if (mayRepeat && jars[i] !== 'attack') out.push({ type: 'jar', jar: jars[i], attack: true });
    }
  },
  apply(s, action, emit) {
    const frame = requireFrame(s, 'turn');
    const { seat } = frame;
    const own = s.seats[seat];
    frame.acted = true;
    own.jars[jars.indexOf(action.jar)] = false;
    emit({ type: 'jarBroken', seat, jar: action.jar, toAttack: action.attack });
    // HC-REATK-2: only the Attack jar itself gives the free action of HC-ATK-1
    if (action.attack) s.flow.push({ kind: 'attack', seat, free: 0, attack: true });
    else if (action.jar === 'attack') s.flow.push({ kind: 'attack', seat, free: 1, attack: true });
    else if (action.jar === 'legend') s.flow.push({ kind: 'legend', seat, track: true, power: true });
    else if (action.jar === 'ability') factions[own.faction].openAbilityJar(s, seat, emit);
    else {
      // HC-WILD-1, HC-WILD-2
      if (s.wildSupply > 0) {
        s.wildSupply--;
        own.wild++;
      }
      emit({ type: 'wildTaken', seat, wild: own.wild });
      s.flow.push({ kind: 'points', seat, points: [0, 0, 0], any: own.wild });
    }
  },
});
