import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { nothing } from '../../../session/interaction/selection.ts';
import type { App } from '../../app.ts';
import { actingSeat } from './board-view.ts';

/** The board a person leafed to on a small screen; it holds until something else is to be decided. */
let picked: { readonly seat: Seat; readonly moment: string } | undefined;

function momentOf(s: HarrowState): string {
  return `${s.round}.${s.turn}.${topFrame(s)?.kind === 'sort'}`;
}

/** The seats whose boards are on the screen: both, or the acting one where there is room for one. */
export function shownSeats(app: App, s: HarrowState): readonly Seat[] {
  if (app.stage.layout.id !== 'phone') return s.seats.map((_, seat) => seat);
  return [picked?.moment === momentOf(s) ? picked.seat : actingSeat(s)];
}

export function showBoard(app: App, s: HarrowState, seat: Seat): void {
  picked = { seat, moment: momentOf(s) };
  app.select(app.interaction?.selection ?? nothing);
}
