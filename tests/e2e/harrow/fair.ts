import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { unknownHex } from '../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import { bySeat } from '../../../src/session/harrow/by-seat.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { createSession } from '../../../src/session/session.ts';
import { pickByKind } from '../../games/harrow/fuzz/random-play.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { differences, quietSight } from '../secrets.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { playByClicks } from './player.ts';
import { saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** Random play that comes on: whatever leads to the end of a decision is liked best, and the Fair Folk lay their nests first. */
function hasty(state: HarrowState, rng: Rng): HarrowAction {
  const legal = harrow.legal(state);
  const of = (...types: HarrowAction['type'][]) => legal.filter(({ type }) => types.includes(type));
  const nests = of('nest', 'quest', 'recall');
  if (nests.length > 0) return pickByKind(nests, rng);
  const wanted = of('card', 'attack', 'strike', 'clash', 'act', 'end', 'jar', 'offer');
  return pickByKind(wanted.length > 0 ? wanted : legal, rng);
}

const quick = { speed: 'instant', curtain: false } as const;

async function load(page: Page, save: string): Promise<void> {
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), save);
  await settled(page);
}

/** A game in which the items lie on these hexes and the Fair Folk have their first turn; one person plays, a seat of it. */
function hiddenAt(places: readonly number[], person: number): string {
  const config = completeConfig({ mode: 'fair3', map: 'a', hider: 'protectors' }, 7);
  const session = createSession(harrow, config, 7);
  for (const hex of places) assert.ok(session.submit({ type: 'stow', hex }));
  // What bots would do follows from what they know.
  while (topFrame(session.state)?.kind !== 'fair') assert.ok(session.submit(session.legal()[0]));
  const controllers = harrow.seats(config);
  const people = Array.from({ length: controllers }, (_, seat): ControllerKind => (seat === person ? 'human' : 'bot'));
  return JSON.stringify(saveOf({ session, controllers: people }, new Date('2026-11-16T12:00:00Z')));
}

/** The map and the story, as the person sees them. */
async function sightsOf(page: Page, save: string): Promise<readonly string[]> {
  await load(page, save);
  const sights = [...(await quietSight(page))];
  await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
  await settled(page);
  sights.push(...(await quietSight(page)));
  await page.evaluate(() => gameTest.app.closeDialog());
  return sights;
}

const isItem = (each: string): boolean => /found-(sword|crown|queen)/.test(each);

export const fairTests: readonly BrowserTest[] = [
  {
    name: 'the Fair Folk and two factions are played by three people by clicks for two rounds',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'cs' });
      await page.evaluate(() => gameTest.app.change({ firstChapterDone: true }));
      await beginWithPeople(page, async () => {
        await press(page, 'chapter-fair3');
        await plantSeed(page, 11);
      });
      const rng = seedRng(11);
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
          const fair = await page.evaluate(() => gameTest.app.match?.session.state.fair);
          assert.ok(
            fair?.places.slice(fair.found).every((hex) => hex === unknownHex),
            'no place is seen on a curtain',
          );
          assert.ok([...(fair?.hand ?? []), ...(fair?.quests ?? [])].every((card) => card === 'hidden'));
        },
      });
      assert.deepEqual([...curtains].sort(), [0, 1, fairSeat]);
      assert.ok((state.fair?.nests.length ?? 0) > 0);
      for (const type of ['choose', 'nest', 'jar', 'end']) assert.ok(done.has(type), `${type} was not done`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a night of the Fair Folk against Hester is played to its result by clicks',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'pl' });
      const save = JSON.parse(saveIn('nightLast'));
      const controllers = bySeat<ControllerKind>(
        { mode: 'fairhester' },
        (player) => (player === 'fair' ? 'human' : 'bot'),
        'bot',
      );
      await load(page, JSON.stringify({ ...save, controllers }));
      const rng = seedRng(3);
      const { state } = await playByClicks(page, {
        prefer(s) {
          const legal = harrow.legal(s);
          const wanted = legal.find(({ type }) => type === 'quest');
          const guess = legal.find((action) => action.type === 'choose' && action.option === 'guess');
          const right = legal.find((action) => action.type === 'guess' && action.hex === s.fair?.places[s.fair.found]);
          return wanted ?? guess ?? right ?? hasty(s, rng);
        },
      });
      assert.ok(state.result !== undefined);
      assert.equal(state.result.scores.length, fairSeat + 1);
      await page.waitForSelector('[data-focus="end-rematch"]');
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'HC-FAIR-5 nothing on the screen tells the Fair Folk where the items lie',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'en' });
      // What a page shows for the first time is not compared: it still loads.
      await sightsOf(page, hiddenAt([0, 1, 2], fairSeat));
      const sights: (readonly string[])[] = [];
      for (const places of [
        [0, 1, 2],
        [30, 12, 5],
        [18, 17, 36],
      ])
        sights.push(await sightsOf(page, hiddenAt(places, fairSeat)));
      assert.deepEqual(differences(sights[0], sights[1]), []);
      assert.deepEqual(differences(sights[0], sights[2]), []);
      assert.ok(!sights[0].some(isItem), 'the Fair Folk see no item');
      const others = await sightsOf(page, hiddenAt([0, 1, 2], 0));
      assert.ok(others.some(isItem), 'the others see where they lie');
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
