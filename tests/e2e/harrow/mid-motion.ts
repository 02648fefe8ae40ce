import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ScreenId } from '../../../src/app/harrow/harrow-app.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { StageScene } from '../../../src/scenes/stage-scene.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { stateOf } from './player.ts';
import { type Situation, saveIn } from './positions.ts';
import { importText } from './walk.ts';

declare const gameTest: HarrowGameTest;

/** Something is begun that moves, and the screen is left before it rests. */
interface Departure {
  readonly name: string;
  readonly position: Situation;
  begin(page: Page): Promise<void>;
  leave(page: Page): Promise<void>;
  /** Where the player is once nothing moves. */
  readonly screen: ScreenId;
}

/** The first step of a group on the map. */
async function march(page: Page): Promise<void> {
  const move = harrow.legal(await stateOf(page)).find(({ type }) => type === 'move');
  assert.ok(move);
  await page.evaluate((action) => gameTest.app.act(action), move);
}

const toTitleAndBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { app } = gameTest;
    app.go('title');
    app.continueGame();
  });

const departures: readonly Departure[] = [
  {
    name: 'from the boards by their button',
    position: 'sort',
    begin: (page) => press(page, 'sort-bag'),
    leave: (page) => press(page, 'back'),
    screen: 'map',
  },
  {
    name: 'from the boards by the keyboard',
    position: 'sort',
    begin: (page) => press(page, 'sort-board'),
    leave: (page) => page.keyboard.press('b'),
    screen: 'map',
  },
  {
    name: 'from the boards while all tokens fly',
    position: 'sort',
    begin: (page) => press(page, 'sort-all'),
    leave: (page) => press(page, 'back'),
    screen: 'map',
  },
  {
    name: 'from the map',
    position: 'points',
    begin: march,
    leave: (page) => page.keyboard.press('b'),
    screen: 'boards',
  },
  {
    name: 'from the falling tree',
    position: 'tree',
    begin: (page) => press(page, 'tip'),
    leave: (page) => page.keyboard.press('b'),
    screen: 'boards',
  },
  {
    name: 'from a fight',
    position: 'strike',
    begin: (page) => press(page, 'hit'),
    leave: (page) => page.keyboard.press('b'),
    screen: 'boards',
  },
  {
    name: 'by the title',
    position: 'sort',
    begin: (page) => press(page, 'sort-bag'),
    leave: toTitleAndBack,
    screen: 'boards',
  },
  {
    name: 'by another game',
    position: 'points',
    begin: march,
    leave: (page) => importText(page, saveIn('turn')),
    screen: 'map',
  },
  {
    name: 'from a replay',
    position: 'over',
    async begin(page) {
      await press(page, 'end-replay');
      await page.evaluate(() => window.answerTo(() => gameTest.app.busy));
    },
    leave: (page) => press(page, 'stop-replay'),
    screen: 'end',
  },
  {
    name: 'by another size of the window',
    position: 'points',
    begin: march,
    async leave(page) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.waitForFunction(() => gameTest.app.stage.layout.width === 1024);
    },
    screen: 'map',
  },
];

/** Waits until something is on the move. */
async function inMotion(page: Page): Promise<void> {
  await page.evaluate(() => window.answerTo(() => gameTest.app.busy && (gameTest.scene() as StageScene).isMoving()));
}

/** The game waits for somebody, and whoever it is can go on. */
async function goesOn(page: Page): Promise<void> {
  const { kind } = harrow.pending(await stateOf(page));
  const isAsked = await page.evaluate(() => gameTest.app.interaction !== undefined);
  assert.equal(isAsked, kind === 'decision');
}

const settings = { language: 'en', speed: 'normal', curtain: false } as const;

export const midMotionTest: BrowserTest = {
  name: 'every screen may be left while something moves on it, and the game goes on',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, settings);
    for (const { name, position, begin, leave, screen } of departures) {
      await importText(page, saveIn(position));
      await settled(page);
      await begin(page);
      await inMotion(page);
      await leave(page);
      await settled(page).catch((error) => {
        throw new Error(`${name}: the game stands still`, { cause: error });
      });
      assert.equal(await page.evaluate(() => gameTest.app.screen), screen, name);
      await goesOn(page);
      assert.deepEqual(errors, [], name);
    }
    await close();
  },
};
