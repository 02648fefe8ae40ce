import { launch } from './chromium.ts';
import { openSite } from './site.ts';
import { browserTests } from './tests.ts';

const wanted = process.argv.slice(2);
const browser = await launch({ webgl: false });
const site = await openSite();
let passed = 0;
let failed = 0;
for (const { name, run } of browserTests) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const start = Date.now();
  try {
    await run({ browser, url: site.url });
    passed++;
    process.stdout.write(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`FAIL ${name}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}
await browser.close();
site.close();
process.stdout.write(`browser: ${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
