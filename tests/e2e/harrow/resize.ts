import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { layoutFor } from '../../../src/app/harrow/layout.ts';
import type { MapScene } from '../../../src/scenes/harrow/map/map-scene.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest, Stage } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { readPng } from '../png.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { litHexes } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

const flat = { width: 844, height: 390 } as const;
const upright = { width: 390, height: 844 } as const;
const tablet = { width: 1024, height: 768 } as const;
const uprightTablet = { width: 768, height: 1024 } as const;

async function openFlat({ browser, url }: Stage, situation: Situation) {
  const opened = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false }, flat);
  const { page } = opened;
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
  await page.waitForFunction(() => gameTest.app.match !== undefined);
  await page.evaluate(() => gameTest.app.curtain !== undefined && gameTest.app.liftCurtain());
  await settled(page);
  return opened;
}

async function turnTo(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  const { id } = layoutFor(size.width, size.height);
  await page.waitForFunction((wanted) => gameTest.app.stage.layout.id === wanted, id);
  await settled(page);
}

/** What a player has in hand and in mind. */
const underWay = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { app, state } = gameTest;
    const asked = document.querySelector('.prompt h2')?.textContent;
    return JSON.stringify([state(), app.screen, app.interaction?.selection, asked]);
  });

const resizeTest: BrowserTest = {
  name: 'the window may change its size in mid-game',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
    await beginWithPeople(page);
    for (const size of [
      { width: 844, height: 390 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.waitForFunction((w) => gameTest.app.stage.layout.width === w, size.width);
      await page.waitForTimeout(300);
      await settled(page);
      await press(page, 'boards');
      await settled(page);
      await press(page, 'back');
      await settled(page);
    }
    assert.deepEqual(errors, []);
    await close();
  },
};

/** How bright the middle of the window is, and its left and right edges. */
async function brightness(page: Page): Promise<{ readonly middle: number; readonly sides: number }> {
  const { width, height, pixels } = readPng(await page.screenshot());
  const mean = (from: number, to: number): number => {
    let sum = 0;
    let count = 0;
    for (let y = Math.floor(height / 4); y < (height * 3) / 4; y++) {
      for (let x = Math.floor(width * from); x < Math.floor(width * to); x++, count++) {
        sum += Math.max(...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
      }
    }
    return sum / count;
  };
  return { middle: mean(0.3, 0.7), sides: (mean(0, 0.05) + mean(0.95, 1)) / 2 };
}

const sightTest: BrowserTest = {
  name: 'a window that changes is never black: what was drawn stays until all is there, and goes on beyond the stage',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
    await beginWithPeople(page);
    const { middle } = await brightness(page);
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/art/**', (route) => sent.then(() => route.continue()));
    for (const size of [
      { width: 1024, height: 768 },
      { width: 2100, height: 900 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(200);
      assert.ok((await brightness(page)).middle > middle * 0.7, `black at ${size.width}x${size.height}`);
    }
    send();
    await page.setViewportSize({ width: 2100, height: 900 });
    await page.waitForFunction(() => gameTest.app.stage.x > 0 && (gameTest.scene() as MapScene).showing !== undefined);
    await settled(page);
    const seen = await brightness(page);
    assert.ok(seen.middle > middle * 0.7);
    // The colour of an empty page is 20.
    assert.ok(seen.sides > 23, `nothing beyond the stage: ${seen.sides}`);
    assert.deepEqual(errors, []);
    await close();
  },
};

const turnTests: readonly BrowserTest[] = [
  {
    name: 'a phone may be turned in mid-turn: what was picked up stays in hand, and the same hexes are lit',
    async run(stage) {
      const { page, errors, close } = await openFlat(stage, 'points');
      const [from] = await litHexes(page, 'source');
      await page.evaluate((hex) => gameTest.app.select({ from: hex }), from);
      await settled(page);
      const [before, lit] = [await underWay(page), await litHexes(page, 'target')];
      assert.ok(lit.length > 0);
      for (const size of [upright, flat, uprightTablet, tablet, uprightTablet]) {
        await turnTo(page, size);
        assert.equal(await underWay(page), before);
        assert.deepEqual(await litHexes(page, 'target'), lit);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a tablet may be turned while a dialog is read: it stays open, at its place, with the focus where it was',
    async run(stage) {
      const { page, errors, close } = await openFlat(stage, 'points');
      await turnTo(page, tablet);
      await page.evaluate(() => gameTest.app.open({ kind: 'rules', article: 'TRK' }));
      const reading = () =>
        page.evaluate(() => {
          const { scrollTop = 0 } = document.querySelector('.rulebook .scrolls') ?? {};
          const focused = document.activeElement?.closest<HTMLElement>('[data-focus]')?.dataset.focus;
          return { kind: gameTest.app.dialog?.kind, isScrolled: scrollTop > 0, focused };
        });
      await page.evaluate(() => {
        document.querySelector('.rulebook .scrolls')?.scrollBy(0, 60);
        document.querySelector<HTMLElement>('[data-focus="rules-search"]')?.focus();
      });
      const before = await reading();
      assert.deepEqual(before, { kind: 'rules', isScrolled: true, focused: 'rules-search' });
      for (const size of [uprightTablet, tablet]) {
        await turnTo(page, size);
        assert.deepEqual(await reading(), before);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a phone may be turned while a hand lies open, with the card that is read',
    async run(stage) {
      const { page, errors, close } = await openFlat(stage, 'largeHand');
      await press(page, 'hand-stack');
      const [, second] = await page.evaluate(() => gameTest.app.hand?.cards ?? []);
      await press(page, `edge-${second}`);
      const whole = () => page.getAttribute('.hand-open .card-large:not(.folded)', 'data-card');
      for (const size of [upright, flat]) {
        await turnTo(page, size);
        assert.equal(await whole(), second);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
];

export const resizeTests: readonly BrowserTest[] = [resizeTest, sightTest, ...turnTests];
