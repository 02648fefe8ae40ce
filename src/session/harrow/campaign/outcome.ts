import { whyLost } from '../../../engine/games/harrow/rules/solo/loss.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { hesterCounts } from '../hester-state.ts';
import type { NightId } from './nights.ts';
import { isBetter, type NightResult, type Progress, recordOf, resultOf } from './progress.ts';

/** A night that was lost, and how near it came to being won. */
export interface NightLoss {
  /** HC-SOLO-51: a rival's points, or no card left to turn over. */
  readonly why: 'points' | 'cards';
  /** Of both rivals, in the order of the seats. */
  readonly points: readonly [number, number];
  readonly squares: number;
  readonly cards: number;
  readonly turns: number;
}

/** What became of a night, for the tale that is told after it. */
export type NightOutcome =
  | {
      readonly night: NightId;
      readonly result: NightResult;
      /** Than the best so far; `isFirst`: there was none. */
      readonly isBetter: boolean;
      readonly isFirst?: boolean;
      readonly loss?: undefined;
    }
  | { readonly night: NightId; readonly result?: undefined; readonly isBetter: false; readonly loss: NightLoss };

function lossOf(s: HarrowState): NightLoss {
  const [first, second] = s.seats.map(({ points }) => points);
  return {
    why: whyLost(s),
    points: [first, second],
    squares: hesterCounts(s)?.squares ?? 0,
    cards: sum((s.solo?.piles ?? []).map((pile) => pile.length)),
    turns: s.round,
  };
}

/** Told before the night is entered into the progress. */
export function outcomeOf(night: NightId, s: HarrowState, progress: Progress): NightOutcome {
  const result = resultOf(s);
  if (!result) return { night, isBetter: false, loss: lossOf(s) };
  const { best } = recordOf(progress, night);
  return { night, result, isBetter: isBetter(result, best), isFirst: best === undefined };
}
