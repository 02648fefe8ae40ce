import { type Field, oneOf, unreadable } from '../../../kit/words.ts';
import { defineAction, type Emit, placeables, shiftables, takeables } from '../action.ts';
import type { EffectAction } from '../content/effect.ts';
import { effects } from '../content/effects.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { unnail, unnailOptions } from '../rules/hester/unnail.ts';
import { isUnitNail, liftNail, nailCalled, nailTakes } from '../rules/nails.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';
import type { HarrowState } from '../state.ts';

const option: Field<string> = {
  write: (value) => value,
  read(words) {
    const [word = ''] = words.splice(0, 1);
    return /^[a-z0-9_]+$/.test(word) ? word : unreadable;
  },
};

function play(s: HarrowState, action: EffectAction, emit: Emit): void {
  const frame = requireFrame(s, 'effect');
  effects[frame.by].apply(s, frame, action, emit);
}

/** The effect being played offers its own choice of `shift`, `put`, `take` and `choose`; all are listed here. */
export const shift = defineAction(
  'shift',
  { what: oneOf(shiftables), from: hex, to: hex },
  {
    options(s, out) {
      const frame = frameOf(s, 'effect');
      if (frame) effects[frame.by].options(s, frame, out);
    },
    apply: play,
  },
);

export const put = defineAction('put', { what: oneOf(placeables), hex }, { options() {}, apply: play });

export const choose = defineAction('choose', { option }, { options() {}, apply: play });

/** In an effect as it says; where MOVE points are spent one of them pulls a nail out (HC-LGD-BER-4), where Hester moves two cubes. */
export const take = defineAction(
  'take',
  { what: oneOf(takeables), hex },
  {
    options(s, out) {
      if (frameOf(s, 'creep')) unnailOptions(s, out);
      if (s.nails.length === 0) return;
      const purse = pointsFor(s, 0);
      if (!purse || purse.budget < 1) return;
      nailTakes(s, ({ seat, unit }) => seat === purse.seat && (!purse.legendOnly || unit === 'legend'), out);
    },
    apply(s, action, emit) {
      if (frameOf(s, 'effect')) {
        play(s, action, emit);
        return;
      }
      if (frameOf(s, 'creep')) {
        unnail(s, action, emit);
        return;
      }
      const purse = pointsFor(s, 0);
      const { what, hex } = action;
      if (!purse || !isUnitNail(what)) throw new Error('nothing can be taken now');
      const nail = nailCalled(s, what, hex);
      if (nail?.seat !== purse.seat) throw new Error('no nail is there');
      spendPoints(s, 0, 1);
      liftNail(s, nail, emit);
    },
  },
);
