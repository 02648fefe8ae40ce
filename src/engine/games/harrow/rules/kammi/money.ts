import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { kammiSeat } from './kammi.ts';

/** HC-GOB-3: cubes of hers on the hex. */
export function moneyAt(s: HarrowState, hex: Hex): number {
  if (s.kammi === undefined || s.kammi.money.length === 0) return 0;
  return s.kammi.money.filter((each) => each === hex).length;
}

/** HC-GOB-3: a unit of anybody's has entered the hex; so many cubes that lay there go to the battleground. */
export function takeMoney(s: HarrowState, hex: Hex, cubes: number, emit: Emit): void {
  const { kammi } = s;
  if (kammi === undefined || cubes === 0) return;
  const seat = kammiSeat(s);
  for (let left = cubes; left > 0; left--) kammi.money.splice(kammi.money.indexOf(hex), 1);
  s.seats[seat].cubes += cubes;
  emit({ type: 'moneyTaken', seat, hex, cubes });
}

/** A cube is pushed off a fire (HC-FIRE-1). */
export function shiftMoney(s: HarrowState, seat: Seat, from: Hex, to: Hex, emit: Emit): void {
  const { kammi } = s;
  if (kammi === undefined) throw new Error('Kammi is not in this game');
  kammi.money[kammi.money.indexOf(from)] = to;
  emit({ type: 'moneyShifted', seat, from, to });
}
