import type { Levels } from '../../../ai/levels.ts';
import { type Search, searching } from '../../../ai/search.ts';
import { type RootTypes, root } from '../root.ts';
import { createMind } from './mind.ts';
import { blindWorth, type Worth, worth } from './worth.ts';

const think = (weights: Worth, search: Search) => searching(root, createMind(weights), search);

/** The weaker ones see less rather than err: what threatens, what a battle may bring, who is about to win. */
export const rootLevels: Levels<RootTypes> = {
  gentle: think(blindWorth, { turns: 2, rounds: [], breadth: 6, noise: 0.25, whim: { temperature: 4, among: 2 } }),
  steady: think(blindWorth, { turns: 4, rounds: [1], breadth: 12, noise: 0.12 }),
  sharp: think(worth, { turns: 4, rounds: [1], breadth: 14, noise: 0.12 }),
  ruthless: think(worth, { turns: 18, rounds: [1, 2], breadth: 20, noise: 0.12 }),
};
