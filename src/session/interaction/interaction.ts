import type { ActionOf, HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import { type FrameKind, topFrame } from '../../engine/games/harrow/flow.ts';
import { movementCost } from '../../engine/games/harrow/rules/movement.ts';
import type { HarrowState, Jar } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { defaultGroup, type Group, groupOptions } from './group.ts';
import type { Mode, Selection, Thing } from './selection.ts';

/** How a lit hex looks: a step, an enemy to attack, a thing to place or take. */
export type TargetKind = 'go' | 'enemy' | 'place';

export interface Target {
  readonly hex: Hex;
  readonly kind: TargetKind;
  readonly action: HarrowAction;
  /** Points a step costs, shown on a badge. */
  readonly cost?: number;
}

/** A button of the prompt bar: it acts, or it changes what a hex click means (its mode, or the thing put or taken). */
export type Choice =
  | { readonly kind: 'act'; readonly action: HarrowAction; readonly primary: boolean }
  | { readonly kind: 'mode'; readonly mode: Mode; readonly active: boolean }
  | { readonly kind: 'what'; readonly what: Thing; readonly active: boolean };

/** Everything a screen needs to let the deciding seat act: made from the legal actions alone. */
export interface Interaction {
  readonly frame: FrameKind;
  readonly seat: Seat;
  readonly selection: Selection;
  /** Hexes that can be picked up from. */
  readonly sources: readonly Hex[];
  readonly targets: readonly Target[];
  readonly choices: readonly Choice[];
  readonly jars: readonly { readonly jar: Jar; readonly actions: readonly ActionOf<'jar'>[] }[];
  /** Which units a MOVE from the selected hex takes along. */
  readonly group?: Group;
  /** Several things on the selected hex can be pulled or shifted: which one? */
  readonly things: readonly Thing[];
  /** Cards of the hand that can be played, and tiles that can be used. */
  readonly cards: readonly ActionOf<'card'>[];
  readonly tiles: readonly ActionOf<'tile'>[];
}

type FromTo = ActionOf<'move' | 'pull' | 'step' | 'attack' | 'walk' | 'shift'>;
type OnHex = ActionOf<'spawn' | 'path' | 'unpath' | 'storm' | 'hide' | 'push' | 'reap' | 'put' | 'take'>;

function isFromTo(action: HarrowAction): action is FromTo {
  return 'from' in action;
}

function isOnHex(action: HarrowAction): action is OnHex {
  return 'hex' in action;
}

/** The mode in which a click on a hex means this action; undefined: in any. */
function modeOf(action: HarrowAction, frame: FrameKind | undefined): Mode | undefined {
  switch (action.type) {
    case 'spawn':
      return 'spawn';
    case 'path':
      return 'lay';
    case 'unpath':
      return 'take';
    case 'take':
      return frame === 'effect' ? undefined : 'free';
    case 'reap':
      return action.nailed ? 'nailed' : undefined;
    default:
      return undefined;
  }
}

/** The mode a hex click has when the player has not chosen one. */
function defaultMode(actions: readonly HarrowAction[]): Mode {
  const has = (type: HarrowAction['type']) => actions.some((action) => action.type === type);
  if (has('move')) return 'move';
  if (has('spawn')) return 'spawn';
  if (has('reap')) return 'lay';
  return has('path') || !has('unpath') ? 'lay' : 'take';
}

/** Things an effect puts or takes on hexes, when there is a choice of them. */
function placings(actions: readonly HarrowAction[]): Thing[] {
  const found = actions.flatMap((action) => (action.type === 'put' || action.type === 'take' ? [action.what] : []));
  return [...new Set(found)];
}

function kindOf(action: OnHex, s: HarrowState, seat: Seat): TargetKind {
  if (action.type === 'reap') return 'enemy';
  const isEnemys = action.type === 'take' && action.what === 'haint' && s.seats[seat].haints[action.hex] === 0;
  return isEnemys ? 'enemy' : 'place';
}

function onHexTargets(
  s: HarrowState,
  seat: Seat,
  actions: readonly HarrowAction[],
  mode: Mode,
  what: Thing | undefined,
): Target[] {
  const frame = topFrame(s)?.kind;
  return actions
    .filter(isOnHex)
    .filter((action) => {
      const own = modeOf(action, frame);
      if (own !== undefined) return own === mode;
      if (action.type === 'reap') return mode !== 'nailed';
      return (action.type !== 'put' && action.type !== 'take') || action.what === what;
    })
    .map((action) => ({ hex: action.hex, kind: kindOf(action, s, seat), action }));
}

/** The largest group that may enter each hex, the legend among it if possible: what a click means unless the player chose. */
function largestMoves(actions: readonly FromTo[], from: Hex): ActionOf<'move'>[] {
  const best = new Map<Hex, ActionOf<'move'>>();
  for (const action of actions) {
    if (action.type !== 'move' || action.from !== from) continue;
    const known = best.get(action.to);
    if (!known || groupRank(action) > groupRank(known)) best.set(action.to, action);
  }
  return [...best.values()];
}

const groupRank = ({ haints, legend }: ActionOf<'move'>): number => (haints + (legend ? 1 : 0)) * 2 + (legend ? 1 : 0);

function moveTargets(s: HarrowState, seat: Seat, actions: readonly FromTo[], selection: Selection): Target[] {
  if (selection.from === undefined) return [];
  const options = groupOptions(actions, selection.from);
  if (!options) return [];
  const chosen = { ...defaultGroup(options), ...pick(selection) };
  const isChosen = selection.haints !== undefined || selection.legend !== undefined;
  const moves = isChosen
    ? actions.filter(
        (a) =>
          a.type === 'move' && a.from === selection.from && a.haints === chosen.haints && a.legend === chosen.legend,
      )
    : largestMoves(actions, selection.from);
  return moves.map((action) => ({ hex: action.to, kind: 'go', action, cost: movementCost(s, seat, action.to) }));
}

function fromToTargets(s: HarrowState, seat: Seat, actions: readonly FromTo[], selection: Selection): Target[] {
  const others = actions.flatMap((action): Target[] => {
    if (action.from !== selection.from || action.type === 'move') return [];
    const isThing = action.type === 'pull' || action.type === 'shift';
    if (isThing && action.what !== chosenThing(thingsAt(actions, action.from), selection)) return [];
    return [{ hex: action.to, kind: action.type === 'attack' ? 'enemy' : 'go', action }];
  });
  return [...moveTargets(s, seat, actions, selection), ...others];
}

function pick({ haints, legend }: Selection): Partial<{ haints: number; legend: boolean }> {
  return { ...(haints !== undefined && { haints }), ...(legend !== undefined && { legend }) };
}

function thingsAt(actions: readonly HarrowAction[], from: Hex | undefined): Thing[] {
  const found = actions.flatMap((action) =>
    (action.type === 'pull' || action.type === 'shift') && action.from === from ? [action.what] : [],
  );
  return [...new Set(found)];
}

/** The player's choice if it is there, else the first. */
function chosenThing(things: readonly Thing[], { what }: Selection): Thing | undefined {
  return what !== undefined && things.includes(what) ? what : things[0];
}

const plainChoices: ReadonlySet<HarrowAction['type']> = new Set([
  'ability',
  'strengthen',
  'track',
  'power',
  'strike',
  'clash',
  'sort',
  'act',
  'return',
  'activate',
  'choose',
  'done',
  'end',
]);

/** The button that goes on: it is lit when there is nothing better to press. */
const primaryTypes: ReadonlySet<HarrowAction['type']> = new Set(['strike', 'clash', 'act', 'end', 'done']);

function choicesOf(
  actions: readonly HarrowAction[],
  frame: FrameKind | undefined,
  { mode = 'move', what }: Selection,
  fromTo: boolean,
): Choice[] {
  const offered = new Set<Mode>();
  if (fromTo) offered.add('move');
  for (const action of actions) {
    const own = action.type === 'reap' ? (action.nailed ? 'nailed' : 'lay') : modeOf(action, frame);
    if (own) offered.add(own);
  }
  const switches: Choice[] =
    offered.size > 1 ? [...offered].map((m) => ({ kind: 'mode', mode: m, active: m === mode })) : [];
  const things = frame === 'effect' ? placings(actions) : [];
  const whats: Choice[] =
    things.length > 1 ? things.map((each) => ({ kind: 'what', what: each, active: each === what })) : [];
  const plain = actions.filter((action) => plainChoices.has(action.type));
  const primary = plain.find((action) => primaryTypes.has(action.type));
  const acts = plain.map((action): Choice => ({ kind: 'act', action, primary: action === primary }));
  return [...switches, ...whats, ...acts];
}

export function interactionOf(s: HarrowState, legal: readonly HarrowAction[], selection: Selection): Interaction {
  const frame = topFrame(s);
  const seat = frame?.seat ?? 0;
  const fromTo = legal.filter(isFromTo);
  const mode = selection.mode ?? defaultMode(legal);
  const reachable = mode === 'move' || fromTo.every((action) => action.type !== 'move') ? fromTo : [];
  const sources = [...new Set(reachable.map((action) => action.from))];
  const from = selection.from !== undefined && sources.includes(selection.from) ? selection.from : undefined;
  const placed = chosenThing(placings(legal), selection);
  const held: Selection = { ...selection, from, mode };
  const jarActions = legal.filter((action) => action.type === 'jar');
  return {
    frame: frame?.kind ?? 'turn',
    seat,
    selection: held,
    sources,
    targets: [...fromToTargets(s, seat, reachable, held), ...onHexTargets(s, seat, legal, mode, placed)],
    choices: choicesOf(
      legal,
      frame?.kind,
      { mode, ...(placed !== undefined && { what: placed }) },
      fromTo.some((action) => action.type === 'move'),
    ),
    jars: [...new Set(jarActions.map((action) => action.jar))].map((jar) => ({
      jar,
      actions: jarActions.filter((action) => action.jar === jar),
    })),
    group: from === undefined ? undefined : chosenGroup(reachable, held),
    things: thingsAt(legal, from),
    cards: legal.filter((action) => action.type === 'card'),
    tiles: legal.filter((action) => action.type === 'tile'),
  };
}

function chosenGroup(actions: readonly FromTo[], selection: Selection): Group | undefined {
  if (selection.from === undefined) return undefined;
  const options = groupOptions(actions, selection.from);
  return options && { ...options, ...defaultGroup(options), ...pick(selection) };
}
