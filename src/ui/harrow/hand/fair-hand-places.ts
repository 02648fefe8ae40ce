import type { XY } from '../../../app/stage.ts';
import { type HandCard, isQuest } from '../../../session/harrow/hand-card.ts';
import type { FairPapers } from '../map/fair-rail-places.ts';

/** Where the cards of the Fair Folk's hand lie: quests in the upper row, the others in the lower one. */
export function cardPlaces({ cards: places }: Pick<FairPapers, 'cards'>, hand: readonly HandCard[]): readonly XY[] {
  const inRow = places.length / 2;
  const quests = hand.filter(isQuest);
  return hand.map((card, i) => (isQuest(card) ? places[i] : places[inRow + i - quests.length]));
}
