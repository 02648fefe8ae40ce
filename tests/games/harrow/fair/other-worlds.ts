import { hexCount } from '../../../../src/engine/games/harrow/county.ts';
import { isPossible } from '../../../../src/engine/games/harrow/rules/fair/arrows.ts';
import { requireFair } from '../../../../src/engine/games/harrow/rules/fair/fair.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { nextBelow, type Rng } from '../../../../src/engine/kernel/rng.ts';

/** The same table with the items somewhere else, where they may be for all that is open. */
export function elsewhere(s: HarrowState, rng: Rng): HarrowState {
  const other = cloneJson(s);
  const fair = requireFair(other);
  const taken = fair.places.slice(0, fair.found);
  for (let i = fair.found; i < fair.places.length; i++) {
    const able = Array.from({ length: hexCount }, (_, hex) => hex).filter(
      (hex) => !taken.includes(hex) && (i > fair.found || isPossible(other, fair, hex)),
    );
    const place = able[nextBelow(rng, able.length)];
    fair.places[i] = place;
    taken.push(place);
  }
  return other;
}

/** The same table with other cards and quests in the Fair Folk's hand, for everybody else. */
export function otherHand(s: HarrowState): HarrowState {
  const other = cloneJson(s);
  const fair = requireFair(other);
  const [cards, quests] = [[...fair.deck, ...fair.hand].reverse(), [...fair.questDeck, ...fair.quests].reverse()];
  fair.hand = cards.splice(0, fair.hand.length);
  fair.quests = quests.splice(0, fair.quests.length);
  [fair.deck, fair.questDeck] = [cards, quests];
  return other;
}
