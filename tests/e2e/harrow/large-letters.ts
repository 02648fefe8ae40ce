import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { misplacedWords } from '../misplaced-words.ts';
import type { HarrowGameTest } from './game-test.ts';
import { hestersWalk, kammisWalk, leave, visit, walk } from './walk.ts';

declare const gameTest: HarrowGameTest;

/** One window for each layout, with the language whose words are looked at in it. */
const windows = [
  { width: 1280, height: 720, language: 'pl' },
  { width: 1024, height: 768, language: 'cs' },
  { width: 844, height: 390, language: 'pl' },
  { width: 390, height: 844, language: 'cs' },
  { width: 768, height: 1024, language: 'pl' },
] as const;

type Window = (typeof windows)[number];

/** Every kind of screen, and on the map whatever has words: log, plaques, prompt, jars, cards. */
const screens: readonly string[] = [
  'title',
  'new game',
  'map, a jar to break',
  'battlefield before the drop',
  'boards',
  'end',
  'chapter 3, a hand of cards',
  'campaign',
];

const stops = [...walk, ...hestersWalk, ...kammisWalk];

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface Sight {
  /** The height of every line of text, in its order. */
  readonly lines: readonly number[];
  /** What can be pressed, and where it lies in the window. */
  readonly places: readonly Place[];
}

/** The screen as it is, and as it is with words of the common size. */
function sights(page: Page): Promise<readonly [large: Sight, common: Sight]> {
  return page.evaluate(async () => {
    const screen = document.querySelector('.screen') ?? document.body;
    const eye = {
      look() {
        const lines: number[] = [];
        const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.unseen, option')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          lines.push(...[...range.getClientRects()].map(({ height }) => height));
        }
        const places = [...screen.querySelectorAll<HTMLElement>('button[data-focus]')].flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return control.contains(document.elementFromPoint(x, y)) ? [{ name: control.dataset.focus ?? '', x, y }] : [];
        });
        return { lines, places };
      },
      async write(size: 100 | 200) {
        gameTest.app.change({ textSize: size });
        await window.answerTo(() => gameTest.app.stage.near === size / 100);
      },
    };
    const large = eye.look();
    await eye.write(100);
    const common = eye.look();
    await eye.write(200);
    return [large, common] as const;
  });
}

/** Those that a mouse at their place of the window does not point at, or that the keyboard does not bring into sight. */
function notReached(page: Page, places: readonly Place[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all
        .filter(({ name, x, y }) => {
          const mouse = { pointerType: 'mouse', clientX: x, clientY: y };
          window.dispatchEvent(new PointerEvent('pointermove', mouse));
          const control = document.querySelector<HTMLElement>(`[data-focus="${name}"]`);
          if (!control?.contains(document.elementFromPoint(x, y))) return true;
          control.focus({ focusVisible: true } as FocusOptions);
          const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
          control.blur();
          const isAcross = width > window.innerWidth || (left > -1.5 && right < window.innerWidth + 1.5);
          return !isAcross || (height <= window.innerHeight && (top < -1.5 || bottom > window.innerHeight + 1.5));
        })
        .map(({ name }) => `nothing comes to ${name}`),
    places,
  );
}

/** On a screen all is twice as large, the numbers of the canvas with the words, and all of it can be come to. */
async function faultsOnScreen(page: Page): Promise<string[]> {
  const [large, { lines, places }] = await sights(page);
  const faults = large.lines
    .filter((height, i) => Math.abs(height - 2 * lines[i]) > 1)
    .map((height) => `a line is ${height} high`);
  if (large.lines.length !== lines.length) faults.push(`${lines.length} lines have become ${large.lines.length}`);
  const [canvas, screen, stage] = await page.evaluate(() =>
    ['#picture canvas', '.screen', '.stage'].map(
      (each) => document.querySelector(each)?.getBoundingClientRect().width ?? 0,
    ),
  );
  if (Math.abs(screen - 2 * stage) > 2 || canvas < screen - 4) faults.push(`canvas ${canvas}, words ${screen}`);
  return [...faults, ...(await notReached(page, places))];
}

/** A finger that slides over the plank of the prompt takes the screen along, and presses nothing where it is lifted. */
function pushFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('.prompt');
    const lit = document.querySelector<HTMLElement>('[data-jar][data-state="open"]');
    const screen = document.querySelector('.screen') ?? document.body;
    const before = screen.getBoundingClientRect().left;
    const told = gameTest.app.match?.session.log.length;
    const way = before < -60 ? 50 : -50;
    for (const [type, x] of [
      ['pointerdown', 300],
      ['pointermove', 300 + way],
      ['pointerup', 300 + way],
    ] as const) {
      const finger = { pointerType: 'touch', pointerId: 7, clientX: x, clientY: 200, bubbles: true };
      prompt?.dispatchEvent(new PointerEvent(type, finger));
    }
    lit?.click();
    const by = screen.getBoundingClientRect().left - before;
    const wasPressed = gameTest.app.match?.session.log.length !== told;
    return [
      ...(wasPressed ? ['what a finger passed over was pressed'] : []),
      ...(Math.abs(by - way) > 1 ? [`pushed by ${by} instead of ${way}`] : []),
    ];
  });
}

async function faultsOnPaper(page: Page): Promise<string[]> {
  const faults = await misplacedWords(page);
  const size = await page.$eval('.modal-layer :is(p, label, button)', (each) =>
    Number.parseFloat(getComputedStyle(each).fontSize),
  );
  return size < 28 ? [...faults, `letters of ${size} pixels`] : faults;
}

function largeLetters({ width, height, language }: Window): BrowserTest {
  return {
    name: `words of 200 % lose nothing: screens come closer, papers are scrolled (${width}x${height})`,
    async run({ browser, url }) {
      const settings = { language, speed: 'instant', curtain: false, textSize: 200 } as const;
      const { page, errors, close } = await openApp(browser, url, settings, { width, height });
      const faults: string[] = [];
      for (const stop of stops.filter(({ name, dialog }) => dialog || screens.includes(name))) {
        await visit(page, stop);
        const found = await (stop.dialog ? faultsOnPaper(page) : faultsOnScreen(page));
        if (stop.name === 'map, a jar to break') found.push(...(await pushFaults(page)));
        faults.push(...found.map((fault) => `${stop.name}: ${fault}`));
        await leave(page, stop);
      }
      assert.deepEqual([...faults, ...errors], []);
      await close();
    },
  };
}

export const largeLettersTests: readonly BrowserTest[] = windows.map(largeLetters);
