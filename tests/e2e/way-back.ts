import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press, settled } from './controls.ts';

const screenIs = (page: Page, screen: string) => page.waitForSelector(`.stage[data-screen="${screen}"]`);
const isClosed = (page: Page) => page.waitForFunction(() => document.querySelector('.modal') === null);

export const wayBackTest: BrowserTest = {
  name: "the browser's way back closes what is open, then leads to the title, and only then leaves",
  async run({ browser, blankUrl }) {
    const { page, errors, close } = await openApp(browser, blankUrl, { language: 'en', speed: 'instant' });
    const before = page.url();
    await page.goto(`${blankUrl}?game=harrow`);
    await press(page, 'title-rules');
    await page.goBack();
    await isClosed(page);
    await screenIs(page, 'title');
    await press(page, 'title-new');
    await press(page, 'new-play');
    await screenIs(page, 'map');
    await settled(page);
    await page.keyboard.press('b');
    await screenIs(page, 'boards');
    await page.keyboard.press('s');
    await page.waitForSelector('.modal');
    await page.goBack();
    await isClosed(page);
    await screenIs(page, 'boards');
    await page.goBack();
    await screenIs(page, 'map');

    await page.reload();
    await screenIs(page, 'map');
    await settled(page);
    await page.goBack();
    await screenIs(page, 'title');
    await page.waitForSelector('[data-focus="title-continue"]');
    await page.reload();
    await page.waitForSelector('[data-focus="title-continue"]');
    await page.goBack();
    assert.equal(page.url(), before);
    assert.deepEqual(errors, []);
    await close();
  },
};
