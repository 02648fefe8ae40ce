import assert from 'node:assert/strict';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { upgradeIds } from '../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { playByClicks, stateOf } from './player.ts';
import { saveIn } from './positions.ts';
import { cardNames, knownCards, revealed, wordsOn } from './secrets.ts';

declare const gameTest: HarrowGameTest;

/** Hurries through its turns to play cards and tiles it has not seen yet. */
interface Player {
  readonly cards: ReadonlySet<string>;
  readonly tiles: ReadonlySet<string>;
  prefer(state: HarrowState): HarrowAction | undefined;
  /** Six cards of both factions, and four tiles. */
  hasSeenEnough(): boolean;
}

function curious(): Player {
  const cards = new Set<string>();
  const tiles = new Set<string>();
  return {
    cards,
    tiles,
    hasSeenEnough() {
      const upgrades = upgradeIds.filter((id) => cards.has(id)).length;
      return cards.size >= 6 && tiles.size >= 4 && upgrades > 0 && upgrades < cards.size;
    },
    prefer(state) {
      const legal = harrow.legal(state);
      for (const action of legal) {
        if (action.type === 'card' && !cards.has(action.card)) {
          cards.add(action.card);
          return action;
        }
        if (action.type === 'tile' && !tiles.has(action.tile)) {
          tiles.add(action.tile);
          return action;
        }
      }
      // Everything else is left as soon as it can be, except what cards and powers do.
      const isEffect = topFrame(state)?.kind === 'effect';
      const hurries = isEffect ? ['choose'] : ['activate', 'act', 'done', 'end'];
      return legal.find(({ type }) => hurries.includes(type));
    },
  };
}

export const chapter3Tests: readonly BrowserTest[] = [
  {
    name: 'chapter 3 is played by clicks with six cards and four tiles, and hands stay secret',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const names = cardNames('en');
      await page.evaluate(() =>
        gameTest.app.startGame({
          config: {
            mode: 'ch3',
            map: 'a',
            north: 'family',
            legends: { protectors: 'bernice', family: 'willa' },
            tracks: { protectors: 'a', family: 'b' },
          },
          seed: 15,
          controllers: ['human', 'human'],
        }),
      );
      await settled(page);
      const player = curious();
      let curtains = 0;
      await playByClicks(page, {
        // A player that meets too few cards must not play for ever.
        until: (_state, actions) => (player.hasSeenEnough() && curtains >= 6) || actions > 400,
        prefer: player.prefer,
        async onCurtain() {
          curtains++;
          const { seats } = await stateOf(page);
          const words = await wordsOn(page);
          for (const { hand } of seats) assert.deepEqual(revealed(words, hand, names), []);
          assert.deepEqual(await knownCards(page), []);
        },
        async onAction(n) {
          // Reading every word takes its time: now and then is enough between the curtains.
          if (n % 10 !== 0) return;
          const { seats, active } = await stateOf(page);
          const words = await wordsOn(page);
          assert.deepEqual(revealed(words, seats[1 - active].hand, names), []);
        },
      });
      assert.ok(player.hasSeenEnough(), `played: ${[...player.cards, ...player.tiles].join(', ')}`);
      assert.ok(curtains >= 6, `${curtains} curtains`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'the last turn of chapter 3 is played to victory by clicks',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'cs', speed: 'instant', curtain: true });
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), saveIn('lastTurn'));
      await page.waitForFunction(() => gameTest.app.match !== undefined);
      const { state } = await playByClicks(page);
      assert.ok(state.result !== undefined);
      await page.waitForSelector('[data-focus="end-rematch"]');
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
