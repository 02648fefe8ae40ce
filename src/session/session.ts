import { type Game, isLegal, type Pending, step } from '../engine/kernel/game.ts';

/** One action of the running game with what it caused. */
export interface Entry<Action, Event> {
  readonly action: Action;
  readonly events: readonly Event[];
  /** Undo does not go back past this entry. */
  readonly barrier: boolean;
}

type Change<State, Action, Event> =
  | { readonly kind: 'applied'; readonly before: State; readonly entry: Entry<Action, Event> }
  | { readonly kind: 'undone'; readonly before: State };

export interface Session<State, Action, Event, Chance, Config> {
  readonly game: Game<State, Action, Event, Chance, Config>;
  readonly config: Config;
  readonly seed: number;
  /** As the game was set up. */
  readonly initial: State;
  /** The current state; replaced, never changed, by an action. */
  readonly state: State;
  readonly log: readonly Entry<Action, Event>[];
  pending(): Pending<Chance>;
  legal(): readonly Action[];
  /** Applies a legal action (or an acceptable chance result); false if it is neither. */
  submit(action: Action): boolean;
  /** How many actions can be taken back. */
  readonly undoDepth: number;
  undo(): boolean;
  subscribe(listener: (change: Change<State, Action, Event>) => void): () => void;
}

/** Starts a game, or goes on with one whose actions so far are given. Throws if one of them is not legal. */
export function createSession<State, Action, Event, Chance, Config>(
  game: Game<State, Action, Event, Chance, Config>,
  config: Config,
  seed: number,
  past: readonly Action[] = [],
): Session<State, Action, Event, Chance, Config> {
  const initial = game.setup(config, seed);
  let state = initial;
  let options: readonly Action[] | undefined;
  /** States before each action since the last barrier. */
  let snapshots: State[] = [];
  const log: Entry<Action, Event>[] = [];
  const listeners = new Set<(change: Change<State, Action, Event>) => void>();

  function apply(action: Action): Entry<Action, Event> {
    const before = state;
    const { state: next, events, barrier } = step(game, before, action);
    const entry = { action, events, barrier };
    log.push(entry);
    snapshots = barrier ? [] : [...snapshots, before];
    state = next;
    options = undefined;
    return entry;
  }

  for (const action of past) {
    if (!isLegal(game, state, action)) throw new Error(`not legal: ${game.format(action)}`);
    apply(action);
  }

  return {
    game,
    config,
    seed,
    initial,
    get state() {
      return state;
    },
    log,
    pending: () => game.pending(state),
    legal() {
      options ??= game.legal(state);
      return options;
    },
    submit(action) {
      if (game.pending(state).kind === 'over' || !isLegal(game, state, action)) return false;
      const before = state;
      const entry = apply(action);
      for (const listener of listeners) listener({ kind: 'applied', before, entry });
      return true;
    },
    get undoDepth() {
      return snapshots.length;
    },
    undo() {
      const previous = snapshots[snapshots.length - 1];
      if (previous === undefined) return false;
      const before = state;
      state = previous;
      snapshots = snapshots.slice(0, -1);
      log.pop();
      options = undefined;
      for (const listener of listeners) listener({ kind: 'undone', before });
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
