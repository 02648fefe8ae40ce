import type { LevelId } from '../engine/ai/levels.ts';
import type { Moment, Pending, Viewer } from '../engine/kernel/game.ts';
import type { ControllerKind, Match, MatchTypes } from './match.ts';
import type { Entry } from './session.ts';

export type ShownEntry<T extends MatchTypes> = Pick<Entry<T['Rules']>, 'events'>;

/** A running game as a screen may know it. The seed is not here: every secret follows from it. */
interface ShownSession<T extends MatchTypes> {
  readonly config: T['Rules']['Config'];
  /** Without the hands of others, the order of piles and the generator. */
  readonly state: T['Rules']['State'];
  /** What happened, without the actions: one may name a card that no event does. */
  readonly log: readonly ShownEntry<T>[];
  /** The latest action, event by event, each with the position right after it. */
  readonly trace: readonly Moment<T['Rules']>[];
  readonly undoDepth: number;
  /** Where the log begins, as everybody may know it. */
  readonly initial: T['Rules']['State'];
  pending(): Pending<T['Rules']['Chance']>;
}

export interface ShownMatch<T extends MatchTypes = MatchTypes> {
  readonly session: ShownSession<T>;
  readonly controllers: readonly ControllerKind[];
  readonly levels?: readonly LevelId[] | undefined;
  readonly occasion?: T['Occasion'] | undefined;
}

/** The match as whoever sits in front of the screen may see it; one object for as long as it is on the table. */
export function showMatch<T extends MatchTypes>(
  { session, controllers, levels, occasion }: Match<T>,
  viewer: () => Viewer,
): ShownMatch<T> {
  const { game } = session;
  let known: { readonly of: T['Rules']['State']; readonly by: Viewer; readonly view: T['Rules']['State'] } | undefined;
  const view = (): T['Rules']['State'] => {
    const of = session.state;
    const by = viewer();
    if (known?.of !== of || known.by !== by) known = { of, by, view: game.view(of, by) };
    return known.view;
  };
  const entries = new Map<Viewer, WeakMap<Entry<T['Rules']>, ShownEntry<T>>>();
  const shownEntry = (entry: Entry<T['Rules']>): ShownEntry<T> => {
    const by = viewer();
    const known = entries.get(by) ?? new WeakMap<Entry<T['Rules']>, ShownEntry<T>>();
    entries.set(by, known);
    const shown = known.get(entry) ?? { events: entry.events.flatMap((event) => game.seen(event, by) ?? []) };
    known.set(entry, shown);
    return shown;
  };
  return {
    controllers,
    levels,
    occasion,
    session: {
      config: session.config,
      initial: game.view(session.initial, 'table'),
      get state() {
        return view();
      },
      get log() {
        return session.log.map(shownEntry);
      },
      get trace() {
        const by = viewer();
        return session.trace.flatMap((moment) => {
          const event = game.seen(moment.event, by);
          return event ? [{ event, after: game.view(moment.after, by) }] : [];
        });
      },
      get undoDepth() {
        return session.undoDepth;
      },
      pending: () => game.pending(view()),
    },
  };
}
