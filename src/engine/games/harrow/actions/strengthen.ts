import { defineAction } from '../action.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';

/** HC-STR-1, HC-STR-2: a cube from possessions to the own side of the battleground, beyond 6 too. */
export const strengthen = defineAction('strengthen', {
  options(s, out) {
    const purse = pointsFor(s, 2);
    if (purse && purse.budget > 0 && s.seats[purse.seat].cubesLeft > 0) out.push({ type: 'strengthen' });
  },
  apply(s, _action, emit) {
    const purse = pointsFor(s, 2);
    if (!purse) throw new Error('no STRENGTHEN is on offer');
    spendPoints(s, 2, 1);
    s.seats[purse.seat].cubesLeft--;
    s.seats[purse.seat].cubes++;
    emit({ type: 'strengthened', seat: purse.seat });
  },
});
