import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { questOf } from '../../../engine/games/root/content/quests.ts';
import { type DecreeCard, vizier } from '../../../engine/games/root/factions/eyrie/state.ts';
import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { isDamaged, isExhausted, kindOf } from '../../../engine/games/root/factions/vagabond/items.ts';
import { hostile, type ItemAt, relationNames } from '../../../engine/games/root/factions/vagabond/state.ts';
import { type CardId, hidden, type QuestId } from '../../../engine/games/root/state/cards.ts';
import type { CountedKind } from '../../../engine/games/root/state/pieces.ts';
import { isForest, type Place, placeNames } from '../../../engine/games/root/state/places.ts';
import { mapOf, type RootState } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/root/text.ts';

export const factionName = (faction: FactionId): string => t(`faction.${faction}`);

/** As it is called at the table. */
export const seatName = ({ sides }: RootState, seat: Seat): string => t(`short.${sides[seat].faction}`);

export const pieceName = (piece: CountedKind): string => t(`piece.${piece}`);

/** So many of them, as one says it. */
export const countedName = (piece: CountedKind, count: number): string => t(`counted.${piece}`, { count });

export const cardName = (card: CardId): string => (card === hidden ? t('cards:hidden') : t(`cards:name.${card}`));

export const decreeCardName = (card: DecreeCard): string => (card === vizier ? t('vizier') : cardName(card));

/** What a card is for. */
export function cardText(card: CardId): string {
  if (card === hidden) return '';
  const { kind } = cardOf(card);
  if (kind === 'effect') return t(`cards:text.${card as EffectCard}`);
  return card === 'b_dominance' ? t('cards:text.b_dominance') : t(`cards:text.${kind}`);
}

type EffectCard =
  | 'b_armorers'
  | 'b_brutal_tactics'
  | 'b_royal_claim'
  | 'b_sappers'
  | 'f_stand_and_deliver'
  | 'f_tax_collector'
  | 'm_codebreakers'
  | 'm_scouting_party'
  | 'r_better_burrow_bank'
  | 'r_cobbler'
  | 'r_command_warren';

export const questName = (quest: QuestId): string => (quest === hidden ? t('cards:hidden') : t(`cards:quest.${quest}`));

export const questItems = (quest: QuestId): string =>
  (questOf(quest)?.items ?? []).map((item) => t(`item.${item}`)).join(', ');

export function itemName(item: ItemAt): string {
  const name = t(`item.${kindOf(item)}`);
  const exhausted = isExhausted(item);
  const state = isDamaged(item) ? (exhausted ? 'broken' : 'damaged') : exhausted ? 'exhausted' : 'ready';
  return t(`itemState.${state}`, { item: name });
}

export const relationName = (level: number): string =>
  t(level === hostile ? 'relation.hostile' : `relation.${relationNames[level]}`);

/** The number of a clearing as it is printed. */
export const numberOf = (place: Place): number => place + 1;

const letterOf = (place: Place): string => placeNames[place].slice(1).toUpperCase();

export function placeName(s: RootState, place: Place): string {
  if (isForest(place)) return t('place.forest', { letter: letterOf(place) });
  return t('place.clearing', { number: numberOf(place), suit: t(`suit.${mapOf(s).suits[place]}`) });
}
