import assert from 'node:assert/strict';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

export const accessibilityTests: readonly BrowserTest[] = [
  {
    name: 'screen readers are told what the game asks and what has happened',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const told = () => page.evaluate(() => document.querySelector('#overlay > [aria-live]')?.textContent ?? '');
      const asked = () => page.evaluate(() => document.querySelector('[data-spoken] h2')?.textContent ?? '?');
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn('turn'));
      await page.waitForFunction(() => gameTest.app.match !== undefined);
      await settled(page);
      const first = await asked();
      assert.ok((await told()).includes(first), `"${first}" is asked and not told`);
      await page.evaluate(() => {
        const [jar] = document.querySelectorAll<HTMLElement>('.jar.open');
        jar.click();
      });
      await page.waitForFunction((before) => document.querySelector('[data-spoken] h2')?.textContent !== before, first);
      await settled(page);
      const next = await asked();
      assert.ok((await told()).includes(next), `"${next}" is asked and not told`);
      await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
      const happened = await page.evaluate(
        () => [...document.querySelectorAll('.log-lines li')].at(-1)?.textContent ?? '?',
      );
      assert.ok((await told()).includes(happened), `"${happened}" has happened and is not told`);
      await page.evaluate(() => {
        gameTest.app.closeDialog();
        gameTest.app.undo();
      });
      assert.ok(!(await told()).includes(happened), `"${happened}" is taken back and still told`);
      await close();
    },
  },
];
