import { duel } from '../../rules/order/duel.ts';
import { scoreKill } from '../../rules/scoring.ts';
import type { Chapter } from './chapter.ts';
import { fillCorners, handOutPieces, layTokens } from './common.ts';

/** HC-SET-1 to 16: Emmy against Levi. */
export const ch1: Chapter = {
  id: 'ch1',
  order: duel,
  creditKill: scoreKill,
  prepare(s) {
    layTokens(s, { bog: 'move', wetlands: 'spawn', plains: 'strengthen', forest: 'scroll' });
    fillCorners(s);
    handOutPieces(s);
  },
};
