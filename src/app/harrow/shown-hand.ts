import { hiddenCard } from '../../engine/games/harrow/state/cards.ts';
import { fairSeat, hesterSeat } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import { deedsAt, isOpen, onOffer } from '../../session/harrow/interaction/spot-offers.ts';
import { cardSpot } from '../../session/harrow/spots.ts';
import type { Hand } from './harrow-app.ts';

/** Hester's hand, and her face-up cards, which everybody may see. */
function hestersHand({ hester }: HarrowState, offer: Interaction | undefined): Hand {
  const { hand = [], row = [] } = hester ?? {};
  return {
    seat: hesterSeat,
    cards: hand.filter((card) => card !== hiddenCard),
    playable: [...new Set(onOffer(offer, 'lay').map(({ card }) => card))],
    picking: false,
    open: row.map((stack) => {
      const card = stack[stack.length - 1];
      return { card, covered: stack.length - 1, callable: deedsAt(offer, cardSpot(card), 'call').length > 0 };
    }),
  };
}

/** HC-FAIR-2: quests and cards; those that can be put away are picked from. */
function fairHand({ fair }: HarrowState, offer: Interaction | undefined): Hand {
  const { quests = [], hand = [] } = fair ?? {};
  const cards = [...quests, ...hand].filter((card) => card !== hiddenCard);
  const picks = cards.filter((card) => deedsAt(offer, cardSpot(card), 'choose').length > 0);
  const playable = cards.filter((card) => isOpen(offer, cardSpot(card)));
  return { seat: fairSeat, cards, playable, picking: picks.length > 0, open: [] };
}

/** The seat's cards in a state that shows them, and which of them can be used now. */
export function shownHand(s: HarrowState, seat: Seat, offer: Interaction | undefined): Hand {
  if (seat === hesterSeat) return hestersHand(s, offer);
  if (seat === fairSeat) return fairHand(s, offer);
  const cards = s.seats[seat].hand.filter((card) => card !== hiddenCard);
  const picks = cards.filter((card) => deedsAt(offer, cardSpot(card), 'choose').length > 0);
  const picking = picks.length > 0;
  const playable = picking ? picks : onOffer(offer, 'card').map(({ card }) => card);
  return { seat, cards, playable, picking, open: [] };
}
