import { brambles, type Hex } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { hasEnemyUnits, hasFire, hasUnits } from '../rules/occupancy.ts';
import type { HarrowState } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

function isHeld(s: HarrowState, seat: number, hex: Hex): boolean {
  return s.paths[hex] > 0 || hasUnits(s, seat, hex);
}

/** Why no townsfolk of this hex can walk. */
function whyNotWalkFrom(s: HarrowState, frame: FrameOf<'walk'>, from: Hex): Refusal {
  if (s.townsfolk[from] === 0) return refuse('noTownsfolkThere');
  if (frame.walked.filter((hex) => hex === from).length >= s.townsfolk[from]) return refuse('townsfolkWalked');
  return refuse(isHeld(s, frame.seat, from) ? 'noWalkThere' : 'noFooting');
}

/** HC-RES-2 to 4: why a townsfolk cannot walk to the hex. */
export function whyNotWalk(s: HarrowState, frame: FrameOf<'walk'>, from: Hex | undefined, to: Hex): Refusal {
  if (from === undefined) return whyNotWalkFrom(s, frame, to);
  const { seat } = frame;
  const used = frame.walked.filter((hex) => hex === from).length >= s.townsfolk[from];
  if (s.townsfolk[from] === 0 || used || !isHeld(s, seat, from)) return whyNotWalkFrom(s, frame, from);
  if (to === brambles) return refuse('notOnBrambles');
  if (hasEnemyUnits(s, seat, to)) return refuse('enemyThere', undefined, 'HC-RES-3');
  if (hasFire(s, to)) return refuse('fireThere', undefined, 'HC-RES-7');
  if (s.buildings[to] > 0) return refuse('buildingThere', undefined, 'HC-RES-3');
  return refuse(to === s.seats[seat].home && !isHeld(s, seat, to) ? 'homeNotHeld' : 'noWalkThere');
}
