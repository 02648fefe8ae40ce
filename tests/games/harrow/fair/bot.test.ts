import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { createSearchBot, type SearchOptions } from '../../../../src/engine/ai/search.ts';
import { stepsToFind } from '../../../../src/engine/games/harrow/ai/fair.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { roundsLeft } from '../../../../src/engine/games/harrow/ai/night.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { hexCount } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';
import { bare, table } from './table.ts';

/** Enough to beat those who do not think at all. */
const quick: Omit<SearchOptions, 'seed'> = { turns: 6, rounds: [2], breadth: 10, noise: 0.1 };

/** Does the bot win from this seat against random play? */
function wins(mode: ModeId, seat: number, seed: number): boolean {
  const rng = seedRng(seed);
  const s = harrow.setup(completeConfig({ mode }, seed), seed);
  const bot = createSearchBot(harrow, harrowMind, seat, { ...quick, seed });
  for (;;) {
    const pending = harrow.pending(s);
    if (pending.kind === 'over') return pending.result.winners.includes(seat);
    const action =
      pending.kind === 'chance'
        ? sampleTree(pending.request, rng)
        : pending.seat === seat
          ? bot.choose(s)
          : randomAction(harrow.legal(s), rng);
    harrow.apply(s, action, () => {});
  }
}

describe('bots beat those who play at random', () => {
  test.each([
    ['fair3', fairSeat],
    ['fair3', 0],
    ['fair3', 1],
  ] as const)('in %s from seat %i', { timeout: 240_000 }, (mode, seat) => {
    const seeds = [21, 22, 23, 24, 25, 26];
    expect(seeds.filter((seed) => wins(mode, seat, seed)).length).toBeGreaterThanOrEqual(5);
  });
});

/** Most nights end before anybody can have won, whoever plays: a chance player lets the factions score as it happens. */
test('HC-FVH-10 in the night the Fair Folk find the sword in time every other time', { timeout: 240_000 }, () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(seeds.filter((seed) => wins('fairhester', fairSeat, seed)).length).toBeGreaterThanOrEqual(3);
});

const worth = harrowMind.evaluate;

test('HC-FAIR-15 HC-FAIR-19 the Fair Folk’s bot lays the nest its quest still lacks, and completes it', () => {
  let s = table({ fair: { quests: ['q_on_edge'], nests: bare('3,-3', '-3,3', '0,-3'), ready: ['o_nothing'] } });
  const bot = createSearchBot(harrow, harrowMind, fairSeat, { ...quick, seed: 4 });
  const done: string[] = [];
  for (let n = 0; n < 8 && s.fair?.questDiscard.length === 0; n++) {
    const next = cloneJson(s);
    const action = bot.choose(s);
    harrow.apply(next, action, () => {});
    done.push(action.type);
    s = next;
  }
  expect(done.filter((type) => type !== 'charm')).toEqual(['nest', 'quest']);
});

test('HC-FVH-10 in the night whoever would win by its end wants it, and whoever would not fears it', () => {
  const night = (found: number, squares: number, points: number) =>
    table({
      mode: 'fairhester',
      townsfolk: ['-3,0'],
      buildings: ['3,-1'],
      fair: { found },
      hester: { squares: { protectors: new Array(squares).fill('move') } },
      protectors: { points },
    });
  const gains = (seat: number, found: number, squares: number) =>
    worth(night(found, squares, 5), seat) - worth(night(found, squares, 2), seat);
  expect(gains(fairSeat, 1, 0)).toBeGreaterThan(0);
  expect(gains(hesterSeat, 1, 0)).toBeLessThan(0);
  expect(gains(fairSeat, 0, 0)).toBeLessThan(0);
  expect(gains(hesterSeat, 0, 0)).toBeLessThan(0);
  expect(gains(fairSeat, 0, 2)).toBeLessThan(0);
  expect(gains(hesterSeat, 0, 2)).toBeGreaterThan(0);
});

test('HC-FVH-10 the night is the shorter the more points the factions have, the one that is ahead above all', () => {
  const left = (protectors: number, family: number) =>
    roundsLeft(
      table({
        mode: 'fairhester',
        townsfolk: ['-3,0'],
        buildings: ['3,-1'],
        protectors: { points: protectors },
        family: { points: family },
      }),
    );
  expect(left(2, 2)).toBeLessThan(left(0, 2));
  expect(left(5, 0)).toBeLessThan(left(2, 3));
  expect(left(6, 6)).toBeLessThan(1.5);
});

test('HC-FAIR-27 HC-FAIR-30 every arrow halves the hexes, and among few a guess is as good', () => {
  expect(stepsToFind.slice(0, 5)).toEqual([0, 1, 1.5, 2, 2.5]);
  for (let n = 1; n < stepsToFind.length; n++) expect(stepsToFind[n]).toBeGreaterThan(stepsToFind[n - 1]);
  expect(stepsToFind[hexCount]).toBeLessThan(6);
});

test('HC-FAIR-19 HC-FAIR-30 what brings the Fair Folk on is worth something to them, and is feared by others', () => {
  const none = table();
  const better = [
    table({ fair: { found: 1 } }),
    table({ fair: { arrows: ['0,0>e'] } }),
    table({ fair: { quests: ['q_on_edge'], nests: bare('3,0', '-3,0', '0,3') } }),
    table({ battlefield: { silver: 3 } }),
  ];
  for (const s of better) {
    expect(worth(s, fairSeat)).toBeGreaterThan(worth(none, fairSeat));
    expect(worth(s, 0)).toBeLessThan(worth(none, 0));
  }
});
