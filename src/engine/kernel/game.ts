import { cloneJson } from './clone.ts';

/** A player's place at the table, counted from 0. */
export type Seat = number;

/** Who looks at the table: a seat, or everybody at once. */
export type Viewer = Seat | 'table';

/** What a game is made of, under one name. Each game extends it with its own types. */
export interface GameTypes {
  State: object;
  Action: { readonly type: string };
  Event: { readonly type: string };
  /** What the rules ask of chance, and for whom. */
  Chance: { readonly roller: Seat };
  Config: object;
}

export interface Result {
  /** Nobody, one, or all who win together. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

/** Who must decide, or which chance the rules wait for: the single answer to "what now?". */
export type Pending<Chance> =
  | { readonly kind: 'decision'; readonly seat: Seat }
  | { readonly kind: 'chance'; readonly request: Chance }
  | { readonly kind: 'over'; readonly result: Result };

/** Foreign JSON as a position, or why it is none. */
export type ReadPosition<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly error: string };

type Emit<Event> = (event: Event) => void;

/**
 * The contract of every game. State is plain JSON, the flow stack and the random generator included;
 * an action is legal if and only if `legal` lists it (chance results are checked by `accepts`).
 * The members are methods: so a `Game<HarrowTypes>` also passes as a `Game` whose types nobody knows.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Of the rules: a game is played again only by rules that know it. */
  readonly version: number;
  setup(config: T['Config'], seed: number): T['State'];
  /** How many seats such a game has. */
  seats(config: T['Config']): number;
  /** Foreign JSON as a set-up; undefined if it is none. */
  readConfig(json: unknown): T['Config'] | undefined;
  pending(state: T['State']): Pending<T['Chance']>;
  legal(state: T['State']): T['Action'][];
  /** Is this chance result possible for the pending request? */
  accepts(state: T['State'], action: T['Action']): boolean;
  /** Mutates the draft, and tells of each change once it is made. Returns true when undo must not go back past this action. */
  apply(draft: T['State'], action: T['Action'], emit: Emit<T['Event']>): boolean;
  /** What a viewer may know. */
  view(state: T['State'], viewer: Viewer): T['State'];
  /** What a viewer may know of an event; undefined: nothing at all. */
  seen(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  /** Does anybody hold what the others must not see? */
  hasHands(config: T['Config']): boolean;
  /** Must the seat see its own hand to decide what is asked now? Whoever only answers another one need not be handed the device. */
  needsHand(state: T['State'], seat: Seat): boolean;
  format(action: T['Action']): string;
  parse(text: string): T['Action'] | undefined;
  /** A position as JSON a person can read and write. */
  writePosition(state: T['State']): object;
  readPosition(json: unknown): ReadPosition<T['State']>;
}

/** One action of a game: where it is on offer and what it does, side by side so that the two cannot drift apart. */
export interface ActionDef<T extends GameTypes> {
  options(state: T['State'], out: T['Action'][]): void;
  apply(draft: T['State'], action: T['Action'], emit: Emit<T['Event']>): void;
}

/** Something that happened, and the position right after it. */
export interface Moment<T extends GameTypes> {
  readonly event: T['Event'];
  readonly after: T['State'];
}

export interface Step<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  readonly barrier: boolean;
  /** The events again, each with the position right after it. Played once more when it is first asked for: a copy for every event is more than the action itself costs. */
  readonly trace: readonly Moment<T>[];
}

/** Applies an action to a copy. Search and simulation mutate their own state with `game.apply` instead. */
export function step<T extends GameTypes>(game: Game<T>, state: T['State'], action: T['Action']): Step<T> {
  const next = cloneJson(state);
  const events: T['Event'][] = [];
  const barrier = game.apply(next, action, (event) => events.push(event));
  let trace: readonly Moment<T>[] | undefined;
  return {
    state: next,
    events,
    barrier,
    get trace() {
      trace ??= traceOf(game, state, action);
      return trace;
    },
  };
}

function traceOf<T extends GameTypes>(game: Game<T>, state: T['State'], action: T['Action']): Moment<T>[] {
  const draft = cloneJson(state);
  const moments: Moment<T>[] = [];
  game.apply(draft, action, (event) => moments.push({ event, after: cloneJson(draft) }));
  return moments;
}

/** Is the action on offer now? Compares by notation, which is the identity of an action. */
export function isLegal<T extends GameTypes>(game: Game<T>, state: T['State'], action: T['Action']): boolean {
  if (game.pending(state).kind === 'chance') return game.accepts(state, action);
  const text = game.format(action);
  return game.legal(state).some((option) => game.format(option) === text);
}

/** Whoever decides now, or has chance decide; nobody once the game is over. */
export function seatToAct(pending: Pending<{ readonly roller: Seat }>): Seat | undefined {
  if (pending.kind === 'over') return undefined;
  return pending.kind === 'chance' ? pending.request.roller : pending.seat;
}
