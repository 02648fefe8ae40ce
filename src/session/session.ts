import {
  type Game,
  type GameTypes,
  isLegal,
  type Moment,
  type Pending,
  type Seat,
  type Step,
  step,
} from '../engine/kernel/game.ts';

/** One action of the running game with what it caused. */
export interface Entry<T extends GameTypes> {
  readonly action: T['Action'];
  /** Whose decision it was; nobody's, if it was chance's. */
  readonly by: Seat | undefined;
  readonly events: readonly T['Event'][];
  /** Undo does not go back past this entry. */
  readonly barrier: boolean;
}

type Change<T extends GameTypes> =
  | { readonly kind: 'applied'; readonly before: T['State']; readonly entry: Entry<T> }
  | { readonly kind: 'undone'; readonly before: T['State'] };

export interface Session<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seed: number;
  /** Where its actions begin: as the game was set up, or where it was taken up. */
  readonly initial: T['State'];
  /** The position it was taken up at, if its older actions are not known. */
  readonly start: T['State'] | undefined;
  /** The current state; replaced, never changed, by an action. */
  readonly state: T['State'];
  readonly log: readonly Entry<T>[];
  /** The latest action, event by event; nothing once it has been taken back. */
  readonly trace: readonly Moment<T>[];
  pending(): Pending<T['Chance']>;
  legal(): readonly T['Action'][];
  /** Applies a legal action (or an acceptable chance result); false if it is neither. */
  submit(action: T['Action']): boolean;
  /** How many actions can be taken back. */
  readonly undoDepth: number;
  /** The positions before each of them, the oldest first: all were decided by the same seat. */
  readonly undoable: readonly T['State'][];
  undo(): boolean;
  subscribe(listener: (change: Change<T>) => void): () => void;
}

/** How a game came to where it is. */
interface Past<T extends GameTypes> {
  readonly past?: readonly T['Action'][];
  /** The position before them, if it is not the one that was set up. */
  readonly start?: T['State'] | undefined;
}

/** Starts a game, or goes on with one whose actions so far are given. Throws if one of them is not legal. */
export function createSession<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seed: number,
  { past = [], start }: Past<T> = {},
): Session<T> {
  const initial = start ?? game.setup(config, seed);
  let state = initial;
  let options: readonly T['Action'][] | undefined;
  /** States before each action since the last barrier. */
  let snapshots: T['State'][] = [];
  const log: Entry<T>[] = [];
  let latest: Step<T> | undefined;
  const listeners = new Set<(change: Change<T>) => void>();

  function apply(action: T['Action']): Entry<T> {
    const before = state;
    const pending = game.pending(before);
    latest = step(game, before, action);
    const { events, barrier } = latest;
    const entry = { action, by: pending.kind === 'decision' ? pending.seat : undefined, events, barrier };
    log.push(entry);
    snapshots = barrier ? [] : [...snapshots, before];
    state = latest.state;
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
    start,
    get state() {
      return state;
    },
    log,
    get trace() {
      return latest?.trace ?? [];
    },
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
    get undoable() {
      return snapshots;
    },
    undo() {
      const previous = snapshots[snapshots.length - 1];
      if (previous === undefined) return false;
      const before = state;
      state = previous;
      snapshots = snapshots.slice(0, -1);
      log.pop();
      latest = undefined;
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
