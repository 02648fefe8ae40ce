import type { Match } from '../session/match.ts';
import { createSession } from '../session/session.ts';
import { type ShownMatch, showMatch } from '../session/shown-match.ts';
import type { Timeline } from './app.ts';
import type { AppTypes } from './app-types.ts';
import type { Curtain } from './curtain.ts';
import { createPause } from './pause.ts';
import type { Play, Run } from './play.ts';
import { lay } from './table.ts';
import type { Turns } from './turns.ts';

/** Also where nothing moves an action must be seen. */
const beatMs = 500;

/** A finished game, played again before the eyes. */
export interface Replay<T extends AppTypes> {
  readonly isPaused: boolean;
  /** How far it has come; undefined while none is watched. */
  readonly timeline: Timeline<T> | undefined;
  watch(): Promise<void>;
  /** Holds it, or lets it go on. */
  pause(): void;
  /** Holds it, and shows the next action or goes back to before the last. */
  step(by: 1 | -1): void;
  /** Holds it after so many actions. */
  seek(at: number): void;
  /** A new game that goes on from here. */
  branch(): Match<T> | undefined;
  /** Back to the result. */
  stop(): void;
}

export function createReplay<T extends AppTypes>(
  { table, telling, hands }: Run<T>,
  play: () => Play<T>,
  turns: Pick<Turns<T>, 'perform'>,
  curtain: Curtain,
): Replay<T> {
  const pause = createPause();
  /** The finished match behind the replay, and as it is shown. */
  let finished: Match<T> | undefined;
  let shown: ShownMatch<T> | undefined;
  /** Actions that have been shown, or are about to be. */
  let at = 0;

  /** The game as it was after so many actions. */
  function sessionAt({ session: { game, config, seed, start, log } }: Match<T>, actions: number): Match<T>['session'] {
    const past = log.slice(0, actions).map(({ action }) => action);
    return createSession(game, config, seed, { start, past });
  }

  function layAt(match: Match<T>, actions: number): void {
    const again = sessionAt(match, actions);
    telling.stop();
    const { controllers, levels } = match;
    lay(table, { session: again, controllers, levels }, curtain.viewer);
    at = actions;
    table.screen = play().screenFor(again.state);
    hands.render();
  }

  /** Shows the next action; false if somebody has put the game away meanwhile, or gone to another moment of it. */
  async function showNext(match: Match<T>): Promise<boolean> {
    const again = table.match?.session;
    const next = match.session.log[at];
    if (!again || !next || table.busy) return false;
    const { game } = again;
    const pending = again.pending();
    // A tree that falls as it did then can be seen to fall.
    const thrown = pending.kind === 'chance' ? play().throwFor(again.state, pending.request, true) : undefined;
    const isSameFall = thrown && game.format(thrown.action) === game.format(next.action);
    table.screen = play().screenFor(again.state);
    hands.render();
    at++;
    await turns.perform(next.action, isSameFall ? thrown.recording : undefined);
    return table.match?.session === again;
  }

  /** Plays on to the end; it gives up when another moment has been laid on the table. */
  async function playOn(match: Match<T>): Promise<void> {
    const again = table.match?.session;
    const isStill = () => table.replaying && table.match?.session === again;
    while (at < match.session.log.length) {
      await hands.pass(beatMs);
      await pause.over();
      if (!isStill()) return;
      // A single step is being shown.
      if (!table.busy) await showNext(match);
      if (!isStill()) return;
    }
    await pause.over();
    if (isStill()) stop();
  }

  /** Another moment, held: whoever lets it go on sees it from there. */
  function seek(actions: number): void {
    if (!table.replaying || !finished) return;
    if (!pause.isOn) pause.toggle();
    layAt(finished, Math.min(Math.max(actions, 0), finished.session.log.length));
    void playOn(finished);
  }

  function stop(): void {
    if (!table.replaying || !finished) return;
    pause.end();
    telling.stop();
    table.replaying = false;
    lay(table, finished, curtain.viewer);
    table.screen = 'end';
    hands.render();
  }

  return {
    get isPaused() {
      return pause.isOn;
    },
    get timeline() {
      if (!table.replaying || !finished || !shown) return undefined;
      return { at, of: finished.session.log.length, log: shown.session.log };
    },
    async watch() {
      if (!table.match) return;
      finished = table.match;
      shown = showMatch(finished, () => 'table');
      table.replaying = true;
      pause.end();
      layAt(finished, 0);
      await playOn(finished);
    },
    pause() {
      pause.toggle();
      hands.render();
    },
    step(by) {
      if (!finished || !table.replaying) return;
      // What is still moving is brought to its end first.
      if (by < 0 || table.busy || at === finished.session.log.length) seek(at + (by > 0 ? 0 : -1));
      else {
        if (!pause.isOn) pause.toggle();
        const { length } = finished.session.log;
        void showNext(finished).then((isShown) => isShown && at === length && stop());
      }
    },
    seek,
    branch() {
      if (!finished || !table.replaying) return undefined;
      const { controllers, levels } = finished;
      pause.end();
      return { session: sessionAt(finished, at), controllers, levels };
    },
    stop,
  };
}
