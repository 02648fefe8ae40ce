import { randomAction } from '../../../../src/engine/ai/random.ts';
import type { RootAction } from '../../../../src/engine/games/root/action.ts';
import { seatedAtRandom } from '../../../../src/engine/games/root/config.ts';
import type { RootEvent } from '../../../../src/engine/games/root/events.ts';
import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { type DiceRequest, root } from '../../../../src/engine/games/root/root.ts';
import type { Config } from '../../../../src/engine/games/root/state/config.ts';
import type { RootState } from '../../../../src/engine/games/root/state.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';

/** Every set of two to four factions. */
export const tables: readonly (readonly FactionId[])[] = Array.from({ length: 16 }, (_, mask) =>
  factionIds.filter((__, i) => (mask >> i) % 2 === 1),
).filter(({ length }) => length >= 2);

export const configOf = (players: readonly FactionId[], seed: number): Config => seatedAtRandom(players, seed);

export function throwDice({ dice, faces }: DiceRequest, rng: Rng): RootAction {
  const thrown = Array.from({ length: dice }, () => nextBelow(rng, faces));
  return { type: 'roll', high: Math.max(...thrown), low: Math.min(...thrown) };
}

/** One action of a game: the state it is taken in, and what came of it. The state is mutated between steps. */
export interface Step {
  readonly s: RootState;
  readonly options: readonly RootAction[];
  readonly action: RootAction;
  readonly events: readonly RootEvent[];
}

/** So many actions of a random game; `before` sees each state with what is on offer, `after` what the action did. */
export function playSome(
  players: readonly FactionId[],
  seed: number,
  actions: number,
  { before, after }: { before?: (step: Omit<Step, 'events'>) => void; after?: (step: Step) => void },
): RootState {
  const s = root.setup(configOf(players, seed), seed);
  const rng = seedRng(seed + 77);
  for (let played = 0; played < actions; played++) {
    const pending = root.pending(s);
    if (pending.kind === 'over') return s;
    const options = root.legal(s);
    if (pending.kind === 'decision' && options.length === 0)
      throw new Error(`nothing to decide: ${JSON.stringify(s.flow)}`);
    const action = pending.kind === 'chance' ? throwDice(pending.request, rng) : randomAction(options, rng);
    before?.({ s, options, action });
    const events: RootEvent[] = [];
    root.apply(s, action, (event) => events.push(event));
    after?.({ s, options, action, events });
  }
  return s;
}
