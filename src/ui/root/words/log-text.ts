import type { EventOf, RootEvent } from '../../../engine/games/root/events.ts';
import { isDamaged, isExhausted, kindOf } from '../../../engine/games/root/factions/vagabond/items.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import {
  cardName,
  countedName,
  decreeCardName,
  itemName,
  numberOf,
  placeName,
  questName,
  relationName,
  seatName,
} from './names.ts';

type Tellers = {
  readonly [T in RootEvent['type']]: (event: EventOf<T>, s: RootState) => string | undefined;
};

function turned(event: EventOf<'itemTurned'>, seat: string): string {
  const { from, to } = event;
  const item = t(`item.${kindOf(to)}`);
  if (isDamaged(from) !== isDamaged(to))
    return t(isDamaged(to) ? 'log:itemDamaged' : 'log:itemRepaired', { seat, item });
  return t(isExhausted(to) ? 'log:itemExhausted' : 'log:itemRefreshed', { seat, item });
}

/** A sentence for each kind of event; those that follow from others have none. */
const tellers: Tellers = {
  turnBegan: ({ seat, turn }, s) => t('log:turnBegan', { seat: seatName(s, seat), turn }),
  phaseBegan: () => undefined,
  placed: ({ seat, piece, at, count }, s) =>
    t('log:placed', { seat: seatName(s, seat), pieces: countedName(piece, count), number: numberOf(at) }),
  pawnMoved: ({ seat, to }, s) => t('log:pawnTo', { seat: seatName(s, seat), place: placeName(s, to) }),
  moved: ({ seat, from, to, count }, s) =>
    t('log:moved', {
      seat: seatName(s, seat),
      pieces: countedName('warrior', count),
      from: numberOf(from),
      to: numberOf(to),
    }),
  removed: ({ owner, piece, at, count, by }, s) => {
    const what = { seat: seatName(s, owner), pieces: countedName(piece, count), number: numberOf(at) };
    return owner === by ? t('log:returned', what) : t('log:removed', { ...what, by: seatName(s, by) });
  },
  scored: ({ seat, points }, s) =>
    t(points < 0 ? 'log:lost' : 'log:scored', { seat: seatName(s, seat), points: Math.abs(points) }),
  drew: ({ seat }, s) => t('log:drew', { seat: seatName(s, seat) }),
  shuffled: () => t('log:shuffled'),
  discarded: ({ seat, card }, s) => t('log:discarded', { seat: seatName(s, seat), card: cardName(card) }),
  handed: ({ from, to, card }, s) =>
    t('log:handed', { seat: seatName(s, from), to: seatName(s, to), card: cardName(card) }),
  shown: ({ seat, to }, s) => t('log:shown', { seat: seatName(s, seat), to: seatName(s, to) }),
  crafted: ({ seat, card }, s) => t('log:crafted', { seat: seatName(s, seat), card: cardName(card) }),
  itemGained: ({ seat, item }, s) => t('log:itemGained', { seat: seatName(s, seat), item: t(`item.${item}`) }),
  cardUsed: ({ seat, card }, s) => t('log:cardUsed', { seat: seatName(s, seat), card: cardName(card) }),
  dominanceActivated: ({ seat, card, partner }, s) =>
    partner === undefined
      ? t('log:dominanceActivated', { seat: seatName(s, seat), card: cardName(card) })
      : t('log:coalition', { seat: seatName(s, seat), to: seatName(s, partner) }),
  dominanceTaken: ({ seat, card }, s) => t('log:dominanceTaken', { seat: seatName(s, seat), card: cardName(card) }),
  battleBegan: ({ attacker, defender, at }, s) =>
    t('log:battleBegan', { seat: seatName(s, attacker), to: seatName(s, defender), number: numberOf(at) }),
  ambushed: ({ seat, card }, s) => t('log:ambushed', { seat: seatName(s, seat), card: cardName(card) }),
  foiled: ({ seat, card }, s) => t('log:foiled', { seat: seatName(s, seat), card: cardName(card) }),
  rolled: ({ high, low }) => t('log:rolled', { high, low }),
  hitsDealt: ({ hits: [attacker, defender] }) => t('log:hitsDealt', { attacker, defender }),
  battleEnded: () => undefined,
  healed: ({ seat, count }, s) => t('log:healed', { seat: seatName(s, seat), count }),
  outraged: ({ seat, to }, s) => t('log:outraged', { seat: seatName(s, seat), to: seatName(s, to) }),
  supporterDrawn: ({ seat }, s) => t('log:supporterDrawn', { seat: seatName(s, seat) }),
  mobilized: ({ seat }, s) => t('log:mobilized', { seat: seatName(s, seat) }),
  revolted: ({ seat, at }, s) => t('log:revolted', { seat: seatName(s, seat), number: numberOf(at) }),
  officerTrained: ({ seat }, s) => t('log:officerTrained', { seat: seatName(s, seat) }),
  officersLost: ({ seat, count }, s) => t('log:officersLost', { seat: seatName(s, seat), count }),
  actionBought: ({ seat }, s) => t('log:actionBought', { seat: seatName(s, seat) }),
  decreed: ({ seat, card, column }, s) =>
    t('log:decreed', { seat: seatName(s, seat), card: cardName(card), column: t(`column.${column}`) }),
  resolved: ({ seat, card, column }, s) =>
    t('log:resolved', { seat: seatName(s, seat), card: decreeCardName(card), column: t(`column.${column}`) }),
  turmoil: ({ seat, column }, s) => t('log:turmoil', { seat: seatName(s, seat), column: t(`column.${column}`) }),
  deposed: ({ seat, leader }, s) => t('log:deposed', { seat: seatName(s, seat), leader: t(`leader.${leader}`) }),
  newGeneration: ({ seat }, s) => t('log:newGeneration', { seat: seatName(s, seat) }),
  leaderChosen: ({ seat, leader }, s) =>
    t('log:leaderChosen', { seat: seatName(s, seat), leader: t(`leader.${leader}`) }),
  characterChosen: ({ seat, character }, s) =>
    t('log:characterChosen', { seat: seatName(s, seat), character: t(`character.${character}`) }),
  itemTurned: (event, s) => turned(event, seatName(s, event.seat)),
  itemLost: ({ seat, item }, s) => t('log:itemLost', { seat: seatName(s, seat), item: itemName(item) }),
  aided: ({ seat, to }, s) => t('log:aided', { seat: seatName(s, seat), to: seatName(s, to) }),
  related: ({ seat, to, level }, s) =>
    t('log:related', { seat: seatName(s, seat), to: seatName(s, to), relation: relationName(level) }),
  explored: ({ seat, item }, s) => t('log:explored', { seat: seatName(s, seat), item: t(`item.${item}`) }),
  ruinCleared: ({ at }) => t('log:ruinCleared', { number: numberOf(at) }),
  questDone: ({ seat, quest }, s) => t('log:questDone', { seat: seatName(s, seat), quest: questName(quest) }),
  questOpened: ({ quest }) => t('log:questOpened', { quest: questName(quest) }),
  cardFetched: ({ seat, card }, s) => t('log:cardFetched', { seat: seatName(s, seat), card: cardName(card) }),
  gameOver: ({ result }, s) => t('log:gameOver', { seats: result.winners.map((seat) => seatName(s, seat)).join(', ') }),
};

/** What happened, as a sentence; undefined where it is not worth one. */
export function logText(event: RootEvent, s: RootState): string | undefined {
  const tell = tellers[event.type] as (event: RootEvent, s: RootState) => string | undefined;
  return tell(event, s);
}
