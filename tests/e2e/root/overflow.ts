import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { lessonPlaces } from '../../../src/app/root/lesson-places.ts';
import { keepTogether } from '../../../src/i18n/line-breaks.ts';
import { type Language, languages } from '../../../src/session/settings.ts';
import { bubbleStyle } from '../../../src/ui/parts/lesson.ts';
import { untagged } from '../../../src/ui/parts/tagged.ts';
import { texts } from '../../locales/locale-files.ts';
import { openApp } from '../app-page.ts';
import { loadAudit, violations } from '../audit.ts';
import type { BrowserTest } from '../browser-test.ts';
import { misplacedWords } from '../misplaced-words.ts';
import type { RootGameTest } from './root-test.ts';
import { leave, visit, walk } from './walk.ts';

declare const gameTest: RootGameTest;

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

function speak(page: Page, language: Language): Promise<boolean> {
  return page.evaluate((wanted) => {
    const { app } = gameTest;
    if (app.settings.language !== wanted) app.change({ language: wanted });
    return window.answerTo(() => document.documentElement.lang === wanted);
  }, language);
}

/** Does every lesson of the oak fit in each of the rooms of its bubble, without being scrolled? */
async function misplacedLessons(page: Page, language: Language): Promise<string[]> {
  const bubble = await page.evaluate(() => {
    const { stage, screen } = gameTest.app;
    if (!document.querySelector('.lesson') || (screen !== 'table' && screen !== 'battle')) return undefined;
    return { layout: stage.layout.id, height: stage.layout.height, screen };
  });
  if (!bubble) return [];
  const styles = lessonPlaces[bubble.layout][bubble.screen].map((room) => bubbleStyle(room, bubble.height));
  const words = [...texts(language, 'root/lessons')]
    .filter(([key]) => key.startsWith('steps.'))
    .map(([, text]) => keepTogether(untagged(text), language));
  return page.evaluate(
    ([places, all]) => {
      const bubble = document.querySelector<HTMLElement>('.lesson');
      const told = bubble?.querySelector('.text');
      if (!bubble || !told) return [];
      const [style, content] = [bubble.style.cssText, [...told.childNodes]];
      const found = places.flatMap((place) => {
        bubble.style.cssText = place;
        return all.flatMap((text) => {
          told.textContent = text;
          return told.scrollHeight > told.clientHeight + 1 ? [`"${text}" in ${place}`] : [];
        });
      });
      bubble.style.cssText = style;
      told.replaceChildren(...content);
      return found.map((text) => `too long for its bubble: ${text}`);
    },
    [styles, words] as const,
  );
}

/** Each layout has a page, and the languages take turns in it: in five layouts every stop is read in all three. */
const textFits = (size: (typeof sizes)[number], at: number): BrowserTest => ({
  name: `every text of Root fits its box on every screen (${size.width}x${size.height})`,
  async run({ browser, url }) {
    const settings = { language: 'en', speed: 'instant', curtain: false } as const;
    const { page, errors, close } = await openApp(browser, url, settings, size);
    await loadAudit(page);
    const faults: string[] = [];
    for (const [i, stop] of walk.entries()) {
      await visit(page, stop);
      const language = languages[(i + at) % languages.length];
      await speak(page, language);
      const found = [...(await misplacedWords(page)), ...(await misplacedLessons(page, language))];
      faults.push(...[...found, ...(await violations(page))].map((fault) => `${language} ${stop.name}: ${fault}`));
      await leave(page, stop);
    }
    await close();
    faults.push(...errors);
    assert.equal(faults.length, 0, `faults:\n${faults.join('\n')}`);
  },
});

/** The walk is an audit of accessibility as well. */
export const rootOverflowTests: readonly BrowserTest[] = sizes.map(textFits);
