import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readFields,
  readFlag,
  readList,
  readNames,
  readObject,
  readOneOf,
} from '../../../kit/json.ts';
import { sum } from '../../../kit/sum.ts';
import { hesterSupplies } from '../content/hester/prepare.ts';
import { type Terrain, terrains } from '../content/maps/layout.ts';
import { type Hex, hexByName, hexCount, hexNames } from '../county.ts';
import { actionTokens } from '../rules/hester/hester-invariants.ts';
import { type HesterCardId, hesterCardIds, hiddenCard, type SeenHesterCard } from '../state/cards.ts';
import { factionSeats } from '../state/cubes.ts';
import { type HesterState, type Root, type RootColour, rootColours, type Trophy } from '../state/hester.ts';
import type { FactionId } from '../state/players.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { readHex } from './hexes.ts';

type ByHex<T> = Readonly<Record<string, T>>;

/** Hester's side of the table; her cubes are told with all others. */
export interface HesterPosition {
  readonly hex?: string;
  readonly nailed?: true;
  readonly flames: ByHex<number>;
  readonly pairs: number;
  readonly actions: number;
  /** Told only where the counter of actions has no token for each (HC-OQ-32). */
  readonly flamesLeft?: number;
  /** `0,2>0,1`; the very first root comes from outside: `>0,3`. */
  readonly roots: readonly string[];
  readonly oldRoots: readonly string[];
  readonly rootColour: RootColour;
  readonly infected: Readonly<Partial<Record<FactionId, ByHex<number>>>>;
  readonly squares: Readonly<Partial<Record<FactionId, readonly Trophy[]>>>;
  readonly hand: readonly SeenHesterCard[];
  readonly deck: readonly SeenHesterCard[];
  readonly row: readonly (readonly HesterCardId[])[];
  readonly sacrifices: ByHex<Terrain>;
}

const hesterKeys = [
  ...['hex', 'nailed', 'flames', 'pairs', 'actions', 'flamesLeft', 'roots', 'oldRoots', 'rootColour', 'infected'],
  ...['squares', 'hand', 'deck', 'row', 'sacrifices'],
];

const trophies: readonly Trophy[] = ['fire', ...tokenKinds, 'wild'];

function byHex<T>(values: readonly T[], isThere: (value: T) => boolean): ByHex<T> {
  return Object.fromEntries(values.map((each, hex) => [hexNames[hex], each] as const).filter(([, n]) => isThere(n)));
}

const writeRoot = ({ from, to }: Root): string => `${from === undefined ? '' : hexNames[from]}>${hexNames[to]}`;

/** By the factions in the game. */
const perFaction = <T>(s: HarrowState, of: (seat: number) => T): Readonly<Partial<Record<FactionId, T>>> =>
  Object.fromEntries(s.seats.map(({ faction }, seat) => [faction, of(seat)]));

/** Flames left over once the pairs, the fires and one token for each action are laid out. */
function flamesLeftOver({ flames, pairs, actions }: HesterState): number {
  return Math.max(0, hesterSupplies.flames - sum(flames) - 2 * pairs - actions);
}

export function writeHester(s: HarrowState): { readonly hester?: HesterPosition } {
  const { hester } = s;
  if (!hester) return {};
  return {
    hester: {
      ...(hester.hex !== undefined && { hex: hexNames[hester.hex] }),
      ...(hester.nailed && { nailed: true }),
      flames: byHex(hester.flames, (n) => n > 0),
      pairs: hester.pairs,
      actions: hester.actions,
      ...(hester.flamesLeft !== flamesLeftOver(hester) && { flamesLeft: hester.flamesLeft }),
      roots: hester.roots.map(writeRoot),
      oldRoots: hester.oldRoots.map(writeRoot),
      rootColour: hester.rootColour,
      infected: perFaction(s, (seat) => byHex(hester.infected[seat], (n) => n > 0)),
      squares: perFaction(s, (seat) => hester.squares[seat]),
      hand: hester.hand,
      deck: hester.deck,
      row: hester.row,
      sacrifices: Object.fromEntries(
        hester.sacrifices.flatMap((n, hex) => (n > 0 ? [[hexNames[hex], terrains[n - 1]] as const] : [])),
      ),
    },
  };
}

function readRoot(value: unknown, path: string, notes: Notes): Root[] {
  const [from = '', to = '', ...more] = typeof value === 'string' ? value.split('>') : [];
  const target = hexByName(to);
  const source = hexByName(from);
  const isWrong = target === undefined || more.length > 0 || (from !== '' && source === undefined);
  if (!isWrong) return [source === undefined ? { to: target } : { from: source, to: target }];
  note(notes, path, `expected a root such as 0,2>0,1 or >0,3, found ${quote(value)}`);
  return [];
}

function readRoots(value: unknown, path: string, notes: Notes): Root[] {
  return readList(value, path, notes).flatMap((each, i) => readRoot(each, join(path, i), notes));
}

function readByHex(value: unknown, path: string, most: number, notes: Notes): number[] {
  const counts = new Array<number>(hexCount).fill(0);
  for (const [name, number] of Object.entries(readObject(value, path, notes))) {
    const at = join(path, name);
    counts[readHex(name, at, 0, notes)] = readCount(number, at, { least: 0, most, fallback: 0 }, notes);
  }
  return counts;
}

function readSacrifices(value: unknown, path: string, notes: Notes): number[] {
  const out = new Array<number>(hexCount).fill(0);
  for (const [name, terrain] of Object.entries(readObject(value, path, notes))) {
    const at = join(path, name);
    out[readHex(name, at, 0, notes)] = 1 + terrains.indexOf(readOneOf(terrain, at, terrains, terrains[0], notes));
  }
  return out;
}

/** Cards she has not been told to have lie in the deck; without a word about them, the hand is that of the set-up. */
function readCards(hester: HesterState, fields: Readonly<Record<string, unknown>>, notes: Notes): void {
  const seen = [...hesterCardIds, hiddenCard] as const;
  hester.row = readList(fields.row, 'hester.row', notes).map((stack, i) =>
    readNames(stack, join('hester.row', i), hesterCardIds, notes),
  );
  const laid: readonly SeenHesterCard[] = hester.row.flat();
  const deck = fields.deck === undefined ? [] : readNames(fields.deck, 'hester.deck', seen, notes);
  hester.hand =
    fields.hand === undefined
      ? hester.hand.filter((card) => !laid.includes(card) && !deck.includes(card))
      : readNames(fields.hand, 'hester.hand', seen, notes);
  hester.deck =
    fields.deck === undefined
      ? hesterCardIds.filter((card) => !hester.hand.includes(card) && !laid.includes(card))
      : deck;
}

/** Hester's side, her cubes being read already. */
export function readHester(s: HarrowState, value: unknown, notes: Notes): void {
  const { hester } = s;
  if (!hester) {
    if (value !== undefined) note(notes, 'hester', `${s.config.mode} has none`);
    return;
  }
  const fields = readFields(value, 'hester', hesterKeys, notes);
  const at = (key: string) => join('hester', key);
  const count = (key: 'pairs' | 'actions', least: number, most: number) =>
    readCount(fields[key], at(key), { least, most, fallback: hester[key] }, notes);
  if (fields.hex !== undefined) hester.hex = readHex(fields.hex, at('hex'), 0, notes);
  hester.nailed = readFlag(fields.nailed, at('nailed'), false, notes);
  hester.flames = readByHex(fields.flames, at('flames'), hesterSupplies.flames, notes);
  const burning = hester.flames.filter((n) => n > 0).length;
  hester.pairs = Math.max(0, hesterSupplies.pairs - burning);
  hester.pairs = count('pairs', 0, hesterSupplies.pairs);
  hester.actions = count('actions', 1, 1 + 6);
  const left = { least: 0, most: hesterSupplies.flames, fallback: flamesLeftOver(hester) };
  hester.flamesLeft = readCount(fields.flamesLeft, at('flamesLeft'), left, notes);
  if (actionTokens(hester) < 1)
    note(notes, at('flames'), `more than the ${hesterSupplies.flames} flame tokens there are`);
  hester.roots = readRoots(fields.roots, at('roots'), notes);
  hester.oldRoots = readRoots(fields.oldRoots, at('oldRoots'), notes);
  hester.rootColour = readOneOf(fields.rootColour, at('rootColour'), rootColours, hester.rootColour, notes);
  const last: Hex | undefined = [...hester.oldRoots, ...hester.roots].at(-1)?.to;
  if (last !== undefined) hester.tip = last;
  const factions = s.seats.map(({ faction }) => faction);
  const infected = readFields(fields.infected, at('infected'), factions, notes);
  const squares = readFields(fields.squares, at('squares'), factions, notes);
  hester.infected = factions.map((id) => readByHex(infected[id], join(at('infected'), id), 4, notes));
  hester.squares = factions.map((id) => readNames(squares[id], join(at('squares'), id), trophies, notes));
  hester.sacrifices = readSacrifices(fields.sacrifices, at('sacrifices'), notes);
  readCards(hester, fields, notes);
}

/** Snakes and terrain cubes that are not told of lie in her possessions and in the common supply. */
export function countHester(s: HarrowState): void {
  const { hester } = s;
  if (!hester) return;
  hester.snakes = hesterSupplies.snakes - sum(hester.infected.map(sum));
  hester.supply = terrains.map((_, i) => {
    const at = factionSeats + i;
    const laid = hester.sacrifices.filter((each) => each === i + 1).length;
    return hesterSupplies.cubes - hester.cubes[i] - s.tree.inside[at] - s.effects.banished[at] - laid;
  });
}
