import type { Seat } from '../../../../kernel/game.ts';
import { distance, type Hex, hexCount, neighbours } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { canEnter, hasUnits, isBarred, roomAt, unitsAt } from '../occupancy.ts';

/** No way leads there. */
const cutOff = Number.POSITIVE_INFINITY;

/** HC-SOLO-34, 35: how many steps every hex is from the goal around fires, enemy units and the enemy's objective. */
export function waysTo(s: HarrowState, seat: Seat, goal: Hex): number[] {
  const ways = new Array<number>(hexCount).fill(cutOff);
  if (isBarred(s, seat, goal)) return ways;
  ways[goal] = 0;
  const open = [goal];
  for (let i = 0; i < open.length; i++) {
    for (const hex of neighbours[open[i]]) {
      if (ways[hex] !== cutOff || isBarred(s, seat, hex)) continue;
      ways[hex] = ways[open[i]] + 1;
      open.push(hex);
    }
  }
  return ways;
}

/** HC-SOLO-36: the hexes whose units are still to move, each a group. */
export function groupsAfield(s: HarrowState, seat: Seat, goal: Hex): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hex !== goal && hasUnits(s, seat, hex)) hexes.push(hex);
  return hexes;
}

/** HC-SOLO-35, 36: the steps that bring the group nearer; all of it must find room. */
export function stepsOf(s: HarrowState, seat: Seat, from: Hex, ways: readonly number[]): Hex[] {
  const units = unitsAt(s, seat, from);
  return neighbours[from].filter((to) => ways[to] < ways[from] && canEnter(s, seat, to, units));
}

/** The groups that may come to the hex in this step, also by joining one that may. */
function visitors(hex: Hex, groups: readonly Hex[], ways: readonly number[]): Hex[] {
  const meets = (at: Hex, group: Hex) => ways[at] < ways[group] && distance(at, group) === 1;
  const found = groups.filter((group) => meets(hex, group));
  for (const known of found) {
    for (const group of groups) if (!found.includes(group) && meets(known, group)) found.push(group);
  }
  return found;
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
): { readonly from: Hex; readonly to: Hex } | undefined {
  for (const from of groups) {
    const [to, ...others] = neighbours[from].filter((hex) => ways[hex] < ways[from]);
    if (to === undefined || others.length > 0 || groups.includes(to)) continue;
    if (visitors(from, groups, ways).length > 0) continue;
    let room = roomAt(s, seat, to);
    for (const group of visitors(to, groups, ways)) room -= unitsAt(s, seat, group);
    if (room >= 0) return { from, to };
  }
  return undefined;
}

/** Why the group stays: no way leads to the goal, or its own people fill the way. */
export function whyBlocked(from: Hex, ways: readonly number[]): 'cutOff' | 'crowded' {
  return ways[from] === cutOff ? 'cutOff' : 'crowded';
}

/** HC-SOLO-35: an obstacle makes the group go round. */
export function whyStep(from: Hex, to: Hex, goal: Hex): 'closer' | 'around' {
  return distance(to, goal) < distance(from, goal) ? 'closer' : 'around';
}
