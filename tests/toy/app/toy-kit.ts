import type { AppKit } from '../../../src/app/play.ts';
import { beginner } from '../../../src/engine/ai/search.ts';
import { toyMind } from '../engine/mind.ts';
import { toy } from '../engine/rules.ts';
import { layout } from './layout.ts';
import type { ToyAppTypes } from './toy-app.ts';
import { createToyPlay } from './toy-play.ts';

export const toyAppKit: AppKit<ToyAppTypes> = {
  game: toy,
  readOccasion: () => undefined,
  levelOf: () => ({ mind: toyMind, search: beginner }),
  layoutFor: () => layout,
  readSettings: () => ({}),
  summaryOf: ({ session }) => ({ left: session.state.hands.flat().length }),
  fileName: 'toy',
  prepare: async () => ({ createPlay: createToyPlay }),
};
