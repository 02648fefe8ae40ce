import type { AppKit } from '../../../src/app/play.ts';
import { beginner, searching } from '../../../src/engine/ai/search.ts';
import { toyMind } from '../engine/mind.ts';
import { toy } from '../engine/rules.ts';
import { layout } from './layout.ts';
import type { ToyAppTypes } from './toy-app.ts';
import { createToyPlay } from './toy-play.ts';

/** There is little to think about: all levels play alike. */
const think = searching(toy, toyMind, beginner);

export const toyAppKit: AppKit<ToyAppTypes> = {
  game: toy,
  readOccasion: () => undefined,
  levels: { gentle: think, steady: think, sharp: think, ruthless: think },
  levelOf: () => 'steady',
  layoutFor: () => layout,
  readSettings: () => ({}),
  summaryOf: ({ session }) => ({ left: session.state.hands.flat().length }),
  fileName: 'toy',
  prepare: async () => ({ createPlay: createToyPlay }),
};
