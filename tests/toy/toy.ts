import './ui/toy.css';
import type { GameKit } from '../../src/games/kit.ts';
import type { ToyAppTypes } from './app/toy-app.ts';
import { toyAppKit } from './app/toy-kit.ts';
import { toyWords } from './i18n/words.ts';
import { TreeScene } from './scenes/tree-scene.ts';
import { toyParts } from './ui/toy-parts.ts';

export const toyKit: GameKit<ToyAppTypes> = {
  app: toyAppKit,
  words: toyWords,
  soundscape: { cues: {}, ambience: [], calls: [], music: [] },
  palette: { acorn: '#b5641f' },
  strongPalette: {},
  styledPictures: [],
  icon: 'acorn',
  parts: toyParts,
  scenes: async () => ({ tree: TreeScene }),
  sceneOf: { title: 'tree', table: 'tree', end: 'tree' },
  newGame: 'title',
};
