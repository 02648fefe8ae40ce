import { describe, expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { hesterHabit } from '../../../../src/engine/games/harrow/ai/hester-habits.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { variantsOf } from '../../../../src/engine/games/harrow/content/variants.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type Config, levels, modeIds } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { step } from '../../../../src/engine/kernel/game.ts';
import { type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { nightConfig, nightIds } from '../../../../src/session/harrow/campaign/nights.ts';
import { play } from '../play.ts';
import { position } from '../position.ts';
import { toldWrong } from '../told-changes.ts';
import { kammiConfigs, pickByKind, sampleTree } from './random-play.ts';

type Pick = (s: HarrowState, options: readonly HarrowAction[], rng: Rng) => HarrowAction;

interface Told {
  readonly faults: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

/** So many actions of a game, every one of them looked at event by event. */
function tell(config: Config, seed: number, actions: number, pick: Pick): Told {
  let s = harrow.setup(config, seed);
  const rng = seedRng(seed);
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (let i = 0; i < actions; i++) {
    const pending = harrow.pending(s);
    if (pending.kind === 'over') break;
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pick(s, harrow.legal(s), rng);
    const next = step(harrow, s, action);
    expect(next.trace.map(({ event }) => event)).toEqual(next.events);
    faults.push(...toldWrong(s, next).map((fault) => `${harrow.format(action)}: ${fault}`));
    for (const { type } of next.events) kinds.add(type);
    s = next.state;
  }
  return { faults, kinds };
}

const byKind: Pick = (_, options, rng) => pickByKind(options, rng);

describe('every event is told right after its change, and no piece moves without one', () => {
  test.each(modeIds.filter((mode) => mode !== 'solo'))('in random games of %s', (mode) => {
    const games = [1, 2, 3].map((seed) => tell(completeConfig({ mode }, seed), seed, 180, byKind));
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    expect(new Set(games.flatMap(({ kinds }) => [...kinds])).size).toBeGreaterThan(mode === 'ch1' ? 18 : 35);
  });

  test.each(kammiConfigs.map((config, i) => [`${config.mode} ${config.factions?.[0]} ${i}`, config] as const))(
    'HC-KAM-41 in random games with Kammi: %s',
    (_, config) => {
      const { faults, kinds } = tell(config, 7, 320, byKind);
      expect(faults).toEqual([]);
      expect(kinds).toContain('rowInserted');
    },
  );

  test.each(levels)('in random solo games of level %i', (level) => {
    const { faults, kinds } = tell(completeConfig({ mode: 'solo', level }, level), level, 220, byKind);
    expect(faults).toEqual([]);
    for (const type of ['soloRevealed', 'soloSide', 'soloField', 'soloGroupMoved']) expect(kinds).toContain(type);
  });

  test.each(modeIds)('in random games of %s with all its house rules', (mode) => {
    const variants = variantsOf({ mode });
    // In chapter 3 these are games in which Psychopomp and a building without a storm of its own come up.
    const games = [2, 7].map((seed) => tell(completeConfig({ mode, variants }, seed), seed, 180, byKind));
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test.each(nightIds)('in %s, with a Hester who has her habits and one who has none', (night) => {
    const games = [hesterHabit, byKind].map((pick) => tell(nightConfig(night), 4, 400, pick));
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { kinds } of games) expect(kinds.size).toBeGreaterThan(30);
  });
});

test('what is told too early, as something else or not at all is found', () => {
  const { state: from } = play(position({ protectors: { haints: { '0,1': 2 } } }), 'jar wild');
  const next = step(harrow, from, { type: 'strengthen' });
  const [moment] = next.trace;
  const faults = (...trace: typeof next.trace) => toldWrong(from, { state: next.state, trace });
  expect(faults(moment)).toEqual([]);
  expect(faults({ ...moment, after: from })).toEqual([
    'strengthened says seats.0.cubes by 1, not by 0',
    'strengthened says seats.0.cubesLeft by -1, not by 0',
    'seats.0.cubesLeft changes after the last event, strengthened',
    'seats.0.cubes changes after the last event, strengthened',
  ]);
  expect(faults({ ...moment, event: { type: 'treeShaken' } })).toEqual([
    'treeShaken does not say seats.0.cubesLeft',
    'treeShaken does not say seats.0.cubes',
  ]);
  expect(faults()).toHaveLength(2);
});
