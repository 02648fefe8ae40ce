import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language, Settings } from '../../src/session/settings.ts';

declare global {
  interface Window {
    /** Waits until a question has an answer. */
    answerTo<T>(ask: () => T | false | undefined): Promise<T>;
  }
}

export interface AppPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors the page has thrown or logged. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** A page is asked once and asks itself again until it knows: every message between Node and the browser takes time. */
export function waitInPage(): void {
  window.answerTo = async (ask) => {
    for (let tries = 0; tries < 3000; tries++) {
      const answer = ask();
      if (answer !== undefined && answer !== false) return answer;
      await new Promise((resolve) => setTimeout(resolve, Math.min(20, 2 * tries)));
    }
    throw new Error('no answer for a minute');
  };
}

/** Opens the game as a new visitor with the given settings; silent unless told otherwise, for sound costs time. */
export async function openApp(
  browser: Browser,
  url: string,
  settings: Partial<Settings> & { readonly language: Language },
  size = { width: 1280, height: 720 },
  /** Device pixels per CSS pixel: a coarse picture is drawn faster and hides nothing from these tests. */
  sharpness = 0.25,
): Promise<AppPage> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: sharpness });
  await context.addInitScript(waitInPage);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Only where nothing is kept yet, so that a reload finds what the player chose.
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('shell.settings') === null) localStorage.setItem('shell.settings', stored);
    },
    JSON.stringify({ muted: true, ...settings }),
  );
  await page.goto(url);
  await page.evaluate(() => window.answerTo(() => 'gameTest' in window && document.getElementById('loading')?.hidden));
  return { page, context, errors, close: () => context.close() };
}

/** The next game of the page begins with this seed. */
export function plantSeed(page: Page, seed: number): Promise<void> {
  return page.evaluate((planted) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.fill(planted);
      return array;
    };
  }, seed);
}
