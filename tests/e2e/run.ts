import { launch } from './chromium.ts';
import { openSite } from './site.ts';
import { type BrowserTest, browserTests } from './tests.ts';

/** Tests that run side by side, each with a page of its own. */
const lanes = 3;

const wanted = process.argv.slice(2);
const queue = browserTests.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const browser = await launch({ webgl: false });
const site = await openSite();
let passed = 0;
let failed = 0;

async function runTest({ name, run }: BrowserTest): Promise<void> {
  const start = Date.now();
  try {
    await run({ browser, ...site });
    passed++;
    process.stdout.write(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`FAIL ${name}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

async function runLane(): Promise<void> {
  for (let test = queue.shift(); test; test = queue.shift()) await runTest(test);
}

await Promise.all(Array.from({ length: lanes }, runLane));
await browser.close();
site.close();
process.stdout.write(`browser: ${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
