import { harrowSounds } from './harrow/catalogue.ts';
import { shellSounds } from './shell/catalogue.ts';
import type { SoundFile } from './sound-file.ts';

/** Whose sounds there are; each owner has a folder of its own. */
export const catalogues: Readonly<Record<string, readonly SoundFile[]>> = { shell: shellSounds, harrow: harrowSounds };
