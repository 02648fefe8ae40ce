import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { playUnseen, press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { playByClicks, stateOf } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

declare global {
  interface Window {
    heard: string[];
  }
}

/** Keeps everything that is read out from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.heard = [];
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        window.heard.push(node.textContent?.replaceAll('\u00a0', ' ') ?? '');
      }
    });
    const told = document.querySelector('#overlay > [aria-live]');
    if (told) watch.observe(told, { childList: true });
  });
}

const heardOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

/** What has happened since the game was opened, line by line. */
async function linesOf(page: Page): Promise<string[]> {
  await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
  const lines = await page.$$eval('.log-lines li', (all) => all.map((line) => line.textContent ?? ''));
  await page.evaluate(() => gameTest.app.closeDialog());
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

const timesIn = (lines: readonly string[], wanted: string): number => lines.filter((line) => line === wanted).length;

/** A situation played to the end of its round by roles and names alone. */
function playedByEar(name: string, situation: Situation): BrowserTest {
  return {
    name,
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
      await page.waitForFunction(() => gameTest.app.match !== undefined);
      await settled(page);
      const before = await linesOf(page);
      await listen(page);
      await playUnseen(page);
      const { round } = await stateOf(page);
      const played = await playByClicks(page, { until: (state) => state.round > round });
      assert.ok(played.actions > 3);
      await settled(page);
      const heard = await heardOn(page);
      const happened = (await linesOf(page)).slice(before.length);
      const lines = [...new Set(happened)];
      const wrong = lines.filter((line) => timesIn(heard, line) !== timesIn(happened, line));
      assert.deepEqual(wrong, [], 'what has happened is told, and once');
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const accessibilityTests: readonly BrowserTest[] = [
  playedByEar('a round of chapter 3 is played by roles and names alone, and told once', 'hand'),
  playedByEar('a solo turn is played by roles and names alone, and told once', 'soloHester'),
  {
    name: 'what a computer is asked is not read out',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      await plantSeed(page, 5);
      await press(page, 'title-new');
      await press(page, 'new-play');
      await settled(page);
      await listen(page);
      const { turn } = await stateOf(page);
      await playByClicks(page, { until: (state) => state.active === 0 && state.turn > turn + 1 });
      const heard = await heardOn(page);
      assert.ok(
        heard.some((text) => text.startsWith('The Family breaks')),
        heard.join('\n'),
      );
      assert.ok(
        heard.some((text) => text.startsWith('Protectors: ')),
        heard.join('\n'),
      );
      assert.deepEqual(
        heard.filter((text) => text.startsWith('The Family: ')),
        [],
      );
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'screen readers are told what the game asks and what has happened',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const told = () => page.evaluate(() => document.querySelector('#overlay > [aria-live]')?.textContent ?? '');
      const asked = () => page.evaluate(() => document.querySelector('[data-spoken] h2')?.textContent ?? '?');
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn('turn'));
      await page.waitForFunction(() => gameTest.app.match !== undefined);
      await settled(page);
      const first = await asked();
      assert.ok((await told()).includes(first), `"${first}" is asked and not told`);
      await page.evaluate(() => {
        const [jar] = document.querySelectorAll<HTMLElement>('.jar.open');
        jar.click();
      });
      await page.waitForFunction((before) => document.querySelector('[data-spoken] h2')?.textContent !== before, first);
      await settled(page);
      const next = await asked();
      assert.ok((await told()).includes(next), `"${next}" is asked and not told`);
      await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
      const happened = await page.evaluate(
        () => [...document.querySelectorAll('.log-lines li')].at(-1)?.textContent ?? '?',
      );
      assert.ok((await told()).includes(happened), `"${happened}" has happened and is not told`);
      await page.evaluate(() => {
        gameTest.app.closeDialog();
        gameTest.app.undo();
      });
      assert.ok(!(await told()).includes(happened), `"${happened}" is taken back and still told`);
      await close();
    },
  },
];
