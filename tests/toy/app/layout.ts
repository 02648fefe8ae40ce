import type { Rect } from '../../../src/app/stage.ts';
import type { ToyLayout } from './toy-app.ts';

const card = (i: number): Rect => [60 + 92 * i, 520, 80, 120];

/** One layout for every window. */
export const layout: ToyLayout = {
  id: 'toy',
  width: 1280,
  height: 720,
  tree: { ox: 780, oy: 90, k: 0.86 },
  cards: [0, 1, 2, 3, 4, 5].map(card),
  languages: [60, 662],
  settings: [280, 685],
};
