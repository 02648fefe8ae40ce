import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press } from './controls.ts';
import { layCard, takeDevice, throwDie } from './toy-player.ts';

declare const gameTest: {
  readonly app: { readonly table?: { readonly session: { readonly log: readonly unknown[] } } };
};

/** By what the tabs know of one another. */
const ways: Readonly<Record<string, () => void>> = {
  locks: () => undefined,
  'a broadcast channel': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  },
  'the storage alone': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  },
};

const actions = (page: Page) => page.evaluate(() => gameTest.app.table?.session.log.length);

export const twoTabsTests: readonly BrowserTest[] = Object.entries(ways).map(([way, prepare]) => ({
  name: `a game is played in one tab; another can take it over and nothing is lost (by ${way})`,
  async run({ browser, toyUrl }) {
    const {
      page: first,
      context,
      errors,
      close,
    } = await openApp(browser, toyUrl, { language: 'pl', speed: 'instant' });
    await context.addInitScript(prepare);
    await first.reload();
    await press(first, 'title-new');
    const [card] = await takeDevice(first);
    await layCard(first, card);
    await throwDie(first);

    const second = await context.newPage();
    await second.goto(toyUrl);
    await second.waitForSelector('#trouble.shown');
    assert.match((await second.textContent('#trouble')) ?? '', /Gra jest otwarta na innej karcie/);
    // Nothing happens to the first as long as nobody asks for it.
    const [next] = await takeDevice(first);
    await layCard(first, next);
    assert.equal(await actions(first), 3);

    await second.keyboard.press('Enter');
    await press(second, 'title-continue');
    await second.waitForSelector('[data-focus="tip"]');
    await first.waitForSelector('#trouble.shown');
    assert.equal(await actions(second), 3);
    await throwDie(second);

    await first.keyboard.press('Enter');
    // Loaded anew, it is back in the game at once.
    await first.waitForSelector('[data-focus="curtain-lift"]');
    assert.equal(await actions(first), 4);
    await second.waitForSelector('#trouble.shown');
    assert.deepEqual(errors, []);
    await close();
  },
}));
