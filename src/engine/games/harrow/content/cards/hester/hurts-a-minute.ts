import { sum } from '../../../../../kit/sum.ts';
import { type Hex, hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { isTruce } from '../../../rules/fair/truce.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { infectHaint } from '../../../rules/hester/infect.ts';
import { haintOwnerAt, healthyAt, infectedAt, isWarded } from '../../../rules/hester/infection.ts';
import { touchedBy } from '../../../rules/hester/roots.ts';
import { payAny } from '../../../rules/hester/terrain-cubes.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import { type HesterCard, offersAnything } from '../hester-card.ts';

const price = 2;

/** HC-HCD-3: nothing where Ward pays. */
function priceAt(s: HarrowState, hex: Hex): number {
  return isWarded(s) && touchedBy(requireHester(s).roots).includes(hex) ? 0 : price;
}

const effect: Effect = {
  options(s, _frame, out) {
    const { cubes, snakes } = requireHester(s);
    if (snakes === 0 || isTruce(s)) return;
    for (let hex = 0; hex < hexCount; hex++) {
      const owner = haintOwnerAt(s, hex);
      if (owner === undefined || infectedAt(s, owner, hex) === 0 || healthyAt(s, owner, hex) === 0) continue;
      if (sum(cubes) < priceAt(s, hex)) continue;
      out.push({ type: 'put', what: 'snake', hex });
    }
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'put') return;
    const owner = haintOwnerAt(s, action.hex);
    if (owner === undefined) throw new Error('no haint is there');
    const cost = priceAt(s, action.hex);
    close(s);
    infectHaint(s, owner, action.hex, action.hex, emit);
    if (cost > 0) payAny(s, cost, 'cost', emit);
  },
};

/** HC-HCD-7: for two cubes a haint beside an infected one is infected; no root, no action. */
export const hurtsAMinute: HesterCard = {
  id: 'h_hurts_a_minute',
  rule: 'HC-HCD-7',
  canCall: (s) => offersAnything(effect, s, effectFrame(hesterSeat, 'h_hurts_a_minute')),
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_hurts_a_minute'));
  },
  effect,
};
