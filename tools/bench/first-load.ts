import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from '../../tests/e2e/chromium.ts';
import type { Site } from '../../tests/e2e/site.ts';

/** Milliseconds to wait for the browser on a busy machine. */
const patience = 120_000;

/** Bytes of every file a first visit to a game asks for until its title stands, compressed as servers do. */
export async function firstLoad(site: Site, game: string): Promise<number> {
  // Phaser's canvas renderer loads the same files and stands sooner where WebGL is drawn in software.
  const browser = await launch({ webgl: false });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const asked = new Set<string>();
  page.on('requestfinished', (request) => asked.add(request.url()));
  await page.goto(`${site.url}?game=${game}`, { timeout: patience });
  await page.waitForFunction(
    () => 'gameTest' in window && document.getElementById('loading')?.hidden === true,
    undefined,
    { timeout: patience },
  );
  await page.waitForLoadState('networkidle', { timeout: patience });
  await browser.close();
  let bytes = 0;
  for (const url of asked) {
    if (!url.startsWith(site.url)) continue;
    const path = decodeURIComponent(new URL(url).pathname.slice(new URL(site.url).pathname.length)) || 'index.html';
    const file = readFileSync(join(site.folder, path));
    bytes += path.endsWith('.woff2') ? file.length : gzipSync(file).length;
  }
  return bytes;
}
