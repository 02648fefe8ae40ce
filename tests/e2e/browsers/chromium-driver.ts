import { launch } from '../chromium.ts';
import { type Make, wantedSize } from './driver.ts';

export const chromiumMake: Make = {
  name: 'Chromium',
  wanted: "Debian's chromium, or the path of another in CHROMIUM_PATH",
  async start() {
    const browser = await launch({ webgl: false }).catch(() => undefined);
    if (!browser) return undefined;
    const page = await browser.newPage({ viewport: wantedSize });
    return {
      name: `Chromium ${browser.version()}`,
      size: wantedSize,
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (expression) => page.evaluate<string>(expression),
      click: (x, y) => page.mouse.click(x, y),
      close: () => browser.close(),
    };
  },
};
