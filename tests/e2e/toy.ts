import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/session/settings.ts';
import { openApp, plantSeed } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press, settled } from './controls.ts';
import { dieTest } from './toy-die.ts';
import { handOf, layCard, scoreOf, takeDevice, throwDie } from './toy-player.ts';

const wordsOf = (language: Language): { readonly toy: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(new URL(`../toy/locales/${language}/toy/ui.json`, import.meta.url), 'utf8'));

const screenOf = (page: Page) => page.getAttribute('.stage', 'data-screen');
const isThere = async (page: Page, control: string) => (await page.$(`[data-focus="${control}"]`)) !== null;

/** From the title to the end by clicks; between the first turns the language changes, a card is taken back, the page is closed. */
function wholeGame(language: Language, other: Language): BrowserTest {
  return {
    name: `a toy game on the same shell is played, continued, undone and replayed by clicks (${language}, ${other})`,
    async run({ browser, toyUrl }) {
      const { page, errors, close } = await openApp(browser, toyUrl, { language, speed: 'instant' });
      assert.equal(await page.textContent('h1'), wordsOf(language).toy.name);
      assert.equal(await page.title(), wordsOf(language).toy.name);
      assert.equal(await page.getAttribute('link[rel="icon"]', 'href'), 'art/toy/acorn.svg');
      await plantSeed(page, 5);
      await press(page, 'title-new');

      const first = await takeDevice(page);
      assert.equal(first.length, 3);
      await layCard(page, first[0]);
      assert.deepEqual(await handOf(page), first.slice(1));
      await press(page, `card-${first[1]}`);
      await page.waitForSelector('.notice.refusal');
      await press(page, 'undo');
      assert.deepEqual(await handOf(page), first);
      await press(page, `language-${other}`);
      await page.waitForFunction((wanted) => document.title === wanted, wordsOf(other).toy.name);
      assert.equal(await page.getAttribute('html', 'lang'), other);
      await layCard(page, first[0]);
      assert.equal(await page.textContent('[data-focus="tip"]'), wordsOf(other).toy.tip);
      await throwDie(page);

      const second = await takeDevice(page);
      await layCard(page, second[0]);
      const score = await scoreOf(page);
      await page.reload();
      await page.waitForSelector('.score, [data-focus="curtain-lift"], [data-focus="tip"]');
      await settled(page);
      assert.deepEqual([await scoreOf(page), await handOf(page)], [score, []]);
      await throwDie(page);

      while ((await screenOf(page)) !== 'end') {
        const [card] = await takeDevice(page);
        await layCard(page, card);
        await throwDie(page);
      }
      const result = [await page.textContent('h1'), await scoreOf(page)];

      await press(page, 'end-replay');
      await page.waitForSelector('[data-focus="replay-pause"]');
      assert.notEqual(await scoreOf(page), result[1]);
      assert.equal(await isThere(page, 'curtain-lift'), false);
      await page.waitForSelector('[data-focus="end-replay"]', { timeout: 60_000 });
      assert.deepEqual([await page.textContent('h1'), await scoreOf(page)], result);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const toyTests: readonly BrowserTest[] = [wholeGame('en', 'cs'), wholeGame('pl', 'en'), dieTest];
