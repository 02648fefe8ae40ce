import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { items } from '../../state/fair.ts';
import { fairSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { putCross, requireFair, sought, soughtHex } from './fair.ts';

/** HC-FAIR-32, 36: the item lies open on its hex; arrows, X tokens and nests without offers come back. */
function find(s: HarrowState, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  const item = items[fair.found];
  const gone = fair.nests.filter(({ offer }) => offer === undefined).map((nest) => nest.hex);
  const [arrows, crosses] = [fair.arrows.length, fair.crosses.length];
  fair.found++;
  fair.arrows = [];
  fair.crosses = [];
  fair.nests = fair.nests.filter(({ offer }) => offer !== undefined);
  fair.nestsLeft += gone.length;
  // HC-FAIR-34: on an empty field of the board
  if (item === 'crown' && fair.supply > 0) s.flow.push(effectFrame(fairSeat, 'search_field'));
  emit({ type: 'itemFound', item, hex, arrows, crosses, nests: gone });
}

/** HC-FAIR-30 to 32: the others say whether the item sought is there. */
export function guessHex(s: HarrowState, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  const item = sought(fair);
  if (item === undefined) throw new Error('everything has been found');
  const right = soughtHex(s) === hex;
  emit({ type: 'guessed', hex, item, right });
  if (right) find(s, hex, emit);
  else if (!fair.places.slice(0, fair.found).includes(hex)) putCross(s, fairSeat, hex, emit);
}
