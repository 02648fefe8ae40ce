import type { RootApp } from '../../../app/root/root-app.ts';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import type { Hint } from '../../../session/root/hint.ts';
import { partsOf, placeOf } from '../../../session/root/spots.ts';
import { wayOf } from '../../../session/root/ways.ts';
import type { SpotId } from '../../../session/spot.ts';
import { choiceLabel } from './choice-label.ts';
import { cardName, placeName, seatName } from './names.ts';

/** What a spot is called, wherever it lies. */
function spotName(s: RootState, spot: SpotId): string {
  const [kind, what, more] = partsOf(spot);
  const at = placeOf(spot);
  if (kind === 'foe' && at !== undefined) return `${seatName(s, Number(more))}, ${placeName(s, at)}`;
  if (at !== undefined) return placeName(s, at);
  return kind === 'card' ? cardName(what as CardId) : choiceLabel(s, spot);
}

/** What is to be done first: what would be pressed for it. */
function whatText(s: RootState, { action }: Hint): string {
  const { deed, path, bag = [] } = wayOf(s, action);
  const names = [...path, ...bag].map((spot) => spotName(s, spot)).filter((name) => name !== '');
  return t('hint.what', { what: [...(deed === undefined ? [] : [t(`deed.${deed}`)]), ...names].join(', ') });
}

/** What a strong computer advises, and why. */
export function hintText(app: RootApp, s: RootState, hint: Hint): { readonly title: string; readonly hint: string } {
  const { why, count } = hint;
  const number = new Intl.NumberFormat(app.settings.language, { maximumFractionDigits: 1 });
  const reason =
    why === 'battle' ? t('hint.why.battle', { hits: number.format(count) }) : t(`hint.why.${why}`, { count });
  return { title: whatText(s, hint), hint: reason };
}
