import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { focusOf, settled, useKeyboard } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** What is asked for, what is there to be read, and the menu: in this order, and the language at the very end. */
const asked =
  /^(choice-|mode-|what-|price-|nest-|undo|lesson-|group-|hex-|jar-|tile-|card-|hit|stop|tip|sort-|token-|hand-)/;
const menu = ['boards', 'log', 'settings', 'help', 'threats', 'hint', 'zoom', 'language'];

/** The controls of the screen in the order of the Tab key. */
async function tabOrder(page: Page): Promise<string[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.screen')?.focus());
  const order: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await focusOf(page);
    if (name === 'the page' || name === order[0]) return order;
    order.push(name);
  }
}

/** By what the bar asks, where it asks by buttons. */
const situations: readonly (readonly [Situation, string | undefined])[] = [
  ['points', 'mode-move'],
  ['turn', undefined],
  ['hand', undefined],
  ['tree', 'tip'],
  ['sort', 'sort-all'],
];

export const keyboardTests: readonly BrowserTest[] = [
  {
    name: 'a game is played by the keyboard alone, and the focus never falls to the page',
    async run({ browser, url }) {
      const settings = { language: 'en', speed: 'instant', curtain: true } as const;
      const { page, errors, close } = await openApp(browser, url, settings);
      await plantSeed(page, 5);
      await beginWithPeople(page);
      useKeyboard(page);
      const played = await playByClicks(page, {
        until: ({ turn, round }, actions) => actions > 20 && (turn > 2 || round > 1),
        onAction: async (n) => assert.notEqual(await focusOf(page), 'the page', `after ${n} actions`),
      });
      assert.ok(played.actions > 20);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'the Tab key goes through what is asked, then what can be read, then the menu and last the language',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      for (const [situation, first] of situations) {
        await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
        await page.waitForFunction(() => gameTest.app.match !== undefined);
        await page.evaluate(() => gameTest.app.curtain !== undefined && gameTest.app.liftCurtain());
        await settled(page);
        const order = await tabOrder(page);
        if (first) assert.equal(order[0], first, situation);
        assert.equal(order.at(-1), 'language', situation);
        const firstOther = order.findIndex((name) => !asked.test(name));
        const lastAsked = order.findLastIndex((name) => asked.test(name));
        const firstOfMenu = order.findIndex((name) => menu.includes(name));
        assert.ok(lastAsked < firstOfMenu && firstOther > 0, `${situation}: ${order.join(' ')}`);
        assert.ok(
          order.slice(firstOfMenu).every((name) => menu.includes(name)),
          `${situation}: ${order.join(' ')}`,
        );
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
