import type { Seat } from '../../engine/kernel/game.ts';
import type { NightOutcome } from '../../session/harrow/campaign/outcome.ts';
import type { HandCard } from '../../session/harrow/hand-card.ts';
import type { ShownHarrow } from '../../session/harrow/harrow-session.ts';
import type { Whereabouts } from '../../session/harrow/whereabouts.ts';
import { blankForm, type Form } from './new-game-form.ts';

/** What the screens remember from one to the next. */
export interface Remembered {
  /** What has been filled in; the next game starts from it. */
  readonly form: Form;
  /** The board a person leafed to; it holds until something else is to be decided. */
  readonly board?: { readonly seat: Seat; readonly moment: string };
  /** A card that is held up for everybody to see, for so many milliseconds. */
  readonly heldUp?: { readonly card: HandCard; readonly ms: number } | undefined;
  /** Where on the county the thing happened that is pointed at, until something is done. */
  readonly lit?: Whereabouts | undefined;
  /** Where others can strike, and what objectives need, is shown on the map. */
  readonly threats?: boolean;
  /** What has happened has been read so far; until then it is told at the beginning of a turn. */
  readonly read?: { readonly match: ShownHarrow; readonly actions: number };
  /** What became of the night whose county is looked at once more. */
  readonly ended?: { readonly match: ShownHarrow; readonly outcome: NightOutcome };
}

export const nothingYet: Remembered = { form: blankForm() };
