import { after, type FieldsOf, type Notation, notationOf, oneOf, optional } from '../../../kit/words.ts';
import { type ActionOf, type ActionType, type RootAction, rewards } from '../action.ts';
import { columns, leaderIds } from '../factions/eyrie/state.ts';
import { marquiseBuildings } from '../factions/marquise/tracks.ts';
import { characterIds, damaged, exhausted } from '../factions/vagabond/state.ts';
import type { FrameKind } from '../flow.ts';
import { type CardId, cardIds, type QuestId, questIds } from '../state/cards.ts';
import { type ItemId, itemIds } from '../state/items.ts';
import { countedKinds } from '../state/pieces.ts';
import { suits } from '../state/suits.ts';
import { by, card, decreeCard, faction, item, many, number, place, withEscort } from './fields.ts';

const piece = oneOf(countedKinds);
const building = oneOf(marquiseBuildings);
const triggers: readonly FrameKind[] = ['damage', 'base', 'hospital', 'outrage'];

type Words = { readonly [T in ActionType]: FieldsOf<ActionOf<T>> };

/** How each action is written (RT-NO-9): the parts behind its name, in this order. */
const words: Words = {
  keep: { at: place },
  place: { piece: building, at: place },
  corner: { at: place },
  leader: { leader: oneOf(leaderIds) },
  character: { character: oneOf(characterIds) },
  start: { at: place },
  craft: { card, suits: optional(after('with', many(oneOf(suits)))) },
  use: { card, faction: optional(faction), at: optional(place) },
  activate: { card, partner: optional(after('with', faction)) },
  take: { what: oneOf<CardId | ItemId>([...itemIds, ...cardIds]), pay: optional(after('with', card)) },
  discard: { card },
  move: { from: place, to: place, count: optional(number), by, escort: withEscort },
  battle: { at: place, faction, by, ally: optional(after('with', faction)) },
  ambush: { card },
  foil: { card },
  roll: { high: number, low: number },
  first: { faction },
  lose: { piece, faction: optional(faction) },
  resolve: { what: oneOf(triggers), at: place },
  hospital: { card },
  outrage: { card },
  pass: {},
  put: { piece, at: place },
  march: {},
  recruit: { at: optional(place), by },
  build: { piece: optional(building), at: place, from: optional(after('from', many(place))), by },
  overwork: { at: place, card },
  extra: { card },
  decree: { card, column: oneOf(columns) },
  roost: { at: place },
  turmoil: { by: after('by', decreeCard) },
  revolt: { at: place, cards: many(card) },
  spread: { at: place, cards: many(card) },
  mobilize: { card },
  train: { card },
  organize: { at: place },
  refresh: { items: many(item(exhausted)) },
  slip: { to: place, escort: withEscort },
  explore: {},
  aid: { faction, card, item: after('with', oneOf(itemIds)) },
  quest: { quest: oneOf<QuestId>(questIds) },
  choose: { reward: oneOf(rewards) },
  strike: { faction, piece },
  repair: { item: item(damaged) },
  steal: { faction },
  labor: { card },
  hide: { items: many(item(damaged)) },
  damage: { item: item() },
  drop: { item: item() },
  done: {},
  end: {},
};

export const actionTypes = Object.keys(words) as readonly ActionType[];

export const notations = Object.fromEntries(
  actionTypes.map((type) => [type, notationOf(type, words[type] as FieldsOf<RootAction>)]),
) as unknown as { readonly [T in ActionType]: Notation<ActionOf<T>> };
