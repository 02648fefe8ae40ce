import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { layoutFor } from '../../../src/app/harrow/layout.ts';
import { stageOf, type XY } from '../../../src/app/stage.ts';
import { distance, type Hex, hexCount } from '../../../src/engine/games/harrow/county.ts';
import type { MapScene } from '../../../src/scenes/harrow/map/map-scene.ts';
import { hexPlace } from '../../../src/ui/harrow/map/hex-places.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { litHexes, stateOf } from './player.ts';
import { saveIn } from './positions.ts';
import { importText } from './walk.ts';

declare const gameTest: HarrowGameTest;

interface Pointer {
  down(at: XY): Promise<void>;
  move(at: XY): Promise<void>;
  up(at: XY): Promise<void>;
}

function mouse({ mouse: own }: Page): Pointer {
  return {
    async down([x, y]) {
      await own.move(x, y);
      await own.down();
    },
    move: ([x, y]) => own.move(x, y, { steps: 4 }),
    up: () => own.up(),
  };
}

function finger(page: Page): Pointer {
  const touch = (type: string) => (at: XY) =>
    page.evaluate(
      ([kind, [clientX, clientY]]) => {
        const event = new PointerEvent(kind, { clientX, clientY, pointerType: 'touch', bubbles: true });
        document.querySelector('.hex-field')?.dispatchEvent(event);
      },
      [type, at] as const,
    );
  return { down: touch('pointerdown'), move: touch('pointermove'), up: touch('pointerup') };
}

const size = { width: 1280, height: 720 };
const { layout, scale, x: left, y: top } = stageOf(layoutFor(size.width, size.height), size.width, size.height);

function middleOf(hex: Hex): XY {
  const { x, y } = hexPlace(layout, hex);
  return [left + x * scale, top + y * scale];
}

/** Where the haints of a hex are seen. */
function haintsAt(page: Page, hex: Hex): Promise<XY[]> {
  return page.evaluate((from) => {
    const { pieces } = gameTest.scene() as MapScene;
    return pieces.flatMap(({ kind, hex: on, image }) =>
      kind === 'haint' && on === from ? [[image.x, image.y] as const] : [],
    );
  }, hex);
}

/** Where they are seen once the picture has followed the pointer. */
async function haintsAwayFrom(page: Page, hex: Hex, home: readonly XY[]): Promise<XY[]> {
  for (let tries = 0; tries < 100; tries++) {
    const seen = await haintsAt(page, hex);
    if (seen.every(([x], i) => x !== home[i][0])) return seen;
    await page.waitForTimeout(20);
  }
  throw new Error('nothing follows the pointer');
}

const isTipShown = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.tip')?.hidden === false);

function dragTest(name: string, pointerOf: (page: Page) => Pointer): BrowserTest {
  return {
    name: `units follow ${name} that drags them, and go back where they cannot stay`,
    async run({ browser, url }) {
      const settings = { language: 'en', speed: 'fast', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings, size);
      await importText(page, saveIn('points'));
      await page.evaluate(() => gameTest.app.skipLessons());
      await settled(page);
      const pointer = pointerOf(page);
      const before = await stateOf(page);
      const sources = await litHexes(page, 'source');
      const from = sources.filter((hex) => before.seats.some(({ haints }) => haints[hex] > 0)).at(-1);
      assert.ok(from !== undefined);
      const home = await haintsAt(page, from);
      const [x, y] = middleOf(from);

      await pointer.down([x, y]);
      assert.equal(await isTipShown(page), false, 'a press hides the words');
      await pointer.move([x - 60, y + 40]);
      const held = await haintsAwayFrom(page, from, home);
      held.forEach(([hx, hy], i) => {
        assert.ok(Math.abs(hx - (home[i][0] - 60)) < 2, 'it follows to the left');
        assert.ok(hy > home[i][1] + 5 && hy < home[i][1] + 40, 'it hangs above the pointer');
      });
      const targets = await litHexes(page, 'target');
      assert.ok(targets.length > 0, 'what it can reach is lit');

      const far = Array.from({ length: hexCount }, (_, hex) => hex).find(
        (hex) => distance(hex, from) > 3 && before.seats.every(({ haints, home: own }) => !haints[hex] && own !== hex),
      );
      assert.ok(far !== undefined);
      await pointer.move(middleOf(far));
      await pointer.up(middleOf(far));
      await page.waitForSelector('.notice');
      await page.evaluate(() => window.answerTo(() => (gameTest.scene() as MapScene).tweens.getTweens().length === 0));
      assert.deepEqual(await haintsAt(page, from), home);
      assert.deepEqual(await stateOf(page), before);

      const [to] = targets;
      await pointer.down([x, y]);
      await pointer.move(middleOf(to));
      await pointer.up(middleOf(to));
      await settled(page);
      const { seats } = await stateOf(page);
      assert.ok(seats.some(({ haints }, seat) => haints[to] > before.seats[seat].haints[to]));
      assert.equal(await page.evaluate(() => gameTest.app.interaction?.selection.from), to);
      assert.deepEqual(errors, []);
      await close();
    },
  };
}

export const dragTests: readonly BrowserTest[] = [dragTest('a mouse', mouse), dragTest('a finger', finger)];
