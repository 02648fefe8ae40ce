import type { Seat } from '../../../../kernel/game.ts';
import type { Config, FactionId, HarrowState, LegendId, ModeId } from '../../state.ts';

/** A chapter: who plays, and what its set-up puts on the table. */
export interface Chapter {
  readonly id: ModeId;
  readonly seats: readonly { readonly faction: FactionId; readonly legend: LegendId }[];
  /** Seat that holds the lantern first. */
  readonly lantern: Seat;
  /** Fills the map and the boards of an otherwise empty table. */
  prepare(s: HarrowState, config: Config): void;
}
