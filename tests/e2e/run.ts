import { rmSync } from 'node:fs';
import { launch } from './chromium.ts';
import { runTest } from './run-test.ts';
import { openSite } from './site.ts';
import { browserTests } from './tests.ts';
import { openToySite } from './toy-site.ts';

/** Tests that run side by side, each lane in a browser of its own: what is open there belongs to its test. */
const lanes = 3;

/** What failing tests leave behind. */
const results = 'test-results';

const wanted = process.argv.slice(2);
const queue = browserTests.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
rmSync(results, { recursive: true, force: true });
const [site, toySite] = await Promise.all([openSite(), openToySite()]);
let passed = 0;
let failed = 0;

async function runLane(): Promise<void> {
  const browser = await launch({ webgl: false });
  for (let test = queue.shift(); test; test = queue.shift()) {
    const own = test.webgl ? await launch({ webgl: true }) : undefined;
    const outcome = await runTest(test, { browser: own ?? browser, ...site, toyUrl: toySite.toyUrl }, results);
    await own?.close();
    if (outcome.passed) passed++;
    else failed++;
    process.stdout.write(`${outcome.words}\n`);
  }
  await browser.close();
}

await Promise.all(Array.from({ length: lanes }, runLane));
site.close();
toySite.close();
process.stdout.write(`browser: ${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
