import { whyLost } from '../../engine/games/harrow/rules/solo/loss.ts';
import type { FactionId, HarrowState } from '../../engine/games/harrow/state.ts';
import type { NightId } from './nights.ts';
import { isBetter, type NightResult, type Progress, recordOf, resultOf } from './progress.ts';

/** Why a night was lost (HC-SOLO-51): a rival's points, or no card left to turn over. */
export type Loss =
  | { readonly why: 'points'; readonly faction: FactionId; readonly points: number }
  | { readonly why: 'cards' };

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
  | { readonly night: NightId; readonly result?: undefined; readonly isBetter: false; readonly loss: Loss };

function lossOf(s: HarrowState): Loss {
  if (whyLost(s) === 'cards') return { why: 'cards' };
  const [best] = [...s.seats].sort((a, b) => b.points - a.points);
  return { why: 'points', faction: best.faction, points: best.points };
}

/** Told before the night is entered into the progress. */
export function outcomeOf(night: NightId, s: HarrowState, progress: Progress): NightOutcome {
  const result = resultOf(s);
  if (!result) return { night, isBetter: false, loss: lossOf(s) };
  const { best } = recordOf(progress, night);
  return { night, result, isBetter: isBetter(result, best), isFirst: best === undefined };
}
