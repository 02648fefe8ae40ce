import type { ArrowWay, FairCardId, OfferId, QuestId } from '../../../engine/games/harrow/state/fair.ts';
import { t } from '../../../i18n/harrow/text.ts';

export const fairCardName = (card: FairCardId): string => t(`fair:card.${card}.name`);
export const fairCardText = (card: FairCardId): string => t(`fair:card.${card}.text`);
export const offerName = (offer: OfferId): string => t(`fair:offer.${offer}`);
export const questName = (quest: QuestId): string => t(`fair:quest.${quest}`);
export const questText = (quest: QuestId): string => t(`fair:questText.${quest}`);
/** Where an arrow points: «northeast», as an adverb. */
export const wayName = (way: ArrowWay): string => t(`fair:way.${way}`);
