import assert from 'node:assert/strict';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { visit } from './walk.ts';

declare const gameTest: HarrowGameTest;

/** Most players have WebGL; the other tests do without it, for in software it is slow. */
export const webglTest: BrowserTest = {
  name: 'title, map, boards and a falling tree are drawn by WebGL as well',
  webgl: true,
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'fast', curtain: false });
    const isWebgl = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      return canvas?.getContext('webgl2') !== null || canvas.getContext('webgl') !== null;
    });
    assert.ok(isWebgl, 'the canvas has no WebGL');
    await visit(page, { name: 'a fight', position: 'tree' });
    await press(page, 'lesson-skip');
    await press(page, 'tip');
    await page.evaluate(() => window.answerTo(() => !gameTest.app.falling && !gameTest.app.busy));
    for (const screen of ['map', 'boards'] as const) {
      await page.evaluate((next) => gameTest.app.go(next), screen);
      await settled(page);
    }
    assert.deepEqual(errors, []);
    await close();
  },
};
