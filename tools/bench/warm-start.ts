import type { Browser } from 'playwright-core';

/** Milliseconds to wait for the browser on a busy machine. */
const patience = 120_000;

/** Milliseconds until the title of a game can be used, for somebody who has been there before. */
export async function warmStart(browser: Browser, url: string, game: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  // Tests' builds keep nothing without being asked to.
  await page.goto(`${url}?game=${game}&offline`, { timeout: patience });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: patience });
  await page.reload({ timeout: patience });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: patience });
  const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0].startTime);
  await context.close();
  return ms;
}
