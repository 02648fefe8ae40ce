import type { Catalogue } from '../picture.ts';
import { acorns } from './acorn.ts';
import { controls } from './controls.ts';
import { frames } from './frames.ts';
import { uiIcons } from './icons.ts';
import { shelfFrames } from './shelf/box.ts';
import { shelfHollows } from './shelf/hollow.ts';
import { shelfLetters } from './shelf/letters.ts';

/** Every family of pictures that belong to no game. */
export const shellPictures: Catalogue = [uiIcons, controls, frames, acorns, shelfFrames, shelfHollows, shelfLetters];
