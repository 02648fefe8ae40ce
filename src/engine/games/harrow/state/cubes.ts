import { terrains } from '../content/maps/layout.ts';

/** A cube resting in the tree, its pose rounded as the tower rounds it. */
export interface StuckCube {
  readonly colour: CubeColour;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

/** The factions' cubes in the order of their seats, then Hester's terrain cubes and the Fair Folk's search cubes. */
export const factionColours = ['red', 'blue'] as const;

export const cubeColours = [...factionColours, ...terrains, 'silver'] as const;
export type CubeColour = (typeof cubeColours)[number];
