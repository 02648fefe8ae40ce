import type { Picture } from '../../picture.ts';
import { cardBacks } from './back.ts';
import { cardFronts } from './front.ts';
import { cardMarks } from './mark.ts';
import { vignettes } from './vignettes.ts';

/** Everything a card is made of. */
export const cards = (): Picture[] => [...vignettes(), ...cardFronts(), ...cardBacks(), ...cardMarks()];
