import assert from 'node:assert/strict';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press, settled } from './controls.ts';

export const policyTest: BrowserTest = {
  name: 'the page runs under a strict policy: nothing that is written into it runs, is styled or is fetched from elsewhere',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant' });
    const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
    assert.doesNotMatch(policy ?? '', /unsafe/);
    await press(page, 'shelf-new');
    await press(page, 'new-play');
    await settled(page);
    assert.deepEqual(errors, []);

    const refused = await page.evaluate(async () => {
      const heard: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => heard.push(effectiveDirective));
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      document.head.append(style, script);
      await fetch('https://example.com/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [...heard, document.title];
    });
    assert.deepEqual(refused.slice(0, -1).sort(), ['connect-src', 'script-src-elem', 'style-src-elem']);
    assert.notEqual(refused.at(-1), 'taken');
    await close();
  },
};
