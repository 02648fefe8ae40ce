import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Interaction } from '../interaction/interaction.ts';

/** The moment a lesson is for. */
export interface Moment {
  readonly state: HarrowState;
  /** What the person in front of the screen can do; undefined while somebody else acts, or the tree must fall. */
  readonly interaction: Interaction | undefined;
  /** The step of the automatic factions that is being told. */
  readonly told: HarrowEvent | undefined;
}

export type Condition = (moment: Moment) => boolean;
