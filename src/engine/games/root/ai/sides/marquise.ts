import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { actionsLeft } from '../../factions/marquise/play.ts';
import { recruiterCards } from '../../factions/marquise/tracks.ts';
import { topFrame } from '../../flow.ts';
import type { RootState, SideAs } from '../../state.ts';
import type { Survey } from '../survey.ts';
import type { Worth } from '../worth.ts';

/** Room that is worth looking after: nobody builds more in a turn or two. */
const mostRoom = 2;

/** What can still be done in this turn; a march under way is an action until it is made. */
function actionsToCome(s: RootState, seat: Seat): number {
  if (s.active !== seat || s.phase !== 'daylight') return 0;
  const top = topFrame(s);
  return actionsLeft(s) + (top?.kind === 'march' ? top.left / 2 : 0);
}

export function marquiseStanding(
  s: RootState,
  seat: Seat,
  { on }: SideAs<'mc'>,
  { rulers, free }: Survey,
  w: Worth,
): number {
  let ruled = 0;
  let room = 0;
  for (let at = 0; at < rulers.length; at++) {
    if (rulers[at] !== seat) continue;
    ruled++;
    if (free[at] > 0) room++;
  }
  const recruiters = sum(on.recruiter ?? []);
  return (
    ruled * w.ruled +
    Math.min(room, mostRoom) * w.room +
    sum(on.wood ?? []) * w.wood +
    sum(on.sawmill ?? []) * w.sawmill +
    sum(on.workshop ?? []) * w.workshop +
    recruiters * w.recruiter +
    recruiterCards[recruiters] * w.recruiterCard +
    actionsToCome(s, seat) * w.action
  );
}
