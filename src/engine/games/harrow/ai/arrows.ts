import type { Hex } from '../county.ts';
import { isTurned } from '../rules/fair/arrows.ts';
import { type ArrowWay, arrowWays } from '../state/fair.ts';
import { stepsToFind } from './fair.ts';

/** How many steps it takes to find the item once this arrow has been answered, on average. */
function stepsAfter(possible: readonly Hex[], from: Hex, way: ArrowWay): number {
  let turned = 0;
  for (const hex of possible) if (isTurned(from, way, hex)) turned++;
  const rest = possible.length - turned;
  return (turned * stepsToFind[turned] + rest * stepsToFind[rest]) / possible.length;
}

interface Aim {
  readonly way: ArrowWay;
  readonly steps: number;
}

/** The arrow from the hex that tells most. */
export function bestArrow(possible: readonly Hex[], from: Hex): Aim {
  let best: Aim = { way: arrowWays[0], steps: Number.POSITIVE_INFINITY };
  for (const way of arrowWays) {
    const steps = stepsAfter(possible, from, way);
    if (steps < best.steps) best = { way, steps };
  }
  return best;
}
