import type { Hex } from '../../../engine/games/harrow/county.ts';
import { fairSeat, hesterSeat, type PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { decidingSeat, isHestersTurn } from '../../../session/harrow/deciding.ts';
import { tokensOf } from '../../../session/harrow/kammi.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { legendName } from './terms.ts';

type Seated = Pick<HarrowState, 'seats'>;

/** Whose turn it is: a seat's, or in the solo game that of the rivals whom the cards lead. */
export function actingClass(s: HarrowState): PlayerId | 'rivals' {
  if (s.fair && s.active === fairSeat && s.solo?.card === undefined) return 'fair';
  if (s.solo) return isHestersTurn(s) ? 'hester' : 'rivals';
  return seatClass(s, decidingSeat(s));
}

export const playerName = (player: PlayerId): string => t(`terms:faction.${player}`);

export const seatName = (s: Seated, seat: Seat): string => playerName(seatClass(s, seat));

/** The name of the faction's legend; Hester and Kammi lead themselves, and nobody the Fair Folk. */
export function leaderName(s: Seated, seat: Seat): string {
  const player = seatClass(s, seat);
  if (player === 'hester' || player === 'kammi' || player === 'fair') return playerName(player);
  return legendName(s.seats[seat].legend);
}

/** Where the legend stands; Hester may be off the map. */
export function leaderHex(s: Pick<HarrowState, 'seats' | 'hester'>, seat: Seat): Hex | undefined {
  return leaderHexes(s, seat)[0];
}

/** Kammi has two (HC-KAM-5). */
export function leaderHexes(s: Pick<HarrowState, 'seats' | 'hester'>, seat: Seat): Hex[] {
  if (seat === fairSeat) return [];
  if (seat === hesterSeat) return s.hester?.hex === undefined ? [] : [s.hester.hex];
  return tokensOf(s, seat).map(({ hex }) => hex);
}

/** Every seat of the game, in order. */
export function seatsOf({ seats, hester, fair }: Pick<HarrowState, 'seats' | 'hester' | 'fair'>): Seat[] {
  const factions = seats.map((_, seat) => seat);
  return [...factions, ...(hester ? [hesterSeat] : []), ...(fair ? [fairSeat] : [])];
}
