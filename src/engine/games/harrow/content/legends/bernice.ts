import { cloneJson } from '../../../../kernel/clone.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction, Placeable, Takeable } from '../../action.ts';
import { type Hex, hexCount, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { relief } from '../../rules/hester/unnail.ts';
import {
  areBothLoose,
  driveNail,
  freeHester,
  isHesterNailed,
  isInfectedMeant,
  isUnitNail,
  liftNail,
  looseHaints,
  nailCalled,
  nailCount,
  nailHester,
  nailsOut,
  nailsUnder,
  nailTakes,
  unitOfNail,
} from '../../rules/nails.ts';
import { canEnter, hasUnits, isHesterAt } from '../../rules/occupancy.ts';
import { haintShifts, isUnit, ownerAt, shiftUnit } from '../../rules/shift.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-BER-1: a haint of hers to an adjacent terrain hex. */
function haintSteps(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (let from = 0; from < hexCount; from++) {
    if (looseHaints(s, seat, from) === 0) continue;
    for (const to of neighbours[from]) {
      if (terrainAt(s, to) !== undefined && canEnter(s, seat, to)) haintShifts(s, seat, from, to, out);
    }
  }
}

/** HC-LGD-BER-2: a unit without a nail on a hex next to one of her units; of haints of both kinds she says which. */
function nailTargets(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  for (let hex = 0; hex < hexCount; hex++) {
    if (!neighbours[hex].some((next) => hasUnits(s, seat, next))) continue;
    s.seats.forEach((own, owner) => {
      if (looseHaints(s, owner, hex) > 0) out.push({ type: 'put', what: 'nail_haint', hex });
      if (areBothLoose(s, owner, hex)) out.push({ type: 'put', what: 'nail_infected', hex });
      if (own.legendHex === hex && nailsUnder(s, owner, 'legend', hex) === 0) {
        out.push({ type: 'put', what: 'nail_legend', hex });
      }
      if (own.secondHex === hex && nailsUnder(s, owner, 'second', hex) === 0) {
        out.push({ type: 'put', what: 'nail_second', hex });
      }
    });
    if (isHesterAt(s, hex) && !isHesterNailed(s)) out.push({ type: 'put', what: 'nail_hester', hex });
  }
}

/** Both nails are in play: one of them may come back first. */
function nailsInPlay(s: HarrowState, out: HarrowAction[]): void {
  nailTakes(s, () => true, out);
  relief(s, out);
}

/** Hexes of units she could nail, now or after a step of a haint, and of nails that may come back for it. */
function nailable(s: HarrowState, seat: Seat): Hex[] {
  const out: HarrowAction[] = [];
  nailTargets(s, seat, out);
  if (nailsOut(s) === nailCount) nailsInPlay(s, out);
  const steps: HarrowAction[] = [];
  haintSteps(s, seat, steps);
  for (const step of steps) {
    if (step.type !== 'shift' || !isUnit(step.what)) continue;
    const draft = cloneJson(s);
    shiftUnit(draft, seat, step.what, step.from, step.to, () => undefined);
    nailTargets(draft, seat, out);
  }
  return out.flatMap((action) => ('hex' in action ? [action.hex] : []));
}

function drive(s: HarrowState, what: Placeable, hex: Hex, emit: Emit): void {
  if (what === 'nail_hester') {
    nailHester(s, hex, emit);
  } else if (isUnitNail(what)) {
    const unit = unitOfNail[what];
    const seat = ownerAt(s, unit, hex);
    const infected = unit === 'haint' && isInfectedMeant(s, seat, hex, what === 'nail_infected');
    driveNail(s, { hex, seat, unit, ...(infected && { infected }) }, emit);
  }
}

function takeBack(s: HarrowState, what: Takeable, hex: Hex, emit: Emit): void {
  if (what === 'nail_hester') freeHester(s, emit);
  else if (isUnitNail(what)) liftNail(s, nailCalled(s, what, hex), emit);
}

/** Iron nail: step 1 moves a haint, step 2 drives a nail. */
export const bernice: Legend = {
  id: 'bernice',
  rule: 'HC-LGD-BER-1',
  faction: 'protectors',
  canUsePower(s, seat) {
    const out: HarrowAction[] = [];
    haintSteps(s, seat, out);
    nailTargets(s, seat, out);
    return out.length > 0;
  },
  reach: nailable,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'bernice'));
  },
  effect: {
    options(s, { seat, step }, out) {
      if (step === 1) haintSteps(s, seat, out);
      else if (nailsOut(s) < nailCount) nailTargets(s, seat, out);
      else nailsInPlay(s, out);
    },
    apply(s, frame, action, emit) {
      const { seat } = frame;
      if (action.type === 'shift') {
        if (isUnit(action.what)) shiftUnit(s, seat, action.what, action.from, action.to, emit);
        frame.step = 2;
      } else if (action.type === 'take') {
        takeBack(s, action.what, action.hex, emit);
      } else if (action.type === 'put') {
        drive(s, action.what, action.hex, emit);
        close(s);
      }
    },
    // HC-OQ-58: a haint moves and a nail is driven, if they can; no nail has to come back for it.
    mayStop: (s, { step }) => step === 2 && nailsOut(s) === nailCount,
    stop(s, frame) {
      if (frame.step === 1) frame.step = 2;
      else close(s);
    },
    asks: (s, { step }) => (step === 1 ? '1' : nailsOut(s) < nailCount ? '2' : 'takeBack'),
  },
};
