import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { isThere, press, settled } from './controls.ts';
import { blankFiles, type Files, serve } from './site.ts';

declare const gameTest: { readonly app: { go(screen: 'title'): void } };

/** Loads the page anew: what of it comes from the network before the title can be used. */
async function fetchedAnew(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) fetched.push(response.url());
  });
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  return [...fetched];
}

/** Another version of the program comes to the server, and the page hears of it. */
async function bringUpdate(page: Page, files: Files): Promise<void> {
  files.set('/sw.js', `${files.get('/sw.js')}\n// Another version.`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    await window.answerTo(() => registration?.waiting);
  });
}

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

async function isOnMap(page: Page): Promise<void> {
  await page.waitForSelector('.stage[data-screen="map"]');
  await settled(page);
}

export const offlineTest: BrowserTest = {
  name: 'after the first visit the game starts without a network and is played without one; a new version asks, and never in a game',
  async run({ browser, folder }) {
    const files = blankFiles(folder, '/');
    const { origin, close: closeSite } = await serve(files);
    const settings = { language: 'cs', speed: 'instant' } as const;
    const { page, context, errors, close } = await openApp(browser, `${origin}/?offline`, settings);
    const { manifest, icon } = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
      const manifest = await (await fetch(address)).json();
      return { manifest, icon: (await fetch(manifest.icons[0].src)).status };
    });
    assert.deepEqual([manifest.display, manifest.start_url, icon], ['fullscreen', './', 200]);
    await press(page, 'box-open');
    await page.waitForSelector('html[data-offline="harrow"]', { timeout: 120_000 });
    assert.deepEqual(await fetchedAnew(page), []);

    await context.setOffline(true);
    await page.reload();
    await press(page, 'title-new');
    await press(page, 'new-play');
    await isOnMap(page);
    await page.reload();
    await isOnMap(page);
    await page.goBack();
    await press(page, 'title-shelf');
    await page.waitForSelector('.stage[data-screen="shelf"]');
    await press(page, 'shelf-continue');
    await isOnMap(page);

    await context.setOffline(false);
    await bringUpdate(page, files);
    await press(page, 'boards');
    await press(page, 'back');
    await isOnMap(page);
    assert.equal(await isThere(page, 'confirm-yes'), false, 'nobody is asked in a game');
    await page.evaluate(() => gameTest.app.go('title'));
    assert.match((await page.textContent('[role="dialog"]')) ?? '', /Je tu novější verze/);
    await press(page, 'confirm-no');
    assert.ok(await waits(page));
    await page.reload();
    await press(page, 'confirm-yes');
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
    await page.goto(`${origin}/?game=harrow&offline`);
    await press(page, 'title-continue');
    await isOnMap(page);
    assert.deepEqual(errors, []);
    await close();
    closeSite();
  },
};
