import { createSearchBot, type SearchOptions } from '../../../src/engine/ai/search.ts';
import { createMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { remembering, type WeightId, type Weights, weightsOf } from '../../../src/engine/games/harrow/ai/weights.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { mapIds } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { firstFactions } from '../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { nextFraction, nextU32, type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import { loadTree } from '../../sim/harrow/trees.ts';

/** What is changed from game to game; of a factor its distance from one. */
export const tuned = [
  ...[
    'cube',
    'cubeInTree',
    'haint',
    'crowd',
    'wild',
    'scroll',
    'token',
    'draw',
    'tokenInReach',
    'card',
    'upgrade',
    'plate',
  ],
  ...['rescue', 'rescueMissing', 'rescueStep', 'destroy', 'destroyMissing', 'destroyStep'],
  ...['bramblesHeld', 'bramblesLate', 'bramblesUnit', 'bramblesNear'],
  ...['danger', 'promise', 'secondBest', 'stepAway', 'lead'],
] as const satisfies readonly WeightId[];

const factors: ReadonlySet<WeightId> = new Set(['rescueMissing', 'destroyMissing']);

/** The weight, changed by so much in the measure of its logarithm. */
export function moved(weights: Weights, id: WeightId, by: number): number {
  const value = weights[id];
  return factors.has(id) ? Math.max(0, 1 - (1 - value) * Math.exp(by)) : value * Math.exp(by);
}

function gauss(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - nextFraction(rng))) * Math.cos(2 * Math.PI * nextFraction(rng));
}

export interface Played {
  /** By faction, how far each of the tuned weights was moved. */
  readonly shifts: readonly (readonly number[])[];
  /** The seat that won. */
  readonly winner: number;
}

const ignore = () => {};

const quick: Omit<SearchOptions, 'seed'> = { turns: 12, rounds: [2, 4], breadth: 14, noise: 0.12 };

/** Games of the factions against each other, in each the weights of both moved by chance. */
export async function* selfPlay(mode: ModeId, games: number, seed: number, sigma: number): AsyncGenerator<Played> {
  const tree = await loadTree('table');
  const seeds = seedRng(seed);
  for (let number = 0; number < games; number++) {
    const own = nextU32(seeds);
    const rng = seedRng(own + 1);
    const shifts = firstFactions.map(() => tuned.map(() => sigma * gauss(rng)));
    const bots = firstFactions.map((_, seat) => {
      const weigh = remembering((ofMode, faction) => {
        const weights = weightsOf(ofMode, faction);
        return { ...weights, ...Object.fromEntries(tuned.map((id, i) => [id, moved(weights, id, shifts[seat][i])])) };
      });
      return createSearchBot(harrow, createMind({ weigh }), seat, { ...quick, seed: own });
    });
    const map = mapIds[Math.floor(number / 2) % mapIds.length];
    const s = harrow.setup(completeConfig({ mode, map, north: firstFactions[number % 2] }, own), own);
    let pending = harrow.pending(s);
    for (; pending.kind !== 'over'; pending = harrow.pending(s)) {
      const action = pending.kind === 'chance' ? tree(s, pending.request, rng) : bots[pending.seat].choose(s);
      harrow.apply(s, action, ignore);
    }
    yield { shifts, winner: pending.result.winners[0] };
  }
}
