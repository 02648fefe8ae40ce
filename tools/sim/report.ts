import { type PlayerId, playerIds } from '../../src/engine/games/harrow/state.ts';
import type { Outcome } from './play.ts';

export interface SimReport {
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly deadEnds: number;
  readonly invariantBreaks: number;
  readonly replayMismatches: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly roundsMean: number;
  readonly roundsMax: number;
  /** Of everybody in the game. */
  readonly wins: Readonly<Partial<Record<PlayerId, number>>>;
  /** The share of games Hester won, where she plays. */
  readonly hesterWinRate?: number;
}

const hasWon = ({ winners }: Outcome, player: PlayerId): boolean =>
  winners?.includes(playerIds.indexOf(player)) ?? false;

const rounded = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;

export function reportOf(outcomes: readonly Outcome[], seconds: number, players: readonly PlayerId[]): SimReport {
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  const actions = outcomes.reduce((sum, each) => sum + each.actions, 0);
  const rounds = outcomes.map((each) => each.rounds);
  const wins = players.map((player) => [player, count((each) => hasWon(each, player))]);
  return {
    games: outcomes.length,
    finished: count((each) => each.winners !== undefined),
    errors: count((each) => each.error !== undefined),
    deadEnds: count((each) => each.deadEnd),
    invariantBreaks: outcomes.reduce((sum, each) => sum + each.breaks.length, 0),
    replayMismatches: count((each) => each.replayMismatch !== undefined),
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    gamesPerSecond: rounded(outcomes.length / seconds, 1),
    roundsMean: rounded(rounds.reduce((sum, n) => sum + n, 0) / outcomes.length, 2),
    roundsMax: rounds.reduce((most, n) => Math.max(most, n), 0),
    wins: Object.fromEntries(wins),
    ...(players.includes('hester') && {
      hesterWinRate: rounded(count((each) => hasWon(each, 'hester')) / outcomes.length, 3),
    }),
  };
}

export function isSound(report: SimReport): boolean {
  const { errors, deadEnds, invariantBreaks, replayMismatches, finished, games } = report;
  return errors + deadEnds + invariantBreaks + replayMismatches === 0 && finished === games;
}

/** What went wrong, a line each, the first few only. */
export function problemsOf(outcomes: readonly Outcome[], seeds: readonly number[]): string[] {
  const lines = outcomes.flatMap((outcome, i) => {
    const { error, deadEnd, breaks, replayMismatch } = outcome;
    const all = [error, deadEnd ? 'nothing is on offer' : undefined, ...breaks, replayMismatch];
    return all.filter((text) => text !== undefined).map((text) => `game seed ${seeds[i]}: ${text}`);
  });
  return lines.slice(0, 10);
}

export function readable(report: SimReport, checked: boolean): string {
  const { games, finished } = report;
  const wins = Object.entries(report.wins).map(([player, n]) => `${player} ${n}`);
  return [
    `${finished} of ${games} games finished, ${report.actions} actions, rounds ${report.roundsMean} (most ${report.roundsMax})`,
    `wins: ${wins.join(', ')}${report.hesterWinRate === undefined ? '' : `; Hester wins ${(100 * report.hesterWinRate).toFixed(1)} %`}`,
    checked
      ? `errors ${report.errors}, dead ends ${report.deadEnds}, broken invariants ${report.invariantBreaks}, replays that differ ${report.replayMismatches}`
      : `errors ${report.errors}, dead ends ${report.deadEnds} (invariants and replays not checked)`,
    `${report.actionsPerSecond} actions a second, ${report.gamesPerSecond} games a second`,
  ].join('\n');
}
