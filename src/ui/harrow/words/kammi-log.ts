import type { KammiEvent } from '../../../engine/games/harrow/events/kammi.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { gridRowName } from './kammi-terms.ts';
import type { Sentences, Teller } from './teller.ts';
import { cardName, legendName } from './terms.ts';

function insertedText({ row, token, out, cubes }: EventOf<'rowInserted'>): string {
  const slid = t('log:kammi.rowInserted', {
    row: gridRowName(row),
    token: t(`log:kammi.out.${token}`),
    out: t(`log:kammi.out.${out}`),
  });
  return cubes > 0 ? `${slid} ${t('log:kammi.rowCubes', { count: cubes })}` : slid;
}

/** HC-KAM-30: who the goblin is stands on Kammi's board from the start. */
function revealedText({ seat, self }: EventOf<'kammiRevealed'>, { s }: Teller): string {
  return t(`log:kammi.revealed.${self}`, { name: legendName(s.seats[seat].legend) });
}

/** Kammi, her goblin and the dolls. */
export const kammiSentences: Sentences<KammiEvent> = {
  tokenSet: ({ token, hex }, { at }) => t('log:kammi.tokenSet', { token: t(`log:object.${token}`), at: at(hex) }),
  identityChosen: () => t('log:kammi.identityChosen'),
  dollsLaid: (event, { tell }) => tell('log:kammi.dollsLaid', event.seat),
  rowInserted: (event) => insertedText(event),
  gridCubesLaid: ({ rows }) => t('log:kammi.gridCubesLaid', { rows: rows.map(gridRowName).join(', ') }),
  cardReplayed: ({ card }) => t('log:kammi.cardReplayed', { card: cardName(card) }),
  legendsSwapped: () => t('log:kammi.legendsSwapped'),
  dollMoved: (event, { way }) => t('log:kammi.dollMoved', way(event)),
  dollRevealed: ({ hex, face }, { at }) =>
    t(face === 'real' ? 'log:kammi.dollReal' : 'log:kammi.dollDecoy', { at: at(hex) }),
  dollTaken: ({ hex }, { at }) => t('log:kammi.dollTaken', { at: at(hex) }),
  dollsRearranged: (event, { tell }) => tell('log:kammi.dollsRearranged', event.seat),
  kammiRevealed: revealedText,
  goblinCardsLost: ({ cards }) => t('log:kammi.cardsLost', { count: cards.length }),
  goblinLeft: ({ hex }, { at }) => t('log:kammi.goblinLeft', { at: at(hex) }),
  moneyLaid: ({ hex }, { at }) => t('log:kammi.moneyLaid', { at: at(hex) }),
  moneyTaken: ({ hex, cubes }, { at }) => t('log:kammi.moneyTaken', { to: at(hex, 'To'), count: cubes }),
  moneyShifted: (event, { way }) => t('log:kammi.moneyShifted', way(event)),
  buildingShifted: (event, { way }) => t('log:kammi.buildingShifted', way(event)),
  haintsSwapped: ({ from, to }, { at }) => t('log:kammi.haintsSwapped', { a: at(from, 'Name'), b: at(to, 'Name') }),
  mealRefused: ({ hex }, { at }) => t('log:kammi.mealRefused', { at: at(hex) }),
};
