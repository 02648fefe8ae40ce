import type { Browser } from 'playwright-core';
import { accessibilityTests } from './accessibility.ts';
import { chapter3Tests } from './chapter3.ts';
import { chapter5Tests } from './chapter5.ts';
import { dragTests } from './dragging.ts';
import { everyClickTests } from './every-click.ts';
import { failingTest } from './failing.ts';
import { gameTests } from './game.ts';
import { midMotionTest } from './mid-motion.ts';
import { nightTests } from './nights.ts';
import { overflowTests } from './overflow.ts';
import { resizeTest } from './resize.ts';
import { rulebookTests } from './rulebook.ts';
import { sameNodeTests } from './same-nodes.ts';
import { saveTests } from './saves.ts';
import { tabTest } from './tab.ts';
import { touchTests } from './touch.ts';
import { checkTowerInBrowser } from './tower-determinism.ts';
import { toyTests } from './toy.ts';
import { webglTest } from './webgl.ts';

export interface Stage {
  /** The test's alone while it runs. */
  readonly browser: Browser;
  readonly url: string;
  /** The same game with blank pictures. */
  readonly blankUrl: string;
  /** The toy game: another page on the same shell. */
  readonly toyUrl: string;
}

export interface BrowserTest {
  readonly name: string;
  /** It wants a browser that has WebGL. */
  readonly webgl?: boolean;
  run(stage: Stage): Promise<void>;
}

/** Reading and drawing pictures is most of the work: where only words and clicks count, they may be blank. */
function withoutPictures(tests: readonly BrowserTest[]): BrowserTest[] {
  return tests.map((test) => ({ ...test, run: (stage) => test.run({ ...stage, url: stage.blankUrl }) }));
}

/** The longest first, so that the lanes end together. */
export const browserTests: readonly BrowserTest[] = [
  ...withoutPictures(overflowTests),
  ...chapter3Tests,
  ...chapter5Tests,
  ...nightTests,
  ...gameTests,
  ...toyTests,
  webglTest,
  resizeTest,
  ...withoutPictures([
    ...everyClickTests,
    ...accessibilityTests,
    ...sameNodeTests,
    ...rulebookTests,
    ...saveTests,
    ...touchTests,
    ...dragTests,
    midMotionTest,
    tabTest,
  ]),
  failingTest,
  {
    name: 'the tree falls alike in Node and in the browser (50 seeds)',
    run: ({ browser }) => checkTowerInBrowser(browser),
  },
];
