import { openApp } from '../../../tests/e2e/app-page.ts';
import { launch } from '../../../tests/e2e/chromium.ts';
import { beginWithPeople } from '../../../tests/e2e/harrow/new-game.ts';
import { playByClicks } from '../../../tests/e2e/harrow/player.ts';
import { type Site, withGame } from '../../../tests/e2e/site.ts';
import type { SlowPlay } from '../bench-tool.ts';

/** So many times slower than this machine. */
const slowness = 4;

/** As many as a turn or two have. */
const actions = 12;

/** The first sight of the map and the first actions of chapter 1, as a slow device has them. */
export async function slowPlay(site: Site): Promise<SlowPlay> {
  const browser = await launch({ webgl: false });
  const { page, context } = await openApp(browser, withGame(site.url, 'harrow'), { language: 'en', speed: 'instant' });
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await page.evaluate(() => performance.setResourceTimingBufferSize(2000));
  const before = await files();
  await beginWithPeople(page);
  const boardFiles = (await files()) - before;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await playByClicks(page, { until: (_, n) => n >= actions });
  const longTasks = await page.evaluate(() => (window as unknown as { readonly tasks: number[] }).tasks);
  await browser.close();
  return { boardFiles, longTasks };
}
