import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { focusOf, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { stateOf } from './player.ts';

declare const gameTest: HarrowGameTest;

declare global {
  interface Window {
    pad: { readonly axes: number[]; readonly buttons: { pressed: boolean }[] } | null;
    /** How often the page has asked for pads. */
    asked: number;
  }
}

const numbers = { a: 0, b: 1, left: 14, right: 15, up: 12, down: 13, prompt: 4, log: 5, boards: 6, start: 9 } as const;

/** A pad that is held by nobody yet. */
function feignPad(): void {
  window.pad = null;
  window.asked = 0;
  navigator.getGamepads = () => {
    window.asked++;
    return [window.pad as unknown as Gamepad];
  };
}

const connect = (page: Page) =>
  page.evaluate(() => {
    window.pad = { axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
    window.dispatchEvent(new Event('gamepadconnected'));
  });

const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))));

/** A button is pressed and let go. */
async function push(page: Page, name: keyof typeof numbers): Promise<void> {
  for (const pressed of [true, false]) {
    await page.evaluate(
      ([number, isDown]) => {
        const button = window.pad?.buttons[Number(number)];
        if (button) button.pressed = isDown === true;
      },
      [numbers[name], pressed] as const,
    );
    await frames(page);
  }
}

/** Leans the stick, and lets it go. */
async function lean(page: Page, x: number, y: number): Promise<void> {
  for (const [to, down] of [
    [x, y],
    [0, 0],
  ]) {
    await page.evaluate(([h, v]) => window.pad?.axes.splice(0, 2, h, v), [to, down]);
    await frames(page);
  }
}

/** Goes down as far as it goes, then to the right, and back where it has gone too far. */
async function wander(page: Page, goal: string): Promise<void> {
  await push(page, 'down');
  for (let i = 0, last = ''; i < 30; i++) {
    const now = await focusOf(page);
    if (now === goal) return;
    await push(page, now === 'language' ? 'left' : now === last ? 'right' : 'down');
    last = now;
  }
}

const dialogOf = (page: Page) => page.evaluate(() => gameTest.app.dialog?.kind);

export const gamepadTest: BrowserTest = {
  name: 'a gamepad begins a game, breaks a jar, moves units and goes through dialogs, and is asked only while it is there',
  async run({ browser, url }) {
    const { page, context, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant' });
    await context.addInitScript(feignPad);
    await page.reload();
    await page.evaluate(() =>
      window.answerTo(() => 'gameTest' in window && document.getElementById('loading')?.hidden),
    );
    await frames(page);
    assert.equal(await page.evaluate(() => window.asked), 0, 'nobody asks for pads before one is there');
    await connect(page);
    await push(page, 'down');
    assert.equal(await focusOf(page), 'title-new');
    await push(page, 'a');
    await settled(page);
    await wander(page, 'new-play');
    assert.equal(await focusOf(page), 'new-play');
    await push(page, 'a');
    await page.waitForSelector('.stage[data-screen="map"]');
    await settled(page);
    await page.evaluate(() => gameTest.app.skipLessons());

    await page.focus('[data-focus="jar-0-wild"]');
    await push(page, 'a');
    await settled(page);
    await push(page, 'prompt');
    assert.match(await focusOf(page), /^(choice|mode)-/);
    await lean(page, 0, -1);
    assert.match(await focusOf(page), /^hex-/);
    const before = await stateOf(page);
    await push(page, 'a');
    const source = await focusOf(page);
    await lean(page, 0, -1);
    const target = await focusOf(page);
    assert.match(target, /^hex-/);
    assert.notEqual(target, source);
    await push(page, 'a');
    await settled(page);
    assert.notDeepEqual(await stateOf(page), before);

    await push(page, 'log');
    assert.equal(await dialogOf(page), 'log');
    await push(page, 'b');
    assert.equal(await dialogOf(page), undefined);
    await push(page, 'boards');
    await page.waitForSelector('.stage[data-screen="boards"]');
    await push(page, 'b');
    await page.waitForSelector('.stage[data-screen="map"]');
    await push(page, 'start');
    assert.equal(await dialogOf(page), 'settings');
    await page.focus('[data-focus="settings-effects"]');
    const volume = () => page.evaluate(() => gameTest.app.settings.effects);
    const loud = await volume();
    await push(page, 'left');
    assert.ok((await volume()) < loud);
    await push(page, 'start');
    assert.equal(await dialogOf(page), undefined);

    await page.evaluate(() => {
      window.pad = null;
    });
    await frames(page);
    const asked = await page.evaluate(() => window.asked);
    await frames(page);
    assert.equal(await page.evaluate(() => window.asked), asked, 'a pad that is gone is not asked for');
    assert.deepEqual(errors, []);
    await close();
  },
};
