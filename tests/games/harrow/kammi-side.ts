import { behind } from '../../../src/engine/games/harrow/content/kammi/prepare.ts';
import { hexByName } from '../../../src/engine/games/harrow/county.ts';
import { kammiSeat } from '../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import type { GoblinCardId } from '../../../src/engine/games/harrow/state/cards.ts';
import {
  type DollFace,
  type KammiState,
  type LegendToken,
  nowhere,
} from '../../../src/engine/games/harrow/state/kammi.ts';
import type { Ability } from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import type { Side } from './position.ts';

/** Kammi's part of a position. What is left out: the tokens behind her home, the first of them herself, and no dolls. */
export interface KammiSide extends Omit<Side, 'legend'> {
  /** Hexes of her tokens; `off` is not on the map. */
  readonly first?: string;
  readonly second?: string;
  readonly self?: LegendToken;
  readonly revealed?: boolean;
  readonly power?: boolean;
  /** Rows from the left, and the token that waits. */
  readonly grid?: [Ability, Ability][];
  readonly waiting?: Ability;
  /** Counted from 1. */
  readonly waitingRow?: number;
  readonly gridCubes?: number[];
  readonly discard?: GoblinCardId[];
  /** `{ '0,1': 'real', '1,1': 'decoy' }`; `up` names the hexes of those turned up. */
  readonly dolls?: Readonly<Record<string, DollFace>>;
  readonly up?: readonly string[];
  readonly money?: readonly string[];
}

function requireHex(name: string): number {
  const hex = name === 'off' ? nowhere : hexByName(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

/** Puts her pieces where the position says; to be called before possessions are counted. */
export function setKammi(s: HarrowState, kammi: KammiState, side: KammiSide): void {
  const own = s.seats[kammiSeat(s)];
  const [first, second] = behind(own.home);
  own.legendHex = side.first === undefined ? first : requireHex(side.first);
  own.secondHex = side.second === undefined ? second : requireHex(side.second);
  kammi.self = side.self ?? 'first';
  kammi.revealed = side.revealed ?? false;
  kammi.power = side.power ?? true;
  kammi.grid = side.grid ?? [
    ['strengthen', 'move'],
    ['spawn', 'spawn'],
    ['move', 'strengthen'],
  ];
  kammi.waiting = side.waiting ?? 'move';
  if (side.waitingRow !== undefined) kammi.waitingRow = side.waitingRow - 1;
  kammi.gridCubes = side.gridCubes ?? [0, 0, 0];
  kammi.discard = side.discard ?? [];
  kammi.dolls = Object.entries(side.dolls ?? {}).map(([name, face]) => ({
    hex: requireHex(name),
    face,
    up: side.up?.includes(name) ?? false,
  }));
  kammi.money = (side.money ?? []).map(requireHex);
}
