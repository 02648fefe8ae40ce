import { hiddenCard } from '../../engine/games/harrow/state/cards.ts';
import { hesterSeat } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Hand } from './harrow-app.ts';

/** Hester's hand, and her face-up cards, which everybody may see. */
function hestersHand({ hester }: HarrowState, offer: Interaction | undefined): Hand {
  const { hand = [], row = [] } = hester ?? {};
  const { lays = [], calls = [] } = offer ?? {};
  return {
    seat: hesterSeat,
    cards: hand.filter((card) => card !== hiddenCard),
    playable: [...new Set(lays.map(({ card }) => card))],
    picking: false,
    open: row.map((stack) => {
      const card = stack[stack.length - 1];
      return { card, covered: stack.length - 1, callable: calls.some((each) => each.card === card) };
    }),
  };
}

/** The seat's cards in a state that shows them, and which of them can be used now. */
export function shownHand(s: HarrowState, seat: Seat, offer: Interaction | undefined): Hand {
  if (seat === hesterSeat) return hestersHand(s, offer);
  const cards = s.seats[seat].hand.filter((card) => card !== hiddenCard);
  const { cards: offered = [], picks = [] } = offer ?? {};
  const picking = picks.length > 0;
  const playable = picking
    ? cards.filter((card) => picks.some(({ option }) => option === card))
    : offered.map(({ card }) => card);
  return { seat, cards, playable, picking, open: [] };
}
