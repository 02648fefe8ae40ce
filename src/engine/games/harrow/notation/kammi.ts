import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readFlag,
  readList,
  readNames,
  readOneOf,
} from '../../../kit/json.ts';
import { gridRows, setUpKammi } from '../content/kammi/prepare.ts';
import { hexByName, hexNames } from '../county.ts';
import { type GoblinCardId, goblinIds, hiddenCard } from '../state/cards.ts';
import {
  type Doll,
  dollFaces,
  type KammiState,
  type LegendToken,
  legendTokens,
  nowhere,
  type SeenFace,
} from '../state/kammi.ts';
import type { SeatState } from '../state/seat.ts';
import { type Ability, abilities } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { readHexes } from './hexes.ts';

/** What Kammi has beside a side like any other; of her two tokens one that is off the map is not told. */
export interface KammiPosition {
  readonly first?: string;
  readonly second?: string;
  /** Which of them is Kammi herself. */
  readonly self: LegendToken | typeof hiddenCard;
  readonly revealed: boolean;
  readonly power: boolean;
  readonly rows: Readonly<Partial<Record<Ability, number>>>;
  /** Two tokens in each row, from the left. */
  readonly grid: readonly (readonly Ability[])[];
  readonly waiting: Ability;
  /** In whose black zone it lies; 0: at the start place. */
  readonly waitingRow: number;
  readonly gridCubes: readonly number[];
  readonly discard: readonly GoblinCardId[];
  /** `real@0,3`, `decoy@1,2 up`. */
  readonly dolls: readonly string[];
  /** The real one is hers. */
  readonly taken: boolean;
  readonly money: readonly string[];
}

export const kammiKeys = [
  ...['first', 'second', 'self', 'revealed', 'power', 'rows', 'grid', 'waiting', 'waitingRow', 'gridCubes', 'discard'],
  ...['dolls', 'taken', 'money'],
];

const faces: readonly SeenFace[] = [...dollFaces, hiddenCard];
const upMark = ' up';

const writeDoll = ({ hex, face, up }: Doll): string => `${face}@${hexNames[hex]}${up ? upMark : ''}`;

export function writeKammi(own: SeatState, kammi: KammiState): Omit<KammiPosition, 'rows'> {
  return {
    ...(own.legendHex !== nowhere && { first: hexNames[own.legendHex] }),
    ...(own.secondHex !== nowhere && { second: hexNames[own.secondHex] }),
    self: kammi.self,
    revealed: kammi.revealed,
    power: kammi.power,
    grid: kammi.grid,
    waiting: kammi.waiting,
    waitingRow: kammi.waitingRow === undefined ? 0 : kammi.waitingRow + 1,
    gridCubes: [...kammi.gridCubes],
    discard: kammi.discard,
    dolls: kammi.dolls.map(writeDoll),
    taken: kammi.taken,
    money: kammi.money.map((hex) => hexNames[hex]),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const at = (key: string): string => join('kammi', key);

function readDolls(value: unknown, notes: Notes): Doll[] {
  return readList(value, at('dolls'), notes).flatMap((text, i) => {
    const [, face, name = '', up] = /^(\w+)@(\S+)( up)?$/.exec(typeof text === 'string' ? text : '') ?? [];
    const hex = hexByName(name);
    const seen = faces.find((each) => each === face);
    if (hex !== undefined && seen !== undefined) return [{ hex, face: seen, up: up !== undefined }];
    note(notes, join(at('dolls'), i), `expected a doll such as real@0,3 or decoy@1,2 up, found ${quote(text)}`);
    return [];
  });
}

function readGrid(value: unknown, notes: Notes): [Ability, Ability][] {
  const rows = readList(value, at('grid'), notes);
  if (rows.length !== gridRows) note(notes, at('grid'), `expected ${gridRows} rows`);
  return Array.from({ length: gridRows }, (_, row) => {
    const path = join(at('grid'), row);
    const tokens = readNames(rows[row], path, abilities, notes);
    if (tokens.length !== 2) note(notes, path, 'expected two tokens');
    const [left = 'move', right = 'move'] = tokens;
    return [left, right];
  });
}

/** HC-KAM-7: without a word about the set-up, hers is made up; with some of it told, what is not told is not on the map. */
function readTokens(s: HarrowState, own: SeatState, fields: Fields, notes: Notes): void {
  if (fields.first !== undefined || fields.second !== undefined) {
    const hexOf = (key: 'first' | 'second') => {
      const name = fields[key];
      if (name === undefined) return nowhere;
      const hex = typeof name === 'string' ? hexByName(name) : undefined;
      if (hex === undefined) note(notes, at(key), `expected a hex such as 0,3, found ${quote(name)}`);
      return hex ?? nowhere;
    };
    own.legendHex = hexOf('first');
    own.secondHex = hexOf('second');
  } else if (fields.self === undefined) {
    setUpKammi(s);
  }
}

/** Kammi's part of the table; her side and her cards are read already. */
export function readKammi(s: HarrowState, value: unknown, notes: Notes): void {
  const { kammi } = s;
  const own = s.seats.find(({ faction }) => faction === 'kammi');
  if (!kammi || !own) {
    if (value !== undefined) note(notes, 'kammi', 'she does not play in this game');
    return;
  }
  const fields = (value ?? {}) as Fields;
  readTokens(s, own, fields, notes);
  if (fields.self !== undefined) {
    kammi.self = readOneOf(fields.self, at('self'), [...legendTokens, hiddenCard] as const, 'first', notes);
  }
  kammi.revealed = readFlag(fields.revealed, at('revealed'), kammi.revealed, notes);
  kammi.power = readFlag(fields.power, at('power'), kammi.power, notes);
  if (fields.grid !== undefined) kammi.grid = readGrid(fields.grid, notes);
  kammi.waiting = readOneOf(fields.waiting, at('waiting'), abilities, kammi.waiting, notes);
  const row = readCount(fields.waitingRow, at('waitingRow'), { least: 0, most: gridRows, fallback: 0 }, notes);
  if (row > 0) kammi.waitingRow = row - 1;
  if (fields.gridCubes !== undefined) {
    const cubes = readList(fields.gridCubes, at('gridCubes'), notes);
    if (cubes.length !== gridRows) note(notes, at('gridCubes'), `expected ${gridRows} numbers`);
    kammi.gridCubes = Array.from({ length: gridRows }, (_, i) =>
      readCount(cubes[i], join(at('gridCubes'), i), { least: 0, most: 15, fallback: 0 }, notes),
    );
  }
  if (fields.discard !== undefined) kammi.discard = readNames(fields.discard, at('discard'), goblinIds, notes);
  if (fields.dolls !== undefined) kammi.dolls = readDolls(fields.dolls, notes);
  kammi.taken = readFlag(fields.taken, at('taken'), kammi.taken, notes);
  if (fields.money !== undefined) kammi.money = readHexes(fields.money, at('money'), notes);
}
