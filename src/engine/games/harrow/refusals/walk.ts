import { brambles, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { hasEnemyUnits, hasFire } from '../rules/occupancy.ts';
import { isFooting } from '../rules/townsfolk.ts';
import type { HarrowState } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

/** Why no townsfolk of this hex can walk. */
function whyNotWalkFrom(s: HarrowState, frame: FrameOf<'walk'>, from: Hex): Refusal {
  if (s.townsfolk[from] === 0) return refuse('noTownsfolkThere');
  if (frame.walked.filter((hex) => hex === from).length >= s.townsfolk[from]) return refuse('townsfolkWalked');
  return refuse(isFooting(s, frame.seat, from) ? 'noWalkThere' : 'noFooting');
}

/** HC-RES-2 to 4: why a townsfolk cannot walk to the hex. */
export function whyNotWalk(s: HarrowState, frame: FrameOf<'walk'>, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined) return whyNotWalkFrom(s, frame, to);
  const { seat } = frame;
  const used = frame.walked.filter((hex) => hex === from).length >= s.townsfolk[from];
  if (s.townsfolk[from] === 0 || used || !isFooting(s, seat, from)) return whyNotWalkFrom(s, frame, from);
  if (to === brambles) return refuse('notOnBrambles');
  if (hasEnemyUnits(s, seat, to)) return refuse('enemyThere', undefined, 'HC-RES-3');
  if (hasFire(s, to)) return refuse('fireThere', undefined, 'HC-RES-7');
  if (s.buildings[to] > 0) return refuse('buildingThere', undefined, 'HC-RES-3');
  return refuse(to === s.seats[seat].home && !isFooting(s, seat, to) ? 'homeNotHeld' : 'noWalkThere');
}
