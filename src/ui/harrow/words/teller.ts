import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { UnitKind } from '../../../engine/games/harrow/events/county.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import type { LegendToken } from '../../../engine/games/harrow/state/kammi.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { BagToken, Jar, TokenKind } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { TextKey } from '../../../i18n/harrow/text-key.ts';
import { openlyOn, tokenOfUnit, type Who } from '../../../session/harrow/kammi.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { tokenTitle } from './kammi-terms.ts';
import { leaderName } from './seats.ts';
import { cardName, isUpgradeToken, type PlaceForm, place } from './terms.ts';

/** What a sentence needs to know of the game: who sits where, and on which map. */
export type LogContext = Pick<HarrowState, 'config' | 'seats' | 'kammi'>;

/** What the sentences need of the log they stand in. */
export interface Teller {
  readonly s: LogContext;
  at(hex: Hex, form?: PlaceForm): string;
  way(event: { readonly from: Hex; readonly to: Hex }): { readonly from: string; readonly to: string };
  /** The legend of a seat, as the subject of a sentence; of Kammi's two the one that is meant. */
  name(seat: Seat, unit?: UnitKind): string;
  object(what: Jar | Who | LegendToken | TokenKind): string;
  legendObject(seat: Seat, unit?: UnitKind): string;
  /** Whose haint it is, as "a haint of …" has it. */
  of(seat: Seat): string;
  tokenObject(token: BagToken): string;
  /** The faction of the seat is the subject; `context` picks the sentence in which the verb agrees with it. */
  tell(key: TextKey, seat: Seat, params?: Record<string, string | number | undefined>): string;
}

/** The sentence of every event; nothing for those that another sentence tells. */
export type Sentences<E extends HarrowEvent> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, teller: Teller) => string | undefined;
};

export function tellerOf(s: LogContext): Teller {
  const at: Teller['at'] = (hex, form = 'At') => place(s.config.map, hex, form);
  const name: Teller['name'] = (seat, unit = 'legend') =>
    seat === hesterSeat ? leaderName(s, seat) : tokenTitle(s, seat, tokenOfUnit(unit) ?? 'first');
  const object: Teller['object'] = (what) => t(`log:object.${what}`);
  return {
    s,
    at,
    way: ({ from, to }) => ({ from: at(from, 'From'), to: at(to, 'To') }),
    name,
    object,
    legendObject: (seat, unit = 'legend') => {
      if (seat === hesterSeat) return name(seat);
      const token = tokenOfUnit(unit) ?? 'first';
      return object(openlyOn(s, seat, token) ?? token);
    },
    of: (seat) => t(`log:of.${s.seats[seat].faction}`),
    tokenObject: (token) =>
      isUpgradeToken(token) ? t('log:object.upgrade', { name: cardName(token) }) : object(token),
    tell: (key, seat, params) => t(key, { ...params, context: seatClass(s, seat) }),
  };
}
