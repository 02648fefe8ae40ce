import { describe, expect, test } from 'vitest';
import { createSoloBot } from '../../../../src/engine/games/harrow/ai/solo/bot.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { levelOf, levelRules } from '../../../../src/engine/games/harrow/content/solo/levels.ts';
import { type Frame, soloEffects, topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { type Config, levels } from '../../../../src/engine/games/harrow/state/set-up.ts';
import { isLegal } from '../../../../src/engine/kernel/game.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { replay } from '../../../../src/engine/kernel/replay.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { playSome, sampleTree } from './random-play.ts';

const games = levels.flatMap((level) =>
  (['a', 'b'] as const).map((map, i) => ({
    config: completeConfig({ mode: 'solo', level, map, north: i === 0 ? 'family' : 'protectors' }, level),
    seed: 10 * level + i,
  })),
);

const isSoloEffect = (frame: Frame): boolean =>
  frame.kind === 'effect' && (soloEffects as readonly string[]).includes(frame.by);

describe('random solo games', () => {
  test('every action keeps the pieces, the cards and the position whole', () => {
    const seen = new Set<string>();
    for (const { config, seed } of games) {
      playSome(config, seed, 150, {
        after({ s, action, events }) {
          for (const { type } of events) seen.add(type);
          expect(invariantBreaks(s), harrow.format(action)).toEqual([]);
        },
      });
    }
    for (const type of ['soloRevealed', 'soloSide', 'soloSpawn', 'soloGroupMoved', 'soloAttack', 'soloNoAttack']) {
      expect(seen).toContain(type);
    }
  });

  test('Hester decides everything, and undo stops only where something came to light', () => {
    for (const { config, seed } of games) {
      playSome(config, seed, 120, {
        before({ s, action }) {
          const pending = harrow.pending(s);
          if (pending.kind === 'decision') expect(pending.seat).toBe(hesterSeat);
          const events: string[] = [];
          const barrier = harrow.apply(structuredClone(s), action, ({ type }) => events.push(type));
          expect(barrier).toBe(events.some((type) => ['soloRevealed', 'treeDropped', 'gameOver'].includes(type)));
        },
      });
    }
  });

  test('HC-SOLO-44 where only one choice is legal for the automatic factions nobody is asked', () => {
    let last = 0;
    for (const { config, seed } of games) {
      // two small piles are soon used up
      const piles = [levelRules[levelOf(config)].cards - 3, 1, 2];
      playSome({ ...config, piles }, seed, 200, {
        after({ events }) {
          last += events.filter((event) => event.type === 'soloRevealed' && event.only).length;
        },
        before({ s }) {
          const frame = topFrame(s);
          const isTheirs = frame?.kind === 'pile' || frame?.seat !== hesterSeat || isSoloEffect(frame);
          if (harrow.pending(s).kind !== 'decision' || !isTheirs) return;
          expect(harrow.legal(s).length, `${frame?.kind}: ${harrow.legal(s).map(harrow.format)}`).toBeGreaterThan(1);
        },
      });
    }
    expect(last).toBeGreaterThan(0);
  });

  test('a replay and the written position give the same game', () => {
    for (const { config, seed } of games) {
      const { state, played } = playSome(config, seed, 90, {});
      const again = replay(harrow, config, seed, played);
      expect(again.ok && hashOf(again.state)).toBe(hashOf(state));
      const read = readPosition(JSON.parse(JSON.stringify(writePosition(state))));
      expect(read.ok && hashOf(read.state)).toBe(hashOf(state));
    }
  });
});

/** How many squares the bot fills in a whole game. */
function squaresOf(config: Config, seed: number): number {
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed);
  const bot = createSoloBot({ seed, ways: 25, trials: 1 });
  for (;;) {
    const pending = harrow.pending(s);
    if (pending.kind === 'over') return pending.result.scores[hesterSeat];
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : bot.choose(s);
    if (!isLegal(harrow, s, action)) throw new Error(`not legal: ${harrow.format(action)}`);
    harrow.apply(s, action, () => {});
  }
}

test('a greedy Hester plays legally and makes fires; she chooses alike on what she may see', () => {
  const { config } = games[0];
  expect(squaresOf(config, 3)).toBeGreaterThanOrEqual(1);
  const s = harrow.setup(config, 8);
  const ahead = { plans: 3, samples: 2, ways: 2 };
  const choose = (state: typeof s) =>
    harrow.format(createSoloBot({ seed: 1, ways: 30, trials: 2, ahead }).choose(state));
  expect(choose(s)).toBe(choose(harrow.view(s, hesterSeat)));
});
