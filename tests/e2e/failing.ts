import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from './app-page.ts';
import type { BrowserTest } from './browser-test.ts';
import { press } from './controls.ts';
import { readPng } from './png.ts';
import { runTest } from './run-test.ts';
import { layCard, takeDevice } from './toy-player.ts';

/** Plays a move, has one page say an error, one crash and one close, and fails. */
const failing: BrowserTest = {
  name: 'a test that "fails"',
  async run({ browser, toyUrl }) {
    const { page, context } = await openApp(browser, toyUrl, { language: 'en', speed: 'instant' });
    await press(page, 'title-new');
    const [card] = await takeDevice(page);
    await layCard(page, card);
    await page.evaluate(() => console.error('the cellar is dark'));
    const crashing = await context.newPage();
    await crashing.goto('chrome://crash').catch(() => undefined);
    await (await context.newPage()).close();
    await context.newPage();
    throw new Error('seven points are not six');
  },
};

const passing: BrowserTest = {
  name: 'a test that passes',
  async run({ browser }) {
    await browser.newPage();
  },
};

export const failingTest: BrowserTest = {
  name: 'a failing browser test leaves how its pages looked and the actions so far, a passing one nothing',
  async run(stage) {
    const results = mkdtempSync(join(tmpdir(), 'harrow-results-'));
    try {
      const { passed, words } = await runTest(failing, stage, results);
      const folder = join(results, 'a-test-that-fails-');
      assert.equal(passed, false);
      assert.match(words, /^FAIL a test that "fails"\nError: seven points are not six/);
      assert.ok(words.endsWith(folder), 'the folder is not named');
      assert.deepEqual(readdirSync(folder).sort(), [
        'page-1.png',
        'page-1.txt',
        'page-2.txt',
        'page-3.png',
        'page-3.txt',
      ]);

      const { width, height, pixels } = readPng(readFileSync(join(folder, 'page-1.png')));
      assert.deepEqual([width, height], [1280, 720]);
      assert.ok(new Set(pixels).size > 50, 'the picture is blank');
      const [played, crashed, empty] = [1, 2, 3].map((n) => readFileSync(join(folder, `page-${n}.txt`), 'utf8'));
      assert.match(played, /\ngame toy, version \d+, seed \d+, \{"cards":3\}\n\nlay \d\n/);
      assert.match(played, /errors of the page:\nthe cellar is dark\n$/);
      assert.match(crashed, /no picture: .*crash.*\nno actions: .*crash/);
      assert.match(empty, /this page shows no game/);
      assert.deepEqual(stage.browser.contexts(), [], 'a page was left open');

      assert.equal((await runTest(passing, stage, join(results, 'none'))).passed, true);
      assert.equal(existsSync(join(results, 'none')), false);
      assert.deepEqual(stage.browser.contexts(), [], 'a page was left open');
    } finally {
      rmSync(results, { recursive: true });
    }
  },
};
