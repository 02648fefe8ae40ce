import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { type Frame, type FrameKind, topFrame } from '../../../engine/games/harrow/flow.ts';
import type { Mode } from '../../../engine/games/harrow/refusals/target.ts';
import { isPossible } from '../../../engine/games/harrow/rules/fair/arrows.ts';
import { movementCost } from '../../../engine/games/harrow/rules/movement.ts';
import { looseToFall } from '../../../engine/games/harrow/rules/nails.ts';
import type { OfferId } from '../../../engine/games/harrow/state/fair.ts';
import { hesterSeat, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { type Choice, choicesOf, defaultMode, modeOf, picksOf, placings, readyNests } from './choices.ts';
import { chosenGroup, crowdedHexes, type Group, movesOf } from './group.ts';
import { isTreeIdle } from './idle-tree.ts';
import { atPrice, creepCost, priceChoice } from './prices.ts';
import type { Held, Selection, Thing } from './selection.ts';
import { type Offers, offersOf, type Target } from './spot-offers.ts';

/** Everything a screen needs to let the deciding seat act: made from the legal actions alone. */
export interface Interaction {
  readonly frame: FrameKind;
  readonly seat: Seat;
  readonly selection: Held;
  /** What is on offer at each spot: hexes, jars, cards and all else that can be clicked. */
  readonly spots: Offers;
  readonly choices: readonly Choice[];
  /** The attacks that can be declared, from whichever hex. */
  readonly attacks: readonly ActionOf<'attack'>[];
  /** Which units a MOVE from the selected hex takes along. */
  readonly group?: Group;
  /** Several things on the selected hex can be pulled or shifted: which one? */
  readonly things: readonly Thing[];
}

type FromTo = ActionOf<'move' | 'pull' | 'step' | 'attack' | 'walk' | 'shift' | 'creep'>;
/** An arrow is taken back where it lies, not where its nest is. */
type OnHex = Exclude<Extract<HarrowAction, { hex: Hex }>, { type: 'lift' }>;

/** HC-INF-5: an infection that leads from a legend's root hex to a haint elsewhere. */
type Remote = ActionOf<'infect'> & { readonly at: Hex };

function isFromTo(action: HarrowAction): action is FromTo {
  return 'from' in action;
}

function isRemote(action: HarrowAction): action is Remote {
  return action.type === 'infect' && action.at !== undefined;
}

function isOnHex(action: HarrowAction): action is OnHex {
  return 'hex' in action && action.type !== 'lift' && !isRemote(action);
}

/** Is it an enemy's haint that an effect of a faction takes off the map? */
function isEnemys(action: OnHex, s: HarrowState, seat: Seat): boolean {
  if (action.type !== 'take' || seat === hesterSeat) return false;
  if (action.what !== 'haint' && action.what !== 'infected') return false;
  return s.seats[seat].haints[action.hex] === 0;
}

/** Allowed, but not what is asked about: a nest nobody has chosen, a hex where the item cannot be. */
function isFaint(action: OnHex, s: HarrowState, hasNest: boolean): boolean {
  if (action.type === 'nest') return !hasNest;
  return action.type === 'guess' && s.fair !== undefined && !isPossible(s, s.fair, action.hex);
}

function onHexTargets(
  s: HarrowState,
  seat: Seat,
  actions: readonly HarrowAction[],
  mode: Mode,
  what: Thing | undefined,
  nest: OfferId | undefined,
): Target[] {
  const frame = topFrame(s)?.kind;
  return actions
    .filter(isOnHex)
    .filter((action) => {
      const own = modeOf(action, frame);
      if (own !== undefined) return own === mode;
      if (action.type === 'nest') return nest === undefined || action.offer === nest;
      if (action.type === 'reap') return mode !== 'nailed' || looseToFall(s, opponent(seat), action.hex) === 0;
      return (action.type !== 'put' && action.type !== 'take') || action.what === what;
    })
    .map((action) => {
      const kind = action.type === 'reap' || isEnemys(action, s, seat) ? 'enemy' : 'place';
      const faint = isFaint(action, s, nest !== undefined);
      return { hex: action.hex, kind, action, ...(faint && { faint }) };
    });
}

/** What is picked up by an action that moves one of several things on a hex. */
function thingOf(action: HarrowAction): Thing | undefined {
  if (action.type === 'pull' || action.type === 'shift') return action.what;
  if (action.type === 'step') return action.infected ? 'infected' : 'haint';
  if (action.type !== 'creep') return undefined;
  return action.unit === 'hester' ? 'hester' : 'infected';
}

function thingsAt(actions: readonly HarrowAction[], from: Hex | undefined): Thing[] {
  const found = actions.flatMap((action) => {
    const thing = isFromTo(action) && action.from === from ? thingOf(action) : undefined;
    return thing === undefined ? [] : [thing];
  });
  return [...new Set(found)];
}

/** The player's choice if it is there, else the first. */
function chosenThing(things: readonly Thing[], { what }: Selection): Thing | undefined {
  return what !== undefined && things.includes(what) ? what : things[0];
}

/** Steps and the like from the hex that is picked up, of the thing that is meant there. */
function heldActions(actions: readonly FromTo[], selection: Selection): FromTo[] {
  const meant = chosenThing(thingsAt(actions, selection.from), selection);
  return actions.filter((action) => {
    const thing = thingOf(action);
    return action.from === selection.from && (thing === undefined || thing === meant);
  });
}

function fromToTargets(s: HarrowState, seat: Seat, actions: readonly FromTo[], selection: Selection): Target[] {
  const moves = movesOf(actions, selection).map((action): Target => {
    return { hex: action.to, kind: 'go', action, cost: movementCost(s, seat, action.to) };
  });
  const others = heldActions(actions, selection).flatMap((action): Target[] => {
    if (action.type === 'move') return [];
    const cost = action.type === 'creep' ? creepCost(s, action) : undefined;
    const kind = action.type === 'attack' ? 'enemy' : 'go';
    return [{ hex: action.to, kind, action, ...(cost !== undefined && { cost }) }];
  });
  return [...moves, ...others];
}

function remoteTargets(actions: readonly Remote[], from: Hex | undefined): Target[] {
  return actions.filter((action) => action.hex === from).map((action) => ({ hex: action.at, kind: 'place', action }));
}

const isMarch = (frame: Frame | undefined): boolean => frame?.kind === 'effect' && frame.by === 'solo_march';

/** HC-DOLL-1: whether a doll comes along is asked of one doll and one way. */
const isCarry = (frame: Frame | undefined): boolean => frame?.kind === 'effect' && frame.by === 'carry_doll';

/** HC-SOLO-33, 42: a group of the automatic factions that alone can go or attack is picked up, and a doll that may come along; only where to is to be chosen. */
function loneGroup({ solo }: HarrowState, frame: Frame | undefined, sources: readonly Hex[]): Hex | undefined {
  const isLed = isMarch(frame) || (solo !== undefined && frame?.kind === 'attack');
  return (isLed || isCarry(frame)) && sources.length === 1 ? sources[0] : undefined;
}

/** HC-SOLO-33: steps of the groups that have no other. */
function soleStepsOf(frame: Frame | undefined, legal: readonly HarrowAction[]): ActionOf<'shift'>[] {
  if (!isMarch(frame)) return [];
  const steps = legal.filter((action) => action.type === 'shift');
  return steps.filter((step) => steps.every((other) => other === step || other.from !== step.from));
}

/** `begun`: the deciding seat has done a part of what it is asked for. */
export function interactionOf(
  s: HarrowState,
  legal: readonly HarrowAction[],
  selection: Selection,
  begun = false,
): Interaction {
  const frame = topFrame(s);
  const seat = frame?.seat ?? 0;
  const price = selection.price ?? 'terrain';
  const offered = atPrice(legal, price);
  const fromTo = offered.filter(isFromTo);
  const remote = offered.filter(isRemote);
  const mode = selection.mode ?? defaultMode(legal);
  const isMoving = mode === 'move' || fromTo.every(({ type }) => type !== 'move' && type !== 'creep');
  const reachable = isMoving ? fromTo : [];
  const sources = [...new Set([...reachable.map((action) => action.from), ...remote.map((action) => action.hex)])];
  const chosen = selection.from !== undefined && sources.includes(selection.from) ? selection.from : undefined;
  const from = chosen ?? loneGroup(s, frame, sources);
  const nests = readyNests(legal, selection);
  const placed = chosenThing(placings(legal), selection);
  const held: Held = { ...selection, from, mode };
  const picks = picksOf(s.seats[seat]?.hand ?? [], legal);
  const buttons = legal.filter((action) => !picks.some((pick) => pick === action));
  // Steps have a price once it is known who takes them.
  const isPriced = frame?.kind !== 'creep' || (isMoving && from !== undefined);
  const meant = frame?.kind === 'creep' ? heldActions(legal.filter(isFromTo), held) : legal;
  return {
    frame: frame?.kind ?? 'turn',
    seat,
    selection: held,
    spots: offersOf(s, seat, legal, selection, {
      targets: [
        ...fromToTargets(s, seat, reachable, held),
        ...remoteTargets(remote, from),
        ...onHexTargets(s, seat, offered, mode, placed, nests.chosen),
      ],
      sources,
      from,
      soleSteps: soleStepsOf(frame, legal),
      crowded: crowdedHexes(reachable, held),
    }),
    choices: choicesOf(buttons, {
      frame,
      mode,
      what: placed,
      prices: isPriced ? priceChoice(meant) : [],
      price,
      nests,
      begun,
      isTreeIdle: isTreeIdle(s),
    }),
    attacks: legal.filter((action) => action.type === 'attack'),
    group: from === undefined ? undefined : chosenGroup(reachable, held),
    things: thingsAt(legal, from),
  };
}
