import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { onOffer, sourcesOf, targetsOf } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest, Stage } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { offersOn } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** Controls that are on the map whatever is done there, and what screen readers listen to. */
const lasting = [
  '[data-focus="undo"]',
  '[data-focus="settings"]',
  '[data-focus="jar-0-wild"]',
  '#overlay > [aria-live]',
];

declare global {
  interface Window {
    /** Nodes as they were at first. */
    first: readonly (Element | null)[];
  }
}

async function openAt({ browser, url }: Stage, situation: Situation) {
  const app = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
  const { page } = app;
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
  await page.waitForFunction(() => gameTest.app.match !== undefined);
  await settled(page);
  await page.evaluate(() => gameTest.app.skipLessons());
  return app;
}

/** Does the first thing that is offered and leaves the game on the map; says what it was. */
async function actOnMap(page: Page): Promise<string> {
  const offers = new Map(await offersOn(page));
  const jar = onOffer({ spots: offers }, 'jar').find((each) => each.jar !== 'attack');
  const [from] = sourcesOf({ spots: offers });
  const [target] = targetsOf({ spots: offers });
  if (!jar && !target && from !== undefined) {
    await page.evaluate((hex) => gameTest.app.select({ from: hex }), from);
    return actOnMap(page);
  }
  return page.evaluate((offered) => {
    const { app } = gameTest;
    const choices = app.interaction?.choices.flatMap((each) => (each.kind === 'act' ? [each.action] : [])) ?? [];
    const action = offered ?? choices[0];
    if (!action) throw new Error('nothing can be done');
    app.act(action);
    return JSON.stringify(action);
  }, jar ?? target?.action);
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset.focus : undefined,
  );

export const sameNodeTests: readonly BrowserTest[] = [
  {
    name: 'the same buttons stay through ten actions, and who listens or tabs keeps the place',
    async run(stage) {
      const { page, errors, close } = await openAt(stage, 'turn');
      await page.evaluate((selectors) => {
        window.first = selectors.map((selector) => document.querySelector(selector));
      }, lasting);
      await page.focus('[data-focus="settings"]');
      for (let i = 0; i < 10; i++) {
        const done = await actOnMap(page);
        await settled(page);
        const now = await page.evaluate(
          (selectors) => selectors.map((selector, k) => document.querySelector(selector) === window.first[k]),
          lasting,
        );
        assert.deepEqual(
          now,
          lasting.map(() => true),
          `after ${done}`,
        );
        assert.equal(await focused(page), 'settings', `after ${done}`);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'the focus comes back from a dialog to where it was',
    async run(stage) {
      const { page, errors, close } = await openAt(stage, 'turn');
      for (const [control, dialog] of [
        ['settings', 'settings'],
        ['log', 'log'],
        ['jar-0-wild', 'rules'],
      ] as const) {
        await page.focus(`[data-focus="${control}"]`);
        await page.evaluate((kind) => gameTest.app.open({ kind }), dialog);
        assert.notEqual(await focused(page), control, `${dialog} is open`);
        await page.keyboard.press('Escape');
        assert.equal(await focused(page), control, `${dialog} is closed`);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'the focus goes beside a control that is gone when the dialog over it closes',
    async run(stage) {
      const { page, errors, close } = await openAt(stage, 'points');
      const lit = await page.evaluate(() => {
        const { app } = gameTest;
        document.querySelector<HTMLElement>('[data-role="source"]')?.click();
        const twin = document.querySelector<HTMLElement>('.twin.target');
        twin?.focus();
        app.open({ kind: 'settings' });
        app.select({});
        return twin?.dataset.focus;
      });
      assert.match(lit ?? 'nothing', /^hex-/);
      assert.equal(await page.$(`[data-focus="${lit}"]`), null, `${lit} is still lit`);
      await page.keyboard.press('Escape');
      assert.match((await focused(page)) ?? 'nothing', /^hex-/);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
