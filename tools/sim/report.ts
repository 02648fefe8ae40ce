import type { GameTypes } from '../../src/engine/kernel/game.ts';
import type { Outcome } from './play-game.ts';

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
}

/** Counts games as they end, so that none has to be kept. */
export interface Tally<T extends GameTypes> {
  add(outcome: Outcome<T>, seed: number): void;
  report(seconds: number): SimReport;
  /** What went wrong, a line each, the first few only. */
  readonly problems: readonly string[];
}

const mostProblems = 10;

export function rounded(n: number, digits: number): number {
  return Math.round(n * 10 ** digits) / 10 ** digits;
}

export function createTally<T extends GameTypes>(): Tally<T> {
  const counts = {
    games: 0,
    finished: 0,
    errors: 0,
    deadEnds: 0,
    invariantBreaks: 0,
    replayMismatches: 0,
    actions: 0,
  };
  const problems: string[] = [];
  return {
    problems,
    add({ winners, error, deadEnd, breaks, replayMismatch, actions }, seed) {
      counts.games++;
      counts.actions += actions;
      counts.invariantBreaks += breaks.length;
      if (winners) counts.finished++;
      if (error !== undefined) counts.errors++;
      if (deadEnd) counts.deadEnds++;
      if (replayMismatch !== undefined) counts.replayMismatches++;
      for (const problem of [error, deadEnd ? 'nothing is on offer' : undefined, ...breaks, replayMismatch]) {
        if (problem !== undefined && problems.length < mostProblems) problems.push(`game seed ${seed}: ${problem}`);
      }
    },
    report: (seconds) => ({
      ...counts,
      actionsPerSecond: Math.round(counts.actions / seconds),
      gamesPerSecond: rounded(counts.games / seconds, 1),
    }),
  };
}

export function isSound(report: SimReport): boolean {
  const { errors, deadEnds, invariantBreaks, replayMismatches, finished, games } = report;
  return errors + deadEnds + invariantBreaks + replayMismatches === 0 && finished === games;
}

export function readable(report: SimReport, checked: boolean): string[] {
  const faults = `errors ${report.errors}, dead ends ${report.deadEnds}`;
  return [
    `${report.finished} of ${report.games} games finished, ${report.actions} actions`,
    checked
      ? `${faults}, broken invariants ${report.invariantBreaks}, replays that differ ${report.replayMismatches}`
      : `${faults} (invariants and replays not checked)`,
    `${report.actionsPerSecond} actions a second, ${report.gamesPerSecond} games a second`,
  ];
}
