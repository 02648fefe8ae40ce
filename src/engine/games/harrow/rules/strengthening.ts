import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import type { HarrowState } from '../state.ts';

/** HC-STR-1, HC-STR-2: a cube from possessions to the own side of the battleground, beyond 6 too. */
export function strengthenOnce(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  if (own.cubesLeft === 0) return;
  own.cubesLeft--;
  own.cubes++;
  emit({ type: 'strengthened', seat });
}
