import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { treeAction } from '../../../../src/engine/games/harrow/actions/tree.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow, type TreeRequest } from '../../../../src/engine/games/harrow/harrow.ts';
import { legendsOf, trackSides } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Config } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, nextFraction, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';

export const configs: readonly Config[] = (['a', 'b'] as const).flatMap((map) =>
  (['family', 'protectors'] as const).map((north) => ({ mode: 'ch1' as const, map, north })),
);

/** Every pair of legends, in chapters 2 and 3 by turns; maps, homes and track sides change from pair to pair. */
export const storyConfigs: readonly Config[] = legendsOf.protectors.flatMap((protectors, p) =>
  legendsOf.family.map((family, f) => {
    const n = p * legendsOf.family.length + f;
    return {
      mode: (p + f) % 2 === 0 ? ('ch2' as const) : ('ch3' as const),
      map: n % 4 < 2 ? ('a' as const) : ('b' as const),
      north: n % 3 === 0 ? ('protectors' as const) : ('family' as const),
      legends: { protectors, family },
      tracks: { protectors: trackSides[p % 2], family: trackSides[Math.floor(n / 2) % 2] },
    };
  }),
);

/** Kammi with every goblin, on either side of her track, against the Protectors and the Family by turns, without and with Hester. */
export const kammiConfigs: readonly Config[] = (['ch4', 'ch5'] as const).flatMap((mode) =>
  (['protectors', 'family'] as const).flatMap((rival, r) =>
    legendsOf.kammi.flatMap((kammi, k) =>
      trackSides.map((side, t) => ({
        mode,
        map: (k + t) % 2 === 0 ? ('a' as const) : ('b' as const),
        factions: rival === 'family' ? (['family', 'kammi'] as const) : (['protectors', 'kammi'] as const),
        north: (k + r) % 2 === 0 ? ('kammi' as const) : rival,
        legends: { [rival]: legendsOf[rival][(2 * k + t) % legendsOf[rival].length], kammi },
        tracks: { [rival]: trackSides[k % 2], kammi: side },
      })),
    ),
  ),
);

/** A stand-in for the tower, per cube: two in three of those dropped fall out, one in three of those inside. */
export function sampleTree({ colours, dropped, inside }: TreeRequest, rng: Rng): HarrowAction {
  const falling = (cubes: number, chance: number) => {
    let out = 0;
    for (let i = 0; i < cubes; i++) if (nextFraction(rng) < chance) out++;
    return out;
  };
  const out = dropped.map((n, i) => falling(n, 2 / 3) + falling(inside[i], 1 / 3));
  return treeAction(colours, out);
}

const eager: ReadonlySet<HarrowAction['type']> = new Set(['attack', 'strike', 'end']);

/** Any action on offer; attacks, kills and the end of a turn as soon as they can be had, so that games are short. */
export function pickAction(options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const wanted = options.filter(({ type }) => eager.has(type));
  const choice = wanted.length > 0 ? wanted : options;
  return choice[nextBelow(rng, choice.length)];
}

/** Kinds of action first, then one of that kind: cards, tiles and attacks are met often, although moves come in many forms. */
export function pickByKind(options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const kinds = [...new Set(options.map(({ type }) => type))];
  const kind = kinds[nextBelow(rng, kinds.length)];
  const ofKind = options.filter(({ type }) => type === kind);
  return ofKind[nextBelow(rng, ofKind.length)];
}

/** One action of a game: the state it is taken in, and what came of it. The state is mutated between steps. */
export interface Step {
  readonly s: HarrowState;
  readonly options: readonly HarrowAction[];
  readonly action: HarrowAction;
  readonly events: readonly HarrowEvent[];
}

/** So many actions of a random game; `before` sees each state with what is on offer, `after` what the action did. */
export function playSome(
  config: Config,
  seed: number,
  actions: number,
  { before, after }: { before?: (step: Omit<Step, 'events'>) => void; after?: (step: Step) => void },
): { readonly state: HarrowState; readonly played: readonly HarrowAction[] } {
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed + 77);
  const played: HarrowAction[] = [];
  for (
    let pending = harrow.pending(s);
    pending.kind !== 'over' && played.length < actions;
    pending = harrow.pending(s)
  ) {
    const options = harrow.legal(s);
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickByKind(options, rng);
    if (action === undefined) throw new Error(`nothing to decide: ${JSON.stringify(s.flow)}`);
    before?.({ s, options, action });
    const events: HarrowEvent[] = [];
    harrow.apply(s, action, (event) => events.push(event));
    played.push(action);
    after?.({ s, options, action, events });
  }
  return { state: s, played };
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
