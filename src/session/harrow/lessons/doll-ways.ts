import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { distance, type Hex } from '../../../engine/games/harrow/county.ts';
import { kammiSeat } from '../../../engine/games/harrow/rules/kammi/kammi.ts';
import { movementCost } from '../../../engine/games/harrow/rules/movement.ts';
import { legendHexes } from '../../../engine/games/harrow/rules/occupancy.ts';
import type { Doll } from '../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { best } from '../../lessons/moment.ts';
import { isFoundOut } from '../kammi.ts';
import { actionsOf, type Condition, type Moment } from './moment.ts';
import { nearest, outlooks, sizeOf } from './ways.ts';

export const dollsOf = ({ kammi }: HarrowState): readonly Doll[] => kammi?.dolls ?? [];

/** Dolls whose face nobody but their owner knows. */
const faceDown = (s: HarrowState): Hex[] => dollsOf(s).flatMap(({ hex, up }) => (up ? [] : [hex]));

/** Where Kammi's two legends are: alike for everybody, whoever is who. */
export const hoodHexes = (s: HarrowState): Hex[] => legendHexes(s, kammiSeat(s));

/** The largest group goes towards the dolls: with either of her legends, or none. */
export function stepToDolls(moment: Moment): ActionOf<'move'> | undefined {
  const { state, learner } = moment;
  const dolls = dollsOf(state).map(({ hex }) => hex);
  if (dolls.length === 0) return undefined;
  return best(actionsOf(moment, 'move'), (move) => {
    return 4 * sizeOf(move) - 3 * movementCost(state, learner, move.to) - 4 * nearest(move.to, dolls);
  });
}

/** One of her legends steps onto a doll that lies face down. */
export function stepOntoDoll(moment: Moment): ActionOf<'move'> | undefined {
  const dolls = faceDown(moment.state);
  const steps = actionsOf(moment, 'move').filter(
    ({ to, legend, second }) => dolls.includes(to) && (legend || second === true),
  );
  return best(steps, sizeOf);
}

/** A legend of hers comes to a doll in two steps, whichever doll it is. */
export const isHoodNearDoll: Condition = ({ state }) => {
  const dolls = faceDown(state);
  return hoodHexes(state).some((from) => dolls.some((hex) => distance(from, hex) <= 2));
};

/** HC-ATK-22: a legend of hers without a haint is attacked, and nobody knows yet who it is. */
export function attackOnHood(moment: Moment, good: number): ActionOf<'attack'> | undefined {
  const { state } = moment;
  const { haints } = state.seats[kammiSeat(state)];
  if (isFoundOut(state)) return undefined;
  const found = outlooks(moment).find(({ attack: { to }, success }) => success >= good && haints[to] === 0);
  return found?.attack;
}

/** HC-DOLL-6: the real doll has been turned up, and nobody has taken it. */
export const hasOpenDoll: Condition = ({ state }) => dollsOf(state).some(({ up, face }) => up && face === 'real');
