import { cloneJson } from '../kernel/clone.ts';
import { type GameTypes, type Seat, seatToAct } from '../kernel/game.ts';
import { nextU32, type Rng, seedRng } from '../kernel/rng.ts';
import type { Plan } from './plans.ts';
import { playTurn, type Thinker } from './thinker.ts';

export interface Answers {
  /** How many of the best plans are looked at again, with what the next seat may do about them. */
  readonly plans: number;
  readonly samples: number;
  /** Turns tried for each answer. */
  readonly turns: number;
}

/** The answer that promises most where chance has its say: chosen after the cubes have fallen it would be a clairvoyant's. */
function* answer<T extends GameTypes>(
  thinker: Thinker<T>,
  draft: T['State'],
  seat: Seat,
  turns: number,
  rng: Rng,
): Generator<void, void> {
  const { mind } = thinker;
  let best: readonly T['Action'][] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < turns; i++) {
    const trial = cloneJson(draft);
    const way = { seat, given: [], noise: i === 0 ? 0 : answerNoise, untilChance: true };
    const { plan, ended } = playTurn(thinker, trial, rng, way);
    const value = ended ? mind.evaluate(trial, seat) : Number.NEGATIVE_INFINITY;
    if (value > bestValue) [best, bestValue] = [plan, value];
    yield;
  }
  playTurn(thinker, draft, rng, { seat, given: best, noise: 0 });
}

const answerNoise = 0.12;

/** The best plan, once the next seat has answered each of the best ones in the same samples. */
export function* bestAfterAnswers<T extends GameTypes>(
  thinker: Thinker<T>,
  seen: T['State'],
  seat: Seat,
  found: readonly Plan<T['Action']>[],
  { plans, samples, turns }: Answers,
  rng: Rng,
): Generator<void, Plan<T['Action']>> {
  const { game, mind } = thinker;
  const seeds = Array.from({ length: samples }, () => nextU32(rng));
  let best = found[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const plan of found.slice(0, plans)) {
    let sum = 0;
    for (const seed of seeds) {
      const own = seedRng(seed);
      const draft = cloneJson(seen);
      mind.imagine(draft, own);
      playTurn(thinker, draft, own, { seat, given: plan.actions, noise: 0 });
      const next = seatToAct(game.pending(draft));
      if (next !== undefined && next !== seat) yield* answer(thinker, draft, next, turns, own);
      sum += mind.evaluate(draft, seat);
    }
    if (sum > bestValue) [best, bestValue] = [plan, sum];
  }
  return best;
}
