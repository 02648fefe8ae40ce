import type { Levels } from '../../../ai/levels.ts';
import { type Search, searching } from '../../../ai/search.ts';
import { type RootTypes, root } from '../root.ts';
import { createMind } from './mind.ts';
import { blindWorth, boldWorth, type Worth } from './worth.ts';

const think = (weights: Worth, search: Search) => searching(root, createMind(weights), search);

/** The weaker ones see less rather than err: what threatens, what a battle may bring, who is about to win. */
export const rootLevels: Levels<RootTypes> = {
  gentle: think(blindWorth, { turns: 2, rounds: [], breadth: 4, noise: 0.35, whim: { temperature: 6, among: 2 } }),
  steady: think(blindWorth, { turns: 3, rounds: [], breadth: 9, noise: 0.12 }),
  sharp: think(boldWorth, { turns: 4, rounds: [], breadth: 10, noise: 0.12 }),
  ruthless: think(boldWorth, { turns: 20, rounds: [1, 2], breadth: 20, noise: 0.12 }),
};
