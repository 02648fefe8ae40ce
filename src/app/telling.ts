import type { HarrowEvent } from '../engine/games/harrow/events.ts';
import type { HarrowState } from '../engine/games/harrow/state.ts';
import type { HarrowEntry, HarrowMoment } from '../session/harrow/harrow-session.ts';
import type { Told } from './app.ts';

/** How long a step can be read before the next. */
const readingMs = 1300;

/** The latest action while it is shown: the position before it, what of it has been seen, and where that leads. */
interface Showing {
  readonly before: HarrowState;
  readonly seen: readonly HarrowEvent[];
  readonly state: HarrowState;
}

/** What the telling needs to know of the game and its player. */
interface Listener {
  /** Is this event one that is told in words? `before`: the position before the action it comes of. */
  isTold(event: HarrowEvent, before: HarrowState | undefined): boolean;
  /** The player goes through the steps one by one. */
  readonly isStepping: boolean;
  /** Nothing is shown that need not be. */
  readonly isHurried: boolean;
  /** The oak has a word to say about the step. */
  hasLesson(): boolean;
  wait(ms: number): Promise<void>;
  /** A step is being told. */
  changed(): void;
}

/** An action as it is shown, event by event; the steps of the automatic factions are told in words and can be waited for. */
interface Telling {
  /** The step that is being told. */
  readonly told: Told | undefined;
  /** The position as far as the action has been shown, and the events of it that have been seen. */
  readonly shown: HarrowState | undefined;
  seenOf(entry: HarrowEntry): HarrowEntry;
  /** An action is about to be shown. */
  begin(before: HarrowState): void;
  /** Nothing is told any more: all has been, or the game has been left and nobody goes on from it. */
  stop(): void;
  /** The turn of the automatic factions is over: in their next one the steps wait again. */
  rest(): void;
  tell(moment: HarrowMoment): void;
  /** Lets the step be read. */
  linger(): Promise<void>;
  /** The step needs no more waiting; `run`: nor does any other before Hester's turn. */
  passOn(run?: 'run'): void;
  /** The player has seen enough of this action. */
  skim(): void;
}

export function createTelling(listener: Listener): Telling {
  let told: Told | undefined;
  let showing: Showing | undefined;
  /** Ends the wait for the player. */
  let goOn = () => {};
  let runs = false;
  let skims = false;

  return {
    get told() {
      return told;
    },
    get shown() {
      return showing?.state;
    },
    seenOf: (entry) => (showing ? { ...entry, events: showing.seen } : entry),
    begin(before) {
      showing = { before, seen: [], state: before };
    },
    stop() {
      told = undefined;
      showing = undefined;
      skims = false;
      goOn = () => {};
    },
    rest() {
      runs = false;
    },
    tell({ event, after }) {
      if (showing) showing = { ...showing, seen: [...showing.seen, event], state: after };
      if (!listener.isTold(event, showing?.before)) return;
      // The oak sees the step that is told: only then can it be asked for a word about it.
      told = { event, waits: false };
      const waits = (listener.isStepping && !runs) || listener.hasLesson();
      const isPassedOver = !waits && (skims || listener.isHurried);
      told = isPassedOver ? undefined : { event, waits };
      if (told) listener.changed();
    },
    async linger() {
      const step = told;
      if (!step) return;
      const asked = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await (step.waits ? asked : Promise.race([asked, listener.wait(readingMs)]));
      if (told?.event === step.event) told = undefined;
    },
    passOn(run) {
      runs ||= run === 'run';
      // The player may be quicker than the motion of the step.
      if (told) told = { ...told, waits: false };
      goOn();
    },
    skim() {
      if (!told || told.waits) return;
      skims = true;
      goOn();
    },
  };
}
