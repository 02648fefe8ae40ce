import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { distance, type Hex, hexCount } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { healthyAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { touchedBy } from '../../../engine/games/harrow/rules/hester/roots.ts';
import type { HesterAct } from '../../../engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import { actionsOf, asked, type Condition, type Moment } from './moment.ts';

/** Hester may act; before or after the tree. */
export const acts = (fallen: boolean, also: Condition = () => true): Condition =>
  asked('hester', (moment) => {
    const frame = topFrame(moment.state);
    return frame?.kind === 'hester' && frame.fallen === fallen && also(moment);
  });

export const uses =
  (act: HesterAct) =>
  (moment: Moment): HarrowAction | undefined =>
    actionsOf(moment, 'use').find((each) => each.act === act);

export const hasActionLeft: Condition = ({ state }) => {
  const frame = topFrame(state);
  return frame?.kind === 'hester' && frame.used.length < (state.hester?.actions ?? 0);
};

const infectedOf = (s: HarrowState, seat: Seat): number => sum(s.hester?.infected[seat] ?? []);
export const isAnyInfected: Condition = ({ state }) => infectedOf(state, 0) + infectedOf(state, 1) > 0;
export const bothInfected: Condition = ({ state }) => infectedOf(state, 0) > 0 && infectedOf(state, 1) > 0;

/** Haints in the hex and beside it that have no snake, of the faction that has none yet. */
function prey({ state }: Moment, hex: Hex): number {
  let worth = 0;
  for (let other = 0; other < hexCount; other++) {
    const steps = distance(hex, other);
    if (steps > 2) continue;
    for (const seat of [0, 1]) {
      const wanted = infectedOf(state, seat) > 0 ? 0.2 : 1;
      worth += (wanted * healthyAt(state, seat, other)) / (1 + 3 * steps);
    }
  }
  return worth;
}

export const towardsPrey = (moment: Moment): ActionOf<'root'> | undefined =>
  best(actionsOf(moment, 'root'), ({ hex }) => prey(moment, hex));

/** Where the infected of one faction are, those of the other are not far. */
export function meeting(moment: Moment): ActionOf<'creep'> | undefined {
  const { hester } = moment.state;
  if (!hester) return undefined;
  const infected = (seat: Seat) => hester.infected[seat].flatMap((n, hex) => (n > 0 ? [hex] : []));
  return best(
    actionsOf(moment, 'creep').filter(({ unit }) => unit === 'haint'),
    ({ from, to }) => {
      const seat = hester.infected[0][from] > 0 ? 0 : 1;
      return -Math.min(...infected(1 - seat).map((hex) => distance(to, hex)));
    },
  );
}

/** HC-FIRE-1: the step that lights a fire can be taken. */
export const lightsFire: Condition = (moment) => {
  const step = meeting(moment);
  return step !== undefined && (moment.state.hester?.infected.some((all) => all[step.to] > 0) ?? false);
};

/** HC-INF-5: a legend on a root hex without a healthy haint. */
export const isLegendOnRoots: Condition = ({ state }) => {
  const hexes = touchedBy(state.hester?.roots ?? []);
  return state.seats.some(
    ({ legendHex }, seat) => hexes.includes(legendHex) && healthyAt(state, seat, legendHex) === 0,
  );
};

export const burns = (s: HarrowState): boolean => s.hester?.flames.some((n) => n > 0) ?? false;
