import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Frame, FrameKind } from '../../../engine/games/harrow/flow.ts';
import type { Mode } from '../../../engine/games/harrow/refusals/target.ts';
import type { OfferId } from '../../../engine/games/harrow/state/fair.ts';
import { isSkipped } from './begun.ts';
import type { Price, Selection, Thing } from './selection.ts';

/** A button of the prompt bar: it acts, or it changes what a hex click means (its mode, the thing put or taken, how it is paid). */
export type Choice =
  | { readonly kind: 'act'; readonly action: ButtonAction; readonly primary: boolean }
  | { readonly kind: 'mode'; readonly mode: Mode; readonly active: boolean }
  | { readonly kind: 'what'; readonly what: Thing; readonly active: boolean }
  | { readonly kind: 'price'; readonly price: Price; readonly active: boolean }
  | { readonly kind: 'nest'; readonly offer: OfferId; readonly active: boolean };

/** The mode in which a click on a hex means this action; undefined: in any. */
export function modeOf(action: HarrowAction, frame: FrameKind | undefined): Mode | undefined {
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
export function defaultMode(actions: readonly HarrowAction[]): Mode {
  const has = (type: HarrowAction['type']) => actions.some((action) => action.type === type);
  if (has('move') || has('creep')) return 'move';
  if (has('spawn')) return 'spawn';
  if (has('reap')) return 'lay';
  if (has('take')) return 'free';
  return has('path') || !has('unpath') ? 'lay' : 'take';
}

/** Things an effect puts or takes on hexes, when there is a choice of them. */
export function placings(actions: readonly HarrowAction[]): Thing[] {
  const found = actions.flatMap((action) => (action.type === 'put' || action.type === 'take' ? [action.what] : []));
  return [...new Set(found)];
}

/** HC-FAIR-16: the nests that can be played, by their offers, and the one that is meant; of several the player says which. */
export function readyNests(
  actions: readonly HarrowAction[],
  { nest }: Selection,
): { readonly offers: readonly OfferId[]; readonly chosen: OfferId | undefined } {
  const offers = [...new Set(actions.flatMap((action) => (action.type === 'nest' ? [action.offer] : [])))];
  const only = offers.length === 1 ? offers[0] : undefined;
  return { offers, chosen: offers.find((offer) => offer === nest) ?? only };
}

/** Actions that neither a hex nor a jar, a card or a tile stands for. */
const buttonTypes = [
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
  'reveal',
  'use',
  'pay',
  'offer',
  'shake',
  'done',
  'end',
] as const satisfies readonly HarrowAction['type'][];
/** HC-DOLL-1: whether a doll comes along is said by buttons: the hex it goes to is known. */
type Carried = ActionOf<'shift'>;
export type ButtonAction = ActionOf<(typeof buttonTypes)[number]> | Carried;

const isCarried = ({ type }: HarrowAction, frame: Frame | undefined): boolean =>
  type === 'shift' && frame?.kind === 'effect' && frame.by === 'carry_doll';

/** HC-FFC-2: an arrow is pointed out where it lies, beyond the edge of the county. */
const isAtEdge = ({ type }: HarrowAction, frame: Frame | undefined): boolean =>
  type === 'choose' && frame?.kind === 'effect' && frame.by === 'f_where_oh_where';

function hasButton(action: HarrowAction): action is ButtonAction {
  return (buttonTypes as readonly string[]).includes(action.type);
}

/** The button that goes on. */
const primaryTypes: ReadonlySet<HarrowAction['type']> = new Set(['strike', 'clash', 'act', 'shake', 'end', 'done']);

/** Hester's actions that are still to be bought. */
const isBought = ({ type }: HarrowAction): boolean => type === 'use' || type === 'summon';

/**
 * The button that is lit: leaving off is, once something has been done or if nothing else can be; the tree and the end of
 * Hester's turn, once no action is left.
 */
function primaryOf(
  actions: readonly HarrowAction[],
  plain: readonly HarrowAction[],
  { frame, begun, isTreeIdle }: Offer,
): HarrowAction | undefined {
  const found = plain.find(({ type }) => primaryTypes.has(type) && !(type === 'shake' && isTreeIdle));
  if ((found?.type === 'shake' || found?.type === 'end') && actions.some(isBought)) return undefined;
  if (found?.type !== 'done') return found;
  return actions.length === 1 || (begun && !isSkipped(frame)) ? found : undefined;
}

/** Cards of the hand among the options. A token has the name of its card, but that one has been played by then. */
export function picksOf(hand: readonly string[], actions: readonly HarrowAction[]): ActionOf<'choose'>[] {
  return actions.filter((action) => action.type === 'choose').filter(({ option }) => hand.includes(option));
}

/** What the buttons need to know besides the legal actions. */
interface Offer {
  readonly frame: Frame | undefined;
  readonly mode: Mode;
  readonly what: Thing | undefined;
  readonly prices: readonly Price[];
  readonly price: Price;
  readonly nests: ReturnType<typeof readyNests>;
  /** A part of what is asked for has been done. */
  readonly begun: boolean;
  /** The tree would serve nothing. */
  readonly isTreeIdle: boolean;
}

/** A step that costs points; those of effects and fights are no mode of their own. */
const isStep = ({ type }: HarrowAction): boolean => type === 'move' || type === 'creep';

export function choicesOf(actions: readonly HarrowAction[], offer: Offer): Choice[] {
  const { frame, mode, what, prices, price, nests } = offer;
  const kind = frame?.kind;
  const modes = new Set<Mode>();
  if (actions.some(isStep)) modes.add('move');
  for (const action of actions) {
    const own = action.type === 'reap' ? (action.nailed ? 'nailed' : 'lay') : modeOf(action, kind);
    if (own) modes.add(own);
  }
  const switches: Choice[] =
    modes.size > 1 ? [...modes].map((m) => ({ kind: 'mode', mode: m, active: m === mode })) : [];
  const things = kind === 'effect' ? placings(actions) : [];
  const whats: Choice[] =
    things.length > 1 ? things.map((each) => ({ kind: 'what', what: each, active: each === what })) : [];
  const ways = prices.map((each): Choice => ({ kind: 'price', price: each, active: each === price }));
  const ready = nests.offers.map((each): Choice => ({ kind: 'nest', offer: each, active: each === nests.chosen }));
  const plain = actions.filter(
    (action) => (hasButton(action) && !isAtEdge(action, frame)) || isCarried(action, frame),
  ) as ButtonAction[];
  const primary = primaryOf(actions, plain, offer);
  const acts = plain.map((action): Choice => ({ kind: 'act', action, primary: action === primary }));
  return [...switches, ...whats, ...ways, ...ready, ...acts];
}
