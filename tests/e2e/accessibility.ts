import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import { settled } from './player.ts';
import { saveIn } from './positions.ts';
import type { BrowserTest } from './tests.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts the auditor into the page. */
export async function loadAudit(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** What an audit of names, roles, focus and structure finds; contrast is left out, since the words lie on a canvas. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = await window.axe.run('.stage', {
      runOnly: ['wcag2a', 'wcag2aa'],
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
}

export const accessibilityTests: readonly BrowserTest[] = [
  {
    name: 'screen readers are told what the game asks and what has happened',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const told = () => page.evaluate(() => document.querySelector('#overlay > [aria-live]')?.textContent ?? '');
      const asked = () => page.evaluate(() => document.querySelector('[data-spoken] h2')?.textContent ?? '?');
      await page.evaluate((text) => window.gameTest.app.importSave(new File([text], 's.json')), saveIn('turn'));
      await page.waitForFunction(() => window.gameTest.app.match !== undefined);
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
      await page.evaluate(() => window.gameTest.app.open({ kind: 'log' }));
      const happened = await page.evaluate(
        () => [...document.querySelectorAll('.log-lines li')].at(-1)?.textContent ?? '?',
      );
      assert.ok((await told()).includes(happened), `"${happened}" has happened and is not told`);
      await page.evaluate(() => {
        window.gameTest.app.closeDialog();
        window.gameTest.app.undo();
      });
      assert.ok(!(await told()).includes(happened), `"${happened}" is taken back and still told`);
      await close();
    },
  },
];
