import '../ui/root/styles/root.css';
import type { RootAppTypes } from '../app/root/root-app.ts';
import { rootAppKit } from '../app/root/root-kit.ts';
import { rootSoundscape } from '../audio/root/soundscape.ts';
import { rootWords } from '../i18n/root/words.ts';
import { rootParts } from '../ui/root/root-parts.ts';
import { rootPalette } from '../ui/root/styles/palette.ts';
import { rootStyledPictures } from '../ui/root/styles/styled-pictures.ts';
import type { GameKit } from './kit.ts';

export const rootKit: GameKit<RootAppTypes> = {
  app: rootAppKit,
  words: rootWords,
  startThinker: () => new Worker(new URL('./root/thinker.ts', import.meta.url), { type: 'module' }),
  soundscape: rootSoundscape,
  palette: rootPalette,
  strongPalette: {},
  styledPictures: rootStyledPictures,
  icon: 'sign-mc',
  parts: rootParts,
  scenes: async () => (await import('./root/scenes.ts')).rootScenes,
  sceneOf: {
    title: 'evening',
    newGame: 'evening',
    table: 'table',
    boards: 'evening',
    battle: 'battle',
    end: 'evening',
  },
  newGame: 'newGame',
};
