import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
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

/** A picture that the next version draws anew. */
const redrawn = { address: 'art/harrow/blade-badge.svg', picture: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** Another version of the program comes to the server, with another picture, and the page hears of it. */
async function bringUpdate(page: Page, files: Files): Promise<void> {
  const address = '/offline-harrow.json';
  const list = String(files.get(address));
  const next = JSON.stringify({ ...JSON.parse(list), [redrawn.address]: 'anew' });
  files.set(address, next);
  files.set(`/${redrawn.address}`, redrawn.picture);
  // The service worker knows the list by its sum.
  const [sum, nextSum] = [list, next].map((text) => createHash('md5').update(text).digest('hex'));
  files.set('/sw.js', String(files.get('/sw.js')).replace(sum, nextSum));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    await window.answerTo(() => registration?.waiting);
  });
}

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** Waits until all of the game that is open can be had without a network. */
async function isKept(page: Page, game: string): Promise<void> {
  await page.waitForSelector(`html[data-offline="${game}"]`, { timeout: 120_000 });
}

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
    await isKept(page, 'harrow');
    assert.deepEqual(await fetchedAnew(page), []);
    await page.goto(`${origin}/?game=root&offline`);
    await isKept(page, 'root');

    await context.setOffline(true);
    await page.reload();
    await press(page, 'title-new');
    await press(page, 'play');
    await page.waitForSelector('.stage[data-screen="table"]');
    await settled(page);
    await page.goto(`${origin}/?offline`);
    await press(page, 'box-open');
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
    await page.evaluate(() => Object.assign(window, { isOfOldVersion: true }));
    await press(page, 'confirm-yes');
    // The new version opens the page anew.
    await page.waitForFunction(() => !('isOfOldVersion' in window) && document.readyState === 'complete');
    assert.equal(await waits(page), false);
    await page.goto(`${origin}/?game=harrow&offline`);
    await isKept(page, 'harrow');
    assert.equal(
      await page.evaluate(async (address) => (await caches.match(address))?.text(), redrawn.address),
      redrawn.picture,
    );
    await press(page, 'title-continue');
    await isOnMap(page);
    assert.deepEqual(errors, []);
    await close();
    closeSite();
  },
};
