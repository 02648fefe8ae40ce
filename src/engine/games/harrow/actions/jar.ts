import { flag, oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { canAttack } from '../rules/attack.ts';
import { isTruce } from '../rules/fair/truce.ts';
import { openJar } from '../rules/jar.ts';
import { jars } from '../state/tokens.ts';

/** HC-RND-3: break a full jar and act; HC-REATK-1: after an attack in this round any jar may attack instead. */
export const jar = defineAction(
  'jar',
  { jar: oneOf(jars), attack: flag('attack') },
  {
    options(s, out) {
      const frame = frameOf(s, 'turn');
      if (!frame || frame.acted || frame.jar !== undefined) return;
      const own = s.seats[frame.seat];
      const inReach = own.attacked && canAttack(s, frame.seat);
      for (let i = 0; i < jars.length; i++) {
        if (!own.jars[i]) continue;
        out.push({ type: 'jar', jar: jars[i], attack: false });
        // HC-REATK-3: the jar's tile, used first, may bring an enemy into reach
        const mayRepeat = inReach || (own.attacked && !isTruce(s) && s.slots[i].some((tile) => !tile.used));
        if (mayRepeat && jars[i] !== 'attack') out.push({ type: 'jar', jar: jars[i], attack: true });
      }
    },
    apply(s, action, emit) {
      const frame = requireFrame(s, 'turn');
      const i = jars.indexOf(action.jar);
      s.seats[frame.seat].jars[i] = false;
      frame.jar = action.jar;
      if (action.attack) frame.toAttack = true;
      emit({ type: 'jarBroken', seat: frame.seat, jar: action.jar, toAttack: action.attack });
      // HC-TIM-2: with a tile to use before the action, the player says when to act
      if (s.slots[i].every((tile) => tile.used)) openJar(s, frame, emit);
    },
  },
);

/** HC-RND-4: on with the action of the flipped jar. */
export const act = defineAction(
  'act',
  {},
  {
    options(s, out) {
      const frame = frameOf(s, 'turn');
      if (frame?.jar !== undefined && !frame.acted) out.push({ type: 'act' });
    },
    apply(s, _action, emit) {
      openJar(s, requireFrame(s, 'turn'), emit);
    },
  },
);
