import type { PlayerId } from '../../engine/games/harrow/state/players.ts';
import type { Level, ModeId } from '../../engine/games/harrow/state/set-up.ts';
import { seatToAct } from '../../engine/kernel/game.ts';
import type { NightId } from './campaign/nights.ts';
import type { HarrowMatch } from './harrow-session.ts';
import type { Who } from './kammi.ts';
import { seatClass } from './seats.ts';

/** What the title says about the saved game. */
export interface SaveSummary {
  readonly mode: ModeId;
  /** Of a solo game. */
  readonly level: Level | undefined;
  /** Who leads, in the order of the seats. */
  readonly legends: readonly Who[];
  readonly round: number;
  /** The night of the campaign, if it is one. */
  readonly night: NightId | undefined;
  /** Who is to act; undefined once the game is over. */
  readonly player: PlayerId | undefined;
}

export function summaryOf({ session, occasion }: HarrowMatch): SaveSummary {
  const seat = seatToAct(session.pending());
  const { round, seats } = session.state;
  const { mode, level } = session.config;
  const legends = seats.map(({ faction, legend }) => (faction === 'kammi' ? faction : legend));
  const player = seat === undefined ? undefined : seatClass(session.state, seat);
  return { mode, level, legends, round, night: occasion?.night, player };
}
