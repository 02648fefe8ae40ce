import type { Emit } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { brambles, county, distance, type Hex, neighbours } from '../../county.ts';
import type { FrameOf } from '../../flow.ts';
import { type HesterState, type Root, rootColours } from '../../state/hester.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { terrainAt } from '../terrain.ts';
import { noTerrain, requireHester } from './hester.ts';
import { gainTerrain } from './terrain-cubes.ts';

/** HC-ROOT-1 */
const rootsPerTurn = 2;

const edge: readonly Hex[] = county.map((_, hex) => hex).filter((hex) => distance(hex, brambles) === 3);

/** The hexes the roots touch, each once. */
export function touchedBy(roots: readonly Root[]): Hex[] {
  const hexes: Hex[] = [];
  for (const { from, to } of roots) {
    if (from !== undefined && !hexes.includes(from)) hexes.push(from);
    if (!hexes.includes(to)) hexes.push(to);
  }
  return hexes;
}

function isTouched(hex: Hex, roots: readonly Root[]): boolean {
  for (const { from, to } of roots) if (from === hex || to === hex) return true;
  return false;
}

/** HC-ROOT-3 to 6: where the next root may point; HC-ROOT-12: cornered, she may use hexes of the turn before. */
export function rootTargets({ tip, roots, oldRoots }: HesterState): readonly Hex[] {
  if (tip === undefined) return edge;
  const free: Hex[] = [];
  const old: Hex[] = [];
  for (const hex of neighbours[tip]) if (!isTouched(hex, roots)) (isTouched(hex, oldRoots) ? old : free).push(hex);
  return free.length > 0 ? free : old;
}

/** HC-ROOT-1: her turn begins; the roots of her last turn become the old ones, and the other colour is used. */
export function beginRoots(s: HarrowState): void {
  const hester = requireHester(s);
  hester.oldRoots = hester.roots;
  hester.roots = [];
  hester.rootColour = rootColours[1 - rootColours.indexOf(hester.rootColour)];
  s.flow.push({ kind: 'roots', seat: hesterSeat, left: rootsPerTurn });
}

export function beginHestersTurn(s: HarrowState, emit: Emit): void {
  beginRoots(s);
  emit({ type: 'turnBegan', seat: hesterSeat, round: s.round, turn: s.turn });
}

/** HC-ROOT-4, HC-ROOT-10: the root points to the hex; a fire there gets a flame. */
export function placeRoot(s: HarrowState, hex: Hex, emit: Emit): void {
  const hester = requireHester(s);
  const root: Root = hester.tip === undefined ? { to: hex } : { from: hester.tip, to: hex };
  hester.roots.push(root);
  hester.tip = hex;
  emit({ type: 'rootPlaced', root, colour: hester.rootColour });
  if (hester.flames[hex] === 0 || hester.flamesLeft === 0) return;
  hester.flamesLeft--;
  hester.flames[hex]++;
  emit({ type: 'flameAdded', hex, flames: hester.flames[hex] });
}

/** HC-ROOT-8: a cube for each of the hexes, by its terrain. */
export function gainFromHexes(s: HarrowState, hexes: readonly Hex[], emit: Emit): void {
  const wanted = noTerrain();
  for (const hex of hexes) {
    const terrain = terrainAt(s, hex);
    if (terrain !== undefined) wanted[terrains.indexOf(terrain)]++;
  }
  gainTerrain(s, wanted, emit);
}

/** HC-HEST-20 C, D: the old roots leave, the cubes come, and she may act. */
function finishRoots(s: HarrowState, emit: Emit): void {
  const hester = requireHester(s);
  if (hester.oldRoots.length > 0) {
    const colour = rootColours[1 - rootColours.indexOf(hester.rootColour)];
    const roots = hester.oldRoots;
    hester.oldRoots = [];
    emit({ type: 'rootsWithdrawn', roots, colour });
  }
  gainFromHexes(s, touchedBy(hester.roots), emit);
  s.flow.push({ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: false });
}

/** Closes the frame once its roots are placed, or none can be (HC-ROOT-12). */
export function settleRoots(s: HarrowState, frame: FrameOf<'roots'>, emit: Emit): boolean {
  if (frame.left > 0 && rootTargets(requireHester(s)).length > 0) return false;
  if (frame.left > 0) emit({ type: 'rootSkipped' });
  s.flow.pop();
  if (!frame.extra) finishRoots(s, emit);
  return true;
}
