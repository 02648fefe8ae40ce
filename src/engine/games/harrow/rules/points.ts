import type { Seat } from '../../../kernel/game.ts';
import { traits } from '../content/factions/traits.ts';
import { topFrame } from '../flow.ts';
import type { HarrowState } from '../state.ts';

interface Purse {
  readonly seat: Seat;
  readonly budget: number;
  /** HC-TAC-13: no haint comes along. */
  readonly legendOnly: boolean;
}

/** Who may spend how many points of an ability now; the turn itself and the Legend jar offer free steps of MOVE (HC-MOVE-11). */
export function pointsFor(s: HarrowState, ability: 0 | 1 | 2): Purse | undefined {
  const frame = topFrame(s);
  switch (frame?.kind) {
    case 'points': {
      const budget = frame.points[ability] + frame.any;
      // HC-ABL-1, HC-CARD-5: not even a free step fits between the points of a row or of a token
      if (budget === 0 && (frame.one || traits[s.seats[frame.seat].faction].rowIsOneAction)) return undefined;
      return { seat: frame.seat, budget, legendOnly: frame.only === 'legend' };
    }
    case 'attack':
      // HC-LGD-MAL-5, HC-MOVE-11: Malachi's rage is in the middle of its attack
      if (frame.rage !== undefined) return undefined;
      return { seat: frame.seat, budget: frame.free, legendOnly: false };
    // The halves of the Legend jar are two actions
    case 'legend':
    case 'turn':
      return { seat: frame.seat, budget: 0, legendOnly: false };
    default:
      return undefined;
  }
}

/** Takes points from the innermost frame: those of the ability first, wild ones after them (HC-MOVE-12). */
export function spendPoints(s: HarrowState, ability: 0 | 1 | 2, cost: number): void {
  const frame = topFrame(s);
  if (frame?.kind === 'points') {
    const own = Math.min(cost, frame.points[ability]);
    frame.points[ability] -= own;
    frame.any -= cost - own;
  } else if (frame?.kind === 'attack') {
    frame.free -= cost;
  }
}
