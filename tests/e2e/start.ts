import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../src/session/settings.ts';
import { openApp, waitInPage } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press, settled } from './controls.ts';
import { withGame } from './site.ts';
import { layCard, takeDevice, throwDie } from './toy-player.ts';

const wordsOf = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/start/trouble.json`, import.meta.url), 'utf8'));

/** How a browser keeps nothing. Each is run in the page before anything else. */
const forgetful: Readonly<Record<string, () => void>> = {
  'refuses all storage': () => {
    for (const [owner, name] of [
      [window, 'localStorage'],
      [window, 'sessionStorage'],
      [IDBFactory.prototype, 'open'],
    ] as const) {
      Object.defineProperty(owner, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'has no database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'has a database that never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};

const forgetfulTests = Object.entries(forgetful).map(
  ([how, forget]): BrowserTest => ({
    name: `a browser that ${how} plays the game, and says once that it cannot save`,
    async run({ browser, toyUrl }) {
      const context = await browser.newContext({ locale: 'cs-CZ' });
      await context.addInitScript(waitInPage);
      const page = await context.newPage();
      await page.addInitScript(forget);
      await page.goto(toyUrl);
      const notice = await page.waitForSelector('.notice');
      assert.match((await notice.textContent()) ?? '', /Prohlížeč tu nedovoluje nic uchovat/);
      await press(page, 'notice-close');
      await press(page, 'title-new');
      await page.waitForSelector('[data-focus="curtain-lift"]');
      await page.evaluate(() => {
        document.documentElement.dataset.told = '0';
        new MutationObserver(() => {
          if (document.querySelector('.notice')) document.documentElement.dataset.told = '1';
        }).observe(document.body, { subtree: true, childList: true });
      });
      const [card] = await takeDevice(page);
      await layCard(page, card);
      await throwDie(page);
      assert.equal((await takeDevice(page)).length, 3);
      // As long as a database is waited for.
      await page.waitForTimeout(5500);
      assert.equal(await page.getAttribute('html', 'data-told'), '0', 'told twice');
      await context.close();
    },
  }),
);

interface Failure {
  readonly what: string;
  readonly language: Language;
  readonly trouble: 'files' | 'canvas';
  /** Has the page fail; gives back how it does not any more. */
  fail(page: Page): Promise<() => Promise<void>>;
}

const without = (what: string, language: Language, address: RegExp): Failure => ({
  what,
  language,
  trouble: 'files',
  async fail(page) {
    await page.route(address, (route) => route.abort());
    return () => page.unroute(address);
  },
});

const failures: readonly Failure[] = [
  without('the list of pictures', 'en', /manifest\.json/),
  without('the words of the language', 'pl', /words-shell-pl|locales.*pl|ui-.*\.js/),
  {
    what: 'a canvas',
    language: 'cs',
    trouble: 'canvas',
    async fail(page) {
      await page.addInitScript(() => {
        if (window.name !== 'mended') HTMLCanvasElement.prototype.getContext = () => null;
      });
      return async () => void (await page.evaluate(() => (window.name = 'mended')));
    },
  },
];

async function failAndTryAgain(browser: Browser, url: string, { language, trouble, fail }: Failure): Promise<void> {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  const mend = await fail(page);
  await page.goto(url);
  const said = await page.waitForSelector('#trouble.shown');
  const words = wordsOf(language);
  assert.equal(await said.textContent(), `${words.title}${words[trouble]}${words.again}`);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), words.again);
  await mend();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-focus="title-new"]');
  assert.equal(await page.isVisible('#trouble'), false);
  await context.close();
}

const failureTests = failures.map(
  (failure): BrowserTest => ({
    name: `without ${failure.what} the page says so in the reader's language (${failure.language}), and can be tried again`,
    run: ({ browser, toyUrl }) => failAndTryAgain(browser, toyUrl, failure),
  }),
);

const slowTest: BrowserTest = {
  name: 'a page whose program does not come says so after a while, in every language',
  async run({ browser, url }) {
    const page = await browser.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.clock.install();
    await page.goto(url);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    assert.equal(await page.isVisible('#trouble'), true);
    const text = (await page.textContent('#trouble')) ?? '';
    for (const language of ['en', 'cs', 'pl'] as const) assert.ok(text.includes(wordsOf(language).slow), language);
    await page.close();
  },
};

const otherLanguageTest: BrowserTest = {
  name: 'a language whose words cannot be fetched is not spoken: that is said, and it can be chosen again',
  async run({ browser, toyUrl }) {
    const { page, close } = await openApp(browser, toyUrl, { language: 'en', speed: 'instant' });
    await page.route(/words-shell-cs/, (route) => route.abort());
    await press(page, 'language-cs');
    const notice = await page.waitForSelector('.notice');
    assert.match((await notice.textContent()) ?? '', /could not be fetched/);
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
    assert.equal(await page.getAttribute('[data-focus="language-en"]', 'aria-pressed'), 'true');
    await close();
  },
};

const unreadTest: BrowserTest = {
  name: 'what cannot be read is no empty shelf: that is said, nothing is written over it, and it is there the next time',
  async run({ browser, toyUrl }) {
    const { page, context, close } = await openApp(browser, toyUrl, { language: 'en', speed: 'instant' });
    await press(page, 'title-new');
    const [card] = await takeDevice(page);
    await layCard(page, card);
    await page.close();

    const again = await context.newPage();
    await again.addInitScript(() => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException('the disk is broken', 'UnknownError');
      };
    });
    await again.goto(toyUrl);
    const notice = await again.waitForSelector('.notice');
    assert.match((await notice.textContent()) ?? '', /could not be read just now/);
    assert.equal(await again.$('[data-focus="title-continue"]'), null);
    await press(again, 'title-new');
    const [other] = await takeDevice(again);
    await layCard(again, other);
    await again.close();

    const healed = await context.newPage();
    await healed.goto(toyUrl);
    await healed.waitForSelector('[data-focus="title-continue"]');
    await healed.keyboard.press('s');
    await press(healed, 'settings-games');
    await healed.waitForSelector('[data-focus="game-2-continue"]');
    await close();
  },
};

const missingPictureTest: BrowserTest = {
  name: 'a picture that cannot be fetched is said to be missing and asked for again, until the game can be seen',
  async run({ browser, blankUrl }) {
    const { page, close } = await openApp(browser, withGame(blankUrl, 'harrow'), { language: 'en', speed: 'instant' });
    const address = /art\/harrow\/(sheets\/)?home.*\.(svg|json)/;
    await page.route(address, (route) => route.abort());
    await press(page, 'title-new');
    await press(page, 'new-play');
    const notice = await page.waitForSelector('.notice');
    assert.match((await notice.textContent()) ?? '', /could not be fetched/);
    const opacity = () => page.$eval('.screen', (screen) => getComputedStyle(screen).opacity);
    assert.equal(await opacity(), '0');
    await page.unroute(address);
    await page.waitForSelector('.screen:not(.held-back) .prompt');
    assert.equal(await opacity(), '1');
    await settled(page);
    await close();
  },
};

export const startTests: readonly BrowserTest[] = [
  ...forgetfulTests,
  ...failureTests,
  unreadTest,
  slowTest,
  otherLanguageTest,
  missingPictureTest,
];
