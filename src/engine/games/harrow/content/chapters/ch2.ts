import { ch1 } from './ch1.ts';
import type { Chapter } from './chapter.ts';
import { dealCards, fillCorners, handOutPieces, layRandomTokens } from './common.ts';

/** HC-C2-1 to 7: every legend, cards, random tokens. */
export const ch2: Chapter = {
  ...ch1,
  id: 'ch2',
  prepare(s) {
    layRandomTokens(s);
    fillCorners(s);
    handOutPieces(s);
    dealCards(s);
  },
};
