import { cloneJson } from './clone.ts';
/** A player's place at the table, counted from 0. */
export type Seat = number;

export interface Result {
  readonly winner: Seat;
  readonly scores: readonly number[];
}

/** Who must decide, or which chance the rules wait for: the single answer to "what now?". */
export type Pending<Chance> =
  | { readonly kind: 'decision'; readonly seat: Seat }
  | { readonly kind: 'chance'; readonly request: Chance }
  | { readonly kind: 'over'; readonly result: Result };

type Emit<Event> = (event: Event) => void;

/**
 * The contract of every game. State is plain JSON, the flow stack and the random generator included;
 * an action is legal if and only if `legal` lists it (chance results are checked by `accepts`).
 */
export interface Game<State, Action, Event, Chance, Config> {
  readonly id: string;
  readonly version: number;
  setup(config: Config, seed: number): State;
  pending(state: State): Pending<Chance>;
  legal(state: State): Action[];
  /** Is this chance result possible for the pending request? */
  accepts(state: State, action: Action): boolean;
  /** Mutates the draft. Returns true when undo must not go back past this action. */
  apply(draft: State, action: Action, emit: Emit<Event>): boolean;
  /** What a seat may know. */
  view(state: State, seat: Seat | 'table'): State;
  format(action: Action): string;
  parse(text: string): Action | undefined;
}

/** One action of a game: where it is on offer and what it does, side by side so that the two cannot drift apart. */
export interface ActionDef<State, Action, Event> {
  options(state: State, out: Action[]): void;
  apply(draft: State, action: Action, emit: Emit<Event>): void;
}

interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly barrier: boolean;
}

/** Applies an action to a copy. Search and simulation mutate their own state with `game.apply` instead. */
export function step<State, Action, Event, Chance, Config>(
  game: Game<State, Action, Event, Chance, Config>,
  state: State,
  action: Action,
): Step<State, Event> {
  const next = cloneJson(state);
  const events: Event[] = [];
  const barrier = game.apply(next, action, (event) => events.push(event));
  return { state: next, events, barrier };
}

/** Is the action on offer now? Compares by notation, which is the identity of an action. */
export function isLegal<State, Action, Event, Chance, Config>(
  game: Game<State, Action, Event, Chance, Config>,
  state: State,
  action: Action,
): boolean {
  if (game.pending(state).kind === 'chance') return game.accepts(state, action);
  const text = game.format(action);
  return game.legal(state).some((option) => game.format(option) === text);
}
