import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { allHexes, distance, type Hex } from '../../../engine/games/harrow/county.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { isPossible, isShown } from '../../../engine/games/harrow/rules/fair/arrows.ts';
import { bringsCube, mayNestOn } from '../../../engine/games/harrow/rules/fair/nests.ts';
import { hexesOf } from '../../../engine/games/harrow/rules/occupancy.ts';
import { terrainAt } from '../../../engine/games/harrow/rules/terrain.ts';
import type { FairState } from '../../../engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { best } from '../../lessons/moment.ts';
import { actionsOf, type Moment } from './moment.ts';
import { nearest } from './ways.ts';

/** Hexes where the item sought may lie, for all that is open on the table. */
export function possibleHexes(s: HarrowState): Hex[] {
  const { fair } = s;
  return fair ? allHexes.filter((hex) => isPossible(s, fair, hex)) : [];
}

/** How many of these an arrow leaves, at the worse of its answers. */
function leftBy(s: HarrowState, hex: Hex, way: ActionOf<'arrow'>['way'], hexes: readonly Hex[]): number {
  const shown = (turned: boolean) => hexes.filter((each) => isShown(s, { hex, way, turned }, each)).length;
  return Math.max(shown(false), shown(true));
}

const ways = ['e', 'w', 'se', 'nw', 'sw', 'ne'] as const;

/** The arrow that cuts in two what is left. */
export function halvingArrow(moment: Moment): ActionOf<'arrow'> | undefined {
  const { state } = moment;
  const hex = frameOf(state, 'arrow')?.hex;
  if (hex === undefined) return undefined;
  const left = possibleHexes(state);
  return best(actionsOf(moment, 'arrow'), ({ way }) => -leftBy(state, hex, way, left));
}

const unitsOf = (s: HarrowState): Hex[] => s.seats.flatMap((_, seat) => hexesOf(s, seat));

/** Where somebody will soon step, on marked terrain, in the midst of what is left. */
export function temptingNest(moment: Moment): ActionOf<'nest'> | undefined {
  const { state } = moment;
  const [units, left] = [unitsOf(state), possibleHexes(state)];
  return best(actionsOf(moment, 'nest'), ({ hex, offer }) => {
    const steps = nearest(hex, units);
    const cut = Math.min(...ways.map((way) => leftBy(state, hex, way, left)));
    const cube = bringsCube(state, hex) ? 6 : 0;
    return cube - 3 * Math.abs(steps - 1) - 4 * (cut / (left.length + 1)) - (offer === 'o_nothing' ? 1 : 0);
  });
}

/** The terrain with the most room for nests. */
export function widestField(moment: Moment): HarrowAction | undefined {
  const { state } = moment;
  const room = (terrain: Terrain) =>
    allHexes.filter((hex) => terrainAt(state, hex) === terrain && mayNestOn(state, hex)).length;
  return best(actionsOf(moment, 'choose'), ({ option }) => {
    const terrain = terrains.find((each) => each === option);
    return terrain ? room(terrain) : 0;
  });
}

/** Where it may lie, nearest to the middle of what is left. */
export function likelyHex(moment: Moment): ActionOf<'guess'> | undefined {
  const left = possibleHexes(moment.state);
  return best(
    actionsOf(moment, 'guess').filter(({ hex }) => left.includes(hex)),
    ({ hex }) => -left.reduce((all, each) => all + distance(hex, each), 0),
  );
}

/** The nest whose arrow tells most. */
export function tellingNest(moment: Moment): ActionOf<'put'> | undefined {
  const { state } = moment;
  const left = possibleHexes(state);
  return best(actionsOf(moment, 'put'), ({ hex }) => -Math.min(...ways.map((way) => leftBy(state, hex, way, left))));
}

export const offeringNests = (fair: FairState | undefined): Hex[] =>
  fair?.nests.flatMap(({ hex, offer }) => (offer ? [hex] : [])) ?? [];
