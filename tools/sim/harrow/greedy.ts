import type { Bot } from '../../../src/engine/ai/bot.ts';
import { beginner, createSearchBot } from '../../../src/engine/ai/search.ts';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { createSoloBot, soloBeginner } from '../../../src/engine/games/harrow/ai/solo/bot.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import type { Policy } from '../policy.ts';

/** Bots for every seat of one game; the solo game has one of its own. */
export function greedy(seed: number): Policy<HarrowTypes> {
  const hester = createSoloBot({ ...soloBeginner, seed });
  const bots = new Map<Seat, Bot<HarrowTypes>>();
  return {
    choose(state, seat) {
      if (state.solo && !state.fair) return hester.choose(state);
      const bot = bots.get(seat) ?? createSearchBot(harrow, harrowMind, seat, { ...beginner, seed });
      bots.set(seat, bot);
      return bot.choose(state);
    },
  };
}
