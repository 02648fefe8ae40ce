import type { Seat } from '../../../../kernel/game.ts';
import { hexesOf } from '../../rules/occupancy.ts';
import { canRaiseStorm } from '../../rules/storm-route.ts';
import type { HarrowState } from '../../state.ts';
import type { LegendTrack } from './track.ts';

/** HC-STORM-1 */
function canRaise(s: HarrowState, seat: Seat): boolean {
  return hexesOf(s, seat).some((hex) => canRaiseStorm(s, seat, hex));
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
