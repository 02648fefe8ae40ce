import { createClicks } from '../../../src/app/harrow/clicks.ts';
import type { HarrowDialog } from '../../../src/app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import type { Hex } from '../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { explainRefusal } from '../../../src/engine/games/harrow/refusal.ts';
import type { Refusal } from '../../../src/engine/games/harrow/refusals/keys.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { nothing, type Selection } from '../../../src/session/harrow/interaction/selection.ts';
import { warningOf } from '../../../src/session/harrow/interaction/warning.ts';
import { hexSpot } from '../../../src/session/harrow/spots.ts';
import type { SpotId } from '../../../src/session/spot.ts';

/** What came of a click: an action done, a question asked, something picked up, or the reason why none of these. */
export type Clicked =
  | { readonly done: HarrowAction }
  | { readonly asked: HarrowDialog }
  | { readonly picked: Selection }
  | { readonly refused: Refusal };

/** Clicks on spots, as the player's own go through the screen, with what has been picked up before them. */
export function spotClicksOn(
  s: HarrowState,
  selection: Selection = nothing,
  legal: readonly HarrowAction[] = harrow.legal(s),
): (spot: SpotId) => Clicked {
  let results: Clicked[] = [];
  const interaction = interactionOf(s, legal, selection);
  const click = createClicks({
    interaction: () => interaction,
    legal: () => legal,
    warning: (action) => warningOf(s, action),
    perform: (done) => results.push({ done }),
    pick: (picked) => results.push({ picked }),
    refuse: (intent) => results.push({ refused: explainRefusal(s, intent) }),
    notNow() {},
    lookAtNight() {},
    open: (asked) => results.push({ asked }),
  });
  return (spot) => {
    results = [];
    click(spot);
    const [result] = results;
    if (result === undefined || results.length > 1)
      throw new Error(`the click on ${spot} did ${results.length} things`);
    return result;
  };
}

export function clicksOn(...situation: Parameters<typeof spotClicksOn>): (hex: Hex) => Clicked {
  const click = spotClicksOn(...situation);
  return (hex) => click(hexSpot(hex));
}
