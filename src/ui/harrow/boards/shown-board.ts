import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { actingSeat } from './board-view.ts';

function momentOf(s: HarrowState): string {
  return `${s.round}.${s.turn}.${topFrame(s)?.kind === 'sort'}`;
}

/** The seats whose boards can be looked at: in the solo game the factions have none (HC-SOLO-4). */
export function boardSeats(s: HarrowState): readonly Seat[] {
  if (s.solo) return [hesterSeat];
  const factions = s.seats.map((_, seat) => seat);
  return s.hester ? [...factions, hesterSeat] : factions;
}

/** The seats whose boards are on the screen: the acting one where there is room for one, elsewhere both factions or Hester. */
export function shownSeats(app: HarrowApp, s: HarrowState): readonly Seat[] {
  const { board } = app.remembered;
  const asked = board?.moment === momentOf(s) ? board.seat : actingSeat(s);
  const seats = boardSeats(s);
  const seat = seats.includes(asked) ? asked : seats[0];
  if (app.stage.layout.hasOneBoard || seat === hesterSeat) return [seat];
  return s.seats.map((_, faction) => faction);
}

export function showBoard(app: HarrowApp, s: HarrowState, seat: Seat): void {
  app.remember({ board: { seat, moment: momentOf(s) } });
}
