import { openKammi, prepareKammi } from '../kammi/prepare.ts';
import { ch3 } from './ch3.ts';
import type { Chapter } from './chapter.ts';

/** HC-KAM-1: chapter 3, with Kammi for one of the factions. */
export const ch4: Chapter = {
  ...ch3,
  id: 'ch4',
  prepare(s) {
    ch3.prepare(s);
    prepareKammi(s);
  },
  open: openKammi,
};
