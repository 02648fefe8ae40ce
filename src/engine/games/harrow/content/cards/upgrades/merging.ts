import type { Seat } from '../../../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../../../action.ts';
import { brambles, type Hex, hexCount, neighbours } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { sacrificeAt } from '../../../rules/hester/terrain-cubes.ts';
import { dollAt, hasRoomForDoll } from '../../../rules/kammi/dolls.ts';
import { moneyAt } from '../../../rules/kammi/money.ts';
import { arrive, findAt, type Group, placeGroup } from '../../../rules/movement.ts';
import { isLegendLooseAt, looseHaints } from '../../../rules/nails.ts';
import { hasFire, isBarred, roomAt } from '../../../rules/occupancy.ts';
import { closerTo } from '../../../rules/shift.ts';
import { isHomeBurning } from '../../../rules/storm-route.ts';
import { hasTokens } from '../../../rules/tokens.ts';
import { bringTownsfolk, canHoldBuilding, canHoldTownsfolk } from '../../../rules/townsfolk.ts';
import { tokenKinds } from '../../../state/tokens.ts';
import { type HarrowState, seatOf } from '../../../state.ts';
import { close } from '../../effect.ts';
import { bothHalves, inEitherOrder } from '../../halves.ts';
import type { Upgrade } from '../card.ts';

/** HC-UPG-20: what of the hex would go along. */
interface Load {
  readonly units: readonly Group[];
  readonly townsfolk: number;
  readonly buildings: number;
  readonly storms: number;
  readonly paths: number;
  readonly goad: boolean;
  readonly sacrifice: boolean;
  readonly doll: boolean;
  readonly money: number;
}

/** HC-UPG-6: no storm, townsfolk or building onto the brambles, no unit onto a hex hostile to it; the legend before haints. */
function loadOf(s: HarrowState, from: Hex, to: Hex): Load {
  const units = s.seats.map((_, seat) => {
    const room = isBarred(s, seat, to) ? 0 : roomAt(s, seat, to);
    const legend = room > 0 && isLegendLooseAt(s, seat, from);
    const second = room > (legend ? 1 : 0) && isLegendLooseAt(s, seat, from, 'second');
    const haints = Math.min(looseHaints(s, seat, from), room - (legend ? 1 : 0) - (second ? 1 : 0));
    return { seat, from, to, legend, ...(second && { second }), haints };
  });
  const protectors = seatOf(s, 'protectors');
  const burns = hasFire(s, to);
  return {
    units,
    townsfolk: canHoldTownsfolk(s, protectors, to) ? s.townsfolk[from] : 0,
    buildings: canHoldBuilding(s, to) ? s.buildings[from] : 0,
    storms: to === brambles || isHomeBurning(s, seatOf(s, 'family'), to) ? 0 : s.storms[from],
    // HC-PATH-5
    paths: burns ? 0 : s.paths[from],
    // HC-LGD-PRI-1: never two on a hex
    goad: s.goads.includes(from) && !s.goads.includes(to) && !burns,
    // HC-HCD-9: never two on a hex
    sacrifice: !burns && sacrificeAt(s, from) > 0 && sacrificeAt(s, to) === 0,
    // HC-DOLL-2
    doll: !burns && dollAt(s, from) !== undefined && hasRoomForDoll(s, to),
    money: moneyAt(s, from),
  };
}

function isAnybody({ haints, legend, second }: Group): boolean {
  return haints > 0 || legend || second === true;
}

function isSomething(s: HarrowState, from: Hex, load: Load): boolean {
  const { units, townsfolk, buildings, storms, paths, goad, sacrifice, doll, money } = load;
  const pieces = townsfolk + buildings + storms + paths + s.redCubes[from] + money;
  return pieces > 0 || hasTokens(s, from) || goad || sacrifice || doll || units.some(isAnybody);
}

function pulls(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  const closer = closerTo(s.seats[seat].legendHex);
  for (let from = 0; from < hexCount; from++) {
    for (const to of neighbours[from]) {
      if (closer(from, to) && isSomething(s, from, loadOf(s, from, to)))
        out.push({ type: 'shift', what: 'all', from, to });
    }
  }
}

function carry(pieces: number[], from: Hex, to: Hex, count = pieces[from]): void {
  pieces[from] -= count;
  pieces[to] += count;
}

function pullAll(s: HarrowState, seat: Seat, from: Hex, to: Hex, emit: Emit): void {
  const { units, townsfolk, buildings, storms, paths, goad, sacrifice, doll } = loadOf(s, from, to);
  // A cube that comes along is not one they walk into.
  const find = findAt(s, to);
  for (const kind of tokenKinds.keys()) carry(s.tokens, from * tokenKinds.length + kind, to * tokenKinds.length + kind);
  carry(s.paths, from, to, paths);
  carry(s.storms, from, to, storms);
  carry(s.buildings, from, to, buildings);
  if (goad) s.goads = s.goads.map((hex) => (hex === from ? to : hex));
  carry(s.redCubes, from, to);
  if (sacrifice) carry(requireHester(s).sacrifices, from, to);
  if (s.kammi) s.kammi.money = s.kammi.money.map((hex) => (hex === from ? to : hex));
  const along = doll ? dollAt(s, from) : undefined;
  if (along) along.hex = to;
  const placed = units.map((unit) => ({ ...unit, infected: placeGroup(s, unit) }));
  emit({ type: 'allPulled', seat, from, to });
  for (const unit of placed) arrive(s, unit, unit.infected, find, emit);
  const protectors = seatOf(s, 'protectors');
  for (let n = 0; n < townsfolk; n++) bringTownsfolk(s, protectors, from, to, emit);
}

/** A SPAWN; and everything on a hex is pulled one hex closer to the legend. */
export const merging: Upgrade = {
  id: 'u_merging',
  rule: 'HC-UPG-6',
  cost: 'spawn',
  activate(s, seat) {
    s.flow.push(effectFrame(seat, 'u_merging', bothHalves));
  },
  effect: inEitherOrder({
    by: 'u_merging',
    points: [0, 1, 0],
    any: 0,
    can(s, seat) {
      const out: HarrowAction[] = [];
      pulls(s, seat, out);
      return out.length > 0;
    },
    other: {
      options(s, { seat }, out) {
        pulls(s, seat, out);
      },
      apply(s, { seat }, action, emit) {
        if (action.type !== 'shift') return;
        close(s);
        pullAll(s, seat, action.from, action.to, emit);
      },
    },
  }),
};
