import type { Seat } from '../../../../kernel/game.ts';
import { distance, type Hex, hexCount, neighbours } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { isThorned } from '../fair/truce.ts';
import { hasUnits, hexesOf, isBarred, roomAt, unitsAt } from '../occupancy.ts';

/** No way leads there: more steps than any way has. */
const cutOff = hexCount;
const allCutOff: readonly number[] = new Array<number>(hexCount).fill(cutOff);

interface Step {
  readonly from: Hex;
  readonly to: Hex;
}

/**
 * HC-SOLO-34, 35: how many steps every hex is from the goal around fires, enemy units and the enemy's objective, out to
 * the seat's farthest group: nobody asks what lies behind it. Whatever the groups do on their way, it stays the same.
 */
export function waysTo(s: HarrowState, seat: Seat, goal: Hex): number[] {
  const ways = allCutOff.slice();
  if (isBarred(s, seat, goal)) return ways;
  ways[goal] = 0;
  const open = [goal];
  let unmet = groupsAfield(s, seat, goal).length;
  for (let i = 0; i < open.length && unmet > 0; i++) {
    for (const hex of neighbours[open[i]]) {
      if (ways[hex] !== cutOff || isBarred(s, seat, hex)) continue;
      ways[hex] = ways[open[i]] + 1;
      open.push(hex);
      if (hasUnits(s, seat, hex)) unmet--;
    }
  }
  return ways;
}

/** HC-SOLO-36: the hexes whose units are still to move, each a group. */
export function groupsAfield(s: HarrowState, seat: Seat, goal: Hex): Hex[] {
  return hexesOf(s, seat).filter((hex) => hex !== goal);
}

/** HC-SOLO-35, 36: the steps that bring the group nearer; all of it must find room. No way leads to what is barred. */
export function stepsOf(s: HarrowState, seat: Seat, from: Hex, ways: readonly number[]): Hex[] {
  if (isThorned(s, seat, from)) return [];
  const units = unitsAt(s, seat, from);
  const steps: Hex[] = [];
  for (const to of neighbours[from]) if (ways[to] < ways[from] && units <= roomAt(s, seat, to)) steps.push(to);
  return steps;
}

/** The steps of all these groups. */
export function stepsOfAll(s: HarrowState, seat: Seat, groups: readonly Hex[], ways: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const from of groups) for (const to of stepsOf(s, seat, from, ways)) steps.push({ from, to });
  return steps;
}

/** May the group come to the hex in this step? */
function meets(hex: Hex, group: Hex, ways: readonly number[]): boolean {
  return ways[hex] < ways[group] && distance(hex, group) === 1;
}

/** The groups that may come to the hex in this step, also by joining one that may. */
function visitors(hex: Hex, groups: readonly Hex[], ways: readonly number[]): Hex[] {
  const found: Hex[] = [];
  for (const group of groups) if (meets(hex, group, ways)) found.push(group);
  for (const known of found) {
    for (const group of groups) if (!found.includes(group) && meets(known, group, ways)) found.push(group);
  }
  return found;
}

/** The neighbour that is nearer to the goal, if there is but one. */
function onlyWay(from: Hex, ways: readonly number[]): Hex | undefined {
  let only: Hex | undefined;
  for (const to of neighbours[from]) {
    if (ways[to] >= ways[from]) continue;
    if (only !== undefined) return undefined;
    only = to;
  }
  return only;
}

/**
 * HC-SOLO-33: the player says in which order groups move, and on which of equal steps. A group nobody can join, with one
 * step to a hex where all who may come find room, goes alike whenever it goes: nobody need be asked.
 */
export function undisputedStep(
  s: HarrowState,
  seat: Seat,
  groups: readonly Hex[],
  ways: readonly number[],
): Step | undefined {
  for (const from of groups) {
    const to = isThorned(s, seat, from) ? undefined : onlyWay(from, ways);
    if (to === undefined || groups.includes(to) || groups.some((group) => meets(from, group, ways))) continue;
    let room = roomAt(s, seat, to);
    for (const group of visitors(to, groups, ways)) room -= unitsAt(s, seat, group);
    if (room >= 0) return { from, to };
  }
  return undefined;
}

/** Why the group stays: no way leads to the goal, its own people fill the way, or a thorn holds it. */
export function whyBlocked(
  s: HarrowState,
  seat: Seat,
  from: Hex,
  ways: readonly number[],
): 'cutOff' | 'crowded' | 'held' {
  if (isThorned(s, seat, from)) return 'held';
  return ways[from] === cutOff ? 'cutOff' : 'crowded';
}

/** HC-SOLO-35: an obstacle makes the group go round. */
export function whyStep(from: Hex, to: Hex, goal: Hex): 'closer' | 'around' {
  return distance(to, goal) < distance(from, goal) ? 'closer' : 'around';
}
