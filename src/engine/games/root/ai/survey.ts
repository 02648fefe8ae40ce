import type { Seat } from '../../../kernel/game.ts';
import { freeSlots } from '../rules/pieces.ts';
import { rulerOf } from '../rules/rule.ts';
import { mapOf, type RootState } from '../state.ts';

/** What every side is asked for, found once for a position; by clearing. */
export interface Survey {
  readonly rulers: readonly (Seat | undefined)[];
  readonly free: readonly number[];
}

export function surveyOf(s: RootState): Survey {
  const { suits } = mapOf(s);
  return { rulers: suits.map((_, at) => rulerOf(s, at)), free: suits.map((_, at) => freeSlots(s, at)) };
}
