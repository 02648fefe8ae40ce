import type { Seat } from '../../../kernel/game.ts';
import { type EffectId, effectFrame } from '../flow.ts';
import { canUse } from '../rules/usable.ts';
import type { HarrowState } from '../state.ts';
import { close, type Effect, type EffectFrame, type Halves } from './effect.ts';

/** Halves still to come, as bits of the frame's `left`. */
const abilityHalf = 1;
const otherHalf = 2;

/** Step of a frame in which the other half itself is played. */
const playing = 2;

type Half = 'ability' | 'other';

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
  /** The halves that are left and would do something now. */
  function openHalves(s: HarrowState, { seat, left }: EffectFrame): Half[] {
    return [
      ...((left & abilityHalf) > 0 && canUse(s, seat, points, any) ? (['ability'] as const) : []),
      ...((left & otherHalf) > 0 && can(s, seat) ? (['other'] as const) : []),
    ];
  }
  function begin(s: HarrowState, frame: EffectFrame, half: Half): void {
    const { seat } = frame;
    if (half === 'ability') {
      frame.left &= ~abilityHalf;
      s.flow.push({ kind: 'points', seat, points: [...points], any, one: true });
    } else {
      frame.left &= ~otherHalf;
      if (typeof other === 'function') other(s, seat);
      else s.flow.push(effectFrame(seat, by, 0, playing));
    }
  }
  return {
    halves: { points, any, isScroll },
    options(s, frame, out) {
      if (frame.step === playing) steps?.options(s, frame, out);
      else for (const option of openHalves(s, frame)) out.push({ type: 'choose', option });
    },
    apply(s, frame, action, emit) {
      if (action.type === 'choose') begin(s, frame, action.option === 'ability' ? 'ability' : 'other');
      else steps?.apply(s, frame, action, emit);
    },
    // Where only one half can be played, nothing is asked; it may be left like any other.
    settle(s, frame) {
      if (frame.step === playing) return false;
      const [only, another] = openHalves(s, frame);
      if (only === undefined || another !== undefined) return false;
      begin(s, frame, only);
      return true;
    },
    stop(s) {
      close(s);
    },
  };
}

export const bothHalves = abilityHalf | otherHalf;
