import { traits } from '../../engine/games/harrow/content/factions/traits.ts';
import { terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import type { CubeColour } from '../../engine/games/harrow/state/cubes.ts';
import { type FactionId, hesterSeat, type PlayerId } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

type Seated = Pick<HarrowState, 'seats'>;

/** Who sits there: a faction, or Hester, whose seat is not among `s.seats`. Serves as the class of colours too. */
export function seatClass({ seats }: Seated, seat: Seat): PlayerId {
  return seat === hesterSeat ? 'hester' : seats[seat].faction;
}

/** The factions of the game in the order of their seats. */
export function factionsOf({ seats }: Seated): readonly FactionId[] {
  return seats.map(({ faction }) => faction);
}

/** Who plays the game, in the order of the seats. */
export function playersOf(s: Pick<HarrowState, 'seats' | 'hester'>): readonly PlayerId[] {
  return s.hester ? [...factionsOf(s), 'hester'] : factionsOf(s);
}

/** The colour of the cubes of a faction's seat. */
export function cubeColour({ seats }: Seated, seat: Seat): CubeColour {
  return traits[seats[seat].faction].colour;
}

/** The colours of the cubes in the game, in the order in which the rules count them: by the seats, then Hester's. */
export function coloursOf(s: Pick<HarrowState, 'seats' | 'hester'>): readonly CubeColour[] {
  const own = s.seats.map((_, seat) => cubeColour(s, seat));
  return s.hester ? [...own, ...terrains] : own;
}
