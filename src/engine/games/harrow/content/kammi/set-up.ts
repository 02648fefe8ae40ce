import type { Emit, HarrowAction } from '../../action.ts';
import { hexCount } from '../../county.ts';
import { requireKammi } from '../../rules/kammi/kammi.ts';
import { canEnter, legendHexes } from '../../rules/occupancy.ts';
import { isUnit, shiftUnit } from '../../rules/shift.ts';
import { type LegendToken, legendTokens, nowhere } from '../../state/kammi.ts';
import type { HarrowState } from '../../state.ts';
import { close, type Effect, type EffectAction, type EffectFrame } from '../effect.ts';
import { behind, freeBehind } from './prepare.ts';

/** Steps of Kammi's set-up: her two tokens, who is who, and her haints. */
const steps = { first: 1, second: 2, self: 3, haints: 4 } as const;

function setToken(s: HarrowState, frame: EffectFrame, action: EffectAction, emit: Emit): void {
  if (action.type !== 'put') return;
  const own = s.seats[frame.seat];
  const token: LegendToken = frame.step === steps.first ? 'first' : 'second';
  if (token === 'first') own.legendHex = action.hex;
  else own.secondHex = action.hex;
  frame.step++;
  emit({ type: 'tokenSet', seat: frame.seat, token, hex: action.hex });
}

/** HC-KAM-7, 8: two tokens on two of the hexes behind the home, which of them is Kammi, and the three haints beside them or at home. */
export const kammiSetUp: Effect = {
  options(s, { seat, step }, out) {
    const { home, haints } = s.seats[seat];
    switch (step) {
      case steps.first:
      case steps.second:
        for (const hex of freeBehind(s, seat)) {
          out.push({ type: 'put', what: step === steps.first ? 'legend' : 'second', hex });
        }
        break;
      case steps.self:
        for (const option of legendTokens) out.push({ type: 'choose', option });
        break;
      default:
        if (haints[home] === 0) return;
        for (const to of legendHexes(s, seat)) {
          if (canEnter(s, seat, to)) out.push({ type: 'shift', what: 'haint', from: home, to });
        }
    }
  },
  apply(s, frame, action, emit) {
    if (action.type === 'choose') {
      requireKammi(s).self = action.option === 'first' ? 'first' : 'second';
      frame.step = steps.haints;
      emit({ type: 'identityChosen', seat: frame.seat });
    } else if (action.type === 'shift') {
      shiftUnit(s, frame.seat, 'haint', action.from, action.to, emit);
    } else {
      setToken(s, frame, action, emit);
    }
  },
  mayStop: (_s, { step }) => step === steps.haints,
  asks: (_s, { step }) => step,
  problem: (s, { seat, step }) =>
    step < steps.haints && step > steps.first && s.seats[seat].legendHex === nowhere
      ? 'the first legend token is not on the map'
      : undefined,
};

/** Steps of the opponent's: the real doll, then the units. */
const laid = 2;

function layDolls(s: HarrowState, frame: EffectFrame, real: number, emit: Emit): void {
  const hexes = behind(s.seats[frame.seat].home);
  requireKammi(s).dolls = hexes.map((hex) => ({ hex, face: hex === real ? 'real' : 'decoy', up: false }));
  frame.step = laid;
  emit({ type: 'dollsLaid', seat: frame.seat, hexes });
}

function spread(s: HarrowState, { seat }: EffectFrame, out: HarrowAction[]): void {
  const { home, haints, legendHex } = s.seats[seat];
  for (let to = 0; to < hexCount; to++) {
    if (!requireKammi(s).dolls.some(({ hex }) => hex === to) || !canEnter(s, seat, to)) continue;
    if (haints[home] > 0) out.push({ type: 'shift', what: 'haint', from: home, to });
    if (legendHex === home) out.push({ type: 'shift', what: 'legend', from: home, to });
  }
}

/** HC-KAM-9, 10: three dolls face down behind the opponent's home, and the own legend and haints beside them or at home. */
export const dollSetUp: Effect = {
  options(s, frame, out) {
    if (frame.step === laid) spread(s, frame, out);
    else for (const hex of behind(s.seats[frame.seat].home)) out.push({ type: 'put', what: 'doll', hex });
  },
  apply(s, frame, action, emit) {
    if (action.type === 'put') layDolls(s, frame, action.hex, emit);
    else if (action.type === 'shift' && isUnit(action.what)) {
      shiftUnit(s, frame.seat, action.what, action.from, action.to, emit);
    }
  },
  mayStop: (_s, { step }) => step === laid,
  stop(s) {
    close(s);
  },
  asks: (_s, { step }) => step,
};
