import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { looseHaints, looseHealthy } from '../../../rules/nails.ts';
import { canEnter, isOccupied } from '../../../rules/occupancy.ts';
import { shiftUnit } from '../../../rules/shift.ts';
import { terrainAt } from '../../../rules/terrain.ts';
import { hasTokens } from '../../../rules/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import { bothHalves, inEitherOrder } from '../../halves.ts';
import { hasVariant } from '../../variants.ts';
import type { Upgrade } from '../card.ts';

/** HC-OQ-56: of anybody, unless the game is played otherwise. */
export function mayCarry(s: HarrowState, seat: Seat, owner: Seat): boolean {
  return owner === seat || !hasVariant(s, 'own_psychopomp');
}

/** An uninfected haint to any terrain hex without units, Hester among them, and without ability tokens. */
function flights(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (let to = 0; to < hexCount; to++) {
    if (terrainAt(s, to) === undefined || hasTokens(s, to)) continue;
    if (isOccupied(s, to)) continue;
    s.seats.forEach((_, owner) => {
      if (!mayCarry(s, seat, owner) || !canEnter(s, owner, to)) return;
      for (let from = 0; from < hexCount; from++) {
        if (looseHealthy(s, owner, from) > 0 && looseHaints(s, owner, from) > 0)
          out.push({ type: 'shift', what: 'haint', from, to });
      }
    });
  }
}

/** A MOVE; and a haint is carried off to an empty place. */
export const psychopomp: Upgrade = {
  id: 'u_psychopomp',
  rule: 'HC-UPG-3',
  cost: 'move',
  activate(s, seat) {
    s.flow.push(effectFrame(seat, 'u_psychopomp', bothHalves));
  },
  effect: inEitherOrder({
    by: 'u_psychopomp',
    points: [1, 0, 0],
    any: 0,
    can(s, seat) {
      const out: HarrowAction[] = [];
      flights(s, seat, out);
      return out.length > 0;
    },
    other: {
      options(s, { seat }, out) {
        flights(s, seat, out);
      },
      apply(s, { seat }, action, emit) {
        if (action.type !== 'shift') return;
        close(s);
        shiftUnit(s, seat, 'haint', action.from, action.to, emit);
      },
    },
  }),
};
