import { layoutIds } from '../src/app/harrow/layout-ids.ts';
import { layoutIds as rootLayoutIds } from '../src/app/root/layout.ts';
import { harrowSoundscape } from '../src/audio/harrow/soundscape.ts';
import { rootSoundscape } from '../src/audio/root/soundscape.ts';
import type { Soundscape } from '../src/audio/soundscape.ts';
import { harrowPalette } from '../src/ui/harrow/styles/palette.ts';
import { harrowStyledPictures } from '../src/ui/harrow/styles/styled-pictures.ts';
import { rootPalette } from '../src/ui/root/styles/palette.ts';
import { rootStyledPictures } from '../src/ui/root/styles/styled-pictures.ts';

/** What is checked of every game together with the shell; a kit itself cannot be opened without a page. */
interface ShownParts {
  readonly soundscape: Soundscape<string>;
  readonly palette: Readonly<Record<string, string>>;
  readonly styledPictures: readonly string[];
  readonly layoutIds: readonly string[];
}

export const games: Readonly<Record<string, ShownParts>> = {
  harrow: {
    soundscape: harrowSoundscape,
    palette: harrowPalette,
    styledPictures: harrowStyledPictures,
    layoutIds,
  },
  root: {
    soundscape: rootSoundscape,
    palette: rootPalette,
    styledPictures: rootStyledPictures,
    layoutIds: rootLayoutIds,
  },
};
