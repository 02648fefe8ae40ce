import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { root } from '../../../src/engine/games/root/root.ts';
import type { CardId } from '../../../src/engine/games/root/state/cards.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { rootMatches } from '../../../src/session/root/root-session.ts';
import { savesOf } from '../../../src/session/save.ts';
import { createSession } from '../../../src/session/session.ts';
import { otherWorld } from '../../games/root/other-world.ts';
import { daylight, scene, seatOf } from '../../games/root/scene.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { differences, listen, quietSight, soundsHeard } from '../secrets.ts';
import type { RootGameTest } from './root-test.ts';

declare const gameTest: RootGameTest;

const { saveOf } = savesOf(rootMatches);

function saveFrom(start: RootState, controllers: readonly ControllerKind[]): string {
  const session = createSession(root, start.config, 1, { start, past: [] });
  return JSON.stringify(saveOf({ session, controllers }, new Date('2026-11-16T12:00:00Z')));
}

async function open(page: Page, start: RootState, controllers: readonly ControllerKind[]): Promise<void> {
  // In each world the oak begins anew.
  await page.evaluate(() => gameTest.app.repeatLessons());
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'save.json')), saveFrom(start, controllers));
  await settled(page);
}

/** In the middle of the Marquise's Daylight, with something of everything that is hidden. */
const table = (): RootState =>
  scene({
    ...daylight('mc'),
    mc: { warriors: { c12: 3, c1: 2 }, hand: ['m_sword', 'f_anvil'], keep: 'c1', sawmills: { c1: 1 } },
    ed: { warriors: { c12: 2 }, roosts: ['c3'], hand: ['f_ambush', 'r_cobbler'] },
    wa: { sympathy: ['c9'], supporters: ['r_favor', 'm_ambush'], hand: ['b_ambush'] },
    vb: { hand: ['r_ambush', 'm_investments'] },
  });

/** The defender holds other cards: one has an ambush that fits, the other none. */
function withHand(s: RootState, hand: readonly CardId[]): RootState {
  const other = cloneJson(s);
  const ed = other.sides[seatOf(s, 'ed')];
  assert.equal(ed.hand.length, hand.length);
  // No card is there twice.
  const swapped = ed.hand.filter((card) => !hand.includes(card));
  other.deck = other.deck.map((card) => (hand.includes(card) ? (swapped.pop() ?? card) : card));
  ed.hand = [...hand];
  return other;
}

/** All that one person sees of a world: the wood, whom one can attack with what odds, the boards, the story, a hint. */
async function sightsOf(page: Page, world: RootState): Promise<readonly string[]> {
  await open(page, world, ['human', 'bot', 'bot', 'bot']);
  const sights: string[] = [];
  const look = async (): Promise<void> => {
    await settled(page);
    // A slow device may say that it could not save; it says so once.
    await page.evaluate(() => gameTest.app.dismissNotice());
    sights.push(...(await quietSight(page)));
  };
  await look();
  await press(page, 'deed-battle');
  await look();
  await page.evaluate(() => gameTest.app.letGo());
  await page.evaluate(() => gameTest.app.askHint());
  await look();
  await press(page, 'boards');
  await look();
  await press(page, 'to-table');
  await page.evaluate(() => gameTest.app.open({ kind: 'log' }));
  await look();
  await page.evaluate(() => gameTest.app.closeDialog());
  return sights;
}

/** An attack in front of two people: what the attacker sees until the defender has answered, and what is heard. */
async function attackOn(page: Page, world: RootState): Promise<readonly string[]> {
  await open(page, world, ['human', 'human', 'human', 'human']);
  if (await page.$('[data-focus="curtain-lift"]')) await press(page, 'curtain-lift');
  await settled(page);
  await listen(page);
  const sights: string[] = [];
  const look = async (): Promise<void> => {
    await settled(page);
    // A slow device may say that it could not save; it says so once.
    await page.evaluate(() => gameTest.app.dismissNotice());
    sights.push(...(await quietSight(page)));
  };
  await page.evaluate(() => gameTest.app.act({ type: 'battle', at: 11, faction: 'ed' }));
  // RT-OQ-6: whatever the defender holds, the device is handed over in the middle of the turn.
  await page.waitForSelector('[data-focus="curtain-lift"]');
  await look();
  await press(page, 'curtain-lift');
  await settled(page);
  await press(page, 'deed-pass');
  await look();
  return [...sights, ...(await soundsHeard(page))];
}

/** Two games that differ only in what the person may not know look and sound alike. */
export const secretsTest: BrowserTest = {
  name: 'what a seat of Root may not know changes nothing that it sees or hears',
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, {
      language: 'en',
      speed: 'instant',
      curtain: true,
    });
    const s = table();
    assert.deepEqual(differences(await sightsOf(page, s), await sightsOf(page, otherWorld(s, 0))), []);
    const without = withHand(s, ['b_armorers', 'm_crossbow']);
    assert.deepEqual(differences(await attackOn(page, s), await attackOn(page, without)), []);
    assert.deepEqual(errors, []);
    await close();
  },
};
