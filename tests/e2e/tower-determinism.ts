import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { towerFingerprint } from './tower-fingerprint.ts';

const SEEDS = Array.from({ length: 50 }, (_, i) => i + 1);

/** What the drops and throws of each seed come to in Node. */
export const fingerprintsHere = (): string[] => SEEDS.map(towerFingerprint);

/** The same in a browser, which evaluates an expression to a text. */
export async function fingerprintsIn(evaluate: (expression: string) => Promise<string>): Promise<string[]> {
  const fingerprints = `${JSON.stringify(SEEDS)}.map((seed) => tower.towerFingerprint(seed))`;
  return JSON.parse(await evaluate(`(async () => { ${await bundle()}; return JSON.stringify(${fingerprints}); })()`));
}

/** The same drops and throws give the same motion, bit for bit, in Node and in the browser (HC-TREE-9). Throws where they do not. */
export async function checkTowerInBrowser(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  try {
    const there = await fingerprintsIn((expression) => page.evaluate<string>(expression));
    const here = fingerprintsHere();
    const different = SEEDS.filter((_seed, i) => there[i] !== here[i]);
    if (different.length > 0) {
      throw new Error(
        `drops or throws differ between Node and the browser for ${different.length} of ${SEEDS.length} seeds: ${different.join(', ')}`,
      );
    }
  } finally {
    await page.close();
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./tower-fingerprint.ts', import.meta.url)),
        formats: ['iife'],
        name: 'tower',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('the bundle of the tree was not built');
  return output.output[0].code;
}
