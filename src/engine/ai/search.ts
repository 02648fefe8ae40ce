import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { nextFraction, type Rng, seedRng } from '../kernel/rng.ts';
import { type Answers, bestAfterAnswers } from './answers.ts';
import { type Bot, createBot } from './bot.ts';
import { type Level, seedOf } from './levels.ts';
import type { Mind } from './mind.ts';
import { meanOf, type Plan, type Tries, thinkOfPlans } from './plans.ts';

/** Counts, never clocks: the same seed gives the same choice on every device. */
export interface Search extends Tries {
  /** Options compared at each step of a turn. */
  readonly breadth: number;
  /** Looks at what the next seat may do about the best plans. */
  readonly answers?: Answers;
  /** Plays any of the best plans, the better the likelier; the higher the temperature, the less it matters how good. */
  readonly whim?: { readonly temperature: number; readonly among: number };
}

export interface SearchOptions extends Search {
  readonly seed: number;
}

export const beginner: SearchOptions = { seed: 1, turns: 16, rounds: [2, 4, 8], breadth: 14, noise: 0.12 };

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
export function searching<T extends GameTypes>(game: Game<T>, mind: Mind<T>, search: Search): Level<T> {
  return function* think(question) {
    const { seat, seen, deeds } = question;
    const thinker = { game, mind, breadth: search.breadth, deeds };
    const rng = seedRng(seedOf(question));
    const plans = yield* thinkOfPlans(thinker, seen, seat, search, rng);
    if (search.whim) return onAWhim(plans, search.whim, rng).actions;
    if (!search.answers || plans.length < 2) return plans[0].actions;
    return (yield* bestAfterAnswers(thinker, seen, seat, plans, search.answers, rng)).actions;
  };
}

export const createSearchBot = <T extends GameTypes>(
  game: Game<T>,
  mind: Mind<T>,
  seat: Seat,
  options: SearchOptions = beginner,
): Bot<T> => createBot(game, searching(game, mind, options), seat, options.seed);
