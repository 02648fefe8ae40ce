import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { type Language, languages } from '../../../src/session/settings.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const;

/** What a lesson is seen to be. */
interface Sight {
  readonly id: string;
  readonly count: string;
  /** What of that which must be seen lies under the bubble. */
  readonly covered: readonly string[];
}

/** What must be seen beside the bubble: what is lit, the score, what is to be done and, where it has a place of its own, the latest of the log. */
const seen = [
  ...['.lesson-ring', '.lesson-shapes polygon', '.plaque', '.prompt', '.recap', '.chooser'],
  '.stage:not([data-layout="phone"]) .log-panel li:last-child',
];

/** The lesson that is on the screen, once nothing moves, or that it goes on without one. */
function look(page: Page): Promise<Sight | undefined> {
  return page.evaluate(async (parts) => {
    const { app } = gameTest;
    await window.answerTo(() => !app.busy || app.held || app.told?.waits === true);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const bubble = document.querySelector('.lesson');
    if (app.taught?.kind !== 'lesson' || !bubble) return undefined;
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const covered = parts.filter((part) =>
      [...document.querySelectorAll(part)].some((element) => {
        const own = element.getBoundingClientRect();
        const [width, height] = [
          Math.min(right, own.right) - Math.max(left, own.left),
          Math.min(bottom, own.bottom) - Math.max(top, own.top),
        ];
        return width > 1 && height > 1;
      }),
    );
    return { id: app.taught.id, count: bubble.querySelector('.count')?.textContent ?? '', covered };
  }, seen);
}

/** Does what is lit, hears what is only said, and passes on what is shown. */
function goOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { app } = gameTest;
    const { taught } = app;
    if (app.held) app.next();
    else if (taught?.deed) app.act(taught.deed);
    else if (taught?.kind === 'lesson') app.hearLesson(taught.id);
    else if (app.match?.session.pending().kind === 'chance') app.tip();
    else document.querySelector<HTMLElement>('[data-focus="back"], [data-focus="choice-done"]')?.click();
    document.querySelector<HTMLElement>('[data-focus="confirm-yes"]')?.click();
  });
}

/** Goes on by whatever is lit until so many lessons have been told. */
async function follow(page: Page, most: number): Promise<Sight[]> {
  const sights: Sight[] = [];
  for (let i = 0; i < 200 && sights.length < most; i++) {
    const sight = await look(page);
    if (sight && sights.at(-1)?.id !== sight.id) sights.push(sight);
    await goOn(page);
  }
  return sights;
}

const number = ({ count }: Sight): number => Number.parseInt(count, 10);

function follows(size: (typeof sizes)[number], language: Language): BrowserTest {
  return {
    name: `lessons of chapter 1 cover nothing they are about, and are counted in order (${size.width}x${size.height})`,
    async run({ browser, url }) {
      const settings = { language, speed: 'instant', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings, size);
      await page.evaluate(
        (config) => {
          gameTest.app.startGame({ config, seed: 4, controllers: ['human', 'bot'] });
        },
        completeConfig({ mode: 'ch1' }, 4),
      );
      await settled(page);
      const sights = await follow(page, 18);
      assert.equal(sights[0].id, 'ch1.jar');
      assert.ok(sights.length >= 14, `only ${sights.map(({ id }) => id)}`);
      for (const { id, covered } of sights) assert.deepEqual([id, covered], [id, []]);
      assert.equal(new Set(sights.map(({ id }) => id)).size, sights.length);
      assert.equal(number(sights[0]), 1);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const taughtTests: readonly BrowserTest[] = sizes.map((size, i) => follows(size, languages[i]));
