import { firstField, soloCards } from '../../../engine/games/harrow/content/solo/cards.ts';
import { fieldOrder, tokensOnFields } from '../../../engine/games/harrow/rules/solo/fields.ts';
import type { SoloCardId } from '../../../engine/games/harrow/state/cards.ts';
import { type SoloField, soloFields } from '../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { soloCardName } from './terms.ts';

const fieldName = (field: SoloField): string => t(`solo:board.field.${field}`);

/** HC-SOLO-23, 27: the one card that costs Hester her cubes. */
const takesCubes = (card: SoloCardId): boolean => soloCards[card].symbol === 'flower';

/** HC-SOLO-41, 42: whom the card has attacked. */
const attackKey = (card: SoloCardId): 'hester' | 'enemy' => (soloCards[card].hester ? 'hester' : 'enemy');

/** The two hexes of a card by their printed numbers (HC-MAP-25); none if any hex will do. */
export function hexNumbers(card: SoloCardId): readonly number[] {
  return soloCards[card].hexes?.map((hex) => hex + 1) ?? [];
}

/** What a card does, in the few words there is room for on it. */
export function soloCardLines(card: SoloCardId): readonly [string, string] {
  const first = t('solo:card.first', { field: fieldName(firstField(card)) });
  return takesCubes(card) ? [t('solo:card.takes'), first] : [first, t(`solo:card.${attackKey(card)}`)];
}

/** What it does in whole sentences, for whoever asks. */
export function soloCardText(card: SoloCardId): string {
  const [first, second] = hexNumbers(card);
  const whole = t('solo:card.whole', {
    card: soloCardName(card),
    field: fieldName(firstField(card)),
    hexes: first === undefined ? t('solo:card.anywhere') : t('solo:card.on', { first, second }),
    attack: t(`solo:card.${attackKey(card)}Long`),
  });
  return takesCubes(card) ? `${whole} ${t('solo:card.takesLong')}.` : whole;
}

/** HC-SOLO-28, 29: what the card would do if it were played now, field by field with their strengths, and whom it attacks. */
export function soloCardPlan(s: HarrowState, card: SoloCardId): string {
  const first = firstField(card);
  const tokens = tokensOnFields(first, s.hester?.actions ?? 0);
  const fields = fieldOrder(first)
    .map((field) => t('solo:card.field', { field: fieldName(field), n: 1 + tokens[soloFields.indexOf(field)] }))
    .join(', ');
  const attack = t(soloCards[card].hester ? 'solo:card.hesterFirst' : 'solo:card.enemy');
  return takesCubes(card)
    ? t('solo:card.planTakes', { takes: t('solo:card.takes'), fields, attack })
    : t('solo:card.plan', { fields, attack });
}
