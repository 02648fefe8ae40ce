import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import map from '../../../locales/en/harrow/map.json' with { type: 'json' };
import table from '../../../locales/en/harrow/table.json' with { type: 'json' };
import tiles from '../../../locales/en/harrow/tiles.json' with { type: 'json' };
import type { TileId } from '../../../src/engine/games/harrow/state/tiles.ts';
import type { Jar } from '../../../src/engine/games/harrow/state/tokens.ts';
import { type AppPage, openApp } from '../app-page.ts';
import type { BrowserTest, Stage } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { stateOf } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** A finger touches the middle of the county, so many times in quick succession. */
function tap(page: Page, times: number): Promise<void> {
  return page.evaluate((n) => {
    const touch = { clientX: 378, clientY: 171, pointerType: 'touch', bubbles: true };
    for (let i = 0; i < n; i++) {
      for (const type of ['pointerdown', 'pointerup']) {
        document.querySelector('.hex-field')?.dispatchEvent(new PointerEvent(type, touch));
      }
    }
  }, times);
}

/** A finger touches a control. */
function touch(page: Page, key: string): Promise<void> {
  return page.evaluate((wanted) => {
    const control = document.querySelector(`[data-focus="${wanted}"]`);
    control?.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, detail: 1 }));
  }, key);
}

/** A finger is laid on a control, or lifted from it. */
function finger(page: Page, key: string, type: 'pointerdown' | 'pointerup'): Promise<void> {
  return page.evaluate(
    ([wanted, event]) => {
      const control = document.querySelector(`[data-focus="${wanted}"]`);
      control?.dispatchEvent(new PointerEvent(event, { pointerType: 'touch', bubbles: true }));
    },
    [key, type] as const,
  );
}

/** A saved situation on a phone. */
async function openOnPhone({ browser, url }: Stage, situation: Situation): Promise<AppPage> {
  const settings = { language: 'en', speed: 'instant', curtain: false } as const;
  const app = await openApp(browser, url, settings, { width: 844, height: 390 });
  const { page } = app;
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
  await page.waitForFunction(() => gameTest.app.match !== undefined);
  await settled(page);
  return app;
}

const scaleOf = (page: Page) => page.evaluate(() => gameTest.app.view.scale);

export const touchTests: readonly BrowserTest[] = [
  {
    name: 'a double tap on idle ground brings the map of a phone close, and the whole county back',
    async run({ browser, url }) {
      const phone = { width: 844, height: 390 };
      const { page, errors, close } = await openApp(
        browser,
        url,
        { language: 'en', speed: 'instant', curtain: false },
        phone,
      );
      await beginWithPeople(page);
      await tap(page, 2);
      assert.ok((await scaleOf(page)) > 1.5);
      for (let i = 0; i < 2; i++) {
        await page.waitForTimeout(400);
        await tap(page, 1);
      }
      assert.ok((await scaleOf(page)) > 1.5, 'two slow taps are not a double tap');
      await page.waitForTimeout(400);
      await tap(page, 2);
      assert.equal(await scaleOf(page), 1);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a finger sees on the map what a power can do before it uses it',
    async run(stage) {
      const { page, errors, close } = await openOnPhone(stage, 'legend');
      const before = await stateOf(page);
      const shown = () => page.$$eval('.preview-hex', (hexes) => hexes.length);
      const label = () => page.textContent('[data-focus="choice-power"] .label');
      const name = await label();
      await touch(page, 'choice-power');
      assert.ok((await shown()) > 0, 'the first tap shows hexes');
      assert.equal(await label(), table.preview.again);
      await tap(page, 1);
      assert.equal(await shown(), 0, 'a tap elsewhere takes it back');
      assert.equal(await label(), name);
      await touch(page, 'choice-power');
      assert.deepEqual(await stateOf(page), before);
      await touch(page, 'choice-power');
      await settled(page);
      const after = await stateOf(page);
      const last = await page.evaluate(() => gameTest.app.match?.session.log.at(-1)?.events.map((e) => e.type));
      assert.ok(last?.includes('powerUsed'), `the second tap uses it: ${last}`);
      assert.notDeepEqual(after, before);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'on a phone an opened card shows on the map what it can do, and the cards come back',
    async run(stage) {
      const { page, errors, close } = await openOnPhone(stage, 'hand');
      await page.evaluate(() => gameTest.app.curtain !== undefined && gameTest.app.liftCurtain());
      const before = await stateOf(page);
      await press(page, 'hand-stack');
      const isReadable = () => page.$eval('.hand-open .card-face', (face) => getComputedStyle(face).visibility);
      const shown = () => page.$$eval('.preview-hex', (hexes) => hexes.length);
      const key = await page.getAttribute('.peek-card', 'data-focus');
      assert.ok(key);
      await press(page, key);
      assert.ok((await shown()) > 0);
      assert.equal(await isReadable(), 'hidden');
      await press(page, 'peek-back');
      assert.equal(await shown(), 0);
      assert.equal(await isReadable(), 'visible');
      await press(page, key);
      await page.keyboard.press('Escape');
      assert.equal(await isReadable(), 'visible');
      assert.deepEqual(await stateOf(page), before);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a finger reads a bonus tile before it uses it',
    async run(stage) {
      const { page, errors, close } = await openOnPhone(stage, 'tile');
      const tile = await page.evaluate(() => {
        const { app } = gameTest;
        if (app.curtain !== undefined) app.liftCurtain();
        return document.querySelector<HTMLElement>('[data-tile][data-state="open"]')?.dataset.tile as TileId;
      });
      assert.ok(tile);
      const isUsed = () =>
        page.evaluate(
          (id) => gameTest.app.match?.session.state.slots.flat().some((each) => each.tile === id && each.used),
          tile,
        );
      await touch(page, `tile-${tile}`);
      const words = (await page.textContent('.tile-sheet'))?.replaceAll('\u00a0', ' ');
      assert.ok(words?.includes(tiles[tile].text), `the sheet says: ${words}`);
      assert.equal(await isUsed(), false);
      await press(page, `use-${tile}`);
      await settled(page);
      // A tile that would do nothing asks once more.
      if (await page.$('[data-focus="confirm-yes"]')) await press(page, 'confirm-yes');
      await settled(page);
      assert.equal(await isUsed(), true);
      assert.equal(await page.$('.tile-sheet'), null);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a finger that rests on a jar reads what it does, and breaks it with the next tap',
    async run(stage) {
      const { page, errors, close } = await openOnPhone(stage, 'turn');
      const jar = await page.evaluate(() => {
        const { focus, jar: id } = document.querySelector<HTMLElement>('[data-jar][data-state="open"]')?.dataset ?? {};
        return focus === undefined ? undefined : { key: focus, id: id as Jar };
      });
      assert.ok(jar);
      const before = await stateOf(page);
      await finger(page, jar.key, 'pointerdown');
      const tip = await page.waitForSelector('.tip.about');
      const words = (await tip.textContent())?.replaceAll('\u00a0', ' ');
      assert.ok(words?.includes(map.jarHint[jar.id]), `the tip says: ${words}`);
      await finger(page, jar.key, 'pointerup');
      await touch(page, jar.key);
      assert.equal(await page.$('.tip.about'), null);
      assert.deepEqual(await stateOf(page), before);
      await page.waitForTimeout(500);
      await touch(page, jar.key);
      await settled(page);
      assert.notDeepEqual(await stateOf(page), before);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a finger or the arrow keys unfold any card of a large hand on a phone',
    async run(stage) {
      const { page, errors, close } = await openOnPhone(stage, 'largeHand');
      const cards = await page.evaluate(() => {
        const { app } = gameTest;
        if (app.curtain !== undefined) app.liftCurtain();
        return app.hand?.cards ?? [];
      });
      assert.ok(cards.length > 5);
      await press(page, 'hand-stack');
      const whole = () =>
        page.evaluate(() => {
          const shown = [...document.querySelectorAll('.hand-open .play-card')].filter((each) =>
            each.checkVisibility(),
          );
          return shown.map((each) =>
            each === document.activeElement ? each.getAttribute('data-focus') : 'not focused',
          );
        });
      for (const card of [...cards].reverse()) {
        await touch(page, `edge-${card}`);
        assert.deepEqual(await whole(), [`play-${card}`]);
      }
      for (const card of [...cards.slice(1), cards[0]]) {
        await page.keyboard.press('ArrowRight');
        assert.deepEqual(await whole(), [`play-${card}`]);
      }
      await page.keyboard.press('Escape');
      assert.equal(await page.$('.hand-open'), null);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
