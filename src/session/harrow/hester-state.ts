import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { sum } from '../../engine/kit/sum.ts';

/** What everybody may know of Hester, in numbers. */
export interface HesterCounts {
  readonly squares: number;
  /** HC-HACT-1: action tokens, and those not used yet: spent in her turn, or lying on the solo board (HC-SOLO-28). */
  readonly actions: number;
  readonly left: number;
  /** Bonfires on the map, and pairs of flames for new ones. */
  readonly burning: number;
  readonly fires: number;
  readonly cards: number;
}

export function hesterCounts({ hester, solo, flow }: HarrowState): HesterCounts | undefined {
  if (!hester) return undefined;
  const turn = flow.find((frame) => frame.kind === 'hester');
  const spent = turn ? turn.used.length : solo ? sum(solo.tokens) : 0;
  return {
    squares: sum(hester.squares.map((side) => side.length)),
    actions: hester.actions,
    left: Math.max(0, hester.actions - spent),
    burning: hester.flames.filter((flames) => flames > 0).length,
    fires: hester.pairs,
    cards: hester.hand.length,
  };
}
