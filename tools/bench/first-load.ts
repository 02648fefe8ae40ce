import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from '../../tests/e2e/chromium.ts';
import type { Site } from '../../tests/e2e/site.ts';

/** Milliseconds to wait for the browser on a busy machine. */
const patience = 120_000;

/** Bytes of every file a first visit to a game asks for until its title can be used, compressed as servers do. */
export async function firstLoad(site: Site, game: string): Promise<number> {
  // Phaser's canvas renderer loads the same files and stands sooner where WebGL is drawn in software.
  const browser = await launch({ webgl: false });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${site.url}?game=${game}`, { timeout: patience });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: patience });
  const asked = await page.evaluate(() => {
    const [{ startTime: usable }] = performance.getEntriesByName('usable');
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usable);
    return [window.location.href, ...files.map(({ name }) => name)];
  });
  await browser.close();
  const { origin, pathname: base } = new URL(site.url);
  const paths = asked.map((url) => new URL(url)).filter((url) => url.origin === origin);
  let bytes = 0;
  for (const path of new Set(paths.map(({ pathname }) => decodeURIComponent(pathname.slice(base.length))))) {
    const file = readFileSync(join(site.folder, path || 'index.html'));
    bytes += path.endsWith('.woff2') ? file.length : gzipSync(file).length;
  }
  return bytes;
}
