import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof Axe;
    /** How the stages were built in which nothing was found. */
    audited?: Set<string>;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts the auditor into the page. */
export async function loadAudit(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/**
 * What an audit of names, roles, focus and structure finds; contrast is left out, since the words lie on a canvas. What a
 * word says makes no difference to it, only whether there is one: what is built like something that was faultless is too.
 */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stage = document.querySelector('.stage');
    if (!stage) return ['no stage'];
    const build = stage.outerHTML
      .replaceAll(/ (style|class|src|title|data-[\w-]+)="[^"]*"/g, '')
      .replaceAll(/ (aria-label|alt|value|placeholder)="[^"]*[^"\s][^"]*"/g, ' $1="words"')
      .replaceAll(/>[^<]*[^<\s][^<]*</g, '>words<');
    window.audited ??= new Set();
    if (window.audited.has(build)) return [];
    const found = await window.axe.run('.stage', {
      runOnly: ['wcag2a', 'wcag2aa'],
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    });
    if (found.violations.length === 0) window.audited.add(build);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
}
