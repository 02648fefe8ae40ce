import type { Emit } from '../../action.ts';
import { fairSupplies, searchCubeLimit } from '../../content/fair/supplies.ts';
import type { FrameOf } from '../../flow.ts';
import { fairSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { shuffle } from '../tiles.ts';
import { hasQueen, paySearch, requireFair } from './fair.ts';
import { readyNests } from './nests.ts';

/** HC-FAIR-15; HC-FAIR-35: with the queen found they have no more turns in this round. */
export function beginFairTurn(s: HarrowState, emit: Emit): void {
  if (hasQueen(s)) return;
  s.flow.push({ kind: 'fair', seat: fairSeat, nests: 1, quests: 1 });
  emit({ type: 'turnBegan', seat: fairSeat, round: s.round, turn: s.turn });
}

/** HC-FAIR-22: an empty draw pile is rebuilt at once from its discards. */
function drawUpTo<C>(s: HarrowState, size: number, pile: { hand: C[]; deck: C[]; discard: C[] }): number {
  let drawn = 0;
  while (pile.hand.length < size) {
    if (pile.deck.length === 0) pile.deck.push(...shuffle(pile.discard.splice(0), s.rng));
    const card = pile.deck.pop();
    if (card === undefined) break;
    pile.hand.push(card);
    drawn++;
  }
  if (pile.deck.length === 0) pile.deck.push(...shuffle(pile.discard.splice(0), s.rng));
  return drawn;
}

export function drawQuests(s: HarrowState): number {
  const { quests: hand, questDeck: deck, questDiscard: discard } = requireFair(s);
  return drawUpTo(s, fairSupplies.quests, { hand, deck, discard });
}

function drawCards(s: HarrowState): number {
  const { hand, deck, discard } = requireFair(s);
  return drawUpTo(s, fairSupplies.cards, { hand, deck, discard });
}

/** HC-FAIR-22: the limit of search cubes, then cards, quests and nests. */
export function endFairTurn(s: HarrowState, frame: FrameOf<'fairEnd'>, emit: Emit): boolean {
  const fair = requireFair(s);
  switch (frame.step++) {
    case 1:
      paySearch(s, Math.max(0, fair.cubes - searchCubeLimit), 'limit', emit);
      return true;
    case 2: {
      const quests = drawQuests(s);
      const cards = drawCards(s);
      if (quests + cards > 0) emit({ type: 'fairDrew', cards, quests });
      return true;
    }
    case 3:
      readyNests(s, fairSupplies.ready, emit);
      return true;
    default:
      s.flow.pop();
      return true;
  }
}
