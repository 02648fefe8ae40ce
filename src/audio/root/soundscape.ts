import type { Soundscape } from '../soundscape.ts';

/** Root sounds by the cues of the shell. */
export const rootSoundscape: Soundscape<never> = { cues: {}, ambience: [], calls: [], music: [] };
