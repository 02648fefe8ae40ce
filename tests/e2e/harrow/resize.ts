import assert from 'node:assert/strict';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';

declare const gameTest: HarrowGameTest;

export const resizeTest: BrowserTest = {
  name: 'the window may change its size in mid-game',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
    await beginWithPeople(page);
    for (const size of [
      { width: 844, height: 390 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.waitForFunction((w) => gameTest.app.stage.layout.width === w, size.width);
      await page.waitForTimeout(300);
      await settled(page);
      await press(page, 'boards');
      await settled(page);
      await press(page, 'back');
      await settled(page);
    }
    assert.deepEqual(errors, []);
    await close();
  },
};
