import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import type { Language } from '../../../src/session/settings.ts';
import { openApp, plantSeed } from '../app-page.ts';
import { type BrowserTest, inGame, withoutPictures } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { fourSeats } from './four-seats.ts';
import { rootOverflowTests } from './overflow.ts';
import { playOn, screenOf } from './player.ts';
import type { RootGameTest } from './root-test.ts';
import { secretsTest } from './secrets.ts';

declare const gameTest: RootGameTest;

const wordsOf = (language: Language) =>
  JSON.parse(readFileSync(new URL(`../../../locales/${language}/root/ui.json`, import.meta.url), 'utf8'));

/** The Marquise's first moves are told by clicks: where she begins, a march and its undoing, a language in between, a reload. */
const firstTurn: BrowserTest = {
  name: 'a game of Root is set up, played, taken back and found again by clicks (en, pl)',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant' });
    assert.equal(await page.title(), 'Root');
    await press(page, 'title-new');
    await press(page, 'order');
    await plantSeed(page, 7);
    await press(page, 'play');
    await settled(page);
    await press(page, 'place-0');
    await settled(page);
    await press(page, 'undo');
    await settled(page);
    await press(page, 'place-2');
    await settled(page);
    assert.match((await page.getAttribute('[data-focus="place-2"]', 'aria-label')) ?? '', /1 keep/);
    await playOn(page, seedRng(3), async () =>
      page.evaluate(() => gameTest.app.interaction?.deeds.includes('march') === true),
    );
    await press(page, 'deed-march');
    await settled(page);
    await page.evaluate(() => gameTest.app.change({ language: 'pl' }));
    await page.waitForFunction(
      (title) => document.querySelector('.prompt h2')?.textContent === title,
      wordsOf('pl').prompt.march,
    );
    const kept = await page.evaluate(() => JSON.stringify(gameTest.app.match?.session.state));
    await page.reload();
    await page.waitForSelector('.prompt h2');
    await settled(page);
    assert.equal(await page.evaluate(() => JSON.stringify(gameTest.app.match?.session.state)), kept);
    await press(page, 'boards');
    await page.waitForSelector('.board.mc');
    await press(page, 'to-table');
    assert.deepEqual(errors, []);
    await close();
  },
};

/** To the end by clicks, with whatever is on offer. */
const wholeGame = (language: Language, seed: number, size: { width: number; height: number }): BrowserTest => ({
  name: `a game of Root for two is played to its end by clicks (${language}, ${size.width}x${size.height})`,
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language, speed: 'instant' }, size);
    await page.evaluate((planted) => {
      gameTest.app.startGame({
        config: { players: ['mc', 'ed'], map: 'autumn', deck: 'standard' },
        seed: planted,
        controllers: ['human', 'bot'],
        levels: ['gentle', 'steady'],
      });
    }, seed);
    const clicks = await playOn(page, seedRng(seed), async () => (await screenOf(page)) === 'end');
    assert.ok(clicks > 50);
    assert.equal(await page.$$eval('.root-end .story thead th', (sides) => sides.length), 2);
    await press(page, 'end-title');
    assert.deepEqual(errors, []);
    await close();
  },
});

export const rootTests: readonly BrowserTest[] = inGame(
  'root',
  withoutPictures([
    fourSeats('pl', 4, { width: 844, height: 390 }),
    fourSeats('en', 5, { width: 1280, height: 720 }),
    fourSeats('cs', 3, { width: 1024, height: 768 }),
    wholeGame('cs', 5, { width: 390, height: 844 }),
    secretsTest,
    firstTurn,
    ...rootOverflowTests,
  ]),
);
