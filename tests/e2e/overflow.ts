import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Language, languages } from '../../src/session/settings.ts';
import type { Dialog, ScreenId } from '../../src/ui/app.ts';
import { openApp } from './app-page.ts';
import { settled } from './player.ts';
import { saveIn } from './positions.ts';
import type { BrowserTest } from './tests.ts';

const sizes = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const;

/** Pixels by which letters may reach beyond their box. */
const slack = 2;

/**
 * Looks at every line of text on the screen: is it inside its block, inside the panel or button it belongs to and inside
 * the stage, and free of other lines? Line boxes are taller than letters, so a quarter of the height is left out on both sides.
 */
function misplacedWords(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const scope = document.querySelector('.modal-layer > *') ?? document.querySelector('.screen');
    if (!stage || !scope) return ['no screen'];
    const frame = stage.getBoundingClientRect();
    const lines: { left: number; right: number; top: number; bottom: number; text: string; element: Element }[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (text === '' || !element || element.closest('.unseen, [hidden], svg, option') || !element.checkVisibility())
        continue;
      let block: Element = element;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      const box = block.getBoundingClientRect();
      if (box.width <= 2 || getComputedStyle(block).clipPath !== 'none') continue;
      // What is cut short there can be read on the sheet that it opens.
      if (element.closest('.prompt.cut .prompt-words')) continue;
      // Ribbons hang over the edge of their board on purpose, names over that of their strip.
      const panel =
        element.closest('[style*="height"], .plate, .content, .ribbon-name, .strip-name')?.getBoundingClientRect() ??
        frame;
      const scrolled = element.closest('.content, .log-panel ol')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const inset = rect.height / 4;
        const line = {
          left: rect.left,
          right: rect.right,
          top: rect.top + inset,
          bottom: rect.bottom - inset,
          text,
          element,
        };
        if (scrolled && (line.top < scrolled.top || line.bottom > scrolled.bottom || line.left > scrolled.right))
          continue;
        if (line.left < box.left - allowed || line.right > box.right + allowed) found.push(`too wide: "${text}"`);
        if (line.top < panel.top - allowed || line.bottom > panel.bottom + allowed)
          found.push(`out of its panel: "${text}"`);
        if (line.left < frame.left || line.right > frame.right || line.top < frame.top || line.bottom > frame.bottom) {
          found.push(`outside the stage: "${text}"`);
        }
        lines.push(line);
      }
    }
    lines.forEach((a, i) => {
      for (const b of lines.slice(i + 1)) {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (a.element !== b.element && w > allowed && h > allowed) found.push(`"${a.text}" over "${b.text}"`);
      }
    });
    return found;
  }, slack);
}

type Stop =
  | { readonly name: string; readonly screen: ScreenId }
  | { readonly name: string; readonly dialog: Extract<Dialog['kind'], 'settings' | 'credits' | 'log' | 'help'> }
  | {
      readonly name: string;
      readonly position: Parameters<typeof saveIn>[0];
      readonly select?: true;
      readonly refused?: true;
      readonly handOver?: true;
      readonly screen?: ScreenId;
    };

const walk: readonly Stop[] = [
  { name: 'title', screen: 'title' },
  { name: 'credits', dialog: 'credits' },
  { name: 'new game', screen: 'newGame' },
  { name: 'map, a jar to break', position: 'turn' },
  { name: 'settings', dialog: 'settings' },
  { name: 'help', dialog: 'help' },
  { name: 'log', dialog: 'log' },
  { name: 'curtain', position: 'turnEnd', handOver: true },
  { name: 'a refusal', position: 'points', refused: true },
  { name: 'map, points to spend', position: 'points', select: true },
  { name: 'map, wild actions', position: 'wild' },
  { name: 'map, Attack jar', position: 'attack', select: true },
  { name: 'map, Legend jar', position: 'legend' },
  { name: 'battlefield before the drop', position: 'tree' },
  { name: 'battlefield, success', position: 'strike' },
  { name: 'battlefield, clash', position: 'clash' },
  { name: 'boards, clean-up', position: 'sort' },
  { name: 'boards', position: 'turn', screen: 'boards' },
  { name: 'end', position: 'over' },
  { name: 'chapter 3, a hand of cards', position: 'hand' },
  { name: 'chapter 3, tokens to return', position: 'giveBack' },
  { name: 'chapter 3, an objective to place', position: 'place' },
  { name: 'chapter 3, boards', position: 'hand', screen: 'boards' },
  { name: 'chapter 3, boards, clean-up', position: 'fullSort' },
  { name: 'chapter 3, end', position: 'fullOver' },
  { name: 'new game after chapter 1', screen: 'newGame' },
];

async function visit(page: Page, stop: Stop): Promise<void> {
  if ('dialog' in stop) await page.evaluate((kind) => window.harrowTest.app.open({ kind }), stop.dialog);
  if ('position' in stop) {
    await page.evaluate(
      (text) => window.harrowTest.app.importSave(new File([text], 'save.json')),
      saveIn(stop.position),
    );
    await page.waitForFunction(() => window.harrowTest.app.match !== undefined);
    await settled(page);
    await page.evaluate(() => {
      const { app } = window.harrowTest;
      if (app.curtain !== undefined) app.liftCurtain();
    });
    if (stop.select) {
      await page.evaluate(() => {
        const { app } = window.harrowTest;
        app.select({ from: app.interaction?.sources[0] });
      });
    }
  }
  if ('position' in stop && stop.handOver) {
    await page.evaluate(() => {
      const { app } = window.harrowTest;
      app.change({ curtain: true });
      app.act({ type: 'end' });
    });
    await page.waitForFunction(() => window.harrowTest.app.curtain !== undefined);
    await page.evaluate(() => window.harrowTest.app.change({ curtain: false }));
  }
  if ('position' in stop && stop.refused) await page.evaluate(() => window.harrowTest.app.clickHex(0));
  if ('screen' in stop && stop.screen) await page.evaluate((screen) => window.harrowTest.app.go(screen), stop.screen);
  await settled(page);
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => window.harrowTest.app.change({ language: wanted }), language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/** Where the prompt bar has most to say, and the hand lies beside it. */
const crowdedWalk = walk.filter((stop) => stop.name.startsWith('map,') || /cards|return|place/.test(stop.name));

function textFits(size: (typeof sizes)[number], textSize: 100 | 150, stops: readonly Stop[]): BrowserTest {
  const name = `${size.width}x${size.height}${textSize === 100 ? '' : `, letters of ${textSize} %`}`;
  return {
    name: `every text fits its box on every screen in three languages (${name})`,
    async run({ browser, url }) {
      const faults: string[] = [];
      const { page, errors, close } = await openApp(
        browser,
        url,
        { language: 'en', speed: 'instant', curtain: false, textSize },
        size,
      );
      for (const stop of stops) {
        await visit(page, stop);
        for (const language of languages) {
          await speak(page, language);
          const found = await misplacedWords(page);
          faults.push(...found.map((fault) => `${language} ${stop.name}: ${fault}`));
        }
        if ('dialog' in stop) await page.evaluate(() => window.harrowTest.app.closeDialog());
      }
      faults.push(...errors);
      await close();
      assert.equal(faults.length, 0, `misplaced words:\n${faults.join('\n')}`);
    },
  };
}

export const overflowTests: readonly BrowserTest[] = [
  ...sizes.map((size) => textFits(size, 100, walk)),
  textFits(sizes[0], 150, crowdedWalk),
];
