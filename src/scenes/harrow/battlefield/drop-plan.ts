import { type CubeColour, cubeColours } from '../../../engine/games/harrow/state/cubes.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import type { Recording } from '../../../tower/recording.ts';
import { settledAt } from '../../fall.ts';
import { emptyTray, layTray, perPlayer, type Tray } from './battlefield-tray.ts';
import { asCubeColour, playerOf } from './cube-colour.ts';

/** What a cube of a recording does on the screen. */
export interface CubePlan {
  readonly colour: CubeColour;
  /** On whose part of the tray it lies. */
  readonly player: PlayerId;
  /** Number of its place on the tray before the drop; undefined if it was in the tree. */
  readonly from: number | undefined;
  /** Number of its place on the tray after the drop; undefined if it stays in the tree. */
  readonly to: number | undefined;
  readonly leftAt: number;
}

export interface DropPlan {
  readonly cubes: readonly CubePlan[];
  /** The tray once all have landed, in the order in which they did. */
  readonly after: Tray;
  /** When the last cube inside has stopped moving for the eye. */
  readonly settled: number;
  /** When the last cube leaves the tree, if any does. */
  readonly lastOut: number | undefined;
}

function droppedCounts({ pieces }: Recording): number[] {
  return cubeColours.map((colour) => pieces.filter((cube) => !cube.wasStuck && cube.look === colour).length);
}

/** `tray`: how the cubes lay, as far as that was seen. */
export function planDrop(recording: Recording, tray: Tray = emptyTray): DropPlan {
  const before = layTray(cubeColours, droppedCounts(recording), tray);
  const colours = recording.pieces.map(({ look }) => asCubeColour(look));
  const after: Record<PlayerId, CubeColour[]> = perPlayer(() => []);
  const to = new Map<number, number>();
  const leaving = recording.pieces
    .map(({ left }, cube) => ({ cube, at: left?.seconds }))
    .filter((each) => each.at !== undefined)
    .sort((p, q) => (p.at ?? 0) - (q.at ?? 0));
  for (const { cube } of leaving) to.set(cube, after[playerOf(colours[cube])].push(colours[cube]) - 1);
  const taken = new Map<CubeColour, number>();
  /** The next place on the tray with a cube of this colour. */
  const placeOf = (colour: CubeColour): number => {
    const place = before[playerOf(colour)].indexOf(colour, taken.get(colour) ?? 0);
    taken.set(colour, place + 1);
    return place;
  };
  const cubes = recording.pieces.map(
    ({ wasStuck, left }, cube): CubePlan => ({
      colour: colours[cube],
      player: playerOf(colours[cube]),
      from: wasStuck ? undefined : placeOf(colours[cube]),
      to: to.get(cube),
      leftAt: left?.seconds ?? Number.POSITIVE_INFINITY,
    }),
  );
  return { cubes, after, settled: settledAt(recording), lastOut: leaving[leaving.length - 1]?.at };
}
