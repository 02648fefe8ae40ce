import type { Rng } from '../../../kernel/rng.ts';
import type { HarrowAction } from '../action.ts';
import { type Hex, hexCount } from '../county.ts';
import { topFrame } from '../flow.ts';
import { isPossible } from '../rules/fair/arrows.ts';
import { requireFair } from '../rules/fair/fair.ts';
import { type FairState, unknownHex } from '../state/fair.ts';
import type { HarrowState } from '../state.ts';
import { bestArrow } from './arrows.ts';
import { possibleHexes, stepsToFind } from './fair.ts';
import { fairTurn } from './fair-turn.ts';
import { anyOf, ofType } from './options.ts';

/** Puts every item that the seat knows nothing of somewhere: where it may be, for all that is open. */
export function hideSomewhere(draft: HarrowState, fair: FairState, rng: Rng): void {
  const taken = fair.places.filter((hex) => hex !== unknownHex);
  fair.places = fair.places.map((hex, i) => {
    if (hex !== unknownHex) return hex;
    const free = (each: Hex) => !taken.includes(each);
    const likely = i === fair.found ? possibleHexes(draft, fair).filter(free) : [];
    const anywhere = Array.from({ length: hexCount }, (_, each) => each).filter(free);
    const place = anyOf(likely.length > 0 ? likely : anywhere, rng);
    taken.push(place);
    return place;
  });
}

/** The nest whose arrow tells most, or a guess. */
function reward(possible: readonly Hex[], options: readonly HarrowAction[]): HarrowAction | undefined {
  const n = possible.length;
  let best: HarrowAction | undefined = ofType(options, 'choose')[0];
  let least = n === 0 ? 0 : ((n - 1) * stepsToFind[n - 1]) / n;
  for (const option of ofType(options, 'put')) {
    const { steps } = bestArrow(possible, option.hex);
    if (steps < least) [best, least] = [option, steps];
  }
  return best;
}

/** Where nothing is told by it; otherwise anywhere. */
function harmlessCross(s: HarrowState, fair: FairState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const harmless = ofType(options, 'put').filter(({ hex }) => !isPossible(s, fair, hex));
  return anyOf(harmless.length > 0 ? harmless : options, rng);
}

/**
 * What needs no trying: where to look follows from what is known, and what is asked of others is answered with the least.
 * Nothing here depends on where the items really are.
 */
export function fairHabit(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction | undefined {
  const frame = topFrame(s);
  if (s.fair === undefined || frame === undefined) return undefined;
  const fair = requireFair(s);
  switch (frame.kind) {
    case 'stow':
      return anyOf(options, rng);
    case 'fair':
      return fairTurn(s, fair, options, rng);
    case 'arrow': {
      const { way } = bestArrow(possibleHexes(s, fair), frame.hex);
      return ofType(options, 'arrow').find((option) => option.way === way) ?? options.at(-1);
    }
    case 'guess': {
      const possible = possibleHexes(s, fair);
      const likely = ofType(options, 'guess').filter(({ hex }) => possible.includes(hex));
      return likely.length > 0 ? anyOf(likely, rng) : undefined;
    }
    case 'effect':
      if (frame.by === 'quest_reward') return reward(possibleHexes(s, fair), options);
      if (frame.by === 'f_where_oh_where' && frame.step === 2) return harmlessCross(s, fair, options, rng);
      return undefined;
    default:
      return undefined;
  }
}
