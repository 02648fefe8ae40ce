import type { Column, DecreeCard, LeaderId } from '../../../engine/games/root/factions/eyrie/state.ts';
import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { type CharacterId, damaged, exhausted, itemAt } from '../../../engine/games/root/factions/vagabond/state.ts';
import type { CardId, QuestId } from '../../../engine/games/root/state/cards.ts';
import { type ItemId, itemIndex } from '../../../engine/games/root/state/items.ts';
import type { CountedKind } from '../../../engine/games/root/state/pieces.ts';
import { placeByName } from '../../../engine/games/root/state/places.ts';
import type { Suit } from '../../../engine/games/root/state/suits.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { partsOf } from '../../../session/root/spots.ts';
import type { SpotId } from '../../../session/spot.ts';
import { cardName, decreeCardName, itemName, numberOf, pieceName, questItems, questName, seatName } from './names.ts';

/** The item of a spot by its kind and state. */
export function itemIn(words: string): number {
  const [kind, ...states] = words.split(' ');
  const state = (states.includes('exhausted') ? exhausted : 0) + (states.includes('damaged') ? damaged : 0);
  return itemAt(itemIndex(kind as ItemId), state);
}

const numberIn = (name: string): number => numberOf(placeByName(name) ?? 0);

const shortName = (faction: string): string => t(`short.${faction as FactionId}`);

function triggerLabel(what: string, place: string | undefined): string {
  const number = numberIn(place ?? '');
  if (what === 'hospital' || what === 'outrage') return t(`trigger.${what}`, { number });
  return t(`trigger.${what as 'damage' | 'base'}`);
}

function escortLabel(who: string, count: string | undefined): string {
  if (who === 'none') return t('choice.alone');
  return count === '0'
    ? t('choice.beside', { seat: shortName(who) })
    : t('choice.with', { seat: shortName(who), count });
}

function pieceLabel(piece: string, faction: string | undefined): string {
  const name = pieceName(piece as CountedKind);
  return faction === undefined ? name : t('choice.pieceOf', { piece: name, seat: shortName(faction) });
}

type Labels = Readonly<Record<string, (s: RootState, what: string, more: string | undefined) => string>>;

/** What stands on the button of a spot that lies nowhere on the table. */
const labels: Labels = {
  piece: (_, piece, faction) => pieceLabel(piece, faction),
  leader: (_, leader) => t(`leader.${leader as LeaderId}`),
  character: (_, character) => t(`character.${character as CharacterId}`),
  column: (_, column) => t(`column.${column as Column}`),
  seat: (s, seat) => seatName(s, Number(seat)),
  item: (_, item) => itemName(itemIn(item)),
  quest: (_, quest) => t('choice.quest', { quest: questName(quest as QuestId), items: questItems(quest as QuestId) }),
  reward: (_, reward) => t(reward === 'points' ? 'choice.points' : 'choice.cards'),
  effect: (_, card) => cardName(card as CardId),
  available: (_, card) => cardName(card as CardId),
  discarded: (_, card) => cardName(card as CardId),
  supporter: (_, card) => cardName(card as CardId),
  trigger: (_, what, place) => triggerLabel(what, place),
  by: (_, card) => t('choice.by', { card: decreeCardName(card as DecreeCard) }),
  with: (_, who, count) => escortLabel(who, count),
  from: (_, places) => t('choice.from', { places: places.split(' ').map(numberIn).join(', ') }),
  suits: (_, suits) =>
    t('choice.suits', {
      suits: suits
        .split(' ')
        .map((suit) => t(`suit.${suit as Suit}`))
        .join(', '),
    }),
};

/** Does a spot lie on the table, where it is clicked itself? */
export const isOnTable = (spot: SpotId): boolean => labels[partsOf(spot)[0]] === undefined;

export function choiceLabel(s: RootState, spot: SpotId): string {
  const [kind, what, more] = partsOf(spot);
  return labels[kind]?.(s, what, more) ?? '';
}
