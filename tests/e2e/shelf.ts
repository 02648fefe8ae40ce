import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type Language, languages, type Settings } from '../../src/session/settings.ts';
import { firstLoad } from '../../tools/bench/first-load.ts';
import { openApp, plantSeed, waitInPage } from './app-page.ts';
import { loadAudit, violations } from './audit.ts';
import { type BrowserTest, withoutPictures } from './browser-test.ts';
import { focusOf, press, settled } from './controls.ts';
import { misplacedWords } from './misplaced-words.ts';
import { withGame } from './site.ts';

declare const gameTest: { readonly app: { change(settings: Partial<Settings>): void } };

const sizes = [
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
  [768, 1024],
] as const;

const wordsOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/shell/shelf.json`, import.meta.url), 'utf8'));

const screenIs = (page: Page, screen: string) => page.waitForSelector(`.stage[data-screen="${screen}"]`);

/** Words that are wider than what they stand in, and boards that cannot be scrolled to. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.plank, .shelf-tag, .shelf-paper, .shelf-column')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `too wide: ${each.textContent}`),
  );

/** As much as anybody should have to wait for before the first game is chosen, in compressed bytes. */
const most = 450_000;

const layoutTest: BrowserTest = {
  name: 'the shelf is read in every language, layout and size of letters, by eye and by ear',
  async run({ browser, blankUrl }) {
    const { page, errors, close } = await openApp(browser, blankUrl, { language: 'en', speed: 'instant' });
    await loadAudit(page);
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const language of languages) {
        for (const textSize of [100, 200] as const) {
          await page.evaluate((settings) => gameTest.app.change(settings), { language, textSize });
          await page.evaluate((lang) => window.answerTo(() => document.documentElement.lang === lang), language);
          for (const box of ['harrow', 'root']) {
            await page.evaluate((id) => document.querySelector<HTMLElement>(`[data-focus="box-${id}"]`)?.focus(), box);
            if ((await page.getAttribute(`[data-focus="box-${box}"]`, 'aria-pressed')) !== 'true')
              await page.keyboard.press('Enter');
            const found = [...(textSize === 100 ? await misplacedWords(page) : []), ...(await tooWide(page))];
            const where = `${width}x${height} ${language} ${textSize} % ${box}`;
            faults.push(...[...found, ...(await violations(page))].map((fault) => `${where}: ${fault}`));
          }
        }
      }
    }
    await page.evaluate(() => gameTest.app.change({ language: 'pl', textSize: 100 }));
    for (const dialog of ['settings', 'credits']) {
      await press(page, `shelf-${dialog}`);
      await page.waitForSelector('[role="dialog"]');
      faults.push(...(await violations(page)).map((fault) => `${dialog}: ${fault}`));
      await page.keyboard.press('Escape');
      assert.equal(await focusOf(page), `shelf-${dialog}`);
    }
    assert.deepEqual([...faults, ...errors], []);
    await close();
  },
};

const wayTest: BrowserTest = {
  name: 'games are opened from the shelf and gone on with, and the way back leads to it; a reload leads back into the game',
  async run({ browser, blankUrl }) {
    const { page, errors, close } = await openApp(browser, blankUrl, { language: 'en', speed: 'instant' });
    assert.equal(await page.title(), wordsOf('en').name);
    assert.equal(await page.$('[data-focus="shelf-continue"]'), null);
    await press(page, 'box-root');
    await press(page, 'shelf-rules');
    await page.waitForSelector('.stage[data-screen="title"] [role="dialog"]');
    assert.equal(await page.title(), wordsOf('en').root.name);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.modal') === null);
    await press(page, 'title-shelf');
    await screenIs(page, 'shelf');
    // What was taken last is chosen still.
    assert.equal(await page.getAttribute('[data-focus="box-root"]', 'aria-pressed'), 'true');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await focusOf(page), 'box-harrow');
    await press(page, 'language-cs');
    await page.waitForFunction((name) => document.title === name, wordsOf('cs').name);
    await plantSeed(page, 5);
    await press(page, 'shelf-new');
    await press(page, 'new-play');
    await screenIs(page, 'map');
    await settled(page);
    assert.equal(await page.title(), wordsOf('cs').harrow.name);
    await page.reload();
    await screenIs(page, 'map');
    await settled(page);
    await page.goBack();
    await screenIs(page, 'title');
    await page.goBack();
    await screenIs(page, 'shelf');
    await press(page, 'shelf-continue');
    await screenIs(page, 'map');
    await settled(page);

    // Another tab has the shelf, and is asked for this game alone.
    const other = await page.context().newPage();
    await other.goto(blankUrl);
    assert.match((await other.textContent('[data-focus="shelf-continue"]')) ?? '', /Pochmurný kraj, 1\. kolo/);
    await press(other, 'box-open');
    await other.waitForSelector('#trouble.shown');
    await other.goBack();
    await screenIs(other, 'shelf');
    await other.close();

    // In the days of one game its address named none.
    await page.evaluate((address) => window.history.replaceState({ depth: 1, plays: true }, '', address), blankUrl);
    await page.reload();
    await screenIs(page, 'map');
    assert.equal(page.url(), withGame(blankUrl, 'harrow'));
    assert.deepEqual(errors, []);
    await close();
  },
};

const forgetfulTest: BrowserTest = {
  name: 'the shelf of a browser that keeps nothing opens its games in the language that was chosen there',
  async run({ browser, blankUrl }) {
    const context = await browser.newContext({ locale: 'cs-CZ' });
    await context.addInitScript(waitInPage);
    const page = await context.newPage();
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [window, 'localStorage'],
        [window, 'sessionStorage'],
        [IDBFactory.prototype, 'open'],
      ] as const) {
        Object.defineProperty(owner, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto(blankUrl);
    await press(page, 'language-pl');
    await page.waitForFunction((name) => document.title === name, wordsOf('pl').name);
    await press(page, 'box-root');
    await press(page, 'shelf-new');
    await screenIs(page, 'newGame');
    assert.equal(await page.getAttribute('html', 'lang'), 'pl');
    await context.close();
  },
};

const lightTest: BrowserTest = {
  name: 'the shelf can be used after 450 kB, and needs nothing of any game but its box',
  async run({ browser, url }) {
    const bytes = await firstLoad(browser, url, 'cs');
    assert.ok(bytes <= most, `${bytes} bytes`);
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForSelector('[data-focus="shelf-new"]');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const own = files.filter((name) => /harrow|root|phaser|open-game/.test(new URL(name).pathname));
    assert.deepEqual(
      own.filter((name) => !/\/art\/(harrow|root)\/shelf-\w+\.svg$/.test(name)),
      [],
    );
    await page.close();
  },
};

export const shelfTests: readonly BrowserTest[] = [lightTest, ...withoutPictures([layoutTest, wayTest, forgetfulTest])];
