import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press } from '../controls.ts';
import { visit } from './walk.ts';

/** What the settings make of picture and words. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const [picture, words] = ['picture', 'overlay'].map((id) => document.getElementById(id)?.style.filter ?? '');
    const named = /#(colours-\w+)/.exec(words)?.[1];
    const lesser = getComputedStyle(document.documentElement).getPropertyValue('--umber');
    return {
      picture: picture.includes('#colours-'),
      filter: named !== undefined && document.getElementById(named) ? named : 'none',
      lesser,
      motion: document.documentElement.dataset.motion,
      contrast: document.documentElement.dataset.contrast,
    };
  });
}

/** Checks a box or chooses one of several, wherever on the sheet it is. */
const choose = (page: Page, key: string) => page.check(`[data-focus="${key}"]`, { force: true });

export const appearanceTest: BrowserTest = {
  name: 'colours, contrast and motion follow the settings at once and after a reload, and a key fills the screen',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'pl', speed: 'instant' });
    const printed = await lookOf(page);
    assert.deepEqual(
      [printed.picture, printed.filter, printed.motion, printed.contrast],
      [false, 'none', 'full', 'plain'],
    );
    await visit(page, { name: 'settings', dialog: { kind: 'settings' } });
    for (const key of ['settings-colours-lessGreen', 'settings-contrast', 'settings-calm']) await choose(page, key);
    const chosen = await lookOf(page);
    assert.deepEqual([chosen.picture, chosen.filter], [true, 'colours-lessGreen']);
    assert.deepEqual([chosen.motion, chosen.contrast], ['less', 'more']);
    assert.notEqual(chosen.lesser, printed.lesser);
    await page.reload();
    await page.waitForSelector('[data-focus="title-settings"]');
    assert.deepEqual(await lookOf(page), chosen);

    // The device itself may ask for it.
    await press(page, 'title-settings');
    await page.uncheck('[data-focus="settings-calm"]', { force: true });
    assert.equal((await lookOf(page)).motion, 'full');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.documentElement.dataset.motion === 'less');

    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement === null);
    assert.deepEqual(errors, []);
    await close();
  },
};
