import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { waitInPage } from '../app-page.ts';
import type { Driver } from './driver.ts';

/** Names that the compiler gives to functions are not needed in the page. */
const unnamed = 'globalThis.__name ??= (named) => named';

/** What playing by clicks asks of Playwright's page, of any browser. */
export function pageOf(driver: Driver): Page {
  async function evaluate(ask: unknown, told?: unknown): Promise<unknown> {
    const call = `(${ask})(${JSON.stringify(told)})`;
    const text = await driver.evaluate(`(async () => { ${unnamed}; return String(JSON.stringify(await ${call})); })()`);
    return text === 'undefined' ? undefined : JSON.parse(text);
  }
  const page = {
    evaluate,
    $: (selector: string) => evaluate((wanted: string) => document.querySelector(wanted) && true, selector),
    mouse: { click: (x: number, y: number) => driver.click(x, y) },
    waitForTimeout: (ms: number) => pass(ms),
    viewportSize: () => driver.size,
  };
  return page as unknown as Page;
}

/** Waits until the game can be played on a page that has just been loaded. */
export async function awaitGame(page: Page): Promise<void> {
  await page.evaluate(waitInPage);
  await page.evaluate(() => window.answerTo(() => 'gameTest' in window && document.getElementById('loading')?.hidden));
}
