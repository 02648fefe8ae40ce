import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';

// The Fair Folk have no jars and no home: silver on night, and their mark. Silver on paper would be dirt.

/** Their ribbons and plaques. */
export const fairInk = mix(C.silver, C.night, 0.45);
/** The grounds their silver lies on, from the darkest. */
export const fairNight = {
  deep: mix(C.night, C.ink, 0.25),
  dim: mix(C.night, C.silver, 0.28),
  haze: mix(C.night, C.silver, 0.5),
};

/** Their search cubes: the mark is as dark as night, for paper would not show on silver. */
export const searchCube = { ink: C.silver, mark: 'moth', sign: mix(C.night, C.silver, 0.2) } as const;
