import type { Seat } from '../../../kernel/game.ts';
import { fairSeat, hesterSeat, opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';

/** The lantern holder, and the other faction. */
const holder = 0;
const partner = 1;

/** HC-RND-2, HC-3P-1, HC-FAIR-10, 11: who comes after whom, again and again. */
function cycle({ hester, fair }: HarrowState): readonly Seat[] {
  if (fair) return hester ? [fairSeat, holder, fairSeat, partner, hesterSeat] : [fairSeat, holder, fairSeat, partner];
  return hester ? [holder, partner, hesterSeat] : [holder, partner];
}

/** Whose turn it is, the lantern being with this seat all along; undefined where tokens from a bag decide it (HC-FVH-3). */
export function seatInTurn(s: HarrowState, lantern: Seat, turn = s.turn): Seat | undefined {
  // HC-SOLO-20: every turn of the solo game is Hester's
  if (s.solo) return s.fair ? undefined : hesterSeat;
  const places = cycle(s);
  const place = places[turn % places.length];
  if (place === holder) return lantern;
  return place === partner ? opponent(lantern) : place;
}

/** Turns the faction has begun in this round, its own included if it is under way. */
export function turnsBegun(s: HarrowState, seat: Seat): number {
  const { length } = cycle(s);
  const rounds = Math.floor(s.turn / length);
  const place = s.turn % length;
  if (s.fair === undefined) return rounds + (place === 0 && seat !== s.active ? 0 : 1);
  if (place === 0) return rounds;
  if (place === 1) return rounds + (seat === s.active ? 1 : 0);
  return rounds + (place === 2 && seat === s.fair.next ? 0 : 1);
}
