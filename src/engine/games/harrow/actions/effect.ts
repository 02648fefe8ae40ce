import { defineAction, type Emit } from '../action.ts';
import type { EffectAction } from '../content/effect.ts';
import { effects } from '../content/effects.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { unnail, unnailOptions } from '../rules/hester/unnail.ts';
import { liftNail, nailsUnder, unitOfNail } from '../rules/nails.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';
import type { HarrowState } from '../state.ts';

function play(s: HarrowState, action: EffectAction, emit: Emit): void {
  const frame = requireFrame(s, 'effect');
  effects[frame.by].apply(s, frame, action, emit);
}

/** The effect being played offers its own choice of `shift`, `put`, `take` and `choose`; all are listed here. */
export const shift = defineAction('shift', {
  options(s, out) {
    const frame = frameOf(s, 'effect');
    if (frame) effects[frame.by].options(s, frame, out);
  },
  apply: play,
});

export const put = defineAction('put', { options() {}, apply: play });

export const choose = defineAction('choose', { options() {}, apply: play });

/** In an effect as it says; where MOVE points are spent one of them pulls a nail out (HC-LGD-BER-4), where Hester moves two cubes. */
export const take = defineAction('take', {
  options(s, out) {
    if (frameOf(s, 'creep')) unnailOptions(s, out);
    if (s.nails.length === 0) return;
    const purse = pointsFor(s, 0);
    if (!purse || purse.budget < 1) return;
    for (const { seat, unit, hex } of s.nails) {
      if (seat !== purse.seat || (purse.legendOnly && unit === 'haint')) continue;
      const isListed = out.some((option) => option.type === 'take' && option.hex === hex && option.what.endsWith(unit));
      if (!isListed) out.push({ type: 'take', what: unit === 'haint' ? 'nail_haint' : 'nail_legend', hex });
    }
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
    if (!purse || (what !== 'nail_haint' && what !== 'nail_legend')) throw new Error('nothing can be taken now');
    const unit = unitOfNail[what];
    if (nailsUnder(s, purse.seat, unit, hex) === 0) throw new Error('no nail is there');
    spendPoints(s, 0, 1);
    liftNail(s, purse.seat, unit, hex, emit);
  },
});
