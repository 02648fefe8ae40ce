import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';

/** The units on a hex that can MOVE together, and those the player takes along. */
export interface Group {
  readonly mostHaints: number;
  readonly hasLegend: boolean;
  readonly haints: number;
  readonly legend: boolean;
}

/** What can leave the hex at all; undefined if nothing can. */
export function groupOptions(
  actions: readonly HarrowAction[],
  from: Hex,
): Pick<Group, 'mostHaints' | 'hasLegend'> | undefined {
  let mostHaints = 0;
  let hasLegend = false;
  let any = false;
  for (const action of actions) {
    if (action.type !== 'move' || action.from !== from) continue;
    any = true;
    mostHaints = Math.max(mostHaints, action.haints);
    hasLegend ||= action.legend;
  }
  return any ? { mostHaints, hasLegend } : undefined;
}

/** Everybody comes along unless the player says otherwise. */
export function defaultGroup({ mostHaints, hasLegend }: Pick<Group, 'mostHaints' | 'hasLegend'>): {
  haints: number;
  legend: boolean;
} {
  return { haints: mostHaints, legend: hasLegend };
}
