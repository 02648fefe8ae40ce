import type { HarrowAction } from '../engine/games/harrow/action.ts';
import { harrow } from '../engine/games/harrow/harrow.ts';
import type { HarrowSession } from '../session/harrow/harrow-session.ts';
import { dropTree } from '../session/harrow/tree-drop.ts';
import { createSession } from '../session/session.ts';
import type { Recording } from '../tower/recording.ts';

/** What a replay needs of the director. */
interface ReplayStage {
  /** Lets an action be seen before the next, and waits while the player wants a pause. */
  pace(): Promise<void>;
  /** Puts the game on the table. */
  lay(session: HarrowSession): void;
  /** Is it still there? */
  shows(session: HarrowSession): boolean;
  /** Goes to the screen the next action is played on. */
  goAlong(session: HarrowSession): void;
  perform(action: HarrowAction, recording: Recording | undefined): Promise<void>;
}

/** Plays a game again from its first action; false if somebody has put it away before the end. */
export async function replay({ config, seed, log }: HarrowSession, stage: ReplayStage): Promise<boolean> {
  const actions = log.map((entry) => entry.action);
  const again = createSession(harrow, config, seed);
  stage.lay(again);
  for (const action of actions) {
    await stage.pace();
    if (!stage.shows(again)) return false;
    const pending = again.pending();
    // A tree that falls as it did then can be seen to fall.
    const shown = pending.kind === 'chance' ? dropTree(again.state, pending.request, true) : undefined;
    const sameFall = shown && harrow.format(shown.action) === harrow.format(action);
    stage.goAlong(again);
    await stage.perform(action, sameFall ? shown.recording : undefined);
  }
  return true;
}
