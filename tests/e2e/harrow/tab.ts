import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../../src/session/settings.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

const nameIn = (language: Language): string =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/shell/shelf.json`, import.meta.url), 'utf8')).harrow
    .name;

export const tabTest: BrowserTest = {
  name: 'the tab bears the picture of the game that is open, and its name in every language',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en' });
    assert.equal(await page.getAttribute('link[rel="icon"]', 'href'), 'art/harrow/lantern-lit.svg');
    assert.equal(await page.title(), 'Harrow County');
    for (const language of languages) {
      await page.evaluate((next) => gameTest.app.change({ language: next }), language);
      await page.waitForFunction((name) => document.title === name, nameIn(language));
    }
    assert.deepEqual(errors, []);
    await close();
  },
};
