import { three } from '../../rules/order/three.ts';
import { possessions } from '../hester/larder.ts';
import { prepareHester } from '../hester/prepare.ts';
import { openKammi, prepareKammi } from '../kammi/prepare.ts';
import { ch3 } from './ch3.ts';
import type { Chapter } from './chapter.ts';

/** HC-HEST-1: chapter 3 with Hester as a third player; Kammi may be one of the two others. */
export const ch5: Chapter = {
  ...ch3,
  id: 'ch5',
  order: three,
  larder: possessions,
  prepare(s) {
    ch3.prepare(s);
    prepareKammi(s);
    prepareHester(s);
  },
  open: openKammi,
};
