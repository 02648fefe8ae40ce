import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { openApp } from './app-page.ts';
import { settled } from './player.ts';
import { type Situation, saveIn } from './positions.ts';
import type { BrowserTest } from './tests.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What an audit of names, roles, focus and structure finds; contrast is left out, since the words lie on a canvas. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(
    `axe.run('.stage', { runOnly: ['wcag2a', 'wcag2aa'], rules: { 'color-contrast': { enabled: false } } })`,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

const situations: readonly Situation[] = ['turn', 'points', 'attack', 'tree', 'sort', 'over'];

export const accessibilityTests: readonly BrowserTest[] = [
  {
    name: 'screens and dialogs pass an audit of accessibility',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const found: string[] = [];
      const audit = async (name: string) => {
        await settled(page);
        found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
      };
      await audit('title');
      await page.evaluate(() => window.harrowTest.app.go('newGame'));
      await audit('new game');
      for (const situation of situations) {
        await page.evaluate((text) => window.harrowTest.app.importSave(new File([text], 's.json')), saveIn(situation));
        await page.waitForFunction(() => window.harrowTest.app.match !== undefined);
        await audit(situation);
      }
      for (const kind of ['settings', 'credits', 'log', 'help'] as const) {
        await page.evaluate((wanted) => window.harrowTest.app.open({ kind: wanted }), kind);
        await audit(kind);
      }
      assert.equal(found.length, 0, `violations:\n${found.join('\n')}`);
      await close();
    },
  },
];
