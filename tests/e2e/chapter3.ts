import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { HarrowAction } from '../../src/engine/games/harrow/action.ts';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import { type HarrowState, type SeenCard, upgradeIds } from '../../src/engine/games/harrow/state.ts';
import { openApp } from './app-page.ts';
import { playByClicks, settled, stateOf } from './player.ts';
import { cardNames } from './secrets.ts';
import type { BrowserTest } from './tests.ts';

/** Plays cards and tiles it has not seen yet, so that many of them come up in one game. */
function curious(): { prefer(state: HarrowState): HarrowAction | undefined; cards: Set<string>; tiles: Set<string> } {
  const cards = new Set<string>();
  const tiles = new Set<string>();
  return {
    cards,
    tiles,
    prefer(state) {
      for (const action of harrow.legal(state)) {
        if (action.type === 'card' && !cards.has(action.card)) {
          cards.add(action.card);
          return action;
        }
        if (action.type === 'tile' && !tiles.has(action.tile)) {
          tiles.add(action.tile);
          return action;
        }
        if (action.type === 'activate') return action;
      }
      return undefined;
    },
  };
}

/** Every word on the page and on the canvas: what can be seen, read aloud or found in the tree of nodes. */
function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const objects = [...(window.harrowTest.scene() as { children: { list: unknown[] } }).children.list];
    const texts: string[] = [];
    for (const object of objects) {
      const { text, list } = object as { text?: unknown; list?: unknown[] };
      if (typeof text === 'string') texts.push(text);
      objects.push(...(list ?? []));
    }
    return [document.documentElement.outerHTML, ...texts].join('\n');
  });
}

/** A card may be named by its word or by its picture; neither may be there. */
function revealed(words: string, hand: readonly SeenCard[], names: Readonly<Record<string, string>>): string[] {
  return hand.filter((card) => words.includes(`card-${card}`) || words.includes(names[card]));
}

export const chapter3Tests: readonly BrowserTest[] = [
  {
    name: 'a game of chapter 3 is played by clicks with its cards and tiles, and hands stay secret',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const names = cardNames('en');
      await page.evaluate(() =>
        window.harrowTest.app.startGame({
          config: {
            mode: 'ch3',
            map: 'a',
            north: 'family',
            legends: { protectors: 'bernice', family: 'willa' },
            tracks: { protectors: 'a', family: 'b' },
          },
          seed: 11,
          controllers: ['human', 'human'],
        }),
      );
      await settled(page);
      const player = curious();
      let curtains = 0;
      const { state } = await playByClicks(page, {
        prefer: player.prefer,
        async onCurtain() {
          curtains++;
          const { seats } = await stateOf(page);
          const words = await wordsOn(page);
          for (const { hand } of seats) assert.deepEqual(revealed(words, hand, names), []);
        },
        async onAction(n) {
          // Reading every word takes its time: now and then is enough between the curtains.
          if (n % 10 !== 0) return;
          const { seats, active } = await stateOf(page);
          const words = await wordsOn(page);
          assert.deepEqual(revealed(words, seats[1 - active].hand, names), []);
        },
      });
      assert.ok(state.result !== undefined);
      assert.ok(player.cards.size >= 6, `cards played: ${[...player.cards].join(', ')}`);
      assert.ok([...player.cards].some((card) => (upgradeIds as readonly string[]).includes(card)));
      assert.ok(player.tiles.size >= 4, `tiles used: ${[...player.tiles].join(', ')}`);
      assert.ok(curtains >= 6, `${curtains} curtains`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
