import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect } from '../effect.ts';

/** A side of a legend ability track (HC-TRK-29): what its scrolls do, from the left. */
export interface LegendTrack {
  /** Can it do anything now? */
  canUse(s: HarrowState, seat: Seat): boolean;
  /** Pushes the frame in which it is played. */
  open(s: HarrowState, seat: Seat): void;
  /** The first scroll alone (HC-TRK-37). */
  canUseFirst(s: HarrowState, seat: Seat): boolean;
  openFirst(s: HarrowState, seat: Seat): void;
  readonly effect?: Effect;
}
