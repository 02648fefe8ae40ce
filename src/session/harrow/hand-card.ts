import { type CardId, type HesterCardId, hesterCardIds } from '../../engine/games/harrow/state/cards.ts';
import { type FairCardId, fairCardIds, type QuestId, questIds } from '../../engine/games/harrow/state/fair.ts';
import type { PlayerId } from '../../engine/games/harrow/state/players.ts';

/** A card somebody can hold: one of a faction's, of Hester's, or of the Fair Folk's two decks. */
export type HandCard = CardId | HesterCardId | FairCardId | QuestId;

const isAmong = <T extends string>(ids: readonly T[], id: string): id is T => (ids as readonly string[]).includes(id);

export const isHesterCard = (card: string): card is HesterCardId => isAmong(hesterCardIds, card);
export const isFairCard = (card: string): card is FairCardId => isAmong(fairCardIds, card);
export const isQuest = (card: string): card is QuestId => isAmong(questIds, card);

/** Whose mark a player's cards bear: Kammi's bear her goblin's. */
export const suitOf = (player: PlayerId): string => (player === 'kammi' ? 'goblin' : player);
