import type { ActionOf, HarrowAction } from '../../engine/games/harrow/action.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import { type FrameKind, topFrame } from '../../engine/games/harrow/flow.ts';
import { movementCost } from '../../engine/games/harrow/rules/movement.ts';
import type { HarrowState, Jar } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { defaultGroup, type Group, groupOptions } from './group.ts';
import type { Mode, Selection } from './selection.ts';

/** How a lit hex looks: a step, an enemy to attack, a thing to place or take. */
export type TargetKind = 'go' | 'enemy' | 'place';

export interface Target {
  readonly hex: Hex;
  readonly kind: TargetKind;
  readonly action: HarrowAction;
  /** Points a step costs, shown on a badge. */
  readonly cost?: number;
}

/** A button of the prompt bar: it acts, or it changes what a hex click means. */
export type Choice =
  | { readonly kind: 'act'; readonly action: HarrowAction; readonly primary: boolean }
  | { readonly kind: 'mode'; readonly mode: Mode; readonly active: boolean };

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
  /** Several things on the selected hex can be pulled: which one? */
  readonly pullables: readonly ActionOf<'pull'>['what'][];
}

type FromTo = ActionOf<'move' | 'pull' | 'step' | 'attack' | 'walk'>;
type OnHex = ActionOf<'spawn' | 'path' | 'unpath' | 'storm' | 'hide' | 'push' | 'reap'>;

function isFromTo(action: HarrowAction): action is FromTo {
  return 'from' in action;
}

function isOnHex(action: HarrowAction): action is OnHex {
  return 'hex' in action;
}

const modeOf: Partial<Record<HarrowAction['type'], Mode>> = { spawn: 'spawn', path: 'lay', unpath: 'take' };

/** The mode a hex click has when the player has not chosen one. */
function defaultMode(actions: readonly HarrowAction[]): Mode {
  const has = (type: HarrowAction['type']) => actions.some((action) => action.type === type);
  if (has('move')) return 'move';
  if (has('spawn')) return 'spawn';
  return has('path') || !has('unpath') ? 'lay' : 'take';
}

function onHexTargets(actions: readonly HarrowAction[], mode: Mode): Target[] {
  return actions
    .filter(isOnHex)
    .filter((action) => (modeOf[action.type] ?? mode) === mode)
    .map((action) => ({ hex: action.hex, kind: action.type === 'reap' ? 'enemy' : 'place', action }));
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
    if (action.type === 'pull' && action.what !== (selection.what ?? pullablesAt(actions, action.from)[0])) return [];
    return [{ hex: action.to, kind: action.type === 'attack' ? 'enemy' : 'go', action }];
  });
  return [...moveTargets(s, seat, actions, selection), ...others];
}

function pick({ haints, legend }: Selection): Partial<{ haints: number; legend: boolean }> {
  return { ...(haints !== undefined && { haints }), ...(legend !== undefined && { legend }) };
}

function pullablesAt(actions: readonly HarrowAction[], from: Hex | undefined): ActionOf<'pull'>['what'][] {
  const found = actions.flatMap((action) => (action.type === 'pull' && action.from === from ? [action.what] : []));
  return [...new Set(found)];
}

const plainChoices: ReadonlySet<HarrowAction['type']> = new Set([
  'ability',
  'strengthen',
  'track',
  'power',
  'strike',
  'clash',
  'sort',
  'done',
  'end',
]);

/** The button that goes on: it is lit when there is nothing better to press. */
const primaryTypes: ReadonlySet<HarrowAction['type']> = new Set(['strike', 'clash', 'end', 'done']);

function choicesOf(actions: readonly HarrowAction[], mode: Mode, fromTo: boolean): Choice[] {
  const offered = new Set<Mode>();
  if (fromTo) offered.add('move');
  for (const action of actions) {
    const own = modeOf[action.type];
    if (own) offered.add(own);
  }
  const switches: Choice[] =
    offered.size > 1 ? [...offered].map((m) => ({ kind: 'mode', mode: m, active: m === mode })) : [];
  const plain = actions.filter((action) => plainChoices.has(action.type));
  const primary = plain.find((action) => primaryTypes.has(action.type));
  return [...switches, ...plain.map((action): Choice => ({ kind: 'act', action, primary: action === primary }))];
}

export function interactionOf(s: HarrowState, legal: readonly HarrowAction[], selection: Selection): Interaction {
  const frame = topFrame(s);
  const seat = frame?.seat ?? 0;
  const fromTo = legal.filter(isFromTo);
  const mode = selection.mode ?? defaultMode(legal);
  const reachable = mode === 'move' || fromTo.every((action) => action.type !== 'move') ? fromTo : [];
  const sources = [...new Set(reachable.map((action) => action.from))];
  const from = selection.from !== undefined && sources.includes(selection.from) ? selection.from : undefined;
  const held: Selection = { ...selection, from, mode };
  const jarActions = legal.filter((action) => action.type === 'jar');
  return {
    frame: frame?.kind ?? 'turn',
    seat,
    selection: held,
    sources,
    targets: [...fromToTargets(s, seat, reachable, held), ...onHexTargets(legal, mode)],
    choices: choicesOf(
      legal,
      mode,
      fromTo.some((action) => action.type === 'move'),
    ),
    jars: [...new Set(jarActions.map((action) => action.jar))].map((jar) => ({
      jar,
      actions: jarActions.filter((action) => action.jar === jar),
    })),
    group: from === undefined ? undefined : chosenGroup(reachable, held),
    pullables: pullablesAt(legal, from),
  };
}

function chosenGroup(actions: readonly FromTo[], selection: Selection): Group | undefined {
  if (selection.from === undefined) return undefined;
  const options = groupOptions(actions, selection.from);
  return options && { ...options, ...defaultGroup(options), ...pick(selection) };
}
