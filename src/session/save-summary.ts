import type { FactionId, LegendId, ModeId } from '../engine/games/harrow/state.ts';
import { openSave, type Save } from './save.ts';

/** What the title says about the saved game. */
export interface SaveSummary {
  readonly mode: ModeId;
  /** Who leads, in the order of the seats. */
  readonly legends: readonly LegendId[];
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
  const { round, seats } = session.state;
  const legends = seats.map(({ legend }) => legend);
  const summary = { mode: save.config.mode, legends, round, faction: seats[seat]?.faction };
  known.set(save, summary);
  return summary;
}
