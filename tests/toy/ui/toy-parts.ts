import { h } from '../../../src/ui/dom.ts';
import type { GameParts } from '../../../src/ui/game-parts.ts';
import type { ToyAppTypes } from '../app/toy-app.ts';
import { endScreen, tableScreen, titleScreen } from './screens.ts';
import { toyFrameWords } from './words.ts';

const screens = { title: titleScreen, table: tableScreen, end: endScreen };

/** What the toy gives to the frame around it. */
export const toyParts: GameParts<ToyAppTypes> = {
  screen: (app) => h('div', { class: 'toy' }, screens[app.screen](app)),
  isPlayed: (screen) => screen === 'table',
  dialog: () => undefined,
  words: toyFrameWords,
  settings: () => undefined,
  noticePlace: () => undefined,
  pressKey: () => false,
};
