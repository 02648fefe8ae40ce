/**
 * Takes a picture of every stop of the walk, so that two versions can be compared by eye or with compare-shots.ts:
 * node --import tsx tests/e2e/harrow/shots.ts --out shots/new [--size 844x390] [--language cs] [--text 150] [--only Kammi]
 * The version is the one in the folder where this is started, walk and all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { Language, Settings } from '../../../src/session/settings.ts';
import { launch } from '../chromium.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots/new' },
    size: { type: 'string', multiple: true, default: ['1280x720', '1024x768', '844x390', '390x844'] },
    language: { type: 'string', multiple: true, default: ['en'] },
    text: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
});

const part = (file: string) => import(pathToFileURL(join(process.cwd(), 'tests/e2e', file)).href);
const { openSite, withGame }: typeof import('../site.ts') = await part('site.ts');
const { openApp }: typeof import('../app-page.ts') = await part('app-page.ts');
const { walk, hestersWalk, kammisWalk, fairsWalk, fairMapWalk, visit, leave }: typeof import('./walk.ts') =
  await part('harrow/walk.ts');

/** The same chance in every run: seeds of new games, flames of the title. */
function loadChance(): void {
  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  Crypto.prototype.getRandomValues = (array) => {
    if (array instanceof Uint32Array) array.fill(Math.random() * 2 ** 32);
    return array;
  };
}

const browser = await launch({ webgl: false });
const site = await openSite();

/** The canvas is drawn in the next frame, pictures of the overlay when they have come: until two sights are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(80);
    const picture = await page.screenshot({ animations: 'disabled' });
    if (picture.equals(last)) break;
    last = picture;
  }
  return last;
}

async function shoot(size: string, language: Language): Promise<void> {
  const folder = join(values.out, `${size}-${language}${values.text === '100' ? '' : `-${values.text}`}`);
  mkdirSync(folder, { recursive: true });
  const [width, height] = size.split('x').map(Number);
  const textSize = Number(values.text) as Settings['textSize'];
  const settings = { language, speed: 'instant', curtain: false, textSize } as const;
  const { page, errors, close } = await openApp(browser, withGame(site.url, 'harrow'), settings, { width, height }, 1);
  await page.clock.setFixedTime('2026-11-16T12:00:00Z');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(loadChance);
  await page.reload();
  await page.evaluate(() => window.answerTo(() => 'gameTest' in window && document.getElementById('loading')?.hidden));
  const started = Date.now();
  for (const stop of [...walk, ...hestersWalk, ...kammisWalk, ...fairsWalk, ...fairMapWalk].filter(({ name }) =>
    name.includes(values.only),
  )) {
    await visit(page, stop);
    const name = stop.name.replaceAll(/[^A-Za-z0-9]+/g, '-');
    writeFileSync(join(folder, `${name}.png`), await stillPicture(page));
    await leave(page, stop);
  }
  await close();
  for (const error of errors) process.stdout.write(`${size} ${language}: ${error}\n`);
  process.stdout.write(`${folder}: ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

for (const language of values.language) for (const size of values.size) await shoot(size, language as Language);
await browser.close();
site.close();
