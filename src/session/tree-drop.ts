import type { ActionOf } from '../engine/games/harrow/action.ts';
import { factions } from '../engine/games/harrow/content/factions/factions.ts';
import type { TreeRequest } from '../engine/games/harrow/harrow.ts';
import { type CubeColour, cubeColours, type HarrowState, type StuckCube } from '../engine/games/harrow/state.ts';
import { placeLoose } from '../tower/nooks.ts';
import type { Recording } from '../tower/recording.ts';
import { drop } from '../tower/simulate.ts';

function isCubeColour(colour: string): colour is CubeColour {
  return cubeColours.some((known) => known === colour);
}

function known(cubes: readonly { colour: string; x: number; y: number; a: number }[]): StuckCube[] {
  return cubes.map(({ colour, x, y, a }) => {
    if (!isCubeColour(colour)) throw new Error(`no cube is ${colour}`);
    return { colour, x, y, a };
  });
}

/** Every cube inside the tree with a place: those a position only counts are set on the limbs. */
export function cubesInside(s: HarrowState, seed: number): StuckCube[] {
  const loose = s.seats.flatMap(({ faction }, seat) => {
    const { colour } = factions[faction];
    const placed = s.tree.poses.filter((pose) => pose.colour === colour).length;
    return new Array<CubeColour>(s.tree.inside[seat] - placed).fill(colour);
  });
  return [...s.tree.poses, ...known(placeLoose(loose, seed, s.tree.poses))];
}

export interface TreeDrop {
  readonly action: ActionOf<'tree'>;
  readonly recording: Recording | undefined;
}

/** Lets the tree decide: simulates the whole drop and turns it into an action, with the motion to be shown. */
export function dropTree(s: HarrowState, request: TreeRequest, record: boolean): TreeDrop {
  const colours = s.seats.map(({ faction }) => factions[faction].colour);
  const dropped = request.dropped.flatMap((n, seat) => new Array<CubeColour>(n).fill(colours[seat]));
  const result = drop({ seed: request.seed, dropped, stuck: cubesInside(s, request.seed) }, { record });
  const out = colours.map((colour) => result.out.filter((each) => each === colour).length);
  return { action: { type: 'tree', out, poses: known(result.stuck) }, recording: result.recording };
}
