import { type Terrain, terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { hexNames } from '../../../../src/engine/games/harrow/county.ts';
import { conservationBreaks, countBreaks, occupancyBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { hesterBreaks } from '../../../../src/engine/games/harrow/rules/hester/hester-invariants.ts';
import type { HesterCardId } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { Root } from '../../../../src/engine/games/harrow/state/hester.ts';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import { type HarrowState, seatOf } from '../../../../src/engine/games/harrow/state.ts';
import type { HesterSide } from '../hester-side.ts';
import { hex, type Position, position } from '../position.ts';

/** Hester's turn of chapter 5 on layout A, the Family in the north. */
export function hesters(hester: HesterSide = {}, more: Omit<Position, 'mode' | 'turn' | 'hester'> = {}): HarrowState {
  return position({ mode: 'ch5', turn: 'hester', hester, ...more });
}

/** Her turn with one card face up. */
export function withCard(card: HesterCardId, hester: HesterSide = {}, more: Parameters<typeof hesters>[1] = {}) {
  return hesters({ row: [[card]], ...hester }, more);
}

export type Cubes = Partial<Record<Terrain, number>>;

function counted(numbers: readonly number[]): Cubes {
  return Object.fromEntries(terrains.map((terrain, i) => [terrain, numbers[i]] as const).filter(([, n]) => n > 0));
}

/** Her cubes on the battleground, colours she has none of left out. */
export function cubes(s: HarrowState): Cubes {
  return counted(requireHester(s).cubes);
}

export function supply(s: HarrowState): Cubes {
  return counted(requireHester(s).supply);
}

const named = ({ from, to }: Root): string => `${from === undefined ? '' : hexNames[from]}>${hexNames[to]}`;

/** Roots of this turn, in the order they were placed. */
export function roots(s: HarrowState): string[] {
  return requireHester(s).roots.map(named);
}

export function oldRoots(s: HarrowState): string[] {
  return requireHester(s).oldRoots.map(named);
}

export function infectedOn(s: HarrowState, faction: FactionId, name: string): number {
  return requireHester(s).infected[seatOf(s, faction)][hex(name)];
}

export function flamesOn(s: HarrowState, name: string): number {
  return requireHester(s).flames[hex(name)];
}

/** Where she stands, by name. */
export function hesterAt(s: HarrowState): string | undefined {
  const { hex: at } = requireHester(s);
  return at === undefined ? undefined : hexNames[at];
}

/** Everything is somewhere and nothing where it may not be; positions of tests do not flip jars. */
export function breaks(s: HarrowState): string[] {
  return [...conservationBreaks(s), ...countBreaks(s), ...occupancyBreaks(s), ...hesterBreaks(s)];
}
