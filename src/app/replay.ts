import type { Match } from '../session/match.ts';
import { createSession } from '../session/session.ts';
import type { AppTypes } from './app-types.ts';
import type { Curtain } from './curtain.ts';
import { createPause } from './pause.ts';
import type { Play, Run } from './play.ts';
import { lay } from './table.ts';
import type { Turns } from './turns.ts';

/** Also where nothing moves an action must be seen. */
const beatMs = 500;

/** A finished game, played again before the eyes. */
export interface Replay {
  readonly isPaused: boolean;
  watch(): Promise<void>;
  /** Holds it, or lets it go on. */
  pause(): void;
  /** Back to the result. */
  stop(): void;
}

export function createReplay<T extends AppTypes>(
  { table, telling, hands }: Run<T>,
  play: () => Play<T>,
  turns: Pick<Turns<T>, 'perform'>,
  curtain: Curtain,
): Replay {
  const pause = createPause();
  /** The finished match behind the replay. */
  let finished: Match<T> | undefined;

  /** Plays a match again from its first action; false if somebody has put it away before the end. */
  async function playAgain({ session: { game, config, seed, start, log }, controllers }: Match<T>): Promise<boolean> {
    const again = createSession(game, config, seed, { start });
    lay(table, { session: again, controllers }, curtain.viewer);
    table.screen = play().screenFor(again.state);
    hands.render();
    for (const { action } of log) {
      await hands.pass(beatMs);
      await pause.over();
      if (table.match?.session !== again) return false;
      const pending = again.pending();
      // A tree that falls as it did then can be seen to fall.
      const thrown = pending.kind === 'chance' ? play().throwFor(again.state, pending.request, true) : undefined;
      const isSameFall = thrown && game.format(thrown.action) === game.format(action);
      table.screen = play().screenFor(again.state);
      hands.render();
      await turns.perform(action, isSameFall ? thrown.recording : undefined);
    }
    return true;
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
    async watch() {
      if (!table.match) return;
      finished = table.match;
      table.replaying = true;
      pause.end();
      if (await playAgain(finished)) stop();
    },
    pause() {
      pause.toggle();
      hands.render();
    },
    stop,
  };
}
