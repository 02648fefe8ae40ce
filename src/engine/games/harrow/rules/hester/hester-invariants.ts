import { sum } from '../../../../kit/sum.ts';
import { hesterSupplies } from '../../content/hester/prepare.ts';
import { terrains } from '../../content/maps/layout.ts';
import { distance, hexCount, hexNames } from '../../county.ts';
import { hesterCardIds } from '../../state/cards.ts';
import { factionSeats } from '../../state/cubes.ts';
import type { HesterState, Root, Trophy } from '../../state/hester.ts';
import type { HarrowState } from '../../state.ts';
import { paperBreaks } from '../card-invariants.ts';
import { nailCount } from '../nails.ts';
import { hasUnits } from '../occupancy.ts';
import { squaresPerSide } from './hester.ts';

/** HC-ROOT-1: two roots and the bought one. */
const rootsOfColour = 3;

/** How many squares of Hester's board hold this. */
export function trophiesOf(s: HarrowState, trophy: Trophy): number {
  if (s.hester === undefined) return 0;
  let count = 0;
  for (const side of s.hester.squares) for (const each of side) if (each === trophy) count++;
  return count;
}

/** Flame tokens that lie as actions beside her board: those that are nowhere else (HC-HEST-4, HC-OQ-32). */
export function actionTokens({ flames, pairs, flamesLeft }: HesterState): number {
  return hesterSupplies.flames - sum(flames) - 2 * pairs - flamesLeft;
}

function pieceBreaks(s: HarrowState, hester: HesterState, out: string[]): void {
  terrains.forEach((terrain, i) => {
    const at = factionSeats + i;
    const laid = hester.sacrifices.filter((each) => each === i + 1).length;
    const cubes = hester.supply[i] + hester.cubes[i] + s.tree.inside[at] + s.effects.banished[at] + laid;
    if (cubes !== hesterSupplies.cubes) out.push(`${terrain} cubes: ${cubes} of ${hesterSupplies.cubes}`);
  });
  const snakes = hester.snakes + sum(hester.infected.map(sum));
  if (snakes !== hesterSupplies.snakes) out.push(`snakes: ${snakes} of ${hesterSupplies.snakes}`);
  const tokens = actionTokens(hester);
  if (tokens < 1 || tokens > hester.actions) out.push(`flame tokens: ${tokens} for ${hester.actions} actions`);
  if (hester.pairs > hesterSupplies.pairs) out.push(`${hester.pairs} pairs of flames on Hester's board`);
}

function rootBreaks(hester: HesterState, out: string[]): void {
  const check = (roots: readonly Root[]) => {
    if (roots.length > rootsOfColour) out.push(`${roots.length} roots of a colour`);
    for (const { from, to } of roots) {
      if (from !== undefined && distance(from, to) !== 1) out.push(`a root from ${hexNames[from]} to ${hexNames[to]}`);
    }
  };
  check(hester.roots);
  check(hester.oldRoots);
  const last = hester.roots[hester.roots.length - 1] ?? hester.oldRoots[hester.oldRoots.length - 1];
  if (last?.to !== hester.tip) out.push('the tip is not where the last root points');
}

/** HC-BASE-6, HC-PATH-5, HC-OQ-21: nobody stands in a fire, but for what is just being pushed off a new one. */
function fireBreaks(s: HarrowState, hester: HesterState, out: string[]): void {
  // HC-HEND-1: with the sixth square nothing is pushed off any more
  if (s.result) return;
  for (let hex = 0; hex < hexCount; hex++) {
    if (hester.flames[hex] === 0) continue;
    const isNew = s.flow.some((frame) => frame.kind === 'effect' && frame.by === 'new_fire' && frame.marks[0] === hex);
    if (isNew) continue;
    if (s.seats.some((_, seat) => hasUnits(s, seat, hex))) out.push(`hex ${hexNames[hex]}: a unit in a fire`);
    if (s.paths[hex] + s.townsfolk[hex] + s.buildings[hex] > 0)
      out.push(`hex ${hexNames[hex]}: a path token or an objective in a fire`);
  }
}

function infectionBreaks(s: HarrowState, hester: HesterState, out: string[]): void {
  s.seats.forEach((own, seat) => {
    hester.infected[seat].forEach((n, hex) => {
      if (n < 0 || n > own.haints[hex]) out.push(`hex ${hexNames[hex]}: ${n} snakes for ${own.haints[hex]} haints`);
    });
  });
}

/** What must hold of Hester's pieces in every position; nothing to say in a game without her. */
export function hesterBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { hester } = s;
  if (hester === undefined) return out;
  pieceBreaks(s, hester, out);
  rootBreaks(hester, out);
  fireBreaks(s, hester, out);
  infectionBreaks(s, hester, out);
  const numbers = [...hester.cubes, ...hester.supply, ...hester.flames, hester.pairs, hester.flamesLeft, hester.snakes];
  if (numbers.some((n) => !Number.isInteger(n) || n < 0)) out.push("Hester's board: a count below zero");
  for (const side of hester.squares) if (side.length > squaresPerSide) out.push(`${side.length} squares on a side`);
  paperBreaks("Hester's cards", [...hester.hand, ...hester.deck, ...hester.row.flat()], hesterCardIds, out);
  if (hester.row.length > 3 || hester.row.some((stack) => stack.length === 0)) out.push('stacks of cards out of place');
  if (hester.nailed && hester.hex === undefined) out.push('a nail under Hester, who is not on the map');
  if (s.nails.length + (hester.nailed ? 1 : 0) > nailCount) out.push('too many nails');
  return out;
}
