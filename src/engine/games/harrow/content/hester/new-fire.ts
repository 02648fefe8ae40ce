import type { Seat } from '../../../../kernel/game.ts';
import type { Emit, HarrowAction, Shiftable } from '../../action.ts';
import { type Hex, neighbours } from '../../county.ts';
import { fillSquare, hasRoomOn, requireHester } from '../../rules/hester/hester.ts';
import { haintOwnerAt, infectedAt } from '../../rules/hester/infection.ts';
import { dollAt, hasRoomForDoll, moveDoll } from '../../rules/kammi/dolls.ts';
import { moneyAt, shiftMoney } from '../../rules/kammi/money.ts';
import { single, transferUnits } from '../../rules/movement.ts';
import { liftNail, looseOfKind, nailUnderHaint, removeHaint } from '../../rules/nails.ts';
import { canEnter, hasFire } from '../../rules/occupancy.ts';
import { shiftToken, tokenCount } from '../../rules/tokens.ts';
import { tokenKinds } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import type { Effect, EffectFrame } from '../effect.ts';

const onSide = (side: Seat): string => `side_${side}`;

/** Sides of Hester's board with an empty square (HC-OQ-35: either will do). */
function openSides(s: HarrowState): Seat[] {
  const hester = requireHester(s);
  return s.seats.map((_, side) => side).filter((side) => hasRoomOn(hester, side));
}

/** Tokens and cubes may lie on any neighbour that does not burn; of terrain cubes one on a hex (HC-HCD-9). No goad token is ever with units. */
function scatterThings(s: HarrowState, from: Hex, out: HarrowAction[]): void {
  const things: Shiftable[] = tokenKinds.filter((kind) => tokenCount(s, from, kind) > 0);
  if (s.paths[from] > 0) things.push('path');
  if (s.redCubes[from] > 0) things.push('red_cube');
  const { sacrifices } = requireHester(s);
  if (sacrifices[from] > 0) things.push('sacrifice');
  if (dollAt(s, from)) things.push('doll');
  if (moneyAt(s, from) > 0) things.push('money');
  for (const what of things) {
    for (const to of neighbours[from]) {
      const isTaken = (what === 'sacrifice' && sacrifices[to] > 0) || (what === 'doll' && !hasRoomForDoll(s, to));
      if (!hasFire(s, to) && !isTaken) out.push({ type: 'shift', what, from, to });
    }
  }
}

function scatterHaints(s: HarrowState, from: Hex, out: HarrowAction[]): void {
  const owner = haintOwnerAt(s, from);
  if (owner === undefined) return;
  for (const to of neighbours[from]) {
    if (canEnter(s, owner, to)) out.push({ type: 'shift', what: 'infected', from, to });
  }
}

/** HC-HCD-8: a card that moves each haint once knows by their hexes those that have moved. */
function carryMark({ flow }: HarrowState, from: Hex, to: Hex): void {
  for (const frame of flow) {
    const at = frame.kind === 'effect' && frame.by !== 'new_fire' ? frame.marks.indexOf(from) : -1;
    if (frame.kind === 'effect' && at >= 0) frame.marks[at] = to;
  }
}

function scatter(s: HarrowState, what: Shiftable, from: Hex, to: Hex, emit: Emit): void {
  const { seat } = s.flow[s.flow.length - 1];
  switch (what) {
    case 'infected': {
      const owner = haintOwnerAt(s, from);
      if (owner === undefined) throw new Error('no haint is left there');
      // HC-HMOV-7: all of them are, but in a position made by hand
      const infected = infectedAt(s, owner, from) > 0;
      if (looseOfKind(s, owner, from, infected) === 0) liftNail(s, nailUnderHaint(s, owner, from, infected), emit);
      transferUnits(s, single(owner, 'haint', infected, from, to), { type: 'crept', owner, from, to }, emit);
      carryMark(s, from, to);
      return;
    }
    case 'path':
      s.paths[from]--;
      s.paths[to]++;
      emit({ type: 'pathShifted', seat, from, to });
      return;
    case 'sacrifice': {
      const { sacrifices } = requireHester(s);
      sacrifices[to] = sacrifices[from];
      sacrifices[from] = 0;
      emit({ type: 'thingScattered', what, from, to });
      return;
    }
    case 'doll':
      moveDoll(s, seat, from, to, emit);
      return;
    case 'money':
      shiftMoney(s, seat, from, to, emit);
      return;
    case 'red_cube':
      s.redCubes[from]--;
      s.redCubes[to]++;
      emit({ type: 'thingScattered', what, from, to });
      return;
    case 'move':
    case 'spawn':
    case 'strengthen':
    case 'scroll':
      shiftToken(s, what, from, to);
      emit({ type: 'tokenShifted', seat, token: what, from, to });
      return;
    default:
      throw new Error(`${what} is not pushed off a fire`);
  }
}

/** A haint that can be pushed nowhere cannot stay in the flames either (HC-FIRE-4): it goes back to its owner. */
function sendHome(s: HarrowState, { marks: [hex], seat }: EffectFrame, emit: Emit): boolean {
  const owner = haintOwnerAt(s, hex);
  if (owner === undefined) return false;
  removeHaint(s, owner, hex, false, emit);
  s.seats[owner].haintsLeft++;
  emit({ type: 'haintRemoved', seat, owner, hex });
  return true;
}

/** HC-FIRE-1: first a square for the two haints, then whatever else is on the hex is pushed off, each thing by itself. */
export const newFire: Effect = {
  options(s, { step, marks: [hex] }, out) {
    if (step === 1) {
      for (const side of openSides(s)) out.push({ type: 'choose', option: onSide(side) });
      return;
    }
    scatterHaints(s, hex, out);
    scatterThings(s, hex, out);
  },
  apply(s, frame, action, emit) {
    if (action.type === 'choose') {
      frame.step = 2;
      fillSquare(s, Number(action.option.slice(-1)), 'fire', emit);
    } else if (action.type === 'shift') {
      scatter(s, action.what, action.from, action.to, emit);
    }
  },
  settle(s, frame, emit) {
    if (frame.step === 1) {
      const [side, ...others] = openSides(s);
      if (others.length > 0) return false;
      frame.step = 2;
      fillSquare(s, side, 'fire', emit);
      return true;
    }
    const pushes: HarrowAction[] = [];
    scatterHaints(s, frame.marks[0], pushes);
    return pushes.length === 0 && sendHome(s, frame, emit);
  },
  mayStop: () => false,
  asks: (_s, { step }) => step,
  problem: (_s, { marks }) => (marks.length === 0 ? 'marks is the hex of the fire' : undefined),
};
