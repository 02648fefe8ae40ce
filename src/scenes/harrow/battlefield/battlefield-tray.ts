import { type CubeColour, cubeColours } from '../../../engine/games/harrow/state/cubes.ts';
import type { PlayerId } from '../../../engine/games/harrow/state/players.ts';
import { playerOf } from './cube-colour.ts';

/** The cubes on the tray by whom they belong to, each in the order of its places. */
export type Tray = Readonly<Record<PlayerId, readonly CubeColour[]>>;

export const emptyTray: Tray = { protectors: [], family: [], hester: [], fair: [] };

/** So many cubes of each colour of the game. Those that lay there before keep their order; new ones come last. */
export function layTray(counts: readonly number[], before: Tray = emptyTray): Tray {
  const left = new Map<CubeColour, number>(counts.map((n, i) => [cubeColours[i], n]));
  const stays = (colour: CubeColour): boolean => {
    const n = left.get(colour) ?? 0;
    if (n > 0) left.set(colour, n - 1);
    return n > 0;
  };
  const lay = (player: PlayerId): CubeColour[] => {
    const old = before[player].filter(stays);
    const own = cubeColours.filter((colour) => playerOf(colour) === player);
    return [...old, ...own.flatMap((colour) => new Array<CubeColour>(left.get(colour) ?? 0).fill(colour))];
  };
  return { protectors: lay('protectors'), family: lay('family'), hester: lay('hester'), fair: lay('fair') };
}
