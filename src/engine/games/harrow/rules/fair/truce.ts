import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';

/** HC-FFC-4: nobody may attack or infect. */
export function isTruce(s: HarrowState): boolean {
  return s.fair !== undefined && s.fair.truce.length > 0;
}

/** `f_thorn`: no unit of the seat leaves the hex. */
export function isThorned(s: HarrowState, seat: Seat, hex: Hex): boolean {
  if (s.fair === undefined || s.fair.thorns.length === 0) return false;
  for (const thorn of s.fair.thorns) if (thorn.hex === hex && thorn.seat === seat) return true;
  return false;
}

/** HC-OQ-47: the turn of these seats has ended: what lasted until then is over. */
export function endSpells(s: HarrowState, seats: readonly Seat[], emit: Emit): void {
  const { fair } = s;
  if (fair === undefined) return;
  for (const thorn of fair.thorns.filter(({ seat }) => seats.includes(seat))) {
    fair.thorns = fair.thorns.filter((each) => each !== thorn);
    emit({ type: 'thornWithered', ...thorn });
  }
  if (!fair.truce.some((seat) => seats.includes(seat))) return;
  fair.truce = fair.truce.filter((seat) => !seats.includes(seat));
  if (fair.truce.length === 0) emit({ type: 'truceEnded' });
}
