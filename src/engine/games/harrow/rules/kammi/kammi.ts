import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { GoblinCardId } from '../../state/cards.ts';
import { type KammiState, type LegendToken, nowhere } from '../../state/kammi.ts';
import { type HarrowState, seatOf } from '../../state.ts';

/** Kammi, in a game the caller knows her to be in. */
export function requireKammi(s: HarrowState): KammiState {
  if (!s.kammi) throw new Error('Kammi is not in this game');
  return s.kammi;
}

export const kammiSeat = (s: HarrowState): Seat => seatOf(s, 'kammi');

export const isKammis = (s: HarrowState, seat: Seat): boolean => s.seats[seat]?.faction === 'kammi';

/** Where the token stands; `nowhere` off the map. */
export function tokenHex(s: HarrowState, token: LegendToken): Hex {
  const own = s.seats[kammiSeat(s)];
  return token === 'first' ? own.legendHex : own.secondHex;
}

const otherToken = (token: LegendToken): LegendToken => (token === 'first' ? 'second' : 'first');

/** Which token is the goblin, for whoever knows. */
export function goblinToken(s: HarrowState): LegendToken | undefined {
  const { self: herself } = requireKammi(s);
  return herself === 'hidden' ? undefined : otherToken(herself);
}

/** HC-KAM-42: where the goblin is, for whoever knows; undefined also once it has left the game. */
export function goblinHex(s: HarrowState): Hex | undefined {
  const token = goblinToken(s);
  const hex = token === undefined ? nowhere : tokenHex(s, token);
  return hex === nowhere ? undefined : hex;
}

/** Where Kammi herself is, for whoever knows. */
export function selfHex(s: HarrowState): Hex | undefined {
  const { self: herself } = requireKammi(s);
  const hex = herself === 'hidden' ? nowhere : tokenHex(s, herself);
  return hex === nowhere ? undefined : hex;
}

/** HC-KAM-30: from now on everybody knows who is who. */
export function revealIdentity(s: HarrowState, emit: Emit): void {
  const kammi = requireKammi(s);
  if (kammi.revealed || kammi.self === 'hidden') return;
  kammi.revealed = true;
  emit({ type: 'kammiRevealed', seat: kammiSeat(s), self: kammi.self });
}

/** HC-KAM-31: no goblin card is in play any more. */
export function discardInPlay(s: HarrowState, emit: Emit): void {
  const seat = kammiSeat(s);
  const own = s.seats[seat];
  const cards = own.spent as GoblinCardId[];
  if (cards.length === 0) return;
  requireKammi(s).discard.push(...cards);
  own.spent = [];
  emit({ type: 'goblinCardsLost', seat, cards });
}
