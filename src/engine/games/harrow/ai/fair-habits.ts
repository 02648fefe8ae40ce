import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import type { ActionOf, ActionType, HarrowAction } from '../action.ts';
import { type Hex, hexCount } from '../county.ts';
import { topFrame } from '../flow.ts';
import { isPossible, isTurned } from '../rules/fair/arrows.ts';
import { requireFair } from '../rules/fair/fair.ts';
import { type ArrowWay, arrowWays, type FairState, unknownHex } from '../state/fair.ts';
import type { HarrowState } from '../state.ts';
import { possibleHexes } from './fair.ts';

function anyOf<T>(list: readonly T[], rng: Rng): T {
  return list[nextBelow(rng, list.length)];
}

function ofType<T extends ActionType>(options: readonly HarrowAction[], type: T): ActionOf<T>[] {
  return options.filter((option): option is ActionOf<T> => option.type === type);
}

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

/** So many of the hexes where the item may be are left at most, whatever the answer to this arrow. */
function leftAfter(possible: readonly Hex[], from: Hex, way: ArrowWay): number {
  let turned = 0;
  for (const hex of possible) if (isTurned(from, way, hex)) turned++;
  return Math.max(turned, possible.length - turned);
}

function bestArrow(possible: readonly Hex[], from: Hex): { readonly way: ArrowWay; readonly left: number } {
  let best = { way: arrowWays[0] as ArrowWay, left: hexCount + 1 };
  for (const way of arrowWays) {
    const left = leftAfter(possible, from, way);
    if (left < best.left) best = { way, left };
  }
  return best;
}

/** With so few hexes left a guess is better than an arrow. */
const fewEnough = 2;

/** The nest whose arrow tells most, or a guess. */
function reward(possible: readonly Hex[], options: readonly HarrowAction[]): HarrowAction | undefined {
  const nests = ofType(options, 'put');
  const guess = ofType(options, 'choose')[0];
  if (possible.length <= fewEnough && guess) return guess;
  let best: { readonly option: HarrowAction | undefined; readonly left: number } = {
    option: guess,
    left: possible.length - 1,
  };
  for (const option of nests) {
    const { left } = bestArrow(possible, option.hex);
    if (left < best.left) best = { option, left };
  }
  return best.option;
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
