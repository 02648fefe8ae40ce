import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import { press, settled } from './player.ts';
import type { BrowserTest } from './tests.ts';

/** A finger touches the middle of the county, so many times in quick succession. */
function tap(page: Page, times: number): Promise<void> {
  return page.evaluate((n) => {
    const touch = { clientX: 378, clientY: 171, pointerType: 'touch', bubbles: true };
    for (let i = 0; i < n; i++) {
      for (const type of ['pointerdown', 'pointerup']) {
        document.querySelector('.hex-field')?.dispatchEvent(new PointerEvent(type, touch));
      }
    }
  }, times);
}

const scaleOf = (page: Page) => page.evaluate(() => window.harrowTest.app.view.scale);

export const touchTests: readonly BrowserTest[] = [
  {
    name: 'a double tap on idle ground brings the map of a phone close, and the whole county back',
    async run({ browser, url }) {
      const phone = { width: 844, height: 390 };
      const { page, errors, close } = await openApp(
        browser,
        url,
        { language: 'en', speed: 'instant', curtain: false },
        phone,
      );
      await press(page, 'title-new');
      await press(page, 'new-play');
      await settled(page);
      await tap(page, 2);
      assert.ok((await scaleOf(page)) > 1.5);
      for (let i = 0; i < 2; i++) {
        await page.waitForTimeout(400);
        await tap(page, 1);
      }
      assert.ok((await scaleOf(page)) > 1.5, 'two slow taps are not a double tap');
      await page.waitForTimeout(400);
      await tap(page, 2);
      assert.equal(await scaleOf(page), 1);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
