import type { ActionOf } from '../../../src/engine/games/harrow/action.ts';
import { treeAction } from '../../../src/engine/games/harrow/actions/tree.ts';
import type { TreeRequest } from '../../../src/engine/games/harrow/harrow.ts';
import type { CubeColour } from '../../../src/engine/games/harrow/state/cubes.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { nextFraction, type Rng } from '../../../src/engine/kernel/rng.ts';
import { harrowTable } from '../../../src/session/harrow/odds.ts';
import { sampleTable } from '../../../src/tower/odds.ts';

/** Answers the rules' request for the tree. */
export type Tree = (state: HarrowState, request: TreeRequest, rng: Rng) => ActionOf<'tree'>;

export const treeIds = ['table', 'physics'] as const;
export type TreeId = (typeof treeIds)[number];

function cubes(colours: readonly CubeColour[], counts: readonly number[]): CubeColour[] {
  const out: CubeColour[] = [];
  for (let i = 0; i < counts.length; i++) for (let n = counts[i]; n > 0; n--) out.push(colours[i]);
  return out;
}

/** From the fitted table: nobody watches, so nobody asks where the cubes rest. */
const table: Tree = (_state, { colours, dropped, inside }, rng) => {
  const { out } = sampleTable(harrowTable, () => nextFraction(rng), cubes(colours, dropped), cubes(colours, inside));
  const counts = dropped.map(() => 0);
  for (const cube of out) counts[(colours as readonly string[]).indexOf(cube)]++;
  return treeAction(colours, counts);
};

export async function loadTree(id: TreeId): Promise<Tree> {
  if (id === 'table') return table;
  // The real simulation, as the game on the screen runs it; loaded only when wanted.
  const { dropTree } = await import('../../../src/session/harrow/tree-drop.ts');
  return (state, request) => dropTree(state, request, false).action;
}
