import { traits } from '../../engine/games/harrow/content/factions/traits.ts';
import type { CubeColour } from '../../engine/games/harrow/state/cubes.ts';
import { type FactionId, fairSeat, hesterSeat, type PlayerId } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

type Seated = Pick<HarrowState, 'seats'>;

/** Who sits there: a faction, or Hester or the Fair Folk, whose seats are not among `s.seats`. Serves as the class of colours too. */
export function seatClass({ seats }: Seated, seat: Seat): PlayerId {
  if (seat === fairSeat) return 'fair';
  return seat === hesterSeat ? 'hester' : seats[seat].faction;
}

/** The factions of the game in the order of their seats. */
export function factionsOf({ seats }: Seated): readonly FactionId[] {
  return seats.map(({ faction }) => faction);
}

/** The colour of the cubes of a faction's seat. */
export function cubeColour({ seats }: Seated, seat: Seat): CubeColour {
  return traits[seats[seat].faction].colour;
}
