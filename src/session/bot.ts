import { type Bot, beginner, createSearchBot } from '../engine/ai/search.ts';
import type { HarrowAction } from '../engine/games/harrow/action.ts';
import { harrowMind } from '../engine/games/harrow/ai/mind.ts';
import { type HarrowTypes, harrow } from '../engine/games/harrow/harrow.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { HarrowSession } from './harrow/harrow-session.ts';

/** The bots of a match, one a seat, each with its own plan for the turn. */
export function createBots(session: HarrowSession): (seat: Seat) => HarrowAction {
  const bots = new Map<Seat, Bot<HarrowTypes>>();
  return (seat) => {
    const bot = bots.get(seat) ?? createSearchBot(harrow, harrowMind, seat, { ...beginner, seed: session.seed });
    bots.set(seat, bot);
    return bot.choose(session.state);
  };
}
