import assert from 'node:assert/strict';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press, settled } from './controls.ts';

export const offlineTest: BrowserTest = {
  name: 'after the first visit the game is installed and can be played without a network',
  async run({ browser, blankUrl }) {
    const { page, context, errors, close } = await openApp(browser, `${blankUrl}?offline`, {
      language: 'cs',
      speed: 'instant',
    });
    const { manifest, icon } = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
      const manifest = await (await fetch(address)).json();
      return { manifest, icon: (await fetch(manifest.icons[0].src)).status };
    });
    assert.deepEqual([manifest.display, manifest.start_url, icon], ['fullscreen', './', 200]);
    await press(page, 'box-open');
    await page.waitForSelector('html[data-offline="harrow"]', { timeout: 120_000 });

    await context.setOffline(true);
    await page.reload();
    await press(page, 'title-new');
    await press(page, 'new-play');
    await page.waitForSelector('.stage[data-screen="map"]');
    await settled(page);
    await page.reload();
    await page.waitForSelector('.stage[data-screen="map"]');
    await settled(page);
    await page.goBack();
    await press(page, 'title-shelf');
    await page.waitForSelector('.stage[data-screen="shelf"]');
    await page.waitForSelector('[data-focus="shelf-continue"]');
    assert.deepEqual(errors, []);
    await close();
  },
};
