import { hesterSupplies } from '../../../src/engine/games/harrow/content/hester/prepare.ts';
import { type Terrain, terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import { type Hex, hexByName, hexCount } from '../../../src/engine/games/harrow/county.ts';
import { countHester } from '../../../src/engine/games/harrow/notation/hester.ts';
import { beginRoots } from '../../../src/engine/games/harrow/rules/hester/roots.ts';
import { type HesterCardId, hesterCardIds } from '../../../src/engine/games/harrow/state/cards.ts';
import { factionSeats } from '../../../src/engine/games/harrow/state/cubes.ts';
import type { HesterState, Root, RootColour, Trophy } from '../../../src/engine/games/harrow/state/hester.ts';
import { type FactionId, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';

/** Hester's part of a position. What is left out is as in the set-up, but for her hand, which is empty. */
export interface HesterSide {
  readonly hex?: string;
  readonly nailed?: boolean;
  /** Terrain cubes on the battleground, and inside the tree. */
  readonly cubes?: Partial<Record<Terrain, number>>;
  readonly inTree?: Partial<Record<Terrain, number>>;
  /** Flame tokens by hex; each such fire has a pair less on her board and, unless `squares` tells, fills a square. */
  readonly flames?: Readonly<Record<string, number>>;
  readonly pairs?: number;
  /** One and one for every fire ever made, unless told. */
  readonly actions?: number;
  /** Her last roots (`0,2>0,1`; from outside: `>0,3`), and those of the turn before. */
  readonly roots?: readonly string[];
  readonly oldRoots?: readonly string[];
  readonly rootColour?: RootColour;
  /** How many of the faction's haints on a hex are infected. */
  readonly infected?: Partial<Record<FactionId, Readonly<Record<string, number>>>>;
  readonly squares?: Partial<Record<FactionId, readonly Trophy[]>>;
  readonly hand?: readonly HesterCardId[];
  /** Stacks of face-up cards, the uncovered one last. */
  readonly row?: readonly (readonly HesterCardId[])[];
  readonly sacrifices?: Readonly<Record<string, Terrain>>;
  /** Where her turn is: about to place roots, acting (unless told), or with the tree activated. */
  readonly step?: 'roots' | 'acts' | 'fallen';
}

function requireName(name: string): Hex {
  const hex = hexByName(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

function onHexes(counts: Readonly<Record<string, number>> = {}): number[] {
  const out = new Array<number>(hexCount).fill(0);
  for (const [name, n] of Object.entries(counts)) out[requireName(name)] = n;
  return out;
}

function root(text: string): Root {
  const [from, to] = text.split('>');
  return from === '' ? { to: requireName(to) } : { from: requireName(from), to: requireName(to) };
}

/** A square for every fire that burns, by turns on either side. */
function burntSquares(fires: number): Trophy[][] {
  return [0, 1].map((side) => new Array<Trophy>(Math.ceil((fires - side) / 2)).fill('fire'));
}

function setBoard(s: HarrowState, hester: HesterState, side: HesterSide): void {
  hester.flames = onHexes(side.flames);
  const burning = hester.flames.filter((n) => n > 0).length;
  hester.squares = side.squares
    ? s.seats.map(({ faction }) => [...(side.squares?.[faction] ?? [])])
    : burntSquares(burning);
  hester.pairs = side.pairs ?? hesterSupplies.pairs - burning;
  hester.actions = side.actions ?? 1 + hester.squares.flat().filter((trophy) => trophy === 'fire').length;
  hester.flamesLeft = Math.max(0, hesterSupplies.flames - sum(hester.flames) - 2 * hester.pairs - hester.actions);
  hester.hand = [...(side.hand ?? [])];
  hester.row = (side.row ?? []).map((stack) => [...stack]);
  const seen = [...hester.hand, ...hester.row.flat()];
  hester.deck = hesterCardIds.filter((card) => !seen.includes(card));
}

/** Puts Hester's pieces where the position says; to be called before the factions' possessions are counted. */
export function setHester(s: HarrowState, side: HesterSide): void {
  const { hester } = s;
  if (!hester) throw new Error('Hester is not in this game');
  if (side.hex !== undefined) hester.hex = requireName(side.hex);
  hester.nailed = side.nailed ?? false;
  setBoard(s, hester, side);
  hester.cubes = terrains.map((terrain) => side.cubes?.[terrain] ?? 0);
  terrains.forEach((terrain, i) => {
    s.tree.inside[factionSeats + i] = side.inTree?.[terrain] ?? 0;
  });
  hester.roots = (side.roots ?? []).map(root);
  hester.oldRoots = (side.oldRoots ?? []).map(root);
  hester.rootColour = side.rootColour ?? hester.rootColour;
  const last = [...hester.oldRoots, ...hester.roots].at(-1);
  if (last) hester.tip = last.to;
  hester.infected = s.seats.map(({ faction }) => onHexes(side.infected?.[faction]));
  hester.sacrifices = new Array<number>(hexCount).fill(0);
  for (const [name, terrain] of Object.entries(side.sacrifices ?? {}))
    hester.sacrifices[requireName(name)] = 1 + terrains.indexOf(terrain);
  countHester(s);
}

export function beginHestersTurn(s: HarrowState, { step = 'acts' }: HesterSide): void {
  s.flow = [];
  if (step === 'roots') beginRoots(s);
  else s.flow.push({ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: step === 'fallen' });
}
