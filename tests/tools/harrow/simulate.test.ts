import { expect, test } from 'vitest';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { Game } from '../../../src/engine/kernel/game.ts';
import { harrowSim } from '../../../tools/sim/harrow/harrow-sim.ts';
import type { SimKit } from '../../../tools/sim/sim-kit.ts';
import { simulate } from '../../../tools/sim/simulate.ts';

const { kit } = await harrowSim.plan({ mode: 'ch1' }, 1);
const { config, chance } = kit;

/** A game of chapter 1 by rules with a fault in them. */
const withFault = (fault: Partial<Game<HarrowTypes>>, more: Partial<SimKit<HarrowTypes>> = {}) =>
  simulate({ game: { ...harrow, ...fault }, config, chance, ...more }, { games: 1, seed: 7 });

const sound = { games: 1, finished: 1, errors: 0, deadEnds: 0, invariantBreaks: 0, replayMismatches: 0 };

test('a game, its set-ups and its chance are enough to play it, and sound rules give nothing to tell', () => {
  const { report, problems } = withFault({});
  expect(report).toMatchObject(sound);
  expect(problems).toEqual([]);
});

test('the same seed plays the same games, with the game’s own checks or without', () => {
  const { report } = simulate(kit, { games: 1, seed: 7 });
  expect(report).toMatchObject({ ...sound, actions: withFault({}).report.actions });
  expect(simulate(kit, { games: 1, seed: 8 }).report.actions).not.toBe(report.actions);
});

test('an error that the rules throw is counted and told with the seed of the game', () => {
  const { report, problems } = withFault({
    legal() {
      throw new Error('the jars are gone');
    },
  });
  expect(report).toMatchObject({ ...sound, finished: 0, errors: 1 });
  expect(problems).toEqual([expect.stringMatching(/^game seed \d+: the jars are gone$/)]);
});

test('a position in which nothing is on offer is a dead end', () => {
  const { report, problems } = withFault({ legal: () => [] });
  expect(report).toMatchObject({ ...sound, finished: 0, deadEnds: 1, actions: 0 });
  expect(problems).toEqual([expect.stringContaining('nothing is on offer')]);
});

test('what the game says is wrong with a position is counted after every action, and the first ten are told', () => {
  const { report, problems } = withFault({}, { invariantBreaks: () => ['a cube too many'] });
  expect(report.invariantBreaks).toBe(report.actions);
  expect(problems).toHaveLength(10);
});

test('a state that would not come back from a save is a break', () => {
  const { report, problems } = withFault({
    setup: (...args) => Object.assign(harrow.setup(...args), { started: new Date(0) }),
  });
  expect(report.invariantBreaks).toBe(report.actions);
  expect(problems[0]).toContain('the state is not plain JSON');
});

test('a position that reads as another one is a break', () => {
  const { problems } = withFault({ readPosition: () => harrow.readPosition({}) });
  expect(problems[0]).toContain('the position reads as another one');
});

test('an answer of chance that cannot be is a break', () => {
  const { problems } = withFault({ accepts: () => false });
  expect(problems[0]).toMatch(/impossible result of chance tree red=\d/);
});

test('an action that cannot be read again, or a set-up, makes a replay that differs', () => {
  const mute = withFault({ parse: () => undefined });
  expect(mute.report).toMatchObject({ ...sound, replayMismatches: 1 });
  expect(mute.problems).toEqual([expect.stringContaining('not an action: "')]);
  const lost = withFault({ readConfig: () => undefined });
  expect(lost.report).toMatchObject({ ...sound, replayMismatches: 1 });
});

test('a replay that ends elsewhere is told: here every set-up draws on its own', () => {
  let setUps = 0;
  const { report } = withFault({ setup: (own, seed) => harrow.setup(own, seed + setUps++) });
  expect(report.replayMismatches).toBe(1);
});

test('without checks nothing is asked but the rules, and the games are the same', () => {
  const quick = simulate({ ...kit, invariantBreaks: () => ['a cube too many'] }, { games: 1, seed: 7, checks: false });
  expect(quick.report).toMatchObject({ ...sound, actions: withFault({}).report.actions });
});
