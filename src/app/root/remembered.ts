import type { RootMatchTypes } from '../../session/root/root-session.ts';
import type { Whereabouts } from '../../session/root/whereabouts.ts';
import type { ShownMatch } from '../../session/shown-match.ts';

/** What the screens remember from one to the next. */
export interface Remembered {
  /** Where the thing happened that is pointed at, until something is done. */
  readonly lit?: Whereabouts | undefined;
  /** What has happened has been read so far; until then it is told at the beginning of a turn. */
  readonly read?: { readonly match: ShownMatch<RootMatchTypes>; readonly actions: number };
}
