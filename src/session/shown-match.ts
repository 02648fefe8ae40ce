import { harrow, type TreeRequest } from '../engine/games/harrow/harrow.ts';
import type { Config, HarrowState } from '../engine/games/harrow/state.ts';
import type { Pending, Viewer } from '../engine/kernel/game.ts';
import type { NightId } from './harrow/campaign/nights.ts';
import type { ControllerKind, HarrowEntry, HarrowMoment, Match } from './harrow/harrow-session.ts';

export type ShownEntry = Pick<HarrowEntry, 'events'>;

/** A running game as a screen may know it. The seed is not here: every secret follows from it. */
interface ShownSession {
  readonly config: Config;
  /** Without the hands of others, the order of piles and the generator. */
  readonly state: HarrowState;
  /** What happened, without the actions: one may name a card that no event does. */
  readonly log: readonly ShownEntry[];
  /** The latest action, event by event, each with the position right after it. */
  readonly trace: readonly HarrowMoment[];
  readonly undoDepth: number;
  readonly initial: Pick<HarrowState, 'round' | 'lantern'>;
  pending(): Pending<TreeRequest>;
}

export interface ShownMatch {
  readonly session: ShownSession;
  readonly controllers: readonly ControllerKind[];
  /** The night of the campaign that is being played. */
  readonly night?: NightId | undefined;
}

/** The match as whoever sits in front of the screen may see it; one object for as long as it is on the table. */
export function showMatch({ session, controllers, night }: Match, viewer: () => Viewer): ShownMatch {
  let known: { readonly of: HarrowState; readonly by: Viewer; readonly view: HarrowState } | undefined;
  const view = (): HarrowState => {
    const of = session.state;
    const by = viewer();
    if (known?.of !== of || known.by !== by) known = { of, by, view: harrow.view(of, by) };
    return known.view;
  };
  const entries = new Map<Viewer, WeakMap<HarrowEntry, ShownEntry>>();
  const shownEntry = (entry: HarrowEntry): ShownEntry => {
    const by = viewer();
    const known = entries.get(by) ?? new WeakMap<HarrowEntry, ShownEntry>();
    entries.set(by, known);
    const shown = known.get(entry) ?? { events: entry.events.flatMap((event) => harrow.seen(event, by) ?? []) };
    known.set(entry, shown);
    return shown;
  };
  return {
    controllers,
    night,
    session: {
      config: session.config,
      initial: { round: session.initial.round, lantern: session.initial.lantern },
      get state() {
        return view();
      },
      get log() {
        return session.log.map(shownEntry);
      },
      get trace() {
        const by = viewer();
        return session.trace.flatMap((moment) => {
          const event = harrow.seen(moment.event, by);
          return event ? [{ event, after: harrow.view(moment.after, by) }] : [];
        });
      },
      get undoDepth() {
        return session.undoDepth;
      },
      pending: () => harrow.pending(view()),
    },
  };
}
