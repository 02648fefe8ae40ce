import { createPlanFollower, type PlanFollower } from '../engine/ai/bot.ts';
import type { LevelId } from '../engine/ai/levels.ts';
import type { GameTypes, Seat } from '../engine/kernel/game.ts';
import type { Session } from './session.ts';
import type { Think } from './think.ts';

/** A seat's choice where it must decide. */
export type Decide<T extends GameTypes> = (seat: Seat) => Promise<T['Action']>;

/** The bots of a match, one a seat, each with its own plan for the turn; a game that is opened again goes on as planned. */
export function createBots<T extends GameTypes>(
  session: Session<T>,
  levelOf: (seat: Seat) => LevelId,
  think: Think,
): Decide<T> {
  const { game, seed } = session;
  const followers = new Map<Seat, PlanFollower<T>>();

  /** What the seat does where so many actions have led to. */
  async function decide(seat: Seat, follower: PlanFollower<T>, state: T['State'], at: number): Promise<T['Action']> {
    const seen = game.view(state, seat);
    const legal = game.legal(seen);
    if (legal.length === 1) return legal[0];
    const known = follower.next(seen);
    if (known) return known;
    const past = session.log.slice(0, at).filter(({ by }) => by === seat);
    const deeds = past.map(({ action }) => game.format(action));
    const planned = await think({ level: levelOf(seat), seat, seed, seen, deeds });
    const actions = planned.flatMap((text) => game.parse(text) ?? []);
    follower.plan(seen, actions);
    return actions[0];
  }

  /** The plan of the turn under way is thought of again where it was thought of first. */
  async function takenUp(seat: Seat): Promise<PlanFollower<T>> {
    const follower = createPlanFollower(game);
    const { undoable, log } = session;
    for (const [i, state] of undoable.entries()) await decide(seat, follower, state, log.length - undoable.length + i);
    return follower;
  }

  return async (seat) => {
    const follower = followers.get(seat) ?? (await takenUp(seat));
    followers.set(seat, follower);
    return decide(seat, follower, session.state, session.log.length);
  };
}
