import { randomAction } from '../../src/engine/ai/random.ts';
import type { GameTypes, Seat } from '../../src/engine/kernel/game.ts';
import type { Rng } from '../../src/engine/kernel/rng.ts';

/** Chooses for the seat that must decide. */
export interface Policy<T extends GameTypes> {
  choose(state: T['State'], seat: Seat, options: readonly T['Action'][], rng: Rng): T['Action'];
}

export function atRandom<T extends GameTypes>(): Policy<T> {
  return { choose: (_state, _seat, options, rng) => randomAction(options, rng) };
}
