import '../ui/harrow/styles/harrow.css';
import type { HarrowAppTypes } from '../app/harrow/harrow-app.ts';
import { harrowAppKit } from '../app/harrow/harrow-kit.ts';
import { harrowSoundscape } from '../audio/harrow/soundscape.ts';
import { harrowWords } from '../i18n/harrow/words.ts';
import { harrowParts } from '../ui/harrow/harrow-parts.ts';
import { harrowPalette, strongHarrowPalette } from '../ui/harrow/styles/palette.ts';
import { harrowStyledPictures } from '../ui/harrow/styles/styled-pictures.ts';
import type { GameKit } from './kit.ts';

export const harrowKit: GameKit<HarrowAppTypes> = {
  app: harrowAppKit,
  words: harrowWords,
  startThinker: () => new Worker(new URL('./harrow/thinker.ts', import.meta.url), { type: 'module' }),
  soundscape: harrowSoundscape,
  palette: harrowPalette,
  strongPalette: strongHarrowPalette,
  styledPictures: harrowStyledPictures,
  icon: 'lantern-lit',
  parts: harrowParts,
  scenes: async () => (await import('./harrow/scenes.ts')).harrowScenes,
  sceneOf: {
    title: 'title',
    newGame: 'title',
    campaign: 'campaign',
    map: 'map',
    boards: 'boards',
    battlefield: 'battlefield',
    end: 'end',
  },
  newGame: 'newGame',
};
