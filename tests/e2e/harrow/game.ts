import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import lessonWords from '../../../locales/en/harrow/lessons.json' with { type: 'json' };
import { keepTogether } from '../../../src/i18n/line-breaks.ts';
import { lessonsOf } from '../../../src/session/harrow/lessons/lessons.ts';
import { type Language, languages } from '../../../src/session/settings.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, scrollAndPress, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks, stateOf } from './player.ts';

declare const gameTest: HarrowGameTest;

const next: Readonly<Record<Language, Language>> = { en: 'cs', cs: 'pl', pl: 'en' };

/** Games that end early, so that the tests do: the next game of the page begins with this seed. */
const shortGames: Readonly<Record<Language, number>> = { en: 72, cs: 79, pl: 60 };

const headingOf = (page: Page) => page.textContent('.prompt h2');

const lessonsOfPlayer = (page: Page) => page.evaluate(() => gameTest.app.nights.lessons);

/** What the oak has to say in any game. */
const everyGame = [
  'ch1.jar',
  'ch1.row',
  'ch1.step',
  'ch1.spawn',
  'ch1.strengthen',
  'ch1.end',
  'ch1.tree',
  'ch1.roundEnd',
];

/** Chapter 1 from the title to victory by clicks, the language changing once in mid-turn. */
function wholeGame(language: Language): BrowserTest {
  return {
    name: `a game of chapter 1 is played to victory by clicks (${language})`,
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, {
        language,
        speed: 'instant',
        curtain: language === 'en',
        muted: language !== 'en',
      });
      await beginWithPeople(page, () => plantSeed(page, shortGames[language]));
      const { state } = await playByClicks(page, {
        async onAction(n) {
          // The first jar is broken, the turn is not over: the words change, the position does not.
          if (n !== 1) return;
          const [position, heading] = [await stateOf(page), await headingOf(page)];
          await press(page, 'language');
          await page.waitForFunction((was) => document.querySelector('.prompt h2')?.textContent !== was, heading);
          assert.deepEqual(await stateOf(page), position);
        },
      });
      assert.ok(Math.max(...state.seats.map((seat) => seat.points)) >= 7);
      await page.waitForSelector('[data-focus="end-rematch"]');
      assert.equal(await page.getAttribute('html', 'lang'), next[language]);
      const { heard } = await lessonsOfPlayer(page);
      for (const id of everyGame) assert.ok(heard.includes(id), `"${id}" was not told`);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

const skippedAndRepeated: BrowserTest = {
  name: 'the lessons of chapter 1 are skipped, and repeated by the settings',
  async run({ browser, blankUrl }) {
    const { page, errors, close } = await openApp(browser, blankUrl, { language: 'en', speed: 'instant' });
    const words = () => page.evaluate(() => document.querySelector('.lesson .text')?.textContent);
    const count = () => page.textContent('.lesson .count');
    const { jar } = lessonWords.steps.ch1;
    await beginWithPeople(page);
    assert.equal(await words(), keepTogether(jar, 'en'));
    assert.equal(await count(), keepTogether(`1 of ${lessonsOf('ch1', 'protectors').length}`, 'en'));
    // A click beside the bubble does not lose it.
    await page.click('.hex-field', { position: { x: 20, y: 20 } });
    assert.equal(await words(), keepTogether(jar, 'en'));
    await press(page, 'lesson-next');
    await page.keyboard.press('o');
    assert.equal(await page.textContent('.lessons-heard li p'), keepTogether(jar, 'en'));
    await press(page, 'forget-ch1.jar');
    await press(page, 'dialog-close');
    assert.equal(await words(), keepTogether(jar, 'en'));
    await press(page, 'jar-0-ability');
    await settled(page);
    assert.equal(await count(), keepTogether(`2 of ${lessonsOf('ch1', 'protectors').length}`, 'en'));
    await press(page, 'lesson-skip');
    assert.equal(await words(), undefined);
    assert.deepEqual(await lessonsOfPlayer(page), { heard: ['ch1.jar'], wanted: true, skipped: ['ch1'] });
    await press(page, 'settings');
    await scrollAndPress(page, 'settings-lessons');
    assert.equal(await count(), keepTogether(`1 of ${lessonsOf('ch1', 'protectors').length}`, 'en'));
    await press(page, 'lesson-skip');
    await page.evaluate(() => gameTest.app.go('title'));
    await press(page, 'title-settings');
    await scrollAndPress(page, 'settings-lessons');
    assert.equal(await page.textContent('.notice p'), keepTogether(lessonWords.again.everywhere, 'en'));
    assert.deepEqual(await lessonsOfPlayer(page), { heard: [], wanted: true, skipped: [] });
    assert.deepEqual(errors, []);
    await close();
  },
};

export const gameTests: readonly BrowserTest[] = [...languages.map(wholeGame), skippedAndRepeated];
