import type { Moment } from '../engine/kernel/game.ts';
import type { Told } from './app.ts';
import type { AppTypes } from './app-types.ts';

/** How long a step can be read before the next. */
const readingMs = 1300;

/** The latest action while it is shown: the position before it, what of it has been seen, and where that leads. */
interface Showing<T extends AppTypes> {
  readonly before: T['Rules']['State'];
  readonly seen: readonly T['Rules']['Event'][];
  readonly state: T['Rules']['State'];
}

/** What the telling needs to know of the game and its player. */
interface Listener<T extends AppTypes> {
  /** Is this event one that is told in words? `before`: the position before the action it comes of. */
  isTold(event: T['Rules']['Event'], before: T['Rules']['State'] | undefined): boolean;
  /** The player goes through the steps one by one. */
  readonly isStepping: boolean;
  /** Nothing is shown that need not be. */
  readonly isHurried: boolean;
  /** There is a word to be said about the step. */
  hasWord(): boolean;
  wait(ms: number): Promise<void>;
  /** A step is being told. */
  changed(): void;
}

/** An action as it is shown, event by event; what the game does by itself is told in words and can be waited for. */
export interface Telling<T extends AppTypes> {
  /** The step that is being told. */
  readonly told: Told<T> | undefined;
  /** The position as far as the action has been shown; undefined while none is. */
  readonly shown: T['Rules']['State'] | undefined;
  /** The position before the action that is being shown. */
  readonly before: T['Rules']['State'] | undefined;
  /** The events of it that have been seen. */
  readonly seen: readonly T['Rules']['Event'][];
  /** An action is about to be shown. */
  begin(before: T['Rules']['State']): void;
  /** Nothing is told any more: all has been, or the game has been left and nobody goes on from it. */
  stop(): void;
  /** What the game does by itself is over: the next time its steps wait again. */
  rest(): void;
  tell(moment: Moment<T['Rules']>): void;
  /** Lets the step be read. */
  linger(): Promise<void>;
  /** The step needs no more waiting; `run`: nor does any other until it rests. */
  passOn(run?: 'run'): void;
  /** The player has seen enough of this action. */
  skim(): void;
}

export function createTelling<T extends AppTypes>(listener: Listener<T>): Telling<T> {
  let told: Told<T> | undefined;
  let showing: Showing<T> | undefined;
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
    get before() {
      return showing?.before;
    },
    get seen() {
      return showing?.seen ?? [];
    },
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
      // Whoever has a word to say sees the step that is told: only then can it be asked for one about it.
      told = { event, waits: false };
      const waits = (listener.isStepping && !runs) || listener.hasWord();
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
