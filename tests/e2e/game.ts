import assert from 'node:assert/strict';
import { type Language, languages } from '../../src/session/settings.ts';
import { openApp } from './app-page.ts';
import { playByClicks, press, settled } from './player.ts';
import type { BrowserTest } from './tests.ts';

const next: Readonly<Record<Language, Language>> = { en: 'cs', cs: 'pl', pl: 'en' };

/** Chapter 1 from the title to victory by clicks, the language changing once in mid-turn. */
function wholeGame(language: Language): BrowserTest {
  return {
    name: `a game of chapter 1 is played to victory by clicks (${language})`,
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, {
        language,
        speed: 'instant',
        curtain: language === 'en',
      });
      await press(page, 'title-new');
      await press(page, 'new-play');
      await settled(page);
      const promptBefore = await page.textContent('.prompt-words h2');
      const { state } = await playByClicks(page, {
        async onTurn(n) {
          if (n === 3) await press(page, `language-${next[language]}`);
          if (n === 4) assert.notEqual(await page.textContent('html'), promptBefore);
        },
      });
      assert.ok(Math.max(...state.seats.map((seat) => seat.points)) >= 7);
      await page.waitForSelector('[data-focus="end-rematch"]');
      assert.equal(await page.getAttribute('html', 'lang'), next[language]);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const gameTests: readonly BrowserTest[] = languages.map(wholeGame);
