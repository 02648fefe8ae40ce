import type { CubeColour } from '../../../engine/games/harrow/state/cubes.ts';
import { type PlayerId, playerIds } from '../../../engine/games/harrow/state/players.ts';
import { playerOf } from './cube-colour.ts';

/** The cubes on the tray by whom they belong to, each in the order of its places. */
export type Tray = Readonly<Record<PlayerId, readonly CubeColour[]>>;

/** Something for each player there can be. */
export function perPlayer<T>(make: (player: PlayerId) => T): Record<PlayerId, T> {
  return Object.fromEntries(playerIds.map((player) => [player, make(player)])) as Record<PlayerId, T>;
}

export const emptyTray: Tray = perPlayer(() => []);

/** So many cubes of each of these colours. Those that lay there before keep their order; new ones come last. */
export function layTray(colours: readonly CubeColour[], counts: readonly number[], before: Tray = emptyTray): Tray {
  const left = new Map<CubeColour, number>(counts.map((n, i) => [colours[i], n]));
  const stays = (colour: CubeColour): boolean => {
    const n = left.get(colour) ?? 0;
    if (n > 0) left.set(colour, n - 1);
    return n > 0;
  };
  const lay = (player: PlayerId): CubeColour[] => {
    const old = before[player].filter(stays);
    const own = colours.filter((colour) => playerOf(colour) === player);
    return [...old, ...own.flatMap((colour) => new Array<CubeColour>(left.get(colour) ?? 0).fill(colour))];
  };
  return perPlayer(lay);
}
