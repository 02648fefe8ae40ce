import assert from 'node:assert/strict';
import { languages } from '../../../src/session/settings.ts';
import { firstLoad } from '../../../tools/bench/first-load.ts';
import type { BrowserTest } from '../browser-test.ts';

/** As much of the game as anybody should have to wait for, in compressed bytes. */
const most = 700_000;

export const firstLoadTest: BrowserTest = {
  name: 'the title can be used after 700 kB in every language, and is painted while it is looked at',
  async run({ browser, url }) {
    for (const language of languages) {
      const bytes = await firstLoad(browser, url, language);
      assert.ok(bytes <= most, `${bytes} bytes in ${language}`);
    }
    const page = await browser.newPage();
    let paint = () => {};
    await page.route(/assets\/picture-.*\.js$/, (route) => {
      paint = () => void route.continue();
    });
    await page.goto(url);
    await page.click('[data-focus="title-settings"]');
    await page.waitForSelector('[role="dialog"]');
    assert.equal(await page.$('#picture canvas'), null);
    paint();
    await page.waitForSelector('#picture canvas');
    await page.waitForSelector('#loading', { state: 'hidden' });
    assert.ok(await page.$('[role="dialog"]'), 'what was opened stays open');
  },
};
