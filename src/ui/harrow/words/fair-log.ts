import type { FairEvent } from '../../../engine/games/harrow/events/fair.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { fairCardName, fairCardText, offerName, questName, wayName } from './fair-terms.ts';
import type { Sentences } from './teller.ts';
import { terrainName } from './terms.ts';

function gainedText({ cubes, why }: EventOf<'searchGained'>): string {
  if (cubes === 0) return t('fair:log.gainedNone');
  return why === 'sword' ? t('fair:log.sword') : t('fair:log.gained', { count: cubes });
}

function drawnText({ token, seat }: EventOf<'turnDrawn'>): string {
  if (token === 'fair' || token === 'hester') return t(`fair:log.drawn.${token}`);
  return t(seat === fairSeat ? 'fair:log.drawn.solo_fair' : 'fair:log.drawn.solo_hester');
}

/** What the Fair Folk did, and what became of their nests. */
export const fairSentences: Sentences<FairEvent> = {
  itemHidden: (event) => t(`fair:log.hidden.${event.item}`),
  fieldMarked: (event) => t('fair:log.field', { terrain: terrainName(event.terrain) }),
  searchGained: (event) => gainedText(event),
  searchPaid: (event) => t(event.why === 'limit' ? 'fair:log.limit' : 'fair:log.paid', { count: event.cubes }),
  nestPlaced: (event, { at }) => t('fair:log.nest', { at: at(event.hex), offer: offerName(event.offer) }),
  nestRecalled: (event, { at }) =>
    t(event.nest ? 'fair:log.recalled' : 'fair:log.recalledOffer', { at: at(event.hex) }),
  offersReady: (event) => t('fair:log.ready', { offers: event.offers.map(offerName).join('; ') }),
  questDone: (event) => t('fair:log.quest', { quest: questName(event.quest) }),
  fairCardPlayed: (event) => t('fair:log.card', { card: fairCardName(event.card), text: fairCardText(event.card) }),
  fairDrew: (event) => t('fair:log.drew', { cards: event.cards, quests: event.quests }),
  questsDropped: (event) => t('fair:log.dropped', { quest: event.quests.map(questName).join('; ') }),
  offerWithdrawn: (event, { at }) => t('fair:log.withdrawn', { at: at(event.hex) }),
  arrowPlaced: (event, { at }) =>
    t(event.turned ? 'fair:log.arrowTurned' : 'fair:log.arrow', { at: at(event.hex), way: wayName(event.way) }),
  arrowLifted: (event, { at }) => t('fair:log.lifted', { at: at(event.hex) }),
  // What is found is told with the find.
  guessed: (event, { at }) => (event.right ? undefined : t(`fair:log.missed.${event.item}`, { at: at(event.hex) })),
  // A wrong guess says it already.
  crossPlaced: (event, { at }) =>
    event.seat === fairSeat ? undefined : t('fair:log.cross', { place: at(event.hex, 'Name') }),
  itemFound: (event, { at }) => t(`fair:log.found.${event.item}`, { at: at(event.hex) }),
  offerTaken: (event, { at, tell }) =>
    tell('fair:log.taken', event.seat, { at: at(event.hex), offer: offerName(event.offer) }),
  bargained: (event) =>
    t(event.won ? 'fair:log.bargainWon' : 'fair:log.bargainLost', { own: event.own, fair: event.fair }),
  offerUsed: (event, { tell }) => tell('fair:log.used', event.seat, { offer: offerName(event.offer) }),
  nestMoved: (event, { way }) => t('fair:log.moved', way(event)),
  nestsSwapped: (event, { at }) => t('fair:log.swapped', { one: at(event.from, 'Name'), other: at(event.to, 'Name') }),
  offerRenewed: (event, { at }) => t('fair:log.renewed', { at: at(event.hex), offer: offerName(event.offer) }),
  cubesCalmed: (event, { tell }) =>
    tell('fair:log.calmed', event.owner, { terrain: event.terrain && terrainName(event.terrain) }),
  truceBegan: () => t('fair:log.truce'),
  truceEnded: () => t('fair:log.truceEnded'),
  thornGrown: (event, { at, tell }) => tell('fair:log.thorn', event.seat, { at: at(event.hex) }),
  thornWithered: (event, { at }) => t('fair:log.withered', { at: at(event.hex) }),
  turnDrawn: (event) => drawnText(event),
  nightBroken: (event) => t(`fair:log.broken.${event.why}`),
};
