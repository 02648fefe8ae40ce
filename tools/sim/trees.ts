import type { ActionOf } from '../../src/engine/games/harrow/action.ts';
import type { TreeRequest } from '../../src/engine/games/harrow/harrow.ts';
import { type CubeColour, cubeColours } from '../../src/engine/games/harrow/state.ts';
import { nextFraction, type Rng } from '../../src/engine/kernel/rng.ts';
import { placeLoose } from '../../src/tower/nooks.ts';
import { sampleTable } from '../../src/tower/odds.ts';

/** Answers the rules' request for the tree. */
export type Tree = (request: TreeRequest, rng: Rng) => ActionOf<'tree'>;

export const treeIds = ['table', 'physics'] as const;
export type TreeId = (typeof treeIds)[number];

function cubes(counts: readonly number[]): CubeColour[] {
  return cubeColours.flatMap((colour, i) => new Array<CubeColour>(counts[i]).fill(colour));
}

function countOf(colours: readonly string[]): number[] {
  return cubeColours.map((colour) => colours.filter((each) => each === colour).length);
}

/** From the fitted table: nobody watches, so nobody asks where the cubes rest. */
const table: Tree = ({ dropped, inside }, rng) => {
  const { out } = sampleTable(() => nextFraction(rng), cubes(dropped), cubes(inside));
  return { type: 'tree', out: countOf(out) };
};

/** The real simulation, loaded only when wanted. */
async function physics(): Promise<Tree> {
  const { drop } = await import('../../src/tower/simulate.ts');
  return ({ seed, dropped, inside, poses }) => {
    const posed = countOf(poses.map((pose) => pose.colour));
    const loose = cubes(inside.map((n, i) => n - posed[i]));
    const stuck = [...poses, ...placeLoose(loose, seed, poses)];
    const result = drop({ seed, dropped: cubes(dropped), stuck });
    const rest = result.stuck.map(({ colour, x, y, a }) => ({ colour: colour as CubeColour, x, y, a }));
    return { type: 'tree', out: countOf(result.out), poses: rest };
  };
}

export async function loadTree(id: TreeId): Promise<Tree> {
  return id === 'table' ? table : physics();
}
