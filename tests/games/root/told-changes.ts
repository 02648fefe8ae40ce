import { isDominance } from '../../../src/engine/games/root/content/cards/cards.ts';
import type { EventOf, RootEvent } from '../../../src/engine/games/root/events.ts';
import { columns } from '../../../src/engine/games/root/factions/eyrie/state.ts';
import type { RootTypes } from '../../../src/engine/games/root/root.ts';
import { itemIndex } from '../../../src/engine/games/root/state/items.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import type { Moment, Step } from '../../../src/engine/kernel/game.ts';

/** What an event says has changed with it, by the path of each number in the state. */
interface Said {
  /** Numbers, and lengths of lists, that are so much larger now. */
  readonly by?: Readonly<Record<string, number>>;
  /** What now has just this value. */
  readonly to?: Readonly<Record<string, unknown>>;
  /** What changes along with it without a number in the event. */
  readonly also?: readonly string[];
}

const side = (seat: number, ...path: readonly (string | number)[]): string => ['sides', seat, ...path].join('.');
const silent = (): Said => ({});
const pile = (card: EventOf<'discarded'>['card']): string => (isDominance(card) ? 'available' : 'discard');

/** Written from the rules, not from the code: what a reader of the event takes to have happened. */
const told: { readonly [T in RootEvent['type']]: (event: EventOf<T>, after: RootState) => Said } = {
  turnBegan: ({ seat, turn }) => ({
    to: { turn, active: seat, phase: 'birdsong', used: [], activated: [0, 0, 0] },
    also: ['step', 'sides.own'],
  }),
  phaseBegan: ({ seat, phase }) => ({ to: { phase, active: seat }, also: ['step'] }),
  placed: ({ seat, piece, at, count }) => ({
    by: { [side(seat, 'on', piece, at)]: count, [side(seat, 'left', piece)]: -count },
  }),
  pawnMoved: ({ seat, to }) => ({ to: { [side(seat, 'pawn')]: to } }),
  moved: ({ owner, from, to, count }) => ({
    by: { [side(owner, 'on', 'warrior', from)]: -count, [side(owner, 'on', 'warrior', to)]: count },
  }),
  removed: ({ owner, piece, at, count, to }) => ({
    by: {
      [side(owner, 'on', piece, at)]: -count,
      ...(to === 'supply' && { [side(owner, 'left', piece)]: count }),
    },
  }),
  scored: ({ seat, points }) => ({ by: { [side(seat, 'points')]: points } }),
  drew: ({ seat, count }) => ({ by: { [side(seat, 'hand')]: count, deck: -count } }),
  shuffled: ({ count }) => ({ by: { deck: count, discard: -count } }),
  discarded: ({ seat, card, from }) => ({
    by: {
      [pile(card)]: 1,
      ...(from === 'hand' || from === 'effects' ? { [side(seat, from)]: -1 } : {}),
      ...(from === 'supporters' ? { [side(seat, 'own', 'supporters')]: -1 } : {}),
    },
    also: from === 'decree' ? ['sides.own.decree'] : [],
  }),
  handed: ({ from, to }) => ({ by: { [side(from, 'hand')]: -1, [side(to, 'hand')]: 1 } }),
  shown: silent,
  crafted: ({ seat, card }, after) => ({
    by: { [side(seat, 'hand')]: -1 },
    also: ['activated', after.sides[seat].effects.includes(card) ? 'sides.effects' : 'discard'],
  }),
  itemGained: ({ seat, item, from }, after) => ({
    by: {
      ...(from === 'supply' && { [`supply.${itemIndex(item)}`]: -1 }),
      ...(typeof from === 'number' && { [side(from, 'crafted', itemIndex(item))]: -1 }),
      ...('items' in after.sides[seat].own
        ? { [side(seat, 'own', 'items', itemIndex(item) * 4)]: 1 }
        : { [side(seat, 'crafted', itemIndex(item))]: 1 }),
    },
  }),
  cardUsed: silent,
  dominanceActivated: ({ seat, card, partner }) => ({
    by: { [side(seat, 'hand')]: -1 },
    to: {
      [side(seat, 'dominance')]: card,
      [side(seat, 'points')]: 0,
      ...(partner !== undefined && { [side(seat, 'coalition')]: partner, [side(partner, 'coalition')]: seat }),
    },
  }),
  dominanceTaken: ({ seat }) => ({ by: { available: -1, [side(seat, 'hand')]: 1 } }),
  battleBegan: silent,
  ambushed: silent,
  foiled: silent,
  rolled: silent,
  hitsDealt: silent,
  battleEnded: silent,
  healed: silent,
  outraged: ({ seat, to }) => ({ by: { [side(seat, 'hand')]: -1, [side(to, 'own', 'supporters')]: 1 } }),
  supporterDrawn: ({ seat, count }) => ({ by: { [side(seat, 'own', 'supporters')]: count, deck: -count } }),
  mobilized: ({ seat }) => ({ by: { [side(seat, 'hand')]: -1, [side(seat, 'own', 'supporters')]: 1 } }),
  revolted: silent,
  officerTrained: ({ seat }) => ({ by: { [side(seat, 'own', 'officers')]: 1, [side(seat, 'left', 'warrior')]: -1 } }),
  officersLost: ({ seat, count }) => ({
    by: { [side(seat, 'own', 'officers')]: -count, [side(seat, 'left', 'warrior')]: count },
  }),
  actionBought: ({ seat }) => ({ by: { [side(seat, 'own', 'extra')]: 1 } }),
  decreed: ({ seat, column }) => ({ by: { [side(seat, 'hand')]: -1, [side(seat, 'own', 'decree', column)]: 1 } }),
  resolved: ({ seat, column }) => ({ to: { [side(seat, 'own', 'column')]: columns.indexOf(column) } }),
  turmoil: silent,
  deposed: ({ seat }) => ({
    by: { [side(seat, 'own', 'deposed')]: 1 },
    to: { [side(seat, 'own', 'leader')]: undefined },
    also: ['sides.own.decree'],
  }),
  newGeneration: ({ seat }) => ({ to: { [side(seat, 'own', 'deposed')]: [] } }),
  leaderChosen: ({ seat, leader }) => ({ to: { [side(seat, 'own', 'leader')]: leader }, also: ['sides.own.decree'] }),
  characterChosen: ({ seat, character }) => ({
    to: { [side(seat, 'own', 'character')]: character },
    also: ['sides.own.items'],
  }),
  itemTurned: ({ seat, from, to }) => ({
    by: { [side(seat, 'own', 'items', from)]: -1, [side(seat, 'own', 'items', to)]: 1 },
  }),
  itemLost: ({ seat, item }) => ({ by: { [side(seat, 'own', 'items', item)]: -1 } }),
  aided: ({ seat, to, count }) => ({ to: { [side(seat, 'own', 'aids', to)]: count } }),
  related: ({ seat, to, level }) => ({
    to: { [side(seat, 'own', 'relations', to)]: level, [side(seat, 'own', 'aids', to)]: 0 },
  }),
  explored: ({ seat, item }) => ({
    by: { [side(seat, 'own', 'items', itemIndex(item) * 4)]: 1 },
    also: ['ruins.items'],
  }),
  ruinCleared: () => ({ by: { ruins: -1 } }),
  questDone: ({ seat }) => ({ by: { 'quests.open': -1, [side(seat, 'own', 'quests')]: 1 } }),
  questOpened: () => ({ by: { 'quests.open': 1, 'quests.deck': -1 } }),
  cardFetched: ({ seat }) => ({ by: { discard: -1, [side(seat, 'hand')]: 1 } }),
  gameOver: ({ result }) => ({ to: { result } }),
};

/** What no piece on the table shows, beside the flow and the generator: what is counted until the turn is over. */
const unseen = new Set([
  ...['used', 'step', 'sides.own.actions', 'sides.own.recruited', 'sides.own.operations', 'sides.own.slipped'],
  ...['sides.own.added', 'sides.own.bird', 'sides.own.column', 'sides.own.resolved', 'activated'],
]);

interface Change {
  readonly path: string;
  /** The path without the places in lists. */
  readonly area: string;
  readonly by: number;
}

const size = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

/** Everything that differs: numbers one by one, a list that has grown or shrunk as a whole. */
function changes(was: unknown, is: unknown, path = '', out: Change[] = []): Change[] {
  if (was === is) return out;
  const [a, b] = [fieldsOf(was), fieldsOf(is)];
  const isCards = Array.isArray(was) && (typeof was[0] === 'string' || size(was) !== size(is));
  if (a && b && !isCards) {
    const under = (key: string) => changes(a[key], b[key], path === '' ? key : `${path}.${key}`, out);
    for (const key in b) if (key !== 'flow' && key !== 'rng') under(key);
    for (const key in a) if (!(key in b)) under(key);
    return out;
  }
  if (isCards && JSON.stringify(was) === JSON.stringify(is)) return out;
  out.push({ path, area: path.replace(/\.\d+/g, ''), by: size(is) - size(was) });
  return out;
}

const valueAt = (s: RootState, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], s);

function faultsOf(before: RootState, { event, after }: Moment<RootTypes>): string[] {
  const claim = told[event.type] as (event: RootEvent, after: RootState) => Said;
  const { by = {}, to = {}, also = [] } = claim(event, after);
  const changed = changes(before, after);
  const unlike = Object.entries(by).flatMap(([path, n]) => {
    const real = changed.find((change) => change.path === path)?.by ?? 0;
    return real === n ? [] : [`${event.type} says ${path} by ${n}, not by ${real}`];
  });
  const unset = Object.entries(to).flatMap(([path, value]) =>
    JSON.stringify(valueAt(after, path)) === JSON.stringify(value) ? [] : [`${event.type} says ${path} is ${value}`],
  );
  const isAlso = ({ area }: Change) => also.some((each) => area === each || area.startsWith(`${each}.`));
  const isTold = ({ path }: Change) =>
    Object.keys({ ...by, ...to }).some((each) => path === each || path.startsWith(`${each}.`));
  const untold = changed.flatMap((change) =>
    isTold(change) || isAlso(change) || unseen.has(change.area) ? [] : [`${event.type} does not say ${change.path}`],
  );
  return [...unlike, ...unset, ...untold];
}

/** Where an action is told otherwise than it happens: an event before its change, or a change without its event. */
export function toldWrong(before: RootState, { state, trace }: Pick<Step<RootTypes>, 'state' | 'trace'>): string[] {
  const positions = [before, ...trace.map(({ after }) => after)];
  const last = positions[positions.length - 1];
  const afterwards = changes(last, state).filter(({ area }) => !unseen.has(area));
  return [
    ...trace.flatMap((moment, i) => faultsOf(positions[i], moment)),
    ...afterwards.map(({ path }) => `${path} changes after the last event, ${trace.at(-1)?.event.type}`),
  ];
}
