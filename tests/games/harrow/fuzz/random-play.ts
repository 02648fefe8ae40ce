import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrow, type TreeRequest } from '../../../../src/engine/games/harrow/harrow.ts';
import type { Config, HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, nextFraction, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';

export const configs: readonly Config[] = (['a', 'b'] as const).flatMap((map) =>
  (['family', 'protectors'] as const).map((north) => ({ mode: 'ch1' as const, map, north })),
);

/** A stand-in for the tower, per cube: two in three of those dropped fall out, one in three of those inside. */
export function sampleTree({ dropped, inside }: TreeRequest, rng: Rng): HarrowAction {
  const falling = (cubes: number, chance: number) => {
    let out = 0;
    for (let i = 0; i < cubes; i++) if (nextFraction(rng) < chance) out++;
    return out;
  };
  return { type: 'tree', out: dropped.map((n, i) => falling(n, 2 / 3) + falling(inside[i], 1 / 3)) };
}

const eager: ReadonlySet<HarrowAction['type']> = new Set(['attack', 'strike', 'end']);

/** Any action on offer; attacks, kills and the end of a turn as soon as they can be had, so that games are short. */
export function pickAction(options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const wanted = options.filter(({ type }) => eager.has(type));
  const choice = wanted.length > 0 ? wanted : options;
  return choice[nextBelow(rng, choice.length)];
}

/** Plays a random game to its end, mutating one state; `visit` sees every position before it is acted on. */
export function randomGame(config: Config, seed: number, visit?: (s: HarrowState) => void): HarrowState {
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed + 1_000_003);
  for (let actions = 0; actions < 20_000; actions++) {
    visit?.(s);
    const pending = harrow.pending(s);
    if (pending.kind === 'over') return s;
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickAction(harrow.legal(s), rng);
    harrow.apply(s, action, () => {});
  }
  throw new Error(`game ${seed} does not end`);
}
