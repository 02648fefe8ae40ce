import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Progress } from '../../../src/session/harrow/campaign/progress.ts';
import { noProgress } from '../../../src/session/harrow/campaign/progress.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { stateOf } from './player.ts';
import { saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

const won: Progress = {
  ...noProgress,
  nights: { ...noProgress.nights, night1: { played: 1, best: { cards: 11, points: [4, 6], embers: 2 } } },
};

/** Opens a file and waits until what it holds is kept. */
async function importText(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => gameTest.app.importSave(new File([content], 'f.json')), text);
  await settled(page);
}

export const harrowTabsTest: BrowserTest = {
  name: 'a second tab takes over game and nights, and neither is lost when the first has them back',
  async run({ browser, url }) {
    const settings = { language: 'en', speed: 'instant', curtain: false } as const;
    const { page: first, context, errors, close } = await openApp(browser, url, settings);
    await importText(first, JSON.stringify(won));
    await importText(first, saveIn('turn'));
    const state = await stateOf(first);
    await first.evaluate(() => document.querySelector<HTMLElement>('.jar.open')?.click());
    await first.waitForFunction(() => (gameTest.app.match?.session.undoDepth ?? 0) > 0 || gameTest.app.dialog);
    await settled(first);
    const played = await stateOf(first);
    assert.notDeepEqual(played, state);

    const second = await context.newPage();
    await second.goto(url);
    await second.waitForSelector('#trouble.shown');
    await second.keyboard.press('Enter');
    await second.waitForSelector('[data-focus="title-continue"]');
    await second.evaluate(() => gameTest.app.continueGame());
    await settled(second);
    assert.deepEqual(await stateOf(second), played);
    const nights = await second.evaluate(() => gameTest.app.nights.nights.night1);
    assert.deepEqual(nights, won.nights.night1);

    await first.waitForSelector('#trouble.shown');
    await first.keyboard.press('Enter');
    await first.waitForSelector('.stage[data-screen="map"]');
    await settled(first);
    assert.deepEqual(await stateOf(first), played);
    assert.deepEqual(await first.evaluate(() => gameTest.app.nights.nights.night1), won.nights.night1);
    await second.waitForSelector('#trouble.shown');
    assert.deepEqual(errors, []);
    await close();
  },
};
