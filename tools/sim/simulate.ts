import type { GameTypes } from '../../src/engine/kernel/game.ts';
import { nextU32, seedRng } from '../../src/engine/kernel/rng.ts';
import { type Outcome, playGame } from './play-game.ts';
import { atRandom, type Policy } from './policy.ts';
import { createTally, type SimReport } from './report.ts';
import type { SimKit } from './sim-kit.ts';

export interface SimOptions<T extends GameTypes> {
  readonly games: number;
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Who plays the game with this seed; random play if nobody does. */
  readonly policyOf?: (seed: number) => Policy<T>;
  /** Without checks only speed counts. */
  readonly checks?: boolean;
  /** So many actions are played at random before the clock starts: in the first second Node is still compiling the rules. */
  readonly warmUp?: number;
  /** Hears of every game that has ended. */
  readonly onEnd?: (outcome: Outcome<T>, number: number) => void;
}

export interface Simulation {
  readonly report: SimReport;
  /** What went wrong, a line each, the first few only. */
  readonly problems: readonly string[];
}

/**
 * Plays whole games of any kind, and after every action checks that the position saves, reads and keeps its invariants;
 * at the end that the game, written down and replayed, comes to the same position. Errors the rules throw and positions
 * where nothing is on offer are counted, not thrown. `simulate({ game, config, chance }, { games: 20, seed: 1 })` is
 * enough for a game without invariants of its own.
 */
export function simulate<T extends GameTypes>(
  kit: SimKit<T>,
  { games, seed, policyOf = atRandom, checks = true, warmUp = 0, onEnd }: SimOptions<T>,
): Simulation {
  for (let left = warmUp, own = 0; left > 0; own++) {
    const { actions } = playGame(kit, { config: kit.config(own, own), seed: own, policy: atRandom(), checks });
    left -= Math.max(1, actions);
  }
  const rng = seedRng(seed);
  const tally = createTally<T>();
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    const own = nextU32(rng);
    const outcome = playGame(kit, { config: kit.config(number, own), seed: own, policy: policyOf(own), checks });
    tally.add(outcome, own);
    onEnd?.(outcome, number);
  }
  return { report: tally.report((performance.now() - start) / 1000), problems: tally.problems };
}
