import type { CardEvent } from '../../../engine/games/harrow/events/cards.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Sentences } from './teller.ts';
import { cardName, tileName } from './terms.ts';

/** Cards, tokens and bonus tiles. */
export const cardSentences: Sentences<CardEvent> = {
  cardDrawn: (event, { tell }) => tell('log:card.drawn', event.seat),
  cardPlayed: (event, { tell }) => tell('log:card.played', event.seat, { card: cardName(event.card) }),
  cardBuried: (event, { tell }) => tell('log:card.buried', event.seat),
  tokenReturned: (event, { tokenObject }) => t('log:token.returned', { token: tokenObject(event.token) }),
  upgradeGained: (event, { object }) =>
    t('log:upgrade.gained', { token: object(event.paid), name: cardName(event.token) }),
  upgradeUsed: (event) => t(event.armed ? 'log:upgrade.armed' : 'log:upgrade.used', { name: cardName(event.token) }),
  tokenDisarmed: (event) => t('log:upgrade.disarmed', { name: cardName(event.token) }),
  tokenPicked: (event, { name, tokenObject }) =>
    t('log:token.picked', { token: tokenObject(event.token), legend: name(event.seat) }),
  tileUsed: (event, { tell }) => tell('log:tile.used', event.seat, { tile: tileName(event.tile) }),
  tilePlaced: (event) => t('log:tile.placed', { tile: tileName(event.tile), jar: t(`terms:jarShort.${event.jar}`) }),
};
