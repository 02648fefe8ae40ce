import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { completeConfig, type Wishes } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { PlayerId } from '../../../src/engine/games/harrow/state/players.ts';
import { bySeat } from '../../../src/session/harrow/by-seat.ts';
import type { LessonId } from '../../../src/session/harrow/lessons/lessons.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { type Language, languages } from '../../../src/session/settings.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import type { HarrowGameTest } from './game-test.ts';
import { stateOf } from './player.ts';

declare const gameTest: HarrowGameTest;

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;
type Size = (typeof sizes)[number];

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

/** Does what is lit, hears what is only said, passes on what is shown, and leaves what is shown no more; of what nothing is taught, the first thing will do. */
async function goOn(page: Page): Promise<void> {
  const isAsked = await page.evaluate(() => {
    const { app } = gameTest;
    const { taught } = app;
    if (app.held) app.next();
    else if (taught?.deed) app.act(taught.deed);
    else if (taught?.kind === 'lesson') app.hearLesson(taught.id);
    else if (app.match?.session.pending().kind === 'chance') app.tip();
    else if (app.interaction) return true;
    else document.querySelector<HTMLElement>('[data-focus="back"]')?.click();
    document.querySelector<HTMLElement>('[data-focus="confirm-yes"]')?.click();
    return false;
  });
  if (!isAsked) return;
  const legal = harrow.legal(await stateOf(page));
  const action = legal.find(({ type }) => type === 'done' || type === 'end') ?? legal[0];
  await page.evaluate((chosen) => gameTest.app.act(chosen), action);
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

/** A course that is followed, and how many of its lessons. */
interface Course {
  readonly player: PlayerId;
  readonly wishes: Wishes;
  readonly size: Size;
  readonly language: Language;
  readonly first: LessonId;
  readonly most: number;
}

const chapter1: readonly Course[] = sizes.slice(0, 3).map((size, i) => ({
  player: 'protectors',
  wishes: { mode: 'ch1' },
  size,
  language: languages[i],
  first: 'ch1.jar',
  most: 18,
}));

const [desktop, tablet, phone, upright] = sizes;

const others: readonly Course[] = [
  {
    player: 'kammi',
    wishes: { mode: 'ch4', factions: ['protectors', 'kammi'] },
    size: phone,
    language: 'cs',
    first: 'kammi.tokens',
    most: 8,
  },
  { player: 'hester', wishes: { mode: 'ch5' }, size: tablet, language: 'pl', first: 'hester.root', most: 4 },
  { player: 'fair', wishes: { mode: 'fair3' }, size: upright, language: 'en', first: 'fair.field', most: 6 },
  {
    player: 'family',
    wishes: { mode: 'ch4', factions: ['family', 'kammi'] },
    size: desktop,
    language: 'pl',
    first: 'dolls.lay',
    most: 3,
  },
];

function follows({ player, wishes, size, language, first, most }: Course): BrowserTest {
  return {
    name: `lessons for ${player} in ${wishes.mode} cover nothing they are about, and are counted in order (${size.width}x${size.height})`,
    async run({ browser, url }) {
      const settings = { language, speed: 'instant', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings, size);
      const config = completeConfig(wishes, 4);
      const controllers = bySeat<ControllerKind>(config, (each) => (each === player ? 'human' : 'bot'), 'bot');
      await page.evaluate((game) => gameTest.app.startGame({ ...game, seed: 4 }), { config, controllers });
      const sights = await follow(page, most);
      const ids = sights.map(({ id }) => id);
      assert.ok(ids.includes(first) && ids.length >= 0.75 * most, `only ${ids}`);
      for (const { id, covered } of sights) assert.deepEqual([id, covered], [id, []]);
      assert.equal(new Set(ids).size, ids.length);
      assert.equal(number(sights[0]), 1);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const taughtTests: readonly BrowserTest[] = [...chapter1, ...others].map(follows);
