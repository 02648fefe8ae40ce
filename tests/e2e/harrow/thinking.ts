import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

const decided = 6;

/** What computers alone do first in a game of chapter 1. */
function firstDeeds(page: Page): Promise<string> {
  return page.evaluate((wanted) => {
    gameTest.app.startGame({
      config: { mode: 'ch1', map: 'a', north: 'family' },
      seed: 5,
      controllers: ['bot', 'bot'],
    });
    return window.answerTo(() => {
      const log = gameTest.app.match?.session.log ?? [];
      return log.length >= wanted && JSON.stringify(log.slice(0, wanted));
    });
  }, decided);
}

async function playedWith(browser: Browser, url: string, { workers }: { readonly workers: boolean }) {
  const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant' });
  if (!workers) {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.reload();
    await page.evaluate(() => window.answerTo(() => 'gameTest' in window));
  }
  const deeds = await firstDeeds(page);
  // A worker that could not be used is ended.
  const used = page.workers().length;
  assert.deepEqual(errors, []);
  await close();
  return { deeds, used };
}

const inWorker: BrowserTest = {
  name: 'computers think in a worker of the built game, and where there is none they come to the same on the page',
  async run({ browser, url }) {
    const { deeds, used } = await playedWith(browser, url, { workers: true });
    assert.equal(used, 1);
    assert.deepEqual(await playedWith(browser, url, { workers: false }), { deeds, used: 0 });
  },
};

const advice: BrowserTest = {
  name: 'advice is asked for by a button or a key, is gone once something is done, and is not there for those who do not want it',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant' });
    await page.evaluate(() => {
      gameTest.app.startGame({
        config: { mode: 'ch3', map: 'a', north: 'family' },
        seed: 7,
        controllers: ['human', 'human'],
      });
      gameTest.app.liftCurtain();
    });
    await settled(page);
    for (const ask of [() => press(page, 'hint'), () => page.keyboard.press('h')]) {
      await ask();
      await page.waitForFunction(() => document.querySelector('.prompt h2')?.textContent?.startsWith('Hint: '));
      await page.evaluate(() => {
        const { hint } = gameTest.app;
        if (hint && hint !== 'thinking') gameTest.app.act(hint.action);
      });
      await settled(page);
      assert.equal(await page.evaluate(() => gameTest.app.hint), undefined);
    }
    await page.evaluate(() => gameTest.app.change({ hints: false }));
    await page.waitForFunction(() => document.querySelector('[data-focus="hint"]') === null);
    await page.keyboard.press('h');
    assert.equal(await page.evaluate(() => gameTest.app.hint), undefined);
    assert.deepEqual(errors, []);
    await close();
  },
};

export const thinkingTests: readonly BrowserTest[] = [inWorker, advice];
