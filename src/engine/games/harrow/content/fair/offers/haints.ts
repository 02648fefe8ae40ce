import type { Seat } from '../../../../../kernel/game.ts';
import type { HarrowAction } from '../../../action.ts';
import { hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { creepHaint, mayCreepInto } from '../../../rules/hester/creep.ts';
import { haintOwnerAt } from '../../../rules/hester/infection.ts';
import { creepingAt, looseHaints } from '../../../rules/nails.ts';
import { canEnter } from '../../../rules/occupancy.ts';
import { haintShifts, isUnit, shiftUnit } from '../../../rules/shift.ts';
import type { OfferId } from '../../../state/fair.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { Ability } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect } from '../../effect.ts';
import type { Offer } from './offer.ts';
import { pushPoints } from './plain.ts';

/** Steps of an infected haint, as Hester's cards move it: two of opposing factions make a fire (HC-HCRD-5). */
function creepSteps(s: HarrowState, out: HarrowAction[]): void {
  for (let from = 0; from < hexCount; from++) {
    const owner = haintOwnerAt(s, from);
    if (owner === undefined || creepingAt(s, owner, from) === 0) continue;
    for (const to of neighbours[from]) {
      if (mayCreepInto(s, owner, to)) out.push({ type: 'shift', what: 'infected', from, to });
    }
  }
}

function haintSteps(s: HarrowState, isMeant: (owner: Seat) => boolean, out: HarrowAction[]): void {
  for (let from = 0; from < hexCount; from++) {
    const owner = haintOwnerAt(s, from);
    if (owner === undefined || !isMeant(owner) || looseHaints(s, owner, from) === 0) continue;
    for (const to of neighbours[from]) if (canEnter(s, owner, to)) haintShifts(s, owner, from, to, out);
  }
}

/** One haint goes to an adjacent legal hex: whose, the offer says; Hester's are the infected ones. */
function oneHaint(isMeant: (owner: Seat, seat: Seat) => boolean): Effect {
  return {
    options(s, { seat }, out) {
      if (seat === hesterSeat) creepSteps(s, out);
      else haintSteps(s, (owner) => isMeant(owner, seat), out);
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'shift') return;
      const { what, from, to } = action;
      const owner = haintOwnerAt(s, from);
      close(s);
      if (seat === hesterSeat && owner !== undefined) creepHaint(s, owner, from, to, emit);
      else if (isUnit(what)) shiftUnit(s, seat, what, from, to, emit);
    },
    asks: (_s, { seat }) => (seat === hesterSeat ? 'hester' : 'faction'),
  };
}

export const moveEnemyHaint: Offer = {
  id: 'o_move_enemy_haint',
  rule: 'HC-OFR-3',
  use(s, seat) {
    s.flow.push(effectFrame(seat, 'o_move_enemy_haint'));
  },
  effect: oneHaint((owner, seat) => owner !== seat),
};

export const moveAnyHaint: Offer = {
  id: 'o_move_any_haint',
  rule: 'HC-OFR-4',
  use(s, seat) {
    if (seat !== hesterSeat) s.flow.push(effectFrame(seat, 'o_move_any_haint'));
  },
  effect: oneHaint(() => true),
};

/** A point of an ability; for Hester, who has none, a step of an infected haint. */
function pointOrStep(id: OfferId, rule: string, ability: Ability): Offer {
  return {
    id,
    rule,
    use(s, seat) {
      if (seat === hesterSeat) s.flow.push(effectFrame(seat, id));
      else pushPoints(s, seat, ability, 1);
    },
    effect: oneHaint(() => false),
  };
}

export const moveOnce = pointOrStep('o_move1', 'HC-OFR-9', 'move');
export const strengthenOnce = pointOrStep('o_strengthen1', 'HC-OFR-10', 'strengthen');
