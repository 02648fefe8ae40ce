import type { FactionId, ModeId } from '../engine/games/harrow/state.ts';
import { openSave, type Save } from './save.ts';

/** What the title says about the saved game. */
export interface SaveSummary {
  readonly mode: ModeId;
  readonly round: number;
  /** The faction that is to act; undefined once the game is over. */
  readonly faction: FactionId | undefined;
}

/** A save is read once, however often the title is drawn. */
const known = new WeakMap<Save, SaveSummary>();

/** Undefined if the save cannot be opened. */
export function summaryOf(save: Save): SaveSummary | undefined {
  const before = known.get(save);
  if (before) return before;
  const opened = openSave(save);
  if (!opened.ok) return undefined;
  const { session } = opened.match;
  const pending = session.pending();
  const seat = pending.kind === 'decision' ? pending.seat : pending.kind === 'chance' ? pending.request.attacker : -1;
  const summary = { mode: save.config.mode, round: session.state.round, faction: session.state.seats[seat]?.faction };
  known.set(save, summary);
  return summary;
}
