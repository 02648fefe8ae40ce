import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

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
