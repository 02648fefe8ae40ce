import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { ActionOf } from '../../../src/engine/games/harrow/action.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { dollAt } from '../../../src/engine/games/harrow/rules/kammi/dolls.ts';
import { kammiSeat } from '../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import { opponent } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import { tokensAt } from '../../../src/session/harrow/kammi.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { createSession } from '../../../src/session/session.ts';
import { otherDolls, otherKammi } from '../../games/harrow/kammi/other-worlds.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { differences, listen, quietSight, soundsHeard } from '../secrets.ts';
import type { HarrowGameTest } from './game-test.ts';
import { chanceGames } from './games.ts';
import { saveFrom } from './secrets.ts';

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

type Attack = ActionOf<'attack'>;

/** A seat is to attack; nothing hidden has come out so far. */
interface Assault {
  readonly state: HarrowState;
  readonly attack: Attack;
}

/** The first attack of the games of chance that one of the two can make on a hex that is asked for. */
function assaultBy(who: 'kammi' | 'rival', isAsked: (s: HarrowState, attack: Attack) => boolean): Assault {
  for (const { state } of chanceGames(undefined, 'ch4')) {
    const frame = topFrame(state);
    const seat = who === 'kammi' ? kammiSeat(state) : opponent(kammiSeat(state));
    if (frame?.kind !== 'attack' || frame.seat !== seat || state.kammi?.revealed) continue;
    const attacks = harrow.legal(state).filter((action) => action.type === 'attack');
    const attack = attacks.find((each) => isAsked(state, each));
    if (attack) return { state, attack };
  }
  throw new Error('nobody ever attacks there');
}

/** Opens the assault, before or after the attack is declared. */
async function enter(page: Page, { state, attack }: Assault, isDeclared: boolean): Promise<void> {
  const attacker = topFrame(state)?.seat;
  const people = state.seats.map((_, seat) => (seat === attacker ? 'human' : 'bot'));
  const save = saveFrom(state, isDeclared ? [attack] : [], people);
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), save);
  await settled(page);
}

/** An attack: its odds on the map, the battlefield before the tree is tipped and after it. */
async function sightsOfAttack(page: Page, assault: Assault): Promise<readonly string[]> {
  await enter(page, assault, false);
  await page.evaluate((from) => {
    gameTest.app.remember({ threats: true });
    gameTest.app.select({ from });
  }, assault.attack.from);
  const sights = [...(await quietSight(page))];
  await enter(page, assault, true);
  sights.push(...(await quietSight(page)));
  await press(page, 'tip');
  await settled(page);
  return [...sights, ...(await quietSight(page))];
}

/** Which sounds the fall makes. */
async function soundsOfAttack(page: Page, assault: Assault): Promise<readonly string[]> {
  await enter(page, assault, true);
  await listen(page);
  // What falls at once is not heard.
  await page.evaluate(() => gameTest.app.change({ speed: 'fast' }));
  await press(page, 'tip');
  await settled(page);
  await page.evaluate(() => gameTest.app.change({ speed: 'instant' }));
  return soundsHeard(page);
}

const quick = { speed: 'instant', curtain: false } as const;

export const kammiSecretTests: readonly BrowserTest[] = [
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
  {
    name: 'HC-KAM-50 odds, battlefield and sounds of an attack are alike whoever is hit and whichever doll is real',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { ...quick, language: 'pl' });
      const onHood = assaultBy('rival', (s, { to }) => tokensAt(s, kammiSeat(s), to).length > 0);
      const onDoll = assaultBy('kammi', (s, { to }) => dollAt(s, to)?.up === false);
      const trials = [
        { assault: onHood, other: otherKammi(onHood.state) },
        { assault: onDoll, other: otherDolls(onDoll.state) },
      ];
      for (const { assault, other } of trials) {
        assert.notDeepEqual(other, assault.state);
        // What a page shows for the first time is not compared: it still loads.
        await sightsOfAttack(page, assault);
        const one = await sightsOfAttack(page, assault);
        assert.ok(one.some((each) => each.includes('odds-tag')));
        assert.deepEqual(differences(one, await sightsOfAttack(page, { ...assault, state: other })), []);
      }
      const heard = await soundsOfAttack(page, onHood);
      assert.ok(heard.length > 1);
      assert.deepEqual(await soundsOfAttack(page, { ...onHood, state: otherKammi(onHood.state) }), heard);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
