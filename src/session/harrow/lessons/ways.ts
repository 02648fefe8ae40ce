import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { rescueNeeds, stormNeeds } from '../../../engine/games/harrow/ai/routes.ts';
import { allHexes, brambles, distance, type Hex } from '../../../engine/games/harrow/county.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import { attackRange } from '../../../engine/games/harrow/rules/attack.ts';
import { movementCost } from '../../../engine/games/harrow/rules/movement.ts';
import { hasUnits, hexesOf, unitsAt } from '../../../engine/games/harrow/rules/occupancy.ts';
import { opponent } from '../../../engine/games/harrow/state/players.ts';
import { jars, tokenKinds } from '../../../engine/games/harrow/state/tokens.ts';
import { type HarrowState, seatOf } from '../../../engine/games/harrow/state.ts';
import { cloneJson } from '../../../engine/kernel/clone.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import { type Outlook, outlooksOf } from '../outlook.ts';
import { actionsOf, type Moment } from './moment.ts';

export function hasToken(s: HarrowState, hex: Hex): boolean {
  const at = hex * tokenKinds.length;
  return sum(s.tokens.slice(at, at + tokenKinds.length)) > 0;
}

/** Tokens nobody of the learner's stands on yet. */
const freeTokens = ({ state, learner }: Moment): Hex[] =>
  allHexes.filter((hex) => hasToken(state, hex) && !hasUnits(state, learner, hex));

/** How near the closest of these hexes is. */
export const nearest = (from: Hex, hexes: readonly Hex[]): number =>
  Math.min(...hexes.map((hex) => distance(from, hex)));

/** Is an enemy this near? */
export function isNearEnemy({ state, learner }: Moment, hex: Hex, steps: number): boolean {
  return nearest(hex, hexesOf(state, opponent(learner))) <= steps;
}

/** Could one of the learner's groups strike after so many steps? */
export function isInReach({ state, learner }: Moment, steps: number): boolean {
  const enemies = hexesOf(state, opponent(learner));
  return hexesOf(state, learner).some((from) => nearest(from, enemies) <= attackRange(state, learner, from) + steps);
}

export const outlooks = (moment: Moment): Outlook[] => outlooksOf(moment.state, actionsOf(moment, 'attack'));

const foreseen = new WeakMap<HarrowState, Map<string, readonly Outlook[]>>();

/** The attacks a jar leads to: with the Attack jar, a cube more from its free action (HC-ATK-1). */
export function outlooksAfter({ state }: Moment, jar: ActionOf<'jar'>): readonly Outlook[] {
  const known = foreseen.get(state) ?? new Map<string, readonly Outlook[]>();
  foreseen.set(state, known);
  const name = harrow.format(jar);
  const found = known.get(name);
  if (found) return found;
  const draft = cloneJson(state);
  const does = (action: HarrowAction) => harrow.apply(draft, action, () => undefined);
  does(jar);
  if (frameOf(draft, 'turn')) does({ type: 'act' });
  if (frameOf(draft, 'attack')?.free && draft.seats[draft.active].cubesLeft > 0) does({ type: 'strengthen' });
  const attacks = harrow.legal(draft).filter((action) => action.type === 'attack');
  const all = outlooksOf(draft, attacks);
  known.set(name, all);
  return all;
}

/** Of the jars that are on offer. */
export function jarOf(moment: Moment, jar: (typeof jars)[number], attack = false): ActionOf<'jar'> | undefined {
  return actionsOf(moment, 'jar').find((each) => each.jar === jar && each.attack === attack);
}

/** HC-REATK-1: the jar given up most easily for another attack. */
export function jarToAttack(moment: Moment): ActionOf<'jar'> | undefined {
  const again = actionsOf(moment, 'jar').filter(({ attack }) => attack);
  return best(again, ({ jar }) => (['legend', 'attack', 'ability', 'wild'] as const).indexOf(jar) * -1);
}

/** Is the jar of a seat still whole? */
export const isWhole = ({ state, learner }: Moment, jar: (typeof jars)[number]): boolean =>
  state.seats[learner].jars[jars.indexOf(jar)];

export const townsfolkHexes = (s: HarrowState): Hex[] => allHexes.filter((hex) => s.townsfolk[hex] > 0);
export const buildingHexes = (s: HarrowState): Hex[] => allHexes.filter((hex) => s.buildings[hex] > 0);

/** What is missing before the nearest of the townsfolk is home, or the nearest building falls. */
export function nearestGoal(
  s: HarrowState,
  faction: 'protectors' | 'family',
): { hex: Hex; missing: number } | undefined {
  const seat = seatOf(s, faction);
  const hexes = faction === 'protectors' ? townsfolkHexes(s) : buildingHexes(s);
  if (seat < 0 || hexes.length === 0) return undefined;
  const needs = faction === 'protectors' ? rescueNeeds(s, seat) : stormNeeds(s, seat);
  const hex = best(hexes, (each) => -needs[each]);
  return hex === undefined || !Number.isFinite(needs[hex]) ? undefined : { hex, missing: needs[hex] };
}

/** The path that brings the townsfolk nearest to home. */
export function bestPath(moment: Moment): ActionOf<'path'> | undefined {
  return best(actionsOf(moment, 'path'), ({ hex }) => {
    const draft = { ...moment.state, paths: moment.state.paths.with(hex, moment.state.paths[hex] + 1) };
    return -(nearestGoal(draft, 'protectors')?.missing ?? Number.POSITIVE_INFINITY);
  });
}

/** Everybody of the largest hex goes towards the brambles, where it costs least. */
export function firstStep(moment: Moment): ActionOf<'move'> | undefined {
  const { state, learner } = moment;
  return best(actionsOf(moment, 'move'), (move) => {
    const { from, to } = move;
    return (
      10 * sizeOf(move) -
      3 * movementCost(state, learner, to) -
      distance(to, brambles) -
      distance(from, state.seats[learner].home)
    );
  });
}

export const sizeOf = ({ haints, legend, second }: ActionOf<'move'>): number =>
  haints + (legend ? 1 : 0) + (second ? 1 : 0);

/** Nobody is left alone where the enemy reaches, and nobody gets there alone. */
function isSafe(moment: Moment, move: ActionOf<'move'>): boolean {
  const { state, learner } = moment;
  const left = unitsAt(state, learner, move.from) - sizeOf(move);
  const there = unitsAt(state, learner, move.to) + sizeOf(move);
  return !(left === 1 && isNearEnemy(moment, move.from, 3)) && !(there === 1 && isNearEnemy(moment, move.to, 3));
}

/** The cheapest way onto a token. */
export function tokenStep(moment: Moment, most = 4): ActionOf<'move'> | undefined {
  const tokens = freeTokens(moment);
  const there = actionsOf(moment, 'move').filter((move) => tokens.includes(move.to) && sizeOf(move) <= most);
  return best(
    there.filter((move) => isSafe(moment, move)),
    (move) => sizeOf(move) - 5 * movementCost(moment.state, moment.learner, move.to),
  );
}

/** HC-TOK-1: a step onto a token or towards one; near the enemy only in company. */
export function gatheringStep(moment: Moment): ActionOf<'move'> | undefined {
  const { state, learner } = moment;
  const tokens = freeTokens(moment);
  const gain = (move: ActionOf<'move'>): number => {
    if (!isSafe(moment, move)) return Number.NEGATIVE_INFINITY;
    const price = 0.4 * (movementCost(state, learner, move.to) - 1);
    // Whoever stands on a token waits for the end of the turn.
    const leaves = hasToken(state, move.from) && unitsAt(state, learner, move.from) === sizeOf(move) ? 2 : 0;
    const arrives = tokens.includes(move.to) ? 3 : 0;
    const nearer = tokens.length > 0 ? 0.5 * (nearest(move.from, tokens) - nearest(move.to, tokens)) : 0;
    const faces = sizeOf(move) > 1 && isNearEnemy(moment, move.to, 2) && !isNearEnemy(moment, move.from, 2) ? 1 : 0;
    return arrives + nearer + faces - leaves - price;
  };
  const found = best(actionsOf(moment, 'move'), gain);
  return found && gain(found) > 0 ? found : undefined;
}

/** Into the brambles, with as many as can go. */
export function bramblesStep(moment: Moment): ActionOf<'move'> | undefined {
  const steps = actionsOf(moment, 'move').filter(({ to }) => to === brambles);
  return best(steps, sizeOf);
}

/** So many steps to the brambles for whoever is nearest, with nobody of the enemy in them. */
export function stepsToBrambles({ state, learner }: Moment): number {
  if (hasUnits(state, opponent(learner), brambles)) return Number.POSITIVE_INFINITY;
  return nearest(brambles, hexesOf(state, learner));
}

/** A step that brings company to a haint that stands alone where the enemy reaches. */
export function joiningStep(moment: Moment): ActionOf<'move'> | undefined {
  const { state, learner } = moment;
  const alone = loneHexes(moment);
  const steps = actionsOf(moment, 'move').filter((move) => {
    const left = unitsAt(state, learner, move.from) - sizeOf(move);
    return (
      left !== 1 && (alone.includes(move.to) || (alone.includes(move.from) && unitsAt(state, learner, move.to) > 0))
    );
  });
  return best(steps, (move) => -sizeOf(move));
}

/** Hexes with one haint of the learner's within three of an enemy. */
export function loneHexes(moment: Moment): Hex[] {
  const { state, learner } = moment;
  return hexesOf(state, learner).filter(
    (hex) =>
      unitsAt(state, learner, hex) === 1 && state.seats[learner].haints[hex] === 1 && isNearEnemy(moment, hex, 3),
  );
}
