import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { visit } from './walk.ts';

declare const gameTest: HarrowGameTest;

/** The article at the top of what is read. */
function articleOnTop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const top = document.querySelector('.articles')?.getBoundingClientRect().top ?? 0;
    const shown = [...document.querySelectorAll<HTMLElement>('[data-article]')];
    return shown.find((each) => each.getBoundingClientRect().bottom > top + 1)?.dataset.article;
  });
}

const visibleArticles = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-article]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.dataset.article),
  );

export const rulebookTests: readonly BrowserTest[] = [
  {
    name: 'a refusal opens the rulebook at its rule; it is read in another language, searched and closed',
    async run({ browser, url }) {
      const settings = { language: 'en', speed: 'instant', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings);
      await visit(page, { name: 'a refusal', position: 'attack', refused: true });
      const rule = await page.getAttribute('.notice .rule', 'data-rule');
      const before = await page.evaluate(() => gameTest.state());
      await press(page, 'rule');
      assert.equal(`HC-${await articleOnTop(page)}-`, rule?.replace(/\d+$/, ''));
      const sought = await articleOnTop(page);
      await page.click('.rulebook [data-focus="language"]');
      await page.waitForFunction(() => document.documentElement.lang === 'cs');
      assert.equal(await articleOnTop(page), sought);

      await page.fill('[data-focus="rules-search"]', 'zeton STEZKY mestan');
      assert.deepEqual(await visibleArticles(page), []);
      await page.fill('[data-focus="rules-search"]', 'zeton STEZKY obyvatel');
      const found = await visibleArticles(page);
      assert.ok(found.includes('RES') && !found.includes('ROOT'));
      assert.match((await page.textContent('.found')) ?? '', new RegExp(`^1\\sz\\s${found.length}$`));
      for (const next of ['pl', 'en']) {
        await page.click('.rulebook [data-focus="language"]');
        await page.waitForFunction((language) => document.documentElement.lang === language, next);
      }
      assert.equal(await page.inputValue('[data-focus="rules-search"]'), 'zeton STEZKY obyvatel');
      await page.fill('[data-focus="rules-search"]', '');
      await page.click('[data-focus="rules-ROOT"]');
      assert.equal(await articleOnTop(page), 'ROOT');

      const seen = () => page.textContent('[data-article="ROOT"] figure');
      const first = await seen();
      for (let step = 0; step < 2; step++) await page.click('[data-focus="example-ROOT"]');
      assert.notEqual(await seen(), first);
      await page.click('[data-focus="example-ROOT"]');
      assert.equal(await seen(), first);

      await page.keyboard.press('Escape');
      await settled(page);
      assert.deepEqual(await page.evaluate(() => gameTest.state()), before);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
