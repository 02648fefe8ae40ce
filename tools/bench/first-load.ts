import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { Language } from '../../src/session/settings.ts';

/** Milliseconds to wait for the browser on a busy machine. */
const patience = 120_000;

/** Letters are compressed already. */
async function bytesOf(address: string): Promise<number> {
  const content = Buffer.from(await (await fetch(address)).arrayBuffer());
  return address.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

/** Bytes of every file a first visit to an address asks for until its first screen can be used, compressed as servers do. */
export async function firstLoad(browser: Browser, url: string, language: Language): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: language });
  const page = await context.newPage();
  await page.goto(url, { timeout: patience });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: patience });
  const asked = await page.evaluate(() => {
    const [{ startTime: usable }] = performance.getEntriesByName('usable');
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usable);
    return [window.location.href, ...files.map(({ name }) => name)];
  });
  await context.close();
  const { origin } = new URL(url);
  const addresses = asked.map((each) => new URL(each)).filter((each) => each.origin === origin);
  let bytes = 0;
  for (const address of new Set(addresses.map((each) => origin + each.pathname))) bytes += await bytesOf(address);
  return bytes;
}
