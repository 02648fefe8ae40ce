import type { Seat } from '../../../../kernel/game.ts';
import { hexCount } from '../../county.ts';
import { hasUnits } from '../../rules/occupancy.ts';
import { canRaiseStorm } from '../../rules/storm-route.ts';
import type { HarrowState } from '../../state.ts';
import type { LegendTrack } from './track.ts';

/** HC-STORM-1 */
function canRaise(s: HarrowState, seat: Seat): boolean {
  for (let hex = 0; hex < hexCount; hex++) {
    if (hasUnits(s, seat, hex) && canRaiseStorm(s, seat, hex)) return true;
  }
  return false;
}

/** HC-TRK-32: the Family's storms that pull (HC-STORM-1 to 4). */
export const pullingStorms: LegendTrack = {
  canUse: canRaise,
  open(s, seat) {
    s.flow.push({ kind: 'storm', seat });
  },
  canUseFirst: canRaise,
  openFirst(s, seat) {
    s.flow.push({ kind: 'storm', seat, first: true });
  },
};
