import type { Notation } from '../../../kit/words.ts';
import type { ActionOf, Emit, HarrowActionDef } from '../action.ts';
import { terrains } from '../content/maps/layout.ts';
import { effectFrame, requireFrame } from '../flow.ts';
import { readPose, writePose } from '../notation/pose.ts';
import { battleground, setBattleground } from '../rules/battleground.ts';
import type { CubeColour, StuckCube } from '../state/cubes.ts';
import type { HarrowState } from '../state.ts';

/** Which colours are meant where the action does not say. */
const usual: readonly CubeColour[] = ['red', 'blue', ...terrains, 'silver'];

/** `red=3 blue=1`: how many of each colour; terrain cubes only where one is named, and search cubes. */
function writeCounts({ out, colours = usual }: ActionOf<'tree'>): string {
  return out.map((n, i) => `${colours[i]}=${n}`).join(' ');
}

/** Purple is the second colour wherever it plays, beside red or blue; where search cubes are, all others are too. */
function coloursAmong(names: readonly string[]): readonly CubeColour[] {
  const isHesters = names.some((name) => terrains.some((terrain) => name === terrain));
  const own: readonly CubeColour[] = names.includes('purple')
    ? [names.includes('blue') ? 'blue' : 'red', 'purple']
    : ['red', 'blue'];
  if (names.includes('silver')) return [...own, ...terrains, 'silver'];
  return isHesters ? [...own, ...terrains] : own;
}

function readTree(words: readonly string[]): ActionOf<'tree'> | undefined {
  const left = [...words];
  const stuck = left.indexOf('stuck');
  const told = left.splice(0, stuck < 0 ? left.length : stuck).map((word) => word.split('='));
  const colours = coloursAmong(told.map(([name]) => name));
  const out = colours.map(() => 0);
  for (const [name, number = ''] of told) {
    const colour = (colours as readonly string[]).indexOf(name);
    if (colour < 0 || !/^\d+$/.test(number)) return undefined;
    out[colour] = Number(number);
  }
  const which = colours.includes('purple') ? { colours } : {};
  if (stuck < 0) return { type: 'tree', out, ...which };
  const poses = left.slice(1).map(readPose);
  const known = poses.filter((pose) => pose !== undefined);
  return known.length < poses.length ? undefined : { type: 'tree', out, poses: known, ...which };
}

function writePoses(poses: readonly StuckCube[] | undefined): string {
  return poses === undefined ? '' : [' stuck', ...poses.map(writePose)].join(' ');
}

const notation: Notation<ActionOf<'tree'>> = {
  write: (action) => `tree ${writeCounts(action)}${writePoses(action.poses)}`,
  read: readTree,
};

/** HC-TREE-1 to 4: what fell out lies on the battleground; an attack is compared afterwards. */
export const tree = {
  notation,
  // A chance result: the tower makes it, `accepts` checks it.
  options() {},
  apply(s: HarrowState, { out, poses }: ActionOf<'tree'>, emit: Emit): void {
    const { seat, from, to, on } = requireFrame(s, 'tree');
    const dropped = battleground(s);
    const fallen = dropped.map((_, i) => out[i] ?? 0);
    s.tree.inside = s.tree.inside.map((n, i) => n + dropped[i] - fallen[i]);
    setBattleground(s, fallen);
    s.tree.poses = poses ? [...poses] : [];
    s.flow.pop();
    if (from !== undefined && to !== undefined) s.flow.push({ kind: 'outcome', seat, from, to, ...(on && { on }) });
    // HC-TREE-8: Odessa decides before anything is compared
    s.seats.forEach((each, i) => {
      if (each.stored > 0) s.flow.push(effectFrame(i, 'odessa', 0, 2));
    });
    emit({ type: 'treeDropped', dropped, out: fallen });
  },
} as HarrowActionDef;

/** What the tree gave to a request of the rules. */
export function treeAction(
  colours: readonly CubeColour[],
  out: readonly number[],
  poses?: readonly StuckCube[],
): ActionOf<'tree'> {
  return { type: 'tree', out, ...(poses && { poses }), ...(colours.includes('purple') && { colours }) };
}
