import type { ScoreReason } from '../../../src/engine/games/harrow/events/turns.ts';
import type { HarrowTypes } from '../../../src/engine/games/harrow/harrow.ts';
import type { PlayerId } from '../../../src/engine/games/harrow/state/players.ts';
import { playerOf } from '../../../src/engine/games/harrow/state.ts';
import { rounded } from '../../sim/report.ts';
import { type Counts, count, listed, means } from '../counts.ts';
import type { Report } from '../match.ts';

/** Wins by faction, by map and by home, points a game by faction and source, rounds. */
export function createReport(): Report<HarrowTypes> {
  const wins: Counts = {};
  const winsByMap: Record<string, Counts> = {};
  const winsByHome: Counts = {};
  const points: Record<string, Counts> = {};
  let games = 0;
  let rounds = 0;

  const summary = () => ({
    wins,
    winsByMap,
    winsByHome,
    points: Object.fromEntries(Object.entries(points).map(([player, of]) => [player, means(of, games)])),
    rounds: rounded(rounds / Math.max(1, games), 2),
  });

  return {
    onEvent(event, state) {
      if (event.type !== 'scored') return;
      const player: PlayerId = playerOf(state, event.seat);
      const why: ScoreReason = event.why;
      points[player] ??= {};
      count(points[player], why, event.points);
    },
    onEnd(state, winners) {
      games++;
      rounds += state.round;
      for (const seat of winners) {
        const player = playerOf(state, seat);
        count(wins, player);
        winsByMap[state.config.map] ??= {};
        count(winsByMap[state.config.map], player);
        if (seat < state.seats.length) count(winsByHome, player === state.config.north ? 'north' : 'south');
      }
    },
    summary,
    words() {
      const told = summary();
      return [
        `wins: ${listed(told.wins)}; by home: ${listed(told.winsByHome)}`,
        ...Object.entries(told.winsByMap).map(([map, of]) => `on map ${map}: ${listed(of)}`),
        ...Object.entries(told.points).map(([player, of]) => `points of ${player} a game: ${listed(of)}`),
        `rounds ${told.rounds}`,
      ];
    },
  };
}
