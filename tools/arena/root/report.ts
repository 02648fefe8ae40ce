import type { RootTypes } from '../../../src/engine/games/root/root.ts';
import { rounded } from '../../sim/report.ts';
import type { Side } from '../arena-tool.ts';
import { type Counts, count, listed, means } from '../counts.ts';
import type { Report } from '../match.ts';

/** Wins by faction and by who led it, by dominance, by seat; points a game by faction and source; rounds. */
export function createReport(): Report<RootTypes> {
  const wins: Counts = {};
  const winsBySide: Record<Side, Counts> = { a: {}, b: {} };
  const gamesBySide: Record<Side, Counts> = { a: {}, b: {} };
  const winsBySeat: Counts = {};
  const points: Record<string, Counts> = {};
  let byDominance = 0;
  let games = 0;
  let rounds = 0;

  const summary = () => ({
    wins,
    winsBySide,
    gamesBySide,
    winsBySeat,
    byDominance,
    points: Object.fromEntries(Object.entries(points).map(([faction, of]) => [faction, means(of, games)])),
    rounds: rounded(rounds / Math.max(1, games), 2),
  });

  return {
    onEvent(event, state) {
      if (event.type !== 'scored') return;
      const { faction } = state.sides[event.seat];
      points[faction] ??= {};
      count(points[faction], event.why, event.points);
    },
    onEnd(state, winners, sides) {
      games++;
      rounds += Math.ceil(state.turn / sides.length);
      for (const [seat, side] of sides.entries()) count(gamesBySide[side], state.sides[seat].faction);
      for (const seat of winners) {
        const { faction } = state.sides[seat];
        count(wins, faction);
        count(winsBySide[sides[seat]], faction);
        count(winsBySeat, `${seat + 1}`);
      }
      if (winners.some((seat) => state.sides[seat].dominance !== undefined)) byDominance++;
    },
    summary,
    words() {
      const told = summary();
      const ledBy = (side: Side) =>
        Object.entries(gamesBySide[side]).map(([faction, n]) => `${faction} ${winsBySide[side][faction] ?? 0} of ${n}`);
      return [
        `wins: ${listed(told.wins)}; by dominance ${byDominance}; by seat: ${listed(told.winsBySeat)}`,
        `led by A: ${ledBy('a').join(', ')}; by B: ${ledBy('b').join(', ')}`,
        ...Object.entries(told.points).map(([faction, of]) => `points of ${faction} a game: ${listed(of)}`),
        `rounds ${told.rounds}`,
      ];
    },
  };
}
