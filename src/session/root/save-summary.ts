import type { FactionId } from '../../engine/games/root/factions/ids.ts';
import { seatToAct } from '../../engine/kernel/game.ts';
import type { Match } from '../match.ts';
import type { RootMatchTypes } from './root-session.ts';

/** What is said of a saved game. */
export interface SaveSummary {
  readonly players: readonly FactionId[];
  readonly points: readonly number[];
  readonly turn: number;
  /** Who is to act; undefined once the game is over. */
  readonly toAct: FactionId | undefined;
}

export function summaryOf({ session }: Match<RootMatchTypes>): SaveSummary {
  const { sides, turn } = session.state;
  const seat = seatToAct(session.pending());
  return {
    players: sides.map(({ faction }) => faction),
    points: sides.map(({ points }) => points),
    turn,
    toAct: seat === undefined ? undefined : sides[seat].faction,
  };
}
