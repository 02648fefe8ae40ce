import { cubeColours } from '../../src/engine/games/harrow/state.ts';

/** The colours of the cubes that each game drops into the tree. */
export const gamesWithCubes = { harrow: cubeColours } as const satisfies Readonly<Record<string, readonly string[]>>;

export type GameWithCubes = keyof typeof gamesWithCubes;
