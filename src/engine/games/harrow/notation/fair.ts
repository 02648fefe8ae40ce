import type { Seat } from '../../../kernel/game.ts';
import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readFields,
  readList,
  readNames,
  readOneOf,
} from '../../../kit/json.ts';
import { fairSupplies } from '../content/fair/supplies.ts';
import { type Terrain, terrains } from '../content/maps/layout.ts';
import { type Hex, hexByName, hexNames } from '../county.ts';
import { allTokens } from '../rules/order/fair-hester.ts';
import { hiddenCard } from '../state/cards.ts';
import {
  type Arrow,
  arrowWays,
  type FairCardId,
  type FairState,
  fairCardIds,
  type Item,
  items,
  type Nest,
  type OfferId,
  offerIds,
  type QuestId,
  questIds,
  type SeenFairCard,
  type SeenQuest,
  type Thorn,
  type TurnToken,
  turnTokens,
  unknownHex,
} from '../state/fair.ts';
import { type FactionId, hesterSeat, type PlayerId } from '../state/players.ts';
import { type HarrowState, playerOf, playersOf, seatOf, seatOfPlayer } from '../state.ts';
import { readHex, readHexes } from './hexes.ts';
import { seatInTurn } from './turn-places.ts';

/** The Fair Folk's side of the table; their cubes are told with all others. */
export interface FairPosition {
  /** Where the items lie, as far as they have been hidden; `hidden` to somebody who must not know it. */
  readonly places: Readonly<Partial<Record<Item, string>>>;
  readonly found: number;
  /** Nests on the map: by hex the offer, or `none`. */
  readonly nests: Readonly<Record<string, OfferId | 'none'>>;
  readonly ready: readonly OfferId[];
  /** Offers taken and not used yet. */
  readonly offers: Readonly<Partial<Record<PlayerId, readonly OfferId[]>>>;
  /** `0,1>se`, and `0,1>se turned` if the others have turned it. */
  readonly arrows: readonly string[];
  readonly crosses: readonly string[];
  readonly fields: readonly Terrain[];
  readonly hand: readonly SeenFairCard[];
  readonly deck: readonly SeenFairCard[];
  readonly discard: readonly FairCardId[];
  readonly quests: readonly SeenQuest[];
  readonly questDeck: readonly SeenQuest[];
  readonly questDiscard: readonly QuestId[];
  readonly next?: FactionId;
  readonly truce: readonly PlayerId[];
  /** `family@0,1` */
  readonly thorns: readonly string[];
  readonly crept: readonly string[];
  readonly turnBag?: readonly TurnToken[];
}

const fairKeys = [
  ...[
    'places',
    'found',
    'nests',
    'ready',
    'offers',
    'arrows',
    'crosses',
    'fields',
    'hand',
    'deck',
    'discard',
    'quests',
  ],
  ...['questDeck', 'questDiscard', 'next', 'truce', 'thorns', 'crept', 'turnBag'],
];

const hiddenPlace = 'hidden';
const noOffer = 'none' as const;
const turnedMark = ' turned';

const writeArrow = ({ hex, way, turned }: Arrow): string => `${hexNames[hex]}>${way}${turned ? turnedMark : ''}`;

const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => hexNames[hex]);

function writePlaces({ places }: FairState): FairPosition['places'] {
  return Object.fromEntries(places.map((hex, i) => [items[i], hex === unknownHex ? hiddenPlace : hexNames[hex]]));
}

export function writeFair(s: HarrowState): { readonly fair?: FairPosition } {
  const { fair, solo } = s;
  if (!fair) return {};
  const held = fair.offers.map((offers, seat) => [playerOf(s, seat), offers] as const);
  return {
    fair: {
      places: writePlaces(fair),
      found: fair.found,
      nests: Object.fromEntries(fair.nests.map(({ hex, offer }) => [hexNames[hex], offer ?? noOffer] as const)),
      ready: fair.ready,
      offers: Object.fromEntries(held.filter(([, offers]) => offers.length > 0)),
      arrows: fair.arrows.map(writeArrow),
      crosses: names(fair.crosses),
      fields: terrains.filter((_, i) => fair.fields[i]),
      hand: fair.hand,
      deck: fair.deck,
      discard: fair.discard,
      quests: fair.quests,
      questDeck: fair.questDeck,
      questDiscard: fair.questDiscard,
      ...(!solo && { next: s.seats[fair.next].faction }),
      truce: fair.truce.map((seat) => playerOf(s, seat)),
      thorns: fair.thorns.map(({ hex, seat }) => `${playerOf(s, seat)}@${hexNames[hex]}`),
      crept: names(fair.crept),
      ...(solo && { turnBag: fair.turnBag }),
    },
  };
}

function readPlaces(value: unknown, notes: Notes): Hex[] {
  const fields = readFields(value, 'fair.places', items, notes);
  const told = items.filter((item) => fields[item] !== undefined);
  if (told.some((item, i) => item !== items[i]))
    note(notes, 'fair.places', 'the sword is hidden first, then the crown');
  return told.map((item) => {
    const place = fields[item];
    return place === hiddenPlace ? unknownHex : readHex(place, join('fair.places', item), 0, notes);
  });
}

function readNests(value: unknown, notes: Notes): Nest[] {
  const nests = readFields(value, 'fair.nests', hexNames, notes);
  return Object.entries(nests).map(([name, offer]) => {
    const at = join('fair.nests', name);
    const read = readOneOf(offer, at, [...offerIds, noOffer] as const, noOffer, notes);
    const hex = readHex(name, at, 0, notes);
    return read === noOffer ? { hex } : { hex, offer: read };
  });
}

function readArrow(value: unknown, path: string, notes: Notes): Arrow[] {
  const text = typeof value === 'string' ? value : '';
  const turned = text.endsWith(turnedMark);
  const [name = '', word] = (turned ? text.slice(0, -turnedMark.length) : text).split('>');
  const hex = hexByName(name);
  const way = arrowWays.find((each) => each === word);
  if (hex !== undefined && way !== undefined) return [{ hex, way, turned }];
  note(notes, path, `expected an arrow such as 0,1>se or 0,1>se turned, found ${quote(value)}`);
  return [];
}

function readThorn(s: HarrowState, value: unknown, path: string, notes: Notes): Thorn[] {
  const [name = '', at = ''] = typeof value === 'string' ? value.split('@') : [];
  const seat = s.seats.findIndex(({ faction }) => faction === name);
  const hex = hexByName(at);
  if (seat >= 0 && hex !== undefined) return [{ hex, seat }];
  note(notes, path, `expected a faction and a hex such as family@0,1, found ${quote(value)}`);
  return [];
}

/** Hand, draw pile and discards: cards that are not named lie in the draw pile. */
function readPaper<C extends string>(
  [hand, deck, discard]: readonly [string, string, string],
  all: readonly C[],
  own: readonly (C | typeof hiddenCard)[],
  fields: Readonly<Record<string, unknown>>,
  notes: Notes,
): { hand: (C | typeof hiddenCard)[]; deck: (C | typeof hiddenCard)[]; discard: C[] } {
  const seen = [...all, hiddenCard] as const;
  const spent = readNames(fields[discard], join('fair', discard), all, notes);
  const told = fields[deck] === undefined ? undefined : readNames(fields[deck], join('fair', deck), seen, notes);
  const elsewhere: readonly string[] = [...spent, ...(told ?? [])];
  const held =
    fields[hand] === undefined
      ? own.filter((card) => !elsewhere.includes(card))
      : readNames(fields[hand], join('fair', hand), seen, notes);
  const rest = all.filter((card) => !held.includes(card) && !spent.includes(card));
  return { hand: held, deck: told ?? rest, discard: spent };
}

function readOffers(s: HarrowState, value: unknown, notes: Notes): OfferId[][] {
  const takers = playersOf(s).filter((player) => player !== 'fair');
  const fields = readFields(value, 'fair.offers', takers, notes);
  const offers: OfferId[][] = Array.from({ length: hesterSeat + 1 }, () => []);
  for (const player of takers) {
    offers[seatOfPlayer(s, player)] = readNames(fields[player], join('fair.offers', player), offerIds, notes);
  }
  return offers;
}

/** HC-FAIR-10, 11: in their turn the next one is that of the faction whose place it is; after Hester's comes theirs first. */
function nextFaction(s: HarrowState): Seat | undefined {
  if (s.active < hesterSeat) return s.active;
  return seatInTurn(s, s.lantern, s.turn + (s.active === hesterSeat ? 2 : 1));
}

/** The Fair Folk's side, their cubes and the clock being read already. What is on no nest and in no hand lies in the bag. */
export function readFair(s: HarrowState, value: unknown, notes: Notes): void {
  const { fair } = s;
  if (!fair) {
    if (value !== undefined) note(notes, 'fair', `${s.config.mode} has none`);
    return;
  }
  const fields = readFields(value, 'fair', fairKeys, notes);
  if (fields.places !== undefined) fair.places = readPlaces(fields.places, notes);
  fair.found = readCount(fields.found, 'fair.found', { least: 0, most: items.length, fallback: 0 }, notes);
  fair.nests = readNests(fields.nests, notes);
  fair.offers = readOffers(s, fields.offers, notes);
  const out: readonly OfferId[] = [...fair.nests.flatMap(({ offer }) => offer ?? []), ...fair.offers.flat()];
  const spare = Math.max(0, fairSupplies.nests - fair.nests.length);
  fair.ready =
    fields.ready === undefined
      ? [...fair.ready, ...offerIds]
          .filter((offer, i, all) => !out.includes(offer) && all.indexOf(offer) === i)
          .slice(0, Math.min(fairSupplies.ready, spare))
      : readNames(fields.ready, 'fair.ready', offerIds, notes);
  fair.arrows = readList(fields.arrows, 'fair.arrows', notes).flatMap((each, i) =>
    readArrow(each, join('fair.arrows', i), notes),
  );
  fair.crosses = readHexes(fields.crosses, 'fair.crosses', notes);
  // HC-FAIR-6: without a word the board is bare, and the Fair Folk are asked where their first cube comes
  const marked = readNames(fields.fields, 'fair.fields', terrains, notes);
  if (new Set(marked).size < marked.length) note(notes, 'fair.fields', 'a terrain is there twice');
  fair.fields = terrains.map((terrain) => marked.includes(terrain));
  const cards = readPaper(['hand', 'deck', 'discard'], fairCardIds, fair.hand, fields, notes);
  fair.hand = cards.hand;
  fair.deck = cards.deck;
  fair.discard = cards.discard;
  const quests = readPaper(['quests', 'questDeck', 'questDiscard'], questIds, fair.quests, fields, notes);
  fair.quests = quests.hand;
  fair.questDeck = quests.deck;
  fair.questDiscard = quests.discard;
  fair.next = nextFaction(s) ?? s.lantern;
  if (fields.next !== undefined) {
    const factions = s.seats.map(({ faction }) => faction);
    fair.next = seatOf(s, readOneOf(fields.next, 'fair.next', factions, factions[0], notes));
  }
  const others = playersOf(s).filter((player) => player !== 'fair');
  fair.truce = readNames(fields.truce, 'fair.truce', others, notes).map((player) => seatOfPlayer(s, player));
  fair.thorns = readList(fields.thorns, 'fair.thorns', notes).flatMap((each, i) =>
    readThorn(s, each, join('fair.thorns', i), notes),
  );
  fair.crept = readHexes(fields.crept, 'fair.crept', notes);
  if (s.solo) {
    fair.turnBag =
      fields.turnBag === undefined
        ? allTokens(s).slice(s.turn + 1)
        : readNames(fields.turnBag, 'fair.turnBag', turnTokens, notes);
  } else if (fields.turnBag !== undefined) {
    note(notes, 'fair.turnBag', `${s.config.mode} has none`);
  }
}

/** What is in the bag, in the supply and beside the board. */
export function countFair(s: HarrowState): void {
  const { fair } = s;
  if (!fair) return;
  const out: readonly OfferId[] = [
    ...fair.ready,
    ...fair.nests.flatMap(({ offer }) => offer ?? []),
    ...fair.offers.flat(),
  ];
  fair.bag = offerIds.filter((offer) => !out.includes(offer));
  fair.nestsLeft = fairSupplies.nests - fair.nests.length - fair.ready.length;
  const silver = s.tree.inside.length - 1;
  const marked = fair.fields.filter(Boolean).length;
  fair.supply = fairSupplies.cubes - fair.cubes - s.tree.inside[silver] - s.effects.banished[silver] - marked;
}
