import type { HarrowState, ModeId } from '../../state.ts';

/** A chapter: what its set-up puts on an otherwise empty table. Which rules it plays with is in `features.ts`. */
export interface Chapter {
  readonly id: ModeId;
  prepare(s: HarrowState): void;
}
