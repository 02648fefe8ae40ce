import { fairFour, fairThree } from '../../rules/order/fair.ts';
import { fairHester } from '../../rules/order/fair-hester.ts';
import { prepareFair } from '../fair/prepare.ts';
import { prepareHester } from '../hester/prepare.ts';
import { allPiles } from '../solo/levels.ts';
import { layPiles } from '../solo/prepare.ts';
import { ch4 } from './ch4.ts';
import { ch5 } from './ch5.ts';
import type { Chapter } from './chapter.ts';
import { layBareTable, solo } from './solo.ts';

/** HC-FAIR-1: two factions and the Fair Folk. */
export const fair3: Chapter = {
  ...ch4,
  id: 'fair3',
  order: fairThree,
  prepare(s) {
    ch4.prepare(s);
    prepareFair(s);
  },
};

/** HC-FAIR-1: and Hester. */
export const fair4: Chapter = {
  ...ch5,
  id: 'fair4',
  order: fairFour,
  prepare(s) {
    ch5.prepare(s);
    prepareFair(s);
  },
};

/** HC-FVH-1: the Fair Folk against Hester, between two automatic factions. */
export const fairhester: Chapter = {
  ...solo,
  id: 'fairhester',
  order: fairHester,
  prepare(s) {
    layBareTable(s);
    prepareHester(s);
    layPiles(s, allPiles);
    prepareFair(s);
  },
};
