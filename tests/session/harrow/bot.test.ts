import { describe, expect, test } from 'vitest';
import { type Search, searching } from '../../../src/engine/ai/search.ts';
import { harrowLevels } from '../../../src/engine/games/harrow/ai/levels.ts';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { atOnce } from '../../../src/engine/kit/steps.ts';
import { createBots } from '../../../src/session/bot.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../src/session/session.ts';
import { type Asked, thoughtOf } from '../../../src/session/think.ts';
import { sampleTree } from '../../games/harrow/fuzz/random-play.ts';

/** Less thought than on the screen, and on a whim, so that another thought would be another choice. */
const quick: Search = { turns: 3, rounds: [1], breadth: 8, noise: 0.3, whim: { temperature: 8, among: 3 } };
const hasty = searching(harrow, harrowMind, quick);
const kit = { game: harrow, levels: { ...harrowLevels, gentle: hasty } };

const think = async (asked: Asked) => atOnce(thoughtOf(kit, asked));

const newGame = (mode: ModeId, seed: number): HarrowSession =>
  createSession(harrow, completeConfig({ mode }, seed), seed);

/** The same game, as it is opened from what was kept. */
const openedAgain = ({ config, seed, log }: HarrowSession): HarrowSession =>
  createSession(harrow, config, seed, { past: log.map(({ action }) => action) });

describe.each(['ch1', 'ch3', 'ch5', 'fair4'] as const)('a game of bots in %s', (mode) => {
  test('that is opened again at any moment goes on as it would have', async () => {
    const session = newGame(mode, 7);
    const rng = seedRng(8);
    const decide = createBots(session, () => 'gentle', think);
    let amidPlan = 0;
    for (let i = 0; i < 40; i++) {
      const pending = session.pending();
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        session.submit(sampleTree(pending.request, rng));
        continue;
      }
      const action = await decide(pending.seat);
      const again = await createBots(openedAgain(session), () => 'gentle', think)(pending.seat);
      expect(harrow.format(again)).toBe(harrow.format(action));
      if (session.undoable.length > 0 && session.legal().length > 1) amidPlan++;
      expect(session.submit(action)).toBe(true);
    }
    expect(amidPlan).toBeGreaterThan(3);
  });
});

test('a bot is handed what its seat may see, and what it has done itself', async () => {
  const session = newGame('ch3', 5);
  const rng = seedRng(9);
  const questions: Asked[] = [];
  const decide = createBots(
    session,
    (seat) => (seat === 0 ? 'gentle' : 'steady'),
    (asked) => {
      questions.push(asked);
      expect(asked.seen).toEqual(harrow.view(session.state, asked.seat));
      const own = session.log.filter(({ by }) => by === asked.seat);
      expect(asked.deeds).toEqual(own.map(({ action }) => harrow.format(action)));
      return think(asked);
    },
  );
  for (let i = 0; i < 40; i++) {
    const pending = session.pending();
    if (pending.kind === 'over') break;
    const isChance = pending.kind === 'chance';
    session.submit(isChance ? sampleTree(pending.request, rng) : await decide(pending.seat));
  }
  expect(questions.some(({ deeds }) => deeds.length > 3)).toBe(true);
  for (const { seat, level } of questions) expect(level).toBe(seat === 0 ? 'gentle' : 'steady');
});
