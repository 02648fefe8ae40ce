import { defineAction } from '../action.ts';
import { distance, hexCount } from '../county.ts';
import { spawnHaint } from '../rules/movement.ts';
import { canEnter } from '../rules/occupancy.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';
import { ownRange } from '../rules/terrain.ts';

/** HC-SPWN-1 to 5: a haint from possessions appears on the legend's hex or the home hex. */
export const spawn = defineAction('spawn', {
  options(s, out) {
    const purse = pointsFor(s, 1);
    if (!purse || purse.budget < 1) return;
    const { seat } = purse;
    const { haintsLeft, legendHex, home } = s.seats[seat];
    if (haintsLeft === 0) return;
    if (s.effects.farSpawn) {
      // HC-UPG-5: anywhere in the legend's range, the home hex remaining
      const range = ownRange(s, legendHex);
      for (let hex = 0; hex < hexCount; hex++) {
        if ((hex === home || distance(hex, legendHex) <= range) && canEnter(s, seat, hex))
          out.push({ type: 'spawn', hex });
      }
      return;
    }
    if (canEnter(s, seat, legendHex)) out.push({ type: 'spawn', hex: legendHex });
    if (home !== legendHex && canEnter(s, seat, home)) out.push({ type: 'spawn', hex: home });
  },
  apply(s, { hex }, emit) {
    const purse = pointsFor(s, 1);
    if (!purse) throw new Error('no SPAWN is on offer');
    spendPoints(s, 1, 1);
    spawnHaint(s, purse.seat, hex, emit);
  },
});
