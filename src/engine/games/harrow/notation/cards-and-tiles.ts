import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readCounts,
  readFields,
  readFlag,
  readList,
  readNames,
  readOneOf,
} from '../../../kit/json.ts';
import { type Features, features } from '../content/chapters/features.ts';
import { coloursOf } from '../content/colours.ts';
import { traits } from '../content/factions/traits.ts';
import { type Terrain, terrains } from '../content/maps/layout.ts';
import { type Hex, hexByName, hexNames } from '../county.ts';
import { healthyAt, infectedAt } from '../rules/hester/infection.ts';
import { ownerAt } from '../rules/shift.ts';
import { terrainAt } from '../rules/terrain.ts';
import {
  type CardId,
  cardIds,
  goblinIds,
  hiddenCard,
  type SeenCard,
  type UpgradeId,
  upgradeIds,
} from '../state/cards.ts';
import type { CubeColour } from '../state/cubes.ts';
import { type FactionId, factionIds, opponent } from '../state/players.ts';
import type { SeatState } from '../state/seat.ts';
import type { ModeId } from '../state/set-up.ts';
import { type SeenTile, type TileId, tileIds } from '../state/tiles.ts';
import { bagTokens, type Jar, jars } from '../state/tokens.ts';
import { type HarrowState, type Nail, seatOf } from '../state.ts';
import { readHexes } from './hexes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a side has from chapter 2 on. */
export interface HandPosition {
  readonly hand?: readonly SeenCard[];
  /** The draw pile, its top last. */
  readonly deck?: readonly SeenCard[];
  readonly spent?: readonly CardId[];
  readonly spoon?: number;
  /** Haints of the enemy on the plate, and kills without a haint. */
  readonly plate?: number;
  readonly credit?: number;
  /** Turns begun in this round. */
  readonly turns?: number;
  readonly armed?: readonly UpgradeId[];
  readonly stored?: number;
}

/** Which rules a field of a side needs; `turns` may always be told. */
const handNeeds = {
  hand: 'cards',
  deck: 'cards',
  spent: 'cards',
  armed: 'cards',
  stored: 'cards',
  spoon: 'wheel',
  plate: 'wheel',
  credit: 'wheel',
} as const satisfies Partial<Record<keyof HandPosition, keyof Features>>;

export const handKeys = ['hand', 'deck', 'spent', 'spoon', 'plate', 'credit', 'turns'];

/** What lies on the table from chapter 2 on. */
export interface TablePosition {
  /** `haint@0,1`, `infected@0,1`, `legend@0,1`: a nail and the unit above it. */
  readonly nails?: readonly string[];
  readonly goads?: readonly string[];
  readonly tiles?: Readonly<Record<Jar, readonly string[]>>;
  readonly tileStack?: readonly SeenTile[];
  readonly tilesUsed?: readonly TileId[];
  readonly waiting?: { readonly townsfolk: readonly Terrain[]; readonly buildings: readonly Terrain[] };
  readonly effects?: {
    readonly range: number;
    readonly farSpawn: boolean;
    readonly banished: Readonly<Partial<Record<CubeColour, number>>>;
    readonly again: boolean;
  };
}

const tableNeeds = {
  nails: 'cards',
  goads: 'cards',
  effects: 'cards',
  tiles: 'tiles',
  tileStack: 'tiles',
  tilesUsed: 'tiles',
  waiting: 'tiles',
} as const satisfies Record<keyof TablePosition, keyof Features>;

export const tableKeys = Object.keys(tableNeeds);

/** What a chapter does not have cannot be told of it. */
export function noteForeign(mode: ModeId, fields: Fields, notes: Notes): void {
  const check = (value: unknown, path: string, needs: Readonly<Record<string, keyof Features>>) => {
    if (value === null || typeof value !== 'object') return;
    const foreign = Object.keys(value).find((key) => key in needs && !features[mode][needs[key]]);
    if (foreign !== undefined) note(notes, join(path, foreign), `${mode} has none`);
  };
  check(fields, '', tableNeeds);
  for (const faction of factionIds) check(fields[faction], faction, handNeeds);
}

export function writeHand(s: HarrowState, own: SeatState): HandPosition {
  const { cards, wheel, tiles } = features[s.config.mode];
  const enemy = opponent(s.seats.indexOf(own));
  return {
    ...(cards && { hand: own.hand, deck: own.deck, spent: own.spent }),
    ...(cards && own.faction === 'family' && { armed: own.armed, stored: own.stored }),
    ...(wheel && { spoon: own.spoon, plate: own.plate[enemy], credit: own.credit }),
    ...(tiles && { turns: own.turns }),
  };
}

const usedMark = ' used';

export function writeTable(s: HarrowState): TablePosition {
  const { cards, tiles } = features[s.config.mode];
  if (!cards) return {};
  const { banished, ...effects } = s.effects;
  const slots = jars.map((jar, i) => [jar, s.slots[i].map(({ tile, used }) => (used ? `${tile}${usedMark}` : tile))]);
  return {
    nails: s.nails.map(({ unit, infected, hex }) => `${infected ? 'infected' : unit}@${hexNames[hex]}`),
    goads: s.goads.map((hex) => hexNames[hex]),
    effects: { ...effects, banished: Object.fromEntries(banished.map((n, i) => [coloursOf(s.config)[i], n])) },
    ...(tiles && {
      tiles: Object.fromEntries(slots) as TablePosition['tiles'],
      tileStack: s.tileStack,
      tilesUsed: s.tilesUsed,
      waiting: {
        townsfolk: terrains.filter((_, i) => s.waiting.townsfolk[i]),
        buildings: terrains.filter((_, i) => s.waiting.buildings[i]),
      },
    }),
  };
}

/** Hand, piles, plate and spoon of a side; cards that are not named lie in the draw pile. */
export function readHand(own: SeatState, fields: Fields, notes: Notes): void {
  const path = own.faction;
  const at = (key: string) => join(path, key);
  const named = (key: string, fallback: SeenCard[]): SeenCard[] =>
    fields[key] === undefined ? fallback : readNames(fields[key], at(key), [...cardIds, hiddenCard] as const, notes);
  const hasCards = own.deck.length > 0;
  own.armed = readNames(fields.armed, at('armed'), upgradeIds, notes);
  const inPlay = upgradeIds.filter(
    (id) =>
      own.armed.includes(id) ||
      own.board.includes(id) ||
      own.bag[bagTokens.indexOf(id)] + own.drawn[bagTokens.indexOf(id)] > 0,
  );
  own.spent = named('spent', inPlay).filter((card) => card !== hiddenCard);
  const gone = own.faction === 'kammi' ? readNames(fields.discard, at('discard'), goblinIds, notes) : [];
  const elsewhere: readonly SeenCard[] = [...own.spent, ...gone, ...named('deck', [])];
  own.hand = named(
    'hand',
    own.hand.filter((card) => !elsewhere.includes(card)),
  );
  const rest = hasCards
    ? traits[own.faction].cards.filter((card) => !own.hand.includes(card) && !elsewhere.includes(card))
    : [];
  own.deck = named('deck', rest);
  const count = (key: 'spoon' | 'credit' | 'stored' | 'turns', least: number, most: number) =>
    readCount(fields[key], at(key), { least, most, fallback: own[key] }, notes);
  own.spoon = count('spoon', 1, 3);
  own.credit = count('credit', 0, 2);
  own.stored = count('stored', 0, 3);
  own.turns = count('turns', 0, 3);
}

/** The nail under a unit of the kind, if one is on the hex. */
function nailUnder(s: HarrowState, kind: string, hex: Hex): Nail | undefined {
  const unit = kind === 'legend' || kind === 'second' ? kind : 'haint';
  const seat = ownerAt(s, unit, hex);
  if (seat < 0) return undefined;
  if (unit !== 'haint') return { hex, seat, unit };
  if (kind === 'haint') return healthyAt(s, seat, hex) > 0 ? { hex, seat, unit } : undefined;
  return infectedAt(s, seat, hex) > 0 ? { hex, seat, unit, infected: true } : undefined;
}

function readNail(s: HarrowState, text: unknown, path: string, notes: Notes): Nail[] {
  const [, kind = '', name = ''] =
    /^(haint|infected|legend|second)@(.+)$/.exec(typeof text === 'string' ? text : '') ?? [];
  const hex = hexByName(name);
  const nail = hex === undefined ? undefined : nailUnder(s, kind, hex);
  if (nail) return [nail];
  note(notes, path, `expected a unit with a nail such as haint@0,1, found ${quote(text)}`);
  return [];
}

/** The nails, it being known which haints are infected. */
export function readNails(s: HarrowState, fields: Fields, notes: Notes): void {
  if (!features[s.config.mode].cards) return;
  s.nails = readList(fields.nails, 'nails', notes).flatMap((text, i) => readNail(s, text, join('nails', i), notes));
}

function readTiles(s: HarrowState, fields: Fields, notes: Notes): void {
  const tiles = readFields(fields.tiles, 'tiles', jars, notes);
  if (fields.tiles !== undefined) {
    s.slots = jars.map((jar) =>
      readList(tiles[jar], join('tiles', jar), notes).map((text, i) => {
        const used = typeof text === 'string' && text.endsWith(usedMark);
        const name = used ? text.slice(0, -usedMark.length) : text;
        return { tile: readOneOf(name, join(join('tiles', jar), i), tileIds, tileIds[0], notes), used };
      }),
    );
  }
  s.tilesUsed = readNames(fields.tilesUsed, 'tilesUsed', tileIds, notes);
  const inSlots = s.slots.flat().map(({ tile }) => tile);
  const rest = tileIds.filter((tile) => !inSlots.includes(tile) && !s.tilesUsed.includes(tile));
  s.tileStack =
    fields.tileStack === undefined
      ? rest
      : readNames(fields.tileStack, 'tileStack', [...tileIds, hiddenCard] as const, notes);
}

function readPlates(s: HarrowState, fields: Fields, notes: Notes): void {
  s.seats.forEach((own, seat) => {
    const side = fields[own.faction] as Fields | undefined;
    own.plate[opponent(seat)] = readCount(
      side?.plate,
      join(own.faction, 'plate'),
      { least: 0, most: 15, fallback: 0 },
      notes,
    );
  });
}

/** HC-PLC-1: one for each terrain; those on the map are of the terrain they stand on, as far as that can be. */
function notPlaced(s: HarrowState, placed: readonly number[]): boolean[] {
  const waiting = terrains.map(() => true);
  placed.forEach((n, hex) => {
    const terrain = terrainAt(s, hex);
    const own = terrain === undefined ? -1 : terrains.indexOf(terrain);
    for (let i = 0; i < n; i++) waiting[waiting[own] ? own : waiting.indexOf(true)] = false;
  });
  return waiting;
}

/** Everything that lies on the table from chapter 2 on, the units being in their places already. */
export function readTable(s: HarrowState, fields: Fields, notes: Notes): void {
  const { cards, tiles, wheel } = features[s.config.mode];
  if (wheel) readPlates(s, fields, notes);
  if (!cards) return;
  s.goads = readHexes(fields.goads, 'goads', notes);
  const effects = readFields(fields.effects, 'effects', ['range', 'farSpawn', 'banished', 'again'], notes);
  s.effects = {
    range: readCount(effects.range, 'effects.range', { least: 0, most: 4, fallback: 0 }, notes),
    farSpawn: readFlag(effects.farSpawn, 'effects.farSpawn', false, notes),
    banished: readCounts(effects.banished, 'effects.banished', coloursOf(s.config), 20, notes),
    again: readFlag(effects.again, 'effects.again', false, notes),
  };
  if (!tiles) return;
  readTiles(s, fields, notes);
  if (fields.waiting !== undefined) {
    const waiting = readFields(fields.waiting, 'waiting', ['townsfolk', 'buildings'], notes);
    const flags = (key: 'townsfolk' | 'buildings'): boolean[] => {
      const named = readNames(waiting[key], join('waiting', key), terrains, notes);
      return terrains.map((terrain) => named.includes(terrain));
    };
    s.waiting = { townsfolk: flags('townsfolk'), buildings: flags('buildings') };
  } else {
    const left = (faction: FactionId, placed: readonly number[]): boolean[] =>
      seatOf(s, faction) < 0 ? terrains.map(() => false) : notPlaced(s, placed);
    s.waiting = { townsfolk: left('protectors', s.townsfolk), buildings: left('family', s.buildings) };
  }
}
