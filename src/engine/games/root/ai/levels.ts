import type { Levels } from '../../../ai/levels.ts';
import { type Search, searching } from '../../../ai/search.ts';
import { type RootTypes, root } from '../root.ts';
import { createMind } from './mind.ts';
import { blindWorth, type Worth, worth } from './worth.ts';

const think = (weights: Worth, search: Search) => searching(root, createMind(weights), search);

export const rootLevels: Levels<RootTypes> = {
  gentle: think(blindWorth, { turns: 3, rounds: [1], breadth: 8, noise: 0.2, whim: { temperature: 3, among: 3 } }),
  steady: think(worth, { turns: 6, rounds: [1], breadth: 12, noise: 0.12, whim: { temperature: 1, among: 4 } }),
  sharp: think(worth, { turns: 14, rounds: [1, 2], breadth: 18, noise: 0.12 }),
  ruthless: think(worth, { turns: 30, rounds: [2, 4], breadth: 24, noise: 0.12 }),
};
