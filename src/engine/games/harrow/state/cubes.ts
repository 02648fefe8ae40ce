import { terrains } from '../content/maps/layout.ts';

/** A cube resting in the tree, its pose rounded as the tower rounds it. */
export interface StuckCube {
  readonly colour: CubeColour;
  readonly x: number;
  readonly y: number;
  readonly a: number;
}

/** Strengthen cubes; which of them are in a game, and in which order, says `coloursOf`. */
export const factionColours = ['red', 'blue', 'purple'] as const;
export type FactionColour = (typeof factionColours)[number];

export const cubeColours = [...factionColours, ...terrains, 'silver'] as const;
export type CubeColour = (typeof cubeColours)[number];

/** Two factions play: numbers of cubes are in the order of their seats, Hester's terrain cubes follow. */
export const factionSeats = 2;
