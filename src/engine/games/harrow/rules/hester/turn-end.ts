import { sum } from '../../../../kit/sum.ts';
import type { Emit } from '../../action.ts';
import { offerMeal } from '../../content/hester/devour.ts';
import type { FrameOf } from '../../flow.ts';
import type { HarrowState } from '../../state.ts';
import { openVisits } from '../fair/visits.ts';
import { requireHester } from './hester.ts';
import { payAny, terrainCubeLimit } from './terrain-cubes.ts';

/** HC-EAT-1 to 6: a meal, then at most six terrain cubes stay on the battleground; HC-FAIR-41: then offers. */
export function endHesterTurn(s: HarrowState, frame: FrameOf<'hesterEnd'>, emit: Emit): boolean {
  switch (frame.step++) {
    case 1:
      offerMeal(s);
      return true;
    case 2:
    case 4:
      // HC-OQ-46: once more, where the tree has fallen for an offer
      payAny(s, Math.max(0, sum(requireHester(s).cubes) - terrainCubeLimit), 'limit', emit);
      return true;
    case 3:
      openVisits(s, frame.seat);
      return true;
    default:
      s.flow.pop();
      return true;
  }
}
