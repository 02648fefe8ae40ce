import assert from 'node:assert/strict';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import { pickByKind } from '../../games/harrow/fuzz/random-play.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks, stateOf } from './player.ts';
import { cardNames, knownCards, revealed, wordsOn } from './secrets.ts';

declare const gameTest: HarrowGameTest;

/** Factions do anything, but cards, tiles and attacks first; Hester does all she can, and shakes the tree where nothing else is left to do. */
export function eager(state: HarrowState, rng: Rng): HarrowAction {
  const legal = harrow.legal(state);
  const first = (types: readonly HarrowAction['type'][]) =>
    types.map((type) => legal.find((action) => action.type === type)).find((action) => action !== undefined) ??
    legal[0];
  if (topFrame(state)?.seat !== hesterSeat) {
    const wanted = legal.filter(({ type }) => ['card', 'tile', 'attack', 'strike', 'clash'].includes(type));
    return pickByKind(wanted.length > 0 ? wanted : legal, rng);
  }
  // Her first action is a root, later ones are cards. She shakes the tree with an action left (HC-OQ-57).
  const [bought, last] = state.round === 1 && state.turn < 3 ? (['use', 'end'] as const) : (['lay', 'shake'] as const);
  return first([bought, 'call', 'infect', 'creep', 'shift', 'put', 'choose', last, 'done', 'end']);
}

/** A game in which the factions fight and Hester's cards can be activated in the first rounds. */
const seed = 8;

export const chapter5Tests: readonly BrowserTest[] = [
  {
    name: 'chapter 5 is played by three people by clicks for two rounds, and hands stay secret',
    async run({ browser, url }) {
      const settings = { language: 'pl', speed: 'instant', curtain: false } as const;
      const { page, errors, close } = await openApp(browser, url, settings);
      await page.evaluate(() => gameTest.app.change({ firstChapterDone: true }));
      const names = cardNames('pl');
      await beginWithPeople(page, async () => {
        await press(page, 'chapter-ch5');
        await plantSeed(page, seed);
      });
      const done = new Set<string>();
      const curtains = new Set<number>();
      const rng = seedRng(seed);
      const { state } = await playByClicks(page, {
        until: ({ round }) => round > 2,
        prefer(s) {
          const action = eager(s, rng);
          done.add(action.type);
          return action;
        },
        async onCurtain() {
          const seat = await page.evaluate(() => gameTest.app.curtain);
          if (seat !== undefined) curtains.add(seat);
          const { seats, hester } = await stateOf(page);
          const words = await wordsOn(page);
          for (const { hand } of [...seats, ...(hester ? [hester] : [])]) {
            assert.deepEqual(revealed(words, hand, names), []);
          }
          assert.deepEqual(await knownCards(page), []);
        },
        async onAction(n) {
          if (n % 10 !== 0) return;
          const { active, hester } = await stateOf(page);
          if (active === hesterSeat) return;
          assert.deepEqual(revealed(await wordsOn(page), hester?.hand ?? [], names), []);
        },
      });
      assert.deepEqual([...curtains].sort(), [0, 1, 2]);
      assert.ok(state.hester !== undefined && state.hester.roots.length >= 2);
      const factions = ['jar', 'card', 'tile', 'attack', 'strike', 'move', 'spawn', 'strengthen'];
      for (const type of [...factions, 'root', 'lay', 'call', 'put', 'use', 'shake', 'pay', 'end'])
        assert.ok(done.has(type), `${type} was not done`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
