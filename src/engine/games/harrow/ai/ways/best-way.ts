import { byMean, openingFor, type Plan } from '../../../../ai/plans.ts';
import { cloneJson } from '../../../../kernel/clone.ts';
import { nextU32, type Rng, seedRng } from '../../../../kernel/rng.ts';
import type { HarrowAction } from '../../action.ts';
import { harrow } from '../../harrow.ts';
import type { HarrowState } from '../../state.ts';
import { harrowMind } from '../mind.ts';
import { type Outlook, playOn, type Stop } from './playing.ts';

/** How the best ways are looked at again, with what may come of them. */
interface Ahead {
  readonly plans: number;
  readonly samples: number;
  /** Ways tried for each turn to come. */
  readonly ways: number;
}

/** Counts, never clocks: the same seed gives the same choice on every device. */
export interface WaySearch {
  /** Ways tried for each decision, and how often those that went best. */
  readonly ways: number;
  readonly trials: number;
  readonly ahead?: Ahead;
}

/** How many of those that went best are tried again. */
const finalists = 8;

function imagined(seen: HarrowState, rng: Rng): HarrowState {
  const draft = cloneJson(seen);
  harrowMind.imagine(draft, rng);
  return draft;
}

/** The ways that went best until `stop`, the best first. */
function* bestWays(
  outlook: Outlook,
  seen: HarrowState,
  stop: Stop,
  { ways, trials }: WaySearch,
  rng: Rng,
): Generator<void, Plan<HarrowAction>[]> {
  const known = new Map<string, Plan<HarrowAction>>();
  const plans: Plan<HarrowAction>[] = [];

  function tryWay(given: readonly HarrowAction[]) {
    const draft = imagined(seen, rng);
    const way = playOn(outlook, draft, given, rng, stop);
    return { way, value: outlook.evaluate(draft) };
  }

  for (let i = 0; i < ways; i++) {
    const { way, value } = tryWay(openingFor(plans, i / ways, rng));
    const key = way.actions.map((action) => harrow.format(action)).join('\n');
    const plan = known.get(key) ?? { ...way, sum: 0, tried: 0 };
    if (plan.tried === 0) plans.push(plan);
    plan.sum += value;
    plan.tried++;
    known.set(key, plan);
    yield;
  }
  // One lucky fall of the cubes makes no good plan.
  const best = plans.sort(byMean).slice(0, finalists);
  for (const plan of best) {
    for (; plan.chancy && plan.tried < trials; plan.tried++) {
      plan.sum += tryWay(plan.actions).value;
      yield;
    }
  }
  return best.sort(byMean);
}

/** The best of these ways, each played on through the turn after it in the same samples. */
function* bestAhead(
  outlook: Outlook,
  seen: HarrowState,
  stop: Stop,
  found: readonly Plan<HarrowAction>[],
  { plans, samples, ways }: Ahead,
  rng: Rng,
): Generator<void, readonly HarrowAction[]> {
  const seeds = Array.from({ length: samples }, () => nextU32(rng));
  let [best] = found;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (const plan of found.slice(0, plans)) {
    let sum = 0;
    for (const seed of seeds) {
      const own = seedRng(seed);
      const draft = imagined(seen, own);
      playOn(outlook, draft, plan.actions, own, stop);
      if (!draft.result) outlook.goOn(draft, ways, own);
      sum += outlook.evaluate(draft);
      yield;
    }
    if (sum > bestSum) [best, bestSum] = [plan, sum];
  }
  return best.actions;
}

/** The best way to go on until `stop`, of many that are tried. */
export function* bestWay(
  outlook: Outlook,
  seen: HarrowState,
  stop: Stop,
  search: WaySearch,
  rng: Rng,
): Generator<void, readonly HarrowAction[]> {
  const found = yield* bestWays(outlook, seen, stop, search, rng);
  if (search.ahead === undefined || found.length === 1) return found[0].actions;
  return yield* bestAhead(outlook, seen, stop, found, search.ahead, rng);
}
