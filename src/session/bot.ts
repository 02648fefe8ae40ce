import type { Level } from '../engine/ai/levels.ts';
import { type Bot, createSearchBot } from '../engine/ai/search.ts';
import type { GameTypes, Seat } from '../engine/kernel/game.ts';
import type { Session } from './session.ts';

/** The bots of a match, one a seat, each with its own plan for the turn. */
export function createBots<T extends GameTypes>(
  session: Session<T>,
  { mind, search }: Level<T>,
): (seat: Seat) => T['Action'] {
  const bots = new Map<Seat, Bot<T>>();
  return (seat) => {
    const bot = bots.get(seat) ?? createSearchBot(session.game, mind, seat, { ...search, seed: session.seed });
    bots.set(seat, bot);
    return bot.choose(session.state);
  };
}
