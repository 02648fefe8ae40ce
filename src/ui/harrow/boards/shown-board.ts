import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { actingSeat } from './board-view.ts';

function momentOf(s: HarrowState): string {
  const frame = topFrame(s);
  const isGrid = frame?.kind === 'effect' && frame.by === 'kammi_grid';
  return `${s.round}.${s.turn}.${frame?.kind === 'sort' || isGrid}`;
}

/** Hester's board and the Fair Folk's papers, where they play. */
const othersOf = ({ hester, fair }: HarrowState): readonly Seat[] => [
  ...(hester ? [hesterSeat] : []),
  ...(fair ? [fairSeat] : []),
];

/** The seats whose boards can be looked at: in the solo game the factions have none (HC-SOLO-4). */
export function boardSeats(s: HarrowState): readonly Seat[] {
  return s.solo ? othersOf(s) : [...s.seats.map((_, seat) => seat), ...othersOf(s)];
}

/** What is seen together: one board where there is room for one; elsewhere both factions', but for Kammi's, which is twice as wide. */
export function leavesOf(app: HarrowApp, s: HarrowState): readonly (readonly Seat[])[] {
  if (app.stage.layout.hasOneBoard || s.kammi || s.solo) return boardSeats(s).map((seat) => [seat]);
  const factions = s.seats.map((_, seat) => seat);
  return [factions, ...othersOf(s).map((seat) => [seat])];
}

/** The seats whose boards are on the screen: those of the leaf with the acting one, or with the one that was asked for. */
export function shownSeats(app: HarrowApp, s: HarrowState): readonly Seat[] {
  const { board } = app.remembered;
  const asked = board?.moment === momentOf(s) ? board.seat : actingSeat(s);
  const leaves = leavesOf(app, s);
  return leaves.find((seats) => seats.includes(asked)) ?? leaves[0];
}

export function showBoard(app: HarrowApp, s: HarrowState, seat: Seat): void {
  app.remember({ board: { seat, moment: momentOf(s) } });
}
