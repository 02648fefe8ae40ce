import type { Seat } from '../../../kernel/game.ts';
import { type EffectId, effectFrame } from '../flow.ts';
import type { HarrowState } from '../state.ts';
import { close, type Effect, type Halves } from './effect.ts';

/** Halves still to come, as bits of the frame's `left`. */
const abilityHalf = 1;
const otherHalf = 2;

/** Step of a frame in which the other half itself is played. */
const playing = 2;

interface Parts extends Halves {
  readonly by: EffectId;
  /** Would the other half do anything now? */
  can(s: HarrowState, seat: Seat): boolean;
  /** How the other half is played: as a second step of the same effect, or in frames it opens. */
  readonly other: Effect | ((s: HarrowState, seat: Seat) => void);
}

/** Two things in either order, each finished before the other begins. */
export function inEitherOrder({ by, points, any, isScroll, can, other }: Parts): Effect {
  const steps = typeof other === 'function' ? undefined : other;
  return {
    halves: { points, any, isScroll },
    options(s, frame, out) {
      if (frame.step === playing) steps?.options(s, frame, out);
      else {
        if ((frame.left & abilityHalf) > 0) out.push({ type: 'choose', option: 'ability' });
        if ((frame.left & otherHalf) > 0 && can(s, frame.seat)) out.push({ type: 'choose', option: 'other' });
      }
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'choose') {
        steps?.apply(s, frame, action, emit);
        return;
      }
      const { seat } = frame;
      if (action.option === 'ability') {
        frame.left &= ~abilityHalf;
        s.flow.push({ kind: 'points', seat, points: [...points], any, one: true });
      } else {
        frame.left &= ~otherHalf;
        if (typeof other === 'function') other(s, seat);
        else s.flow.push(effectFrame(seat, by, 0, playing));
      }
    },
    stop(s) {
      close(s);
    },
  };
}

export const bothHalves = abilityHalf | otherHalf;
