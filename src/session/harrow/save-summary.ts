import { type LegendId, type Level, type ModeId, type PlayerId, playerIds } from '../../engine/games/harrow/state.ts';
import { seatToAct } from '../../engine/kernel/game.ts';
import { openSave, type Save } from '../save.ts';
import type { NightId } from './campaign/nights.ts';

/** What the title says about the saved game. */
export interface SaveSummary {
  readonly mode: ModeId;
  /** Of a solo game. */
  readonly level: Level | undefined;
  /** Who leads, in the order of the seats. */
  readonly legends: readonly LegendId[];
  readonly round: number;
  /** The night of the campaign, if it is one. */
  readonly night: NightId | undefined;
  /** Who is to act; undefined once the game is over. */
  readonly player: PlayerId | undefined;
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
  const seat = seatToAct(session.pending());
  const { round, seats } = session.state;
  const { mode, level } = save.config;
  const legends = seats.map(({ legend }) => legend);
  const { night } = save;
  const summary = { mode, level, legends, round, night, player: seat === undefined ? undefined : playerIds[seat] };
  known.set(save, summary);
  return summary;
}
