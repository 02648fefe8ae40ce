import { cloneJson } from '../kernel/clone.ts';
import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { nextBelow, nextFraction, type Rng } from '../kernel/rng.ts';
import type { Mind } from './mind.ts';
import { randomAction } from './random.ts';

/** A turn that needs more steps than this wanders about. */
const longestTurn = 60;

const ignore = () => {};

/** Who thinks, and how widely it looks at each step. */
export interface Thinker<T extends GameTypes> {
  readonly game: Game<T>;
  readonly mind: Mind<T>;
  /** Options compared at each step of a turn. */
  readonly breadth: number;
  /** What the seat has done before. */
  readonly deeds: readonly T['Action'][];
}

/** How a turn is played in thought. */
export interface Way<Action> {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Begin with these actions. */
  readonly given: readonly Action[];
  /** How often a step is taken at random instead of the best one, as long as all is known. */
  readonly noise: number;
  /** Stop where chance has its say. */
  readonly untilChance?: boolean;
}

export interface Turn<Action> {
  /** The actions up to the first thing that cannot be known beforehand. */
  readonly plan: readonly Action[];
  /** Does anything unknown happen after them, so that the outcome is one of many? */
  readonly chancy: boolean;
  /** False if the turn never came to its end. */
  readonly ended: boolean;
}

/** The step that looks best from one step ahead. */
function pick<T extends GameTypes>(thinker: Thinker<T>, draft: T['State'], rng: Rng, way: Way<unknown>, who: Seat) {
  const { game, mind, breadth, deeds } = thinker;
  const options = game.legal(draft);
  const legal = who === way.seat && mind.considers ? [...mind.considers(draft, options, deeds)] : options;
  if (legal.length === 1) return legal[0];
  const habit = mind.habit(draft, legal, rng);
  if (habit) return habit;
  if (way.noise > 0 && nextFraction(rng) < way.noise) return randomAction(legal, rng);
  let best = legal[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let n = Math.min(breadth, legal.length), i = 0; i < n; i++) {
    const other = i + nextBelow(rng, legal.length - i);
    [legal[i], legal[other]] = [legal[other], legal[i]];
    const trial = cloneJson(draft);
    game.apply(trial, legal[i], ignore);
    const value = mind.evaluate(trial, who);
    if (value > bestValue) [best, bestValue] = [legal[i], value];
  }
  return best;
}

/** Plays the draft on to the end of the turn, each step the best by evaluation. */
export function playTurn<T extends GameTypes>(
  thinker: Thinker<T>,
  draft: T['State'],
  rng: Rng,
  way: Way<T['Action']>,
): Turn<T['Action']> {
  const { game, mind } = thinker;
  const start = cloneJson(draft);
  const plan: T['Action'][] = [];
  let known = way;
  let chancy = false;
  for (let steps = 0; steps < longestTurn; steps++) {
    const pending = game.pending(draft);
    if (pending.kind === 'over' || mind.turnHasPassed(start, draft)) return { plan, chancy, ended: true };
    if (pending.kind === 'chance') {
      if (way.untilChance) return { plan, chancy: true, ended: true };
      chancy = true;
      game.apply(draft, mind.guess(pending.request, rng), ignore);
    } else {
      if (pending.seat !== way.seat) chancy = true;
      // Noise finds other plans; what follows the first unknown is no part of one.
      if (chancy && known.noise > 0) known = { ...way, noise: 0 };
      const action =
        plan.length < way.given.length && !chancy
          ? way.given[plan.length]
          : pick(thinker, draft, rng, known, pending.seat);
      if (!chancy) plan.push(action);
      const barrier = game.apply(draft, action, ignore);
      // Something came to light in mid-turn.
      if (barrier && !mind.turnHasPassed(start, draft)) chancy = true;
    }
  }
  return { plan, chancy, ended: false };
}
