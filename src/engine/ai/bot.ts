import { cloneJson } from '../kernel/clone.ts';
import type { Game, GameTypes, Seat } from '../kernel/game.ts';
import { hashOf } from '../kernel/hash.ts';
import { atOnce } from '../kit/steps.ts';
import type { Level } from './levels.ts';

export interface Bot<T extends GameTypes> {
  /** The bot's choice where its seat must decide. It looks at no more than its seat may know. */
  choose(state: T['State']): T['Action'];
}

const ignore = () => {};

/** What is left of a plan: it is followed as long as everything comes as it was thought. */
export interface PlanFollower<T extends GameTypes> {
  /** The planned action for this position; undefined if there is none. */
  next(seen: T['State']): T['Action'] | undefined;
  /** Plans these actions from this position on. */
  plan(seen: T['State'], actions: readonly T['Action'][]): void;
}

export function createPlanFollower<T extends GameTypes>(game: Game<T>): PlanFollower<T> {
  /** Each action with the position it was meant for. */
  let planned: readonly { readonly at: string; readonly action: T['Action'] }[] = [];
  return {
    next(seen) {
      const at = hashOf(seen);
      const here = planned.findIndex((step) => step.at === at);
      const step = planned[here];
      planned = here < 0 ? [] : planned.slice(here + 1);
      return step?.action;
    },
    plan(seen, actions) {
      const draft = cloneJson(seen);
      planned = actions.map((action, i) => {
        const at = hashOf(draft);
        // What the last one brings to light is not for this seat to know yet.
        if (i + 1 < actions.length) game.apply(draft, action, ignore);
        return { at, action };
      });
    },
  };
}

/** A bot that thinks while whoever asks waits: for tools and tests. */
export function createBot<T extends GameTypes>(game: Game<T>, level: Level<T>, seat: Seat, seed: number): Bot<T> {
  const follower = createPlanFollower(game);
  const deeds: T['Action'][] = [];

  function decide(seen: T['State']): T['Action'] {
    const legal = game.legal(seen);
    if (legal.length === 1) return legal[0];
    const known = follower.next(seen);
    if (known) return known;
    const actions = atOnce(level({ seat, seed, seen, deeds }));
    follower.plan(seen, actions);
    return actions[0];
  }

  return {
    choose(state) {
      const action = decide(game.view(state, seat));
      deeds.push(action);
      return action;
    },
  };
}
