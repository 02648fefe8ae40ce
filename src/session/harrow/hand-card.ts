import { type CardId, type HesterCardId, hesterCardIds } from '../../engine/games/harrow/state/cards.ts';
import type { PlayerId } from '../../engine/games/harrow/state/players.ts';

/** A card somebody can hold: one of a faction's, or one of Hester's. */
export type HandCard = CardId | HesterCardId;

export function isHesterCard(card: string): card is HesterCardId {
  return (hesterCardIds as readonly string[]).includes(card);
}

/** Whose mark a player's cards bear: Kammi's bear her goblin's. */
export const suitOf = (player: PlayerId): string => (player === 'kammi' ? 'goblin' : player);
