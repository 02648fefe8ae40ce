import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ScreenId } from '../../../src/app/harrow/harrow-app.ts';
import { keepTogether } from '../../../src/i18n/line-breaks.ts';
import { isLesson, lessonIn } from '../../../src/session/harrow/lessons/lessons.ts';
import type { Lesson } from '../../../src/session/harrow/lessons/moment.ts';
import { type Language, languages } from '../../../src/session/settings.ts';
import { bubbleStyle } from '../../../src/ui/parts/lesson.ts';
import { untagged } from '../../../src/ui/parts/tagged.ts';
import { texts } from '../../locales/locale-files.ts';
import { openApp } from '../app-page.ts';
import { loadAudit, violations } from '../audit.ts';
import type { BrowserTest } from '../browser-test.ts';
import { misplacedWords } from '../misplaced-words.ts';
import { smallTargets } from '../targets.ts';
import type { HarrowGameTest } from './game-test.ts';
import { smallGothic, unexplained } from './legible.ts';
import { fairMapWalk, fairsWalk, hestersWalk, kammisWalk, leave, type Stop, visit, walk } from './walk.ts';

declare const gameTest: HarrowGameTest;

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

/** Words of the prompt that are cut short: they would have to be opened as a sheet. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.prompt.cut .prompt-words')].map(({ textContent }) => `cut short: "${textContent}"`),
  );
}

function speak(page: Page, language: Language): Promise<boolean> {
  return page.evaluate((wanted) => {
    const { app } = gameTest;
    if (app.settings.language !== wanted) app.change({ language: wanted });
    return window.answerTo(() => document.documentElement.lang === wanted);
  }, language);
}

/** Is the lesson told on this screen? */
function isToldOn(screen: ScreenId, { inFight, watch, onBoards }: Lesson): boolean {
  if (screen === 'map') return !onBoards;
  return (screen === 'boards' ? onBoards : (inFight ?? watch)) === true;
}

/** Everything the oak says there as it is written on the screen, without what its words name. */
function oaksWords(language: Language, screen: ScreenId): string[] {
  return [...texts(language, 'harrow/lessons')]
    .filter(([key]) => {
      const id = key.replace(/^steps\./, '').replace(/_\w+$/, '');
      return isLesson(id) && isToldOn(screen, lessonIn(id));
    })
    .map(([, text]) => keepTogether(untagged(text), language));
}

/** Does every lesson of the oak fit in each of the rooms of its bubble, without being scrolled? */
async function misplacedLessons(page: Page, language: Language): Promise<string[]> {
  const bubble = await page.evaluate(() => {
    if (!document.querySelector('.lesson')) return undefined;
    const { stage, screen } = gameTest.app;
    const { map, battle, boardsLessons, height } = stage.layout;
    const rooms = screen === 'map' ? map.lessons : screen === 'boards' ? boardsLessons : battle.lessons;
    return { rooms, height, screen };
  });
  if (!bubble) return [];
  const styles = bubble.rooms.map((room) => bubbleStyle(room, bubble.height));
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
    [styles, oaksWords(language, bubble.screen)] as const,
  );
}

async function misplacedWordsIn(spoken: readonly Language[], page: Page, stop: Stop): Promise<string[]> {
  const faults: string[] = [];
  const first = await page.evaluate(() => gameTest.app.settings.language);
  // The one that is spoken already is the first: every other costs a redrawn screen.
  for (const language of spoken.toSorted((a, b) => Number(b === first) - Number(a === first))) {
    await speak(page, language);
    const found = [...(await misplacedWords(page)), ...(await misplacedLessons(page, language))];
    found.push(...(await cutWords(page)), ...(await violations(page)));
    faults.push(...found.map((fault) => `${language} ${stop.name}: ${fault}`));
  }
  return faults;
}

const except = (spoken: readonly Language[]) => languages.filter((language) => !spoken.includes(language));

/** The languages in which the words are not measured are audited as well. */
async function violationsIn(unmeasured: readonly Language[], page: Page, stop: Stop): Promise<string[]> {
  const faults: string[] = [];
  for (const language of unmeasured) {
    await speak(page, language);
    faults.push(...(await violations(page)).map((violation) => `${language} ${stop.name}: ${violation}`));
  }
  return faults;
}

function textFits(size: (typeof sizes)[number]): BrowserTest {
  const isUpright = size.width < size.height;
  return {
    name: `every text fits its box on every screen in ${isUpright ? 'one language after the other' : 'three languages'} (${size.width}x${size.height})`,
    async run({ browser, url }) {
      const faults: string[] = [];
      const settings = { language: 'en', speed: 'instant', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings, size);
      const isWidest = size === sizes[0];
      await loadAudit(page);
      const stops = [...walk, ...hestersWalk, ...kammisWalk, ...fairsWalk, ...fairMapWalk];
      for (const [i, stop] of stops.entries()) {
        // All three would take too long: one language after the other, upright, and on every other sheet another.
        const inTurn = languages[(i + sizes.indexOf(size)) % languages.length];
        const spoken = isUpright || fairMapWalk.includes(stop) ? [inTurn] : languages;
        await visit(page, stop);
        faults.push(...(await misplacedWordsIn(spoken, page, stop)));
        const seen = await smallGothic(page);
        if (isWidest) seen.push(...(await unexplained(page)));
        // A refusal lies over what it speaks of for a while.
        else if (!stop.refused) seen.push(...(await smallTargets(page)));
        faults.push(...seen.map((fault) => `${stop.name}: ${fault}`));
        faults.push(...(await violationsIn(except(spoken), page, stop)));
        await leave(page, stop);
      }
      faults.push(...errors);
      await close();
      assert.equal(faults.length, 0, `faults:\n${faults.join('\n')}`);
    },
  };
}

/** The walk is an audit of accessibility as well, and of what a finger can hit. */
export const overflowTests: readonly BrowserTest[] = sizes.map(textFits);
