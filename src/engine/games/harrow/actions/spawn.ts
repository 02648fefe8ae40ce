import { defineAction } from '../action.ts';
import { canEnter } from '../rules/occupancy.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';

/** HC-SPWN-1 to 5: a haint from possessions appears on the legend's hex or the home hex. */
export const spawn = defineAction('spawn', {
  options(s, out) {
    const purse = pointsFor(s, 1);
    if (!purse || purse.budget < 1) return;
    const { haintsLeft, legendHex, home } = s.seats[purse.seat];
    if (haintsLeft === 0) return;
    if (canEnter(s, purse.seat, legendHex)) out.push({ type: 'spawn', hex: legendHex });
    if (home !== legendHex && canEnter(s, purse.seat, home)) out.push({ type: 'spawn', hex: home });
  },
  apply(s, { hex }, emit) {
    const purse = pointsFor(s, 1);
    if (!purse) throw new Error('no SPAWN is on offer');
    spendPoints(s, 1, 1);
    const own = s.seats[purse.seat];
    own.haintsLeft--;
    own.haints[hex]++;
    emit({ type: 'spawned', seat: purse.seat, hex });
  },
});
