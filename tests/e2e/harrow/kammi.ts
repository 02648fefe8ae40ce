import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { pickByKind } from '../../games/harrow/fuzz/random-play.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { eager } from './chapter5.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks, stateOf } from './player.ts';
import { saveIn } from './positions.ts';
import { cardNames, knownCards, revealed, wordsOn } from './secrets.ts';

declare const gameTest: HarrowGameTest;

/** Random play that comes on: whatever leads to the end of a decision is liked best. */
function hasty(state: HarrowState, rng: ReturnType<typeof seedRng>): HarrowAction {
  const legal = harrow.legal(state);
  const wanted = legal.filter(({ type }) => ['card', 'attack', 'strike', 'clash', 'act', 'end', 'jar'].includes(type));
  return pickByKind(wanted.length > 0 ? wanted : legal, rng);
}

/** Nobody's cards, nor who is who, nor the face of a doll, can be found behind the curtain. */
async function lookAtCurtain(page: Page, names: Readonly<Record<string, string>>, met: Set<number>): Promise<void> {
  const seat = await page.evaluate(() => gameTest.app.curtain);
  if (seat !== undefined) met.add(seat);
  const { seats, hester } = await stateOf(page);
  const words = await wordsOn(page);
  for (const { hand } of [...seats, ...(hester ? [hester] : [])]) assert.deepEqual(revealed(words, hand, names), []);
  assert.deepEqual(await knownCards(page), []);
  const seen = await page.evaluate(() => gameTest.app.match?.session.state.kammi);
  assert.ok(seen && (seen.revealed || seen.self === 'hidden'));
  assert.ok(seen.dolls.every(({ up, face }) => up || face === 'hidden'));
}

const quick = { speed: 'instant', curtain: false } as const;

export const kammiTests: readonly BrowserTest[] = [
  {
    name: 'chapter 4 is played by two people by clicks for two rounds, and no hand is seen on a curtain',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'cs' });
      await page.evaluate(() => gameTest.app.change({ firstChapterDone: true }));
      const names = cardNames('cs');
      await beginWithPeople(page, async () => {
        await press(page, 'chapter-ch4');
        await press(page, 'factions-family,kammi');
        // The picture lies over its button.
        await page.locator('[data-focus="legend-kammi-goblin_trickster"]').check({ force: true });
        await plantSeed(page, 5);
      });
      const rng = seedRng(5);
      const curtains = new Set<number>();
      const done = new Set<string>();
      const { state } = await playByClicks(page, {
        until: ({ round }) => round > 2,
        prefer(s) {
          const action = hasty(s, rng);
          done.add(action.type);
          return action;
        },
        onCurtain: () => lookAtCurtain(page, names, curtains),
      });
      assert.deepEqual([...curtains].sort(), [0, 1]);
      assert.equal(state.seats[1].legend, 'goblin_trickster');
      for (const type of ['put', 'choose', 'jar', 'move', 'end']) assert.ok(done.has(type), `${type} was not done`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a game of chapter 4 against the computer is played to its end by clicks',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'pl' });
      const save = JSON.stringify({ ...JSON.parse(saveIn('kammiLast')), controllers: ['bot', 'human'] });
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), save);
      await settled(page);
      const rng = seedRng(3);
      const { state } = await playByClicks(page, { prefer: (s) => hasty(s, rng) });
      assert.ok(state.result !== undefined);
      await page.waitForSelector('[data-focus="end-rematch"]');
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'chapter 5 with Kammi is played by three people by clicks for a round, and each seat keeps its secrets',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'pl' });
      await page.evaluate(() => gameTest.app.change({ firstChapterDone: true }));
      const names = cardNames('pl');
      await beginWithPeople(page, async () => {
        await press(page, 'chapter-ch5');
        await press(page, 'factions-family,kammi');
        await plantSeed(page, 5);
      });
      const rng = seedRng(5);
      const curtains = new Set<number>();
      const done = new Set<string>();
      let reached = '';
      const { state } = await playByClicks(page, {
        until: ({ round }) => round > 1,
        prefer(s) {
          const action = eager(s, rng);
          done.add(`${topFrame(s)?.seat} ${action.type}`);
          return action;
        },
        onCurtain: () => lookAtCurtain(page, names, curtains),
        async onAction() {
          if (reached !== '' || !(await page.$('.hand-card'))) return;
          await page.keyboard.press('c');
          reached = await page.evaluate(() => document.activeElement?.getAttribute('data-focus') ?? '');
          assert.match(reached, /^card-/);
        },
      });
      assert.notEqual(reached, '', 'a key leads to the hand');
      assert.deepEqual([...curtains].sort(), [0, 1, 2]);
      assert.deepEqual(
        state.seats.map(({ faction }) => faction),
        ['family', 'kammi'],
      );
      for (const deed of ['0 put', '0 jar', '1 put', '1 choose', '1 jar', '1 card', '2 root', '2 use']) {
        assert.ok(done.has(deed), `${deed} was not done`);
      }
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
