import { sum } from '../../../../kit/sum.ts';
import type { ActionOf, Emit, HarrowAction } from '../../action.ts';
import type { HarrowState } from '../../state.ts';
import { freeHester, isHesterNailed, isUnitNail, liftNail, nailCalled, nailTakes } from '../nails.ts';
import { hesterHex } from '../occupancy.ts';
import { requireHester } from './hester.ts';
import { payAny } from './terrain-cubes.ts';

/** HC-LGD-BER-5, 7 */
const price = 2;

/** HC-LGD-BER-5: the nail under Hester may be taken: where a card gives her a movement this takes its place. */
export function relief(s: HarrowState, out: HarrowAction[]): void {
  const hex = hesterHex(s);
  if (hex !== undefined && isHesterNailed(s)) out.push({ type: 'take', what: 'nail_hester', hex });
}

/** HC-LGD-BER-5, 7: in her move action two cubes of any colours pull a nail out of Hester or of an infected haint. */
export function unnailOptions(s: HarrowState, out: HarrowAction[]): void {
  const { cubes, nailed } = requireHester(s);
  if ((s.nails.length === 0 && !nailed) || sum(cubes) < price) return;
  relief(s, out);
  nailTakes(s, (nail) => nail.infected === true, out);
}

export function unnail(s: HarrowState, { what, hex }: ActionOf<'take'>, emit: Emit): void {
  if (what === 'nail_hester') freeHester(s, emit);
  else if (isUnitNail(what)) liftNail(s, nailCalled(s, what, hex), emit);
  payAny(s, price, 'cost', emit);
}
