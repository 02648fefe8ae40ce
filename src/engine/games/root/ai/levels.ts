import type { Levels } from '../../../ai/levels.ts';
import { type Search, searching } from '../../../ai/search.ts';
import { type RootTypes, root } from '../root.ts';
import { createMind } from './mind.ts';
import { blindWorth, type Worth, worth } from './worth.ts';

const think = (weights: Worth, search: Search) => searching(root, createMind(weights), search);

/** The weaker ones see less rather than err: what a battle may bring, and how far the others are. */
export const rootLevels: Levels<RootTypes> = {
  gentle: think(blindWorth, { turns: 2, rounds: [], breadth: 4, noise: 0.35, whim: { temperature: 6, among: 2 } }),
  steady: think(blindWorth, { turns: 3, rounds: [], breadth: 9, noise: 0.12 }),
  sharp: think(worth, { turns: 6, rounds: [1], breadth: 14, noise: 0.12 }),
  ruthless: think(worth, { turns: 24, rounds: [1, 2], breadth: 24, noise: 0.12 }),
};
