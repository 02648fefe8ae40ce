import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { type Ability, abilities, type BagToken, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Choice } from '../../../session/harrow/interaction/choices.ts';
import { pointKinds } from './point-kinds.ts';

/** How many there are of what a button is about: points of an ability, tokens, cubes. */
export function choiceCount(s: HarrowState, choice: Choice): number {
  if (choice.kind === 'act') return actionCount(s, choice.action);
  const ability = choice.kind === 'mode' && abilities.find((each) => each === choice.mode);
  return ability ? pointsOf(s, ability) : 1;
}

function actionCount(s: HarrowState, action: HarrowAction): number {
  const frame = topFrame(s);
  switch (action.type) {
    case 'strengthen':
      return pointsOf(s, 'strengthen');
    case 'return':
      return s.seats[frame?.seat ?? 0].drawn[bagTokens.indexOf(action.token)];
    case 'pay':
      return s.hester?.cubes[terrains.indexOf(action.terrain)] ?? 1;
    case 'choose': {
      const token = bagTokens.find((each: BagToken) => each === action.option);
      const isFactions = frame?.kind === 'effect' && frame.seat !== hesterSeat;
      return token && isFactions ? s.seats[frame.seat].bag[bagTokens.indexOf(token)] : 1;
    }
    default:
      return 1;
  }
}

/** Where there is but one kind of points, the title counts them. */
function pointsOf(s: HarrowState, ability: Ability): number {
  const frame = topFrame(s);
  if (frame?.kind !== 'points' || pointKinds(frame).length === 1) return 1;
  return frame.points[abilities.indexOf(ability)];
}
