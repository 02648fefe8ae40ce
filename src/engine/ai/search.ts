import { cloneJson } from '../kernel/clone.ts';
import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { nextFraction, type Rng, seedRng } from '../kernel/rng.ts';
import { type Answers, bestAfterAnswers } from './answers.ts';
import type { Mind } from './mind.ts';
import { meanOf, type Plan, type Tries, thinkOfPlans } from './plans.ts';
import { randomAction } from './random.ts';

/** Counts, never clocks: the same seed gives the same choice on every device. */
export interface SearchOptions extends Tries {
  readonly seed: number;
  /** Options compared at each step of a turn. */
  readonly breadth: number;
  /** Looks at what the next seat may do about the best plans. */
  readonly answers?: Answers;
  /** Plays any of the best plans, the better the likelier; the higher the temperature, the less it matters how good. */
  readonly whim?: { readonly temperature: number; readonly among: number };
}

export const beginner: SearchOptions = { seed: 1, turns: 16, rounds: [2, 4, 8], breadth: 14, noise: 0.12 };

export interface Bot<T extends GameTypes> {
  /** The bot's choice where its seat must decide. It looks at no more than its seat may know. */
  choose(state: T['State']): T['Action'];
}

const ignore = () => {};

function onAWhim<Action>(
  plans: readonly Plan<Action>[],
  { temperature, among }: NonNullable<SearchOptions['whim']>,
  rng: Rng,
): Plan<Action> {
  const best = plans.slice(0, among);
  const weights = best.map((plan) => Math.exp((meanOf(plan) - meanOf(best[0])) / temperature));
  let left = nextFraction(rng) * weights.reduce((all, weight) => all + weight, 0);
  for (const [i, plan] of best.entries()) {
    left -= weights[i];
    if (left < 0) return plan;
  }
  return best[0];
}

/**
 * Tries whole turns on copies, each step the best by evaluation with some noise, and plays the best turn it found, up to
 * the point where chance or another seat has its say; from there it thinks again.
 */
export function createSearchBot<T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  seat: Seat,
  options: SearchOptions = beginner,
): Bot<T> {
  const thinker = { game, mind, breadth: options.breadth };

  /** What is left of the chosen turn, each action with the position it was meant for. */
  let planned: readonly { readonly at: string; readonly action: T['Action'] }[] = [];

  function think(seen: T['State'], rng: Rng): readonly T['Action'][] {
    const plans = thinkOfPlans(thinker, seen, seat, options, rng);
    if (options.whim) return onAWhim(plans, options.whim, rng).actions;
    if (options.answers && plans.length > 1) {
      return bestAfterAnswers(thinker, seen, seat, plans, options.answers, rng).actions;
    }
    return plans[0].actions;
  }

  function remembered(seen: T['State'], plan: readonly T['Action'][]): typeof planned {
    const draft = cloneJson(seen);
    return plan.map((action, i) => {
      const at = hashOf(draft);
      // What the last one brings to light is not for this seat to know yet.
      if (i + 1 < plan.length) game.apply(draft, action, ignore);
      return { at, action };
    });
  }

  return {
    choose(state) {
      const seen = game.view(state, seat);
      const legal = game.legal(seen);
      if (legal.length === 1) return legal[0];
      const at = hashOf(seen);
      const known = planned.findIndex((step) => step.at === at);
      if (known < 0) {
        const rng = seedRng(options.seed + Number.parseInt(at.slice(0, 8), 16));
        planned = remembered(seen, think(seen, rng));
        if (planned.length === 0) return randomAction(legal, rng);
      } else {
        planned = planned.slice(known);
      }
      const [{ action }, ...rest] = planned;
      planned = rest;
      return action;
    },
  };
}
