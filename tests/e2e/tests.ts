import type { Browser } from 'playwright-core';
import { accessibilityTests } from './accessibility.ts';
import { chapter3Tests } from './chapter3.ts';
import { chapter5Tests } from './chapter5.ts';
import { everyClickTests } from './every-click.ts';
import { gameTests } from './game.ts';
import { nightTests } from './nights.ts';
import { overflowTests } from './overflow.ts';
import { saveTests } from './saves.ts';
import { touchTests } from './touch.ts';
import { checkTowerInBrowser } from './tower-determinism.ts';

export interface Stage {
  readonly browser: Browser;
  readonly url: string;
}

export interface BrowserTest {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}

/** The longest first, so that the lanes end together. */
export const browserTests: readonly BrowserTest[] = [
  ...overflowTests,
  ...chapter3Tests,
  ...chapter5Tests,
  ...nightTests,
  ...gameTests,
  ...everyClickTests,
  ...accessibilityTests,
  {
    name: 'the tree falls alike in Node and in the browser (50 seeds)',
    run: ({ browser }) => checkTowerInBrowser(browser),
  },
  ...saveTests,
  ...touchTests,
];
