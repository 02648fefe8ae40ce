import type { ActionOf } from '../../engine/games/harrow/action.ts';
import { treeAction } from '../../engine/games/harrow/actions/tree.ts';
import { coloursOf } from '../../engine/games/harrow/content/colours.ts';
import type { TreeRequest } from '../../engine/games/harrow/harrow.ts';
import { type CubeColour, cubeColours, type StuckCube } from '../../engine/games/harrow/state/cubes.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { cubeTree } from '../../tower/cube-tree.ts';
import { drop } from '../../tower/drop.ts';
import { placeLoose } from '../../tower/nooks.ts';
import type { Resting } from '../../tower/pose.ts';
import type { Recording } from '../../tower/recording.ts';

function isCubeColour(colour: string): colour is CubeColour {
  return cubeColours.some((known) => known === colour);
}

/** To the tower a colour is a look among others. */
function resting(cubes: readonly StuckCube[]): Resting[] {
  return cubes.map(({ colour, x, y, a }) => ({ look: colour, x, y, a }));
}

function stuck(cubes: readonly Resting[]): StuckCube[] {
  return cubes.map(({ look, x, y, a }) => {
    if (!isCubeColour(look)) throw new Error(`no cube is ${look}`);
    return { colour: look, x, y, a };
  });
}

/** Every cube inside the tree with a place: those a position only counts are set on the limbs. */
export function cubesInside(s: HarrowState, seed: number): StuckCube[] {
  const colours = coloursOf(s.config);
  const loose = s.tree.inside.flatMap((n, i) => {
    const colour = colours[i];
    const placed = s.tree.poses.filter((pose) => pose.colour === colour).length;
    return new Array<CubeColour>(n - placed).fill(colour);
  });
  return [...s.tree.poses, ...stuck(placeLoose(loose, seed, resting(s.tree.poses)))];
}

interface TreeDrop {
  readonly action: ActionOf<'tree'>;
  readonly recording: Recording | undefined;
}

/** Lets the tree decide: simulates the whole drop and turns it into an action, with the motion to be shown. */
export function dropTree(s: HarrowState, request: TreeRequest, record: boolean): TreeDrop {
  const { colours } = request;
  const dropped = request.dropped.flatMap((n, i) => new Array<CubeColour>(n).fill(colours[i]));
  const before = resting(cubesInside(s, request.seed));
  const result = drop({ seed: request.seed, geometry: cubeTree, dropped, stuck: before }, { record });
  const out = request.dropped.map((_, i) => result.out.filter((each) => each === colours[i]).length);
  return { action: treeAction(colours, out, stuck(result.stuck)), recording: result.recording };
}
