import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { beginner, createSearchBot, type SearchOptions } from '../../../../src/engine/ai/search.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { configs, sampleTree } from '../fuzz/random-play.ts';
import { play } from '../play.ts';
import { position } from '../position.ts';

/** Less thought than on the screen, so that many games fit a test. */
const quick: SearchOptions = { ...beginner, turns: 3, rounds: [1] };

/** A game of the bot against random play; gives its actions and whether the bot won. */
function gameAgainstRandom(seed: number, botSeat: number, options: SearchOptions, mode: ModeId = 'ch1') {
  const config = configs[seed % configs.length];
  const s = harrow.setup(completeConfig({ ...config, mode }, seed), seed);
  const rng = seedRng(seed + 99);
  const bot = createSearchBot(harrow, harrowMind, botSeat, { ...options, seed });
  const actions: string[] = [];
  for (let pending = harrow.pending(s); pending.kind !== 'over'; pending = harrow.pending(s)) {
    let action: HarrowAction;
    if (pending.kind === 'chance') action = sampleTree(pending.request, rng);
    else if (pending.seat === botSeat) action = bot.choose(s);
    else action = randomAction(harrow.legal(s), rng);
    actions.push(harrow.format(action));
    harrow.apply(s, action, () => {});
    expect(actions.length).toBeLessThan(5000);
  }
  return { won: s.result?.winner === botSeat, actions };
}

describe.each([
  ['protectors', 0],
  ['family', 1],
])('the bot as %s', (_name, seat) => {
  test('beats random play in at least four games of five', () => {
    let wins = 0;
    for (let seed = 0; seed < 15; seed++) if (gameAgainstRandom(seed, seat, quick).won) wins++;
    expect(wins).toBeGreaterThanOrEqual(12);
  });

  test.each(['ch2', 'ch3'] as const)('beats random play in %s in at least three games of four', (mode) => {
    let wins = 0;
    for (let seed = 0; seed < 8; seed++) if (gameAgainstRandom(seed, seat, quick, mode).won) wins++;
    expect(wins).toBeGreaterThanOrEqual(6);
  });
});

test('the same seed gives the same game', () => {
  expect(gameAgainstRandom(5, 0, quick).actions).toEqual(gameAgainstRandom(5, 0, quick).actions);
});

test('the bot offers legal actions only and leaves the state alone', () => {
  const s = position({ turn: 'family', lantern: 'family' });
  const before = structuredClone(s);
  const bot = createSearchBot(harrow, harrowMind, 1, quick);
  const action = bot.choose(s);
  expect(s).toEqual(before);
  expect(harrow.legal(s)).toContainEqual(action);
});

test('the bot does not look at the generator: what is hidden changes nothing', () => {
  const s = position({ turn: 'family', lantern: 'family' });
  const other = { ...structuredClone(s), rng: seedRng(4711) };
  const choice = (state: typeof s) => createSearchBot(harrow, harrowMind, 1, quick).choose(state);
  expect(choice(other)).toEqual(choice(s));
});

test('the bot knows neither the other hand nor what is to be drawn', () => {
  const s = position({
    mode: 'ch3',
    turn: 'family',
    lantern: 'family',
    protectors: { hand: ['t_banish', 't_holler'] },
    family: { hand: ['u_merging'] },
  });
  const other = structuredClone(s);
  const [red, blue] = other.seats;
  for (const pile of [red.deck, blue.deck, other.tileStack]) pile.reverse();
  [red.hand, red.deck] = [red.deck.slice(0, 2), [...red.deck.slice(2), ...red.hand]];
  const choice = (state: typeof s) => createSearchBot(harrow, harrowMind, 1, quick).choose(state);
  expect(choice(other)).toEqual(choice(s));
});

test('the bot takes a kill that is there for the taking', () => {
  const { state } = play(
    position({
      protectors: { haints: { '0,0': 3 }, legend: '0,2', cubes: 6 },
      family: { haints: { '0,-1': 1 }, legend: '0,-2', cubes: 0 },
    }),
    'jar attack',
    'attack 0,0 0,-1',
    'tree red=5 blue=0',
  );
  expect(createSearchBot(harrow, harrowMind, 0, quick).choose(state)).toEqual({ type: 'strike' });
});
