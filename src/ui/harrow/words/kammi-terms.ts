import type { Hex } from '../../../engine/games/harrow/county.ts';
import { kammiSeat } from '../../../engine/games/harrow/rules/kammi/kammi.ts';
import type { LegendToken } from '../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Thing } from '../../../session/harrow/interaction/selection.ts';
import { openlyOn, tokensAt, type Who, whoIs } from '../../../session/harrow/kammi.ts';
import { legendName } from './terms.ts';

type Table = Pick<HarrowState, 'seats' | 'kammi'>;

/** The rows of the action grid are told by the numerals that stand on them. */
const numerals = ['I', 'II', 'III'] as const;

export const gridRowName = (row: number): string => numerals[row];

export const whoName = (who: Who): string => (who === 'kammi' ? t('terms:faction.kammi') : legendName(who));

/** A legend of the seat as everybody may call it: by its name, or by the number of its token (HC-KAM-50). */
export function tokenTitle(s: Table, seat: Seat, token: LegendToken): string {
  const who = openlyOn(s, seat, token);
  return who === undefined ? t(`terms:legendToken.${token}`) : whoName(who);
}

/** What is told of a legend on the map: to whoever knows who hides on a token, that too. */
export function tokenTip(s: Table, seat: Seat, token: LegendToken): string {
  if (openlyOn(s, seat, token) !== undefined) return tokenTitle(s, seat, token);
  const who = whoIs(s, seat, token);
  if (who === undefined) return t(`map:tip.hidden.${token}`);
  return t('map:tip.secret', { token: t(`terms:legendToken.${token}`), name: whoName(who) });
}

/** What an effect moves, by its name; of Kammi's two legends by the number of the token. */
export function thingName(s: HarrowState, what: Thing, from: Hex | undefined): string {
  const token = what === 'second' ? 'second' : what === 'legend' ? 'first' : undefined;
  if (token === undefined) return t(`map:thing.${what}`);
  const seat =
    from === undefined ? kammiSeat(s) : s.seats.findIndex((_, each) => tokensAt(s, each, from).includes(token));
  return seat >= 0 && s.seats[seat].faction === 'kammi' ? tokenTitle(s, seat, token) : t(`map:thing.${what}`);
}
