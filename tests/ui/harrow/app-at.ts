import type { HarrowApp } from '../../../src/app/harrow/harrow-app.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import type { Selection } from '../../../src/session/harrow/interaction/selection.ts';

/** The app as the words see it: a position, and what the deciding seat has picked up. */
export function appAt(s: HarrowState, selection: Selection = {}): HarrowApp {
  const interaction = interactionOf(s, harrow.legal(s), selection);
  return { match: { session: { state: s } }, busy: false, replaying: false, interaction } as unknown as HarrowApp;
}
