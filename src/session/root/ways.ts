import type { ActionOf, ActionType, Escort, RootAction } from '../../engine/games/root/action.ts';
import type { DecreeCard } from '../../engine/games/root/factions/eyrie/state.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import { itemIds } from '../../engine/games/root/state/items.ts';
import { type Place, placeNames } from '../../engine/games/root/state/places.ts';
import { type RootState, seatOf } from '../../engine/games/root/state.ts';
import type { SpotId } from '../spot.ts';
import { cardSpot, decreeSpot, effectSpot, foeSpot, itemSpot, placeSpot } from './spots.ts';

/** What a player does beside the question under way; each has a button of its own. */
export type Deed = Extract<
  ActionType,
  | 'activate'
  | 'aid'
  | 'battle'
  | 'build'
  | 'craft'
  | 'done'
  | 'end'
  | 'explore'
  | 'extra'
  | 'hide'
  | 'labor'
  | 'march'
  | 'mobilize'
  | 'organize'
  | 'overwork'
  | 'pass'
  | 'quest'
  | 'recruit'
  | 'repair'
  | 'revolt'
  | 'slip'
  | 'spread'
  | 'steal'
  | 'strike'
  | 'take'
  | 'train'
  | 'turmoil'
  | 'use'
>;

/** How an action is told by clicks. */
export interface Way {
  readonly action: RootAction;
  /** Without one it is the answer to the question under way. */
  readonly deed?: Deed | undefined;
  /** Clicked one after the other. */
  readonly path: readonly SpotId[];
  /** Clicked in any order, after the path. */
  readonly bag?: readonly SpotId[];
  /** How many go, where that can be chosen. */
  readonly amount?: number | undefined;
}

type Told = Omit<Way, 'action'>;
type Ways = { readonly [T in ActionType]: (action: ActionOf<T>, s: RootState) => Told };

/** What is left to be told once the rest is clear; it is asked only where there are several. */
const tail = {
  by: (card: DecreeCard | undefined): SpotId[] => (card === undefined ? [] : [decreeSpot(card)]),
  escort: (escort: Escort | undefined): SpotId[] =>
    escort ? [`with:${escort.faction}:${escort.count}`] : ['with:none:0'],
  ally: (ally: string | undefined): SpotId[] => [`with:${ally ?? 'none'}:0`],
  wood: (from: readonly Place[] | undefined): SpotId[] =>
    from ? [`from:${from.map((place) => placeNames[place]).join(' ')}`] : [],
  suits: (suits: readonly string[] | undefined): SpotId[] => (suits ? [`suits:${suits.join(' ')}`] : []),
};

const atPlace = ({ at }: { readonly at: Place }): Told => ({ path: [placeSpot(at)] });
const answerCard = ({ card }: { readonly card: CardId }): Told => ({ path: [cardSpot(card)] });
const plain = (deed: Deed) => (): Told => ({ deed, path: [] });
const withCard =
  (deed: Deed) =>
  ({ card }: { readonly card: CardId }): Told => ({ deed, path: [cardSpot(card)] });
const withCards =
  (deed: Deed) =>
  ({ at, cards }: { readonly at: Place; readonly cards: readonly CardId[] }): Told => ({
    deed,
    path: [placeSpot(at)],
    bag: cards.map((card): SpotId => `supporter:${card}`),
  });

const isItem = (what: string): boolean => (itemIds as readonly string[]).includes(what);

/** How each action is told. */
const ways: Ways = {
  keep: atPlace,
  place: ({ piece, at }) => ({ path: [`piece:${piece}`, placeSpot(at)] }),
  corner: atPlace,
  leader: ({ leader }) => ({ path: [`leader:${leader}`] }),
  character: ({ character }) => ({ path: [`character:${character}`] }),
  start: atPlace,
  craft: ({ card, suits }) => ({ deed: 'craft', path: [cardSpot(card), ...tail.suits(suits)] }),
  use: ({ card, faction, at }, s) => ({
    deed: 'use',
    path: [
      effectSpot(card),
      ...(faction === undefined ? [] : [`seat:${seatOf(s, faction)}` as const]),
      ...(at === undefined ? [] : [placeSpot(at)]),
    ],
  }),
  activate: ({ card, partner }, s) => ({
    deed: 'activate',
    path: [cardSpot(card), ...(partner === undefined ? [] : [`seat:${seatOf(s, partner)}` as const])],
  }),
  take: ({ what, pay }) =>
    pay === undefined || isItem(what)
      ? { path: [`item:${what}`] }
      : { deed: 'take', path: [`available:${what}`, cardSpot(pay)] },
  discard: ({ card }, s) => ({ path: [s.flow.at(-1)?.kind === 'trim' ? `supporter:${card}` : cardSpot(card)] }),
  move: ({ from, to, count, by, escort }) =>
    count === undefined
      ? { path: [placeSpot(to), ...tail.by(by), ...tail.escort(escort)] }
      : { path: [placeSpot(from), placeSpot(to), ...tail.by(by)], amount: count },
  battle: ({ at, faction, by, ally }, s) => ({
    deed: 'battle',
    path: [foeSpot(at, seatOf(s, faction)), ...tail.by(by), ...tail.ally(ally)],
  }),
  ambush: answerCard,
  foil: answerCard,
  roll: () => ({ path: [] }),
  first: ({ faction }, s) => ({ path: [`seat:${seatOf(s, faction)}`] }),
  lose: ({ piece, faction }) => ({ path: [`piece:${piece}${faction === undefined ? '' : `:${faction}`}`] }),
  resolve: ({ what, at }) => ({ path: [`trigger:${what}:${placeNames[at]}`] }),
  hospital: answerCard,
  outrage: answerCard,
  pass: plain('pass'),
  put: atPlace,
  march: plain('march'),
  recruit: ({ at, by }) => ({ deed: 'recruit', path: [...(at === undefined ? [] : [placeSpot(at)]), ...tail.by(by)] }),
  build: ({ piece, at, from, by }) => ({
    deed: 'build',
    path: [
      placeSpot(at),
      ...(piece === undefined ? [] : [`piece:${piece}` as const]),
      ...tail.wood(from),
      ...tail.by(by),
    ],
  }),
  overwork: ({ at, card }) => ({ deed: 'overwork', path: [placeSpot(at), cardSpot(card)] }),
  extra: withCard('extra'),
  decree: ({ card, column }) => ({ path: [cardSpot(card), `column:${column}`] }),
  roost: atPlace,
  turmoil: ({ by }) => ({ deed: 'turmoil', path: tail.by(by) }),
  revolt: withCards('revolt'),
  spread: withCards('spread'),
  mobilize: withCard('mobilize'),
  train: withCard('train'),
  organize: ({ at }) => ({ deed: 'organize', path: [placeSpot(at)] }),
  refresh: ({ items }) => ({ path: [], bag: items.map(itemSpot) }),
  slip: ({ to, escort }) => ({ path: [placeSpot(to), ...tail.escort(escort)] }),
  explore: plain('explore'),
  aid: ({ faction, card, item }, s) => ({
    deed: 'aid',
    path: [`seat:${seatOf(s, faction)}`, cardSpot(card), `item:${item}`],
  }),
  quest: ({ quest }) => ({ deed: 'quest', path: [`quest:${quest}`] }),
  choose: ({ reward }) => ({ path: [`reward:${reward}`] }),
  strike: ({ faction, piece }, s) => ({ deed: 'strike', path: [`seat:${seatOf(s, faction)}`, `piece:${piece}`] }),
  repair: ({ item }) => ({ deed: 'repair', path: [itemSpot(item)] }),
  steal: ({ faction }, s) => ({ deed: 'steal', path: [`seat:${seatOf(s, faction)}`] }),
  labor: ({ card }) => ({ deed: 'labor', path: [`discarded:${card}`] }),
  hide: ({ items }) => ({ deed: 'hide', path: [], bag: items.map(itemSpot) }),
  damage: ({ item }) => ({ path: [itemSpot(item)] }),
  drop: ({ item }) => ({ path: [itemSpot(item)] }),
  done: plain('done'),
  end: plain('end'),
};

export function wayOf(s: RootState, action: RootAction): Way {
  const told = ways[action.type] as (action: RootAction, s: RootState) => Told;
  return { action, ...told(action, s) };
}
