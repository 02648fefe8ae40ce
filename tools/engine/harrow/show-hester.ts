import { terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import { hexNames } from '../../../src/engine/games/harrow/county.ts';
import { factionSeats } from '../../../src/engine/games/harrow/state/cubes.ts';
import { type HesterState, type Root, rootColours } from '../../../src/engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

function perTerrain(numbers: readonly number[]): string {
  return terrains.map((terrain, i) => `${terrain} ${numbers[i]}`).join(', ');
}

const rootText = ({ from, to }: Root): string => `${from === undefined ? '' : hexNames[from]}>${hexNames[to]}`;

function rootLines({ roots, oldRoots, rootColour }: HesterState): string[] {
  const other = rootColours[1 - rootColours.indexOf(rootColour)];
  return [
    `  ${rootColour} roots ${listed(roots.map(rootText))}`,
    ...(oldRoots.length > 0 ? [`  ${other} roots ${listed(oldRoots.map(rootText))}`] : []),
  ];
}

/** Hester's side of the table; nothing in a game without her. */
export function hesterLines(s: HarrowState): string[] {
  const { hester } = s;
  if (!hester) return [];
  const where = hester.hex === undefined ? 'not on the map' : `on ${hexNames[hester.hex]}`;
  const squares = s.seats.map(({ faction }, side) => `${faction} ${listed(hester.squares[side])}`).join('; ');
  const inTree = s.tree.inside.slice(factionSeats, factionSeats + terrains.length);
  const stacks = hester.row.map((stack) => [...stack].reverse().join(' over '));
  const laid = hester.sacrifices.flatMap((n, hex) => (n > 0 ? [`${terrains[n - 1]} on ${hexNames[hex]}`] : []));
  return [
    `hester: ${sum(hester.squares.map((side) => side.length))} squares (${squares}), ${where}${hester.nailed ? ', nailed' : ''}`,
    `  cubes: battlefield ${perTerrain(hester.cubes)}; tree ${perTerrain(inTree)}; supply ${perTerrain(hester.supply)}`,
    `  actions ${hester.actions}; pairs of flames ${hester.pairs}, flames left ${hester.flamesLeft}; snakes left ${hester.snakes}`,
    ...rootLines(hester),
    `  hand ${listed(hester.hand)}; deck ${listed([...hester.deck].reverse())}; face up ${stacks.join(', ') || 'none'}`,
    ...(laid.length > 0 ? [`  terrain cubes on the map: ${laid.join(', ')}`] : []),
  ];
}
