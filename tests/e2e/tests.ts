import type { BrowserTest } from './browser-test.ts';
import { failingTest } from './failing.ts';
import { harrowTests } from './harrow/harrow-tests.ts';
import { offlineTest } from './offline.ts';
import { policyTest } from './policy.ts';
import { rootTests } from './root/root-tests.ts';
import { shelfTests } from './shelf.ts';
import { startTests } from './start.ts';
import { checkTowerInBrowser } from './tower-determinism.ts';
import { toyTests } from './toy.ts';
import { twoTabsTests } from './two-tabs.ts';
import { wayBackTest } from './way-back.ts';

/** The tests of every game, and of what no game has to do with; the longest first, so that the lanes end together. */
export const browserTests: readonly BrowserTest[] = [
  ...harrowTests,
  ...rootTests,
  ...shelfTests,
  ...toyTests,
  ...startTests,
  ...twoTabsTests,
  policyTest,
  offlineTest,
  wayBackTest,
  failingTest,
  {
    name: 'the tree falls alike in Node and in the browser (50 seeds)',
    run: ({ browser }) => checkTowerInBrowser(browser),
  },
];
