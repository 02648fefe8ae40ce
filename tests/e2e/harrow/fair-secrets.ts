import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { requireFair } from '../../../src/engine/games/harrow/rules/fair/fair.ts';
import { fairSeat, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { bySeat } from '../../../src/session/harrow/by-seat.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { elsewhere, otherHand } from '../../games/harrow/fair/other-worlds.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import { differences, listen, quietSight, soundsHeard } from '../secrets.ts';
import type { HarrowGameTest } from './game-test.ts';
import { type Situation, saveIn } from './positions.ts';
import { saveFrom } from './secrets.ts';

declare const gameTest: HarrowGameTest;

/** A position of a real game, and who looks at it. */
interface Sitting {
  readonly state: HarrowState;
  readonly person: number;
}

function positionIn(situation: Situation): HarrowState {
  const read = harrow.readPosition(JSON.parse(saveIn(situation)).position);
  if (!read.ok) throw new Error(read.error);
  return read.state;
}

async function sitDown(page: Page, { state, person }: Sitting): Promise<void> {
  const players = bySeat<ControllerKind>(state.config, () => 'bot', 'bot');
  const people = players.map((kind, seat) => (seat === person ? 'human' : kind));
  const save = saveFrom(state, [], people);
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), save);
  await settled(page);
}

/** The map, the story, and all boards and papers. */
async function sightsOf(page: Page, sitting: Sitting): Promise<readonly string[]> {
  await sitDown(page, sitting);
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
  const { round, turn } = sitting.state;
  for (const seat of [0, hesterSeat, fairSeat]) {
    const board = { seat, moment: `${round}.${turn}.false` };
    await page.evaluate((shown) => gameTest.app.remember({ board: shown }), board);
    await look();
  }
  await page.evaluate(() => gameTest.app.go('map'));
  return sights;
}

/** Which sounds a nest makes that the Fair Folk place. */
async function soundsOfNest(page: Page, state: HarrowState): Promise<readonly string[]> {
  await sitDown(page, { state, person: fairSeat });
  await listen(page);
  // What happens at once is not heard.
  await page.evaluate(() => gameTest.app.change({ speed: 'fast' }));
  const nest = harrow.legal(state).find(({ type }) => type === 'nest');
  assert.ok(nest);
  await page.evaluate((action) => gameTest.app.act(action), nest);
  await settled(page);
  await page.evaluate(() => gameTest.app.change({ speed: 'instant' }));
  return soundsHeard(page);
}

const isItem = (each: string): boolean => /found-(sword|crown|queen)/.test(each);

/** HC-FAIR-5: nobody but the Fair Folk's seat must not know the places; HC-FAIR-2: their hand is theirs alone. */
async function lookAtTwins(page: Page, situation: Situation, person: number, isSecret: 'places' | 'hand') {
  const state = positionIn(situation);
  const other = isSecret === 'places' ? elsewhere(state, seedRng(5)) : otherHand(state);
  assert.notDeepEqual(other, state);
  // What a page shows for the first time is not compared: it still loads.
  await sightsOf(page, { state, person });
  const one = await sightsOf(page, { state, person });
  assert.deepEqual(differences(one, await sightsOf(page, { state: other, person })), [], situation);
  return one;
}

const quick = { speed: 'instant', curtain: false } as const;

export const fairSecretTests: readonly BrowserTest[] = [
  {
    name: 'HC-FAIR-5 with Hester, too, no map, paper, story or sound tells the Fair Folk where the items lie, or others what they hold',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'pl' });
      for (const situation of ['fourFair', 'nightFair'] as const) {
        const sights = await lookAtTwins(page, situation, fairSeat, 'places');
        const { found } = requireFair(positionIn(situation));
        assert.equal(sights.some(isItem), found > 0, 'only what has been found is seen');
      }
      const state = positionIn('fourReady');
      const heard = await soundsOfNest(page, state);
      assert.ok(heard.length > 0);
      assert.deepEqual(await soundsOfNest(page, elsewhere(state, seedRng(5))), heard);
      const sights = await lookAtTwins(page, 'fourOthers', positionIn('fourOthers').active, 'hand');
      assert.ok(sights.some(isItem), 'the others know where the items lie');
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
