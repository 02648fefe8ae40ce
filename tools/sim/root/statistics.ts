import type { FactionId } from '../../../src/engine/games/root/factions/ids.ts';
import type { RootTypes } from '../../../src/engine/games/root/root.ts';
import { rounded } from '../report.ts';
import type { Statistics } from '../sim-tool.ts';

/** Turns, and wins by faction; games won together count for both, those by dominance on their own. */
export function createStatistics(players: readonly FactionId[]): Statistics<RootTypes> {
  const wins = new Map<FactionId, number>(players.map((faction) => [faction, 0]));
  let games = 0;
  let turns = 0;
  let turnsMax = 0;
  let byDominance = 0;

  const report = () => ({
    turnsMean: rounded(turns / games, 1),
    turnsMax,
    wins: Object.fromEntries(wins),
    byDominance,
  });

  return {
    add({ state, winners }) {
      games++;
      turns += state.turn;
      turnsMax = Math.max(turnsMax, state.turn);
      for (const seat of winners ?? []) {
        const { faction } = state.sides[seat];
        wins.set(faction, (wins.get(faction) ?? 0) + 1);
      }
      if (winners?.some((seat) => state.sides[seat].dominance !== undefined)) byDominance++;
    },
    report,
    words() {
      const { turnsMean } = report();
      const won = [...wins].map(([faction, n]) => `${faction} ${n}`).join(', ');
      return [`turns ${turnsMean} (most ${turnsMax})`, `wins: ${won}; by dominance ${byDominance}`];
    },
  };
}
