import type { RootAction } from '../../../src/engine/games/root/action.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { clicked, type Held, interactionOf, nothingHeld } from '../../../src/session/root/interaction.ts';
import { deedSpot } from '../../../src/session/root/spots.ts';
import { wayOf } from '../../../src/session/root/ways.ts';
import type { SpotId } from '../../../src/session/spot.ts';

/** What a player clicks for an action: its deed, then its path, without what is taken by itself. */
export function clicksFor(s: RootState, action: RootAction): readonly SpotId[] {
  const { deed, path, bag = [] } = wayOf(s, action);
  const legal = root.legal(s);
  const clicks: SpotId[] = [];
  let held: Held = nothingHeld;
  for (const spot of [...(deed === undefined ? [] : [deedSpot(deed)]), ...path, ...bag]) {
    const now: Held = interactionOf(s, 0, legal, held).held;
    if (now.path.length > held.path.length) {
      held = now;
      if (held.path.includes(spot) && path.indexOf(spot) < held.path.length) continue;
    }
    const outcome = clicked(s, legal, held, spot);
    clicks.push(spot);
    if (!outcome || 'action' in outcome) return clicks;
    held = outcome.held;
  }
  return clicks;
}
