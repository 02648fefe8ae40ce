import { cloneJson } from '../kernel/clone.ts';
import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { nextBelow, nextFraction, type Rng, seedRng } from '../kernel/rng.ts';
import type { Mind } from './mind.ts';
import { randomAction } from './random.ts';

export interface SearchOptions {
  readonly seed: number;
  /** Whole turns to try. */
  readonly turns: number;
  /** How often a turn that meets chance is tried again, to know its average. */
  readonly repeats: number;
  /** Options compared at each step of a turn. */
  readonly breadth: number;
  /** How often a step is taken at random instead of the best one. */
  readonly noise: number;
}

export const beginner: SearchOptions = { seed: 1, turns: 24, repeats: 5, breadth: 14, noise: 0.12 };

export interface Bot<T extends GameTypes> {
  /** The bot's choice where its seat must decide. It looks at no more than its seat may know. */
  choose(state: T['State']): T['Action'];
}

/** A turn that needs more steps than this wanders about. */
const longestTurn = 60;

const ignore = () => {};

interface Attempt<Action> {
  /** The actions up to the first thing that cannot be known beforehand. */
  readonly plan: readonly Action[];
  /** Does anything unknown happen after them, so that the value is one of many? */
  readonly chancy: boolean;
  readonly value: number;
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
  type State = T['State'];
  type Action = T['Action'];

  /** What is left of the chosen turn, each action with the position it was meant for. */
  let planned: readonly { readonly at: string; readonly action: Action }[] = [];

  function pick(draft: State, rng: Rng, who: Seat): Action {
    const legal = game.legal(draft);
    if (legal.length === 1) return legal[0];
    const habit = mind.habit(draft, legal, rng);
    if (habit) return habit;
    if (nextFraction(rng) < options.noise) return randomAction(legal, rng);
    let best = legal[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let n = Math.min(options.breadth, legal.length), i = 0; i < n; i++) {
      const other = i + nextBelow(rng, legal.length - i);
      [legal[i], legal[other]] = [legal[other], legal[i]];
      const trial = cloneJson(draft);
      game.apply(trial, legal[i], ignore);
      const value = mind.evaluate(trial, who);
      if (value > bestValue) [best, bestValue] = [legal[i], value];
    }
    return best;
  }

  /** Plays the given actions and then on to the end of the turn. */
  function attempt(start: State, given: readonly Action[], rng: Rng): Attempt<Action> {
    const draft = cloneJson(start);
    mind.imagine(draft, rng);
    const plan: Action[] = [];
    let chancy = false;
    for (let steps = 0; steps < longestTurn; steps++) {
      const pending = game.pending(draft);
      if (pending.kind === 'over' || mind.turnHasPassed(start, draft)) {
        return { plan, chancy, value: mind.evaluate(draft, seat) };
      }
      if (pending.kind === 'chance') {
        chancy = true;
        game.apply(draft, mind.guess(pending.request, rng), ignore);
        continue;
      }
      if (pending.seat !== seat) chancy = true;
      const action = given[steps] ?? pick(draft, rng, pending.seat);
      if (!chancy) plan.push(action);
      const barrier = game.apply(draft, action, ignore);
      // Something came to light in mid-turn.
      if (barrier && !mind.turnHasPassed(start, draft)) chancy = true;
    }
    return { plan, chancy, value: Number.NEGATIVE_INFINITY };
  }

  function average(start: State, first: Attempt<Action>, rng: Rng): number {
    let sum = first.value;
    for (let i = 1; i < options.repeats; i++) sum += attempt(start, first.plan, rng).value;
    return sum / options.repeats;
  }

  function think(start: State, rng: Rng): readonly Action[] {
    let best: readonly Action[] = [];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.turns; i++) {
      const found = attempt(start, [], rng);
      const value = found.chancy ? average(start, found, rng) : found.value;
      if (value > bestValue) [best, bestValue] = [found.plan, value];
    }
    return best;
  }

  function remembered(start: State, plan: readonly Action[]): typeof planned {
    const draft = cloneJson(start);
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
