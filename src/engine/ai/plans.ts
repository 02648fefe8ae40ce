import { cloneJson } from '../kernel/clone.ts';
import type { GameTypes, Seat } from '../kernel/game.ts';
import { nextBelow, type Rng } from '../kernel/rng.ts';
import { playTurn, type Thinker } from './thinker.ts';

export interface Tries {
  /** Whole turns to try. */
  readonly turns: number;
  /** How often plans that meet chance are tried again, the better half of them in each round. */
  readonly rounds: readonly number[];
  /** How often a step is taken at random instead of the best one. */
  readonly noise: number;
}

/** The same actions up to the first unknown, however often they were thought of. */
export interface Plan<Action> {
  readonly actions: readonly Action[];
  readonly chancy: boolean;
  sum: number;
  tried: number;
}

export const meanOf = ({ sum, tried }: Plan<unknown>): number => sum / tried;

export const byMean = (one: Plan<unknown>, other: Plan<unknown>): number => meanOf(other) - meanOf(one);

/** The part of all tries that begin anew, and of how many plans the best is varied. */
const anew = 0.35;
const rivals = 4;

/** With which steps the next try begins when so much of all has been tried: none at first, then some of a plan that went well. */
export function openingFor<Action>(plans: readonly Plan<Action>[], done: number, rng: Rng): readonly Action[] {
  if (done < anew || plans.length === 0) return [];
  let best = plans[nextBelow(rng, plans.length)];
  for (let i = 1; i < rivals; i++) {
    const other = plans[nextBelow(rng, plans.length)];
    if (meanOf(other) > meanOf(best)) best = other;
  }
  return best.actions.slice(0, nextBelow(rng, best.actions.length + 1));
}

/** Tries turns of the seat from where it stands, and gives what it thought of, the best first; rests after each. */
export function* thinkOfPlans<T extends GameTypes>(
  thinker: Thinker<T>,
  seen: T['State'],
  seat: Seat,
  { turns, rounds, noise }: Tries,
  rng: Rng,
): Generator<void, Plan<T['Action']>[]> {
  const { game, mind } = thinker;
  const plans = new Map<string, Plan<T['Action']>>();

  function tryTurn(given: readonly T['Action'][], deviation: number) {
    const draft = cloneJson(seen);
    mind.imagine(draft, rng);
    const turn = playTurn(thinker, draft, rng, { seat, given, noise: deviation });
    return { turn, value: turn.ended ? mind.evaluate(draft, seat) : Number.NEGATIVE_INFINITY };
  }

  for (let i = 0; i < turns; i++) {
    const { turn, value } = tryTurn([], i === 0 ? 0 : noise);
    const key = turn.plan.map((action) => game.format(action)).join('\n');
    const plan = plans.get(key) ?? { actions: turn.plan, chancy: turn.chancy, sum: 0, tried: 0 };
    plan.sum += value;
    plan.tried++;
    plans.set(key, plan);
    yield;
  }
  const all = [...plans.values()];
  let open = all.filter(({ chancy }) => chancy);
  for (const samples of rounds) {
    if (open.length === 0) break;
    for (const plan of open) {
      for (let i = 0; i < samples; i++) {
        plan.sum += tryTurn(plan.actions, 0).value;
        yield;
      }
      plan.tried += samples;
    }
    open = open.sort(byMean).slice(0, Math.ceil(open.length / 2));
  }
  return all.sort(byMean);
}
