import { type Game, type GameTypes, isLegal } from './game.ts';

export type Replay<State> =
  | { readonly ok: true; readonly state: State }
  /** `at` counts actions from 0; `state` is the position before the one that does not fit. */
  | { readonly ok: false; readonly at: number; readonly error: string; readonly state: State };

/** Plays a recorded game again. Chance results are among the actions, so nothing is thrown or simulated. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seed: number,
  actions: readonly T['Action'][],
): Replay<T['State']> {
  const state = game.setup(config, seed);
  for (let at = 0; at < actions.length; at++) {
    const pending = game.pending(state).kind;
    const text = game.format(actions[at]);
    if (pending === 'over') return { ok: false, at, error: `the game is over before ${text}`, state };
    if (!isLegal(game, state, actions[at])) return { ok: false, at, error: `not legal here: ${text}`, state };
    game.apply(state, actions[at], () => {});
  }
  return { ok: true, state };
}
