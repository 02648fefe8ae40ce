import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { createSearchBot, type SearchOptions } from '../../../../src/engine/ai/search.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
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

const worth = harrowMind.evaluate;

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
