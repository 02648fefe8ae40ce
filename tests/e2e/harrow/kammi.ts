import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { kammiSeat } from '../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { createSession } from '../../../src/session/session.ts';
import { pickByKind } from '../../games/harrow/fuzz/random-play.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks, stateOf } from './player.ts';
import { saveIn } from './positions.ts';
import { cardNames, knownCards, revealed, sightOf, wordsOn } from './secrets.ts';

declare const gameTest: HarrowGameTest;

/** A game in which Kammi, or her opponent, has the first turn; it differs only in what is hidden. */
function secretGame(
  first: 'kammi' | 'rival',
  self: 'first' | 'second',
  doll: number,
  people: readonly ControllerKind[],
): string {
  for (let seed = 1; ; seed++) {
    const config = completeConfig({ mode: 'ch4', map: 'a', legends: { kammi: 'goblin_brute' } }, seed);
    const session = createSession(harrow, config, seed);
    if ((session.state.lantern === kammiSeat(session.state)) !== (first === 'kammi')) continue;
    while (topFrame(session.state)?.kind === 'effect') {
      const legal = session.legal();
      const dolls = legal.filter((action) => action.type === 'put' && action.what === 'doll');
      const whoIs = legal.find((action) => action.type === 'choose' && action.option === self);
      const leave = legal.find((action) => action.type === 'done');
      assert.ok(session.submit(dolls[doll] ?? whoIs ?? leave ?? legal[0]));
    }
    return JSON.stringify(saveOf({ session, controllers: people }, new Date('2026-11-16T12:00:00Z')));
  }
}

/** What the page shows once nothing on it changes any more: it speaks a little after it is drawn. */
async function quietSight(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(150);
    const sight = await sightOf(page);
    if (sight.join() === last.join()) break;
    last = sight;
  }
  return last;
}

/** All sights of a game: the map, the boards of both, the story. */
async function sightsOf(page: Page, save: string): Promise<readonly string[]> {
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), save);
  await settled(page);
  const sights = [...(await quietSight(page))];
  const look = async () => {
    await settled(page);
    sights.push(...(await quietSight(page)));
  };
  await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
  await look();
  await page.evaluate(() => gameTest.app.closeDialog());
  await page.evaluate(() => gameTest.app.go('boards'));
  await look();
  await press(page, 'leaf');
  await look();
  // The board that is leafed to is remembered.
  await press(page, 'leaf');
  await page.evaluate(() => gameTest.app.go('map'));
  return sights;
}

/** Where two sights differ: in what they show or in its order. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  const length = Math.max(one.length, other.length);
  const differing = Array.from({ length }, (_, i) => i).filter((i) => one[i] !== other[i]);
  return differing.slice(0, 6).map((i) => `${one[i]} | ${other[i]}`);
}

/** Random play that comes on: whatever leads to the end of a decision is liked best. */
function hasty(state: HarrowState, rng: ReturnType<typeof seedRng>): HarrowAction {
  const legal = harrow.legal(state);
  const wanted = legal.filter(({ type }) => ['card', 'attack', 'strike', 'clash', 'act', 'end', 'jar'].includes(type));
  return pickByKind(wanted.length > 0 ? wanted : legal, rng);
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
        async onCurtain() {
          const seat = await page.evaluate(() => gameTest.app.curtain);
          if (seat !== undefined) curtains.add(seat);
          const { seats } = await stateOf(page);
          const words = await wordsOn(page);
          for (const { hand } of seats) assert.deepEqual(revealed(words, hand, names), []);
          assert.deepEqual(await knownCards(page), []);
          const seen = await page.evaluate(() => gameTest.app.match?.session.state.kammi);
          assert.ok(seen && (seen.revealed || seen.self === 'hidden'));
          assert.ok(seen.dolls.every(({ up, face }) => up || face === 'hidden'));
        },
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
    name: 'HC-KAM-50 nothing on the screen tells who is Kammi or which doll is real',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'en' });
      const rival: readonly ControllerKind[] = ['human', 'bot'];
      // What a page shows for the first time is not compared: it still loads.
      await sightsOf(page, secretGame('rival', 'first', 1, rival));
      const [one, other] = [
        await sightsOf(page, secretGame('rival', 'first', 0, rival)),
        await sightsOf(page, secretGame('rival', 'second', 0, rival)),
      ];
      assert.deepEqual(differences(one, other), []);
      assert.ok(
        one.some((each) => each.includes('doll-real')),
        'her opponent sees the dolls',
      );
      assert.ok(!one.some((each) => each.includes('hidden-1-')), 'nobody looks under a hood');
      const kammi: readonly ControllerKind[] = ['bot', 'human'];
      const dolls = [0, 1, 2].map((doll) => secretGame('kammi', 'first', doll, kammi));
      const sights: (readonly string[])[] = [];
      await sightsOf(page, dolls[0]);
      for (const save of dolls) sights.push(await sightsOf(page, save));
      assert.deepEqual(differences(sights[0], sights[1]), []);
      assert.deepEqual(differences(sights[0], sights[2]), []);
      assert.ok(!sights[0].some((each) => each.includes('doll-real')), 'Kammi sees their backs alone');
      assert.ok(
        sights[0].some((each) => each.includes('hidden-1-')),
        'she sees under her own hoods',
      );
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
