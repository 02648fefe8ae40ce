import { type CardId, type HesterCardId, hesterCardIds } from '../../engine/games/harrow/state/cards.ts';

/** A card somebody can hold: a tactics or upgrade card, or one of Hester's. */
export type HandCard = CardId | HesterCardId;

export function isHesterCard(card: string): card is HesterCardId {
  return (hesterCardIds as readonly string[]).includes(card);
}
