import type { Levels } from '../../../ai/levels.ts';
import { type Search, searching } from '../../../ai/search.ts';
import { type RootTypes, root } from '../root.ts';
import { rootMind } from './mind.ts';

const think = (search: Search) => searching(root, rootMind, search);

export const rootLevels: Levels<RootTypes> = {
  gentle: think({ turns: 3, rounds: [1], breadth: 8, noise: 0.2, whim: { temperature: 3, among: 3 } }),
  steady: think({ turns: 6, rounds: [1], breadth: 12, noise: 0.12, whim: { temperature: 1, among: 4 } }),
  sharp: think({ turns: 14, rounds: [1, 2], breadth: 18, noise: 0.12 }),
  ruthless: think({ turns: 30, rounds: [2, 4], breadth: 24, noise: 0.12 }),
};
