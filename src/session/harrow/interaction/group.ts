import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { Selection } from './selection.ts';

/** How many units come along. */
export function unitsIn({ haints, legend, second }: Pick<Group, 'haints' | 'legend' | 'second'>): number {
  return haints + (legend ? 1 : 0) + (second ? 1 : 0);
}

/** The units on a hex that can MOVE together, and those the player takes along. */
export interface Group {
  readonly mostHaints: number;
  readonly hasLegend: boolean;
  /** HC-KAM-5: Kammi's second legend token is there too. */
  readonly hasSecond: boolean;
  readonly haints: number;
  readonly legend: boolean;
  readonly second: boolean;
  /** Of the haints that come along, those with a snake, and how few or many there can be (HC-INF-10). */
  readonly infected: number;
  readonly leastInfected: number;
  readonly mostInfected: number;
}

const isMoveFrom = (action: HarrowAction, from: Hex): action is ActionOf<'move'> =>
  action.type === 'move' && action.from === from;

/** What can leave the hex at all; undefined if nothing can. */
function optionsAt(
  actions: readonly HarrowAction[],
  from: Hex,
): Pick<Group, 'mostHaints' | 'hasLegend' | 'hasSecond'> | undefined {
  let mostHaints = 0;
  let hasLegend = false;
  let hasSecond = false;
  let any = false;
  for (const action of actions) {
    if (!isMoveFrom(action, from)) continue;
    any = true;
    mostHaints = Math.max(mostHaints, action.haints);
    hasLegend ||= action.legend;
    hasSecond ||= action.second ?? false;
  }
  return any ? { mostHaints, hasLegend, hasSecond } : undefined;
}

/** The group the player has put together; everybody comes along unless the player says otherwise. */
export function chosenGroup(actions: readonly HarrowAction[], selection: Selection): Group | undefined {
  const { from } = selection;
  const options = from === undefined ? undefined : optionsAt(actions, from);
  if (from === undefined || !options) return undefined;
  const haints = selection.haints ?? options.mostHaints;
  const legend = selection.legend ?? options.hasLegend;
  const second = selection.second ?? options.hasSecond;
  const snakes = actions.flatMap((action) =>
    isMoveFrom(action, from) && action.haints === haints ? [action.infected ?? 0] : [],
  );
  const leastInfected = snakes.length === 0 ? 0 : Math.min(...snakes);
  const mostInfected = Math.max(leastInfected, ...snakes);
  const infected = Math.min(mostInfected, Math.max(leastInfected, selection.infected ?? leastInfected));
  return { ...options, haints, legend, second, infected, leastInfected, mostInfected };
}

function rank({ haints, legend, second }: ActionOf<'move'>): number {
  const legends = (legend ? 1 : 0) + (second ? 1 : 0);
  return (haints + legends) * 3 + legends;
}

/** The largest group that may enter each hex, the legend among it if possible: what a click means unless the player chose. */
function largestMoves(actions: readonly HarrowAction[], from: Hex): ActionOf<'move'>[] {
  const best = new Map<Hex, ActionOf<'move'>>();
  for (const action of actions) {
    if (!isMoveFrom(action, from)) continue;
    const known = best.get(action.to);
    if (!known || rank(action) > rank(known)) best.set(action.to, action);
  }
  return [...best.values()];
}

/** The MOVEs a click on a hex means with what is picked up. */
export function movesOf(actions: readonly HarrowAction[], selection: Selection): ActionOf<'move'>[] {
  const { from, haints, legend, second, infected } = selection;
  const group = chosenGroup(actions, selection);
  if (from === undefined || !group) return [];
  const isChosen = [haints, legend, second, infected].some((part) => part !== undefined);
  if (!isChosen) return largestMoves(actions, from);
  return actions.filter(
    (action): action is ActionOf<'move'> =>
      isMoveFrom(action, from) &&
      action.haints === group.haints &&
      action.legend === group.legend &&
      (action.second ?? false) === group.second &&
      (action.infected ?? 0) === group.infected,
  );
}

/** HC-BASE-3: where the group the player has put together does not fit, although fewer units would. */
export function crowdedHexes(actions: readonly HarrowAction[], selection: Selection): Hex[] {
  if (selection.from === undefined) return [];
  const open = new Set(movesOf(actions, selection).map(({ to }) => to));
  const some = largestMoves(actions, selection.from).map(({ to }) => to);
  return some.filter((to) => !open.has(to));
}
