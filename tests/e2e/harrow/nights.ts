import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import lessonWords from '../../../locales/cs/harrow/lessons.json' with { type: 'json' };
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { GameRecord } from '../../../src/engine/games/harrow/notation/record.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { hashOf } from '../../../src/engine/kernel/hash.ts';
import { keepTogether } from '../../../src/i18n/line-breaks.ts';
import { recordOf, resultOf } from '../../../src/session/harrow/campaign/progress.ts';
import { forcedStep } from '../../../src/session/harrow/forced.ts';
import { createSession } from '../../../src/session/session.ts';
import type { Language, Settings } from '../../../src/session/settings.ts';
import { openApp, plantSeed } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, scrollAndPress, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { taughtNight, wonNight } from './games.ts';
import { playByClicks, stateOf } from './player.ts';
import { saveText } from './positions.ts';
import { importText, visit } from './walk.ts';

declare const gameTest: HarrowGameTest;

/** Plays what is written, position by position: only the tree, and what leaves no choice, may have gone by itself. */
function reciter({ config, seed, actions }: GameRecord): (state: HarrowState) => HarrowAction {
  const session = createSession(harrow, config, seed);
  const lines = actions.map((action) => {
    const { state } = session;
    const at = hashOf(state);
    const goesByItself = action.type === 'tree' || forcedStep(state, session.legal()) !== undefined;
    assert.ok(session.submit(action), `"${harrow.format(action)}" is written, but not legal`);
    return { at, action, goesByItself };
  });
  return (state) => {
    const here = hashOf(state);
    for (let line = lines.shift(); line; line = lines.shift()) {
      if (line.at === here) return line.action;
      assert.ok(
        line.goesByItself,
        `"${harrow.format(line.action)}" is written, but it is for ${harrow.legal(state).map(harrow.format)}`,
      );
    }
    throw new Error('nothing more is written');
  };
}

/** Lets the night pass: the first of what is asked, and no action that is not. Seeds are chosen for a short night. */
function idler(state: HarrowState): HarrowAction {
  const legal = harrow.legal(state);
  return legal.find(({ type }) => type === 'end' || type === 'done') ?? legal[0];
}

const nightsOf = (page: Page) => page.evaluate(() => gameTest.app.nights);
const lookedAt = (page: Page) => page.evaluate(() => gameTest.app.night);

/** From the title to the first night. */
async function begin(page: Page, seed: number): Promise<void> {
  await press(page, 'title-campaign');
  await settled(page);
  await press(page, 'night-night1');
  await plantSeed(page, seed);
  await press(page, 'night-begin');
  await settled(page);
}

/** The tale of the night, from its end back to the nights and to the title. */
async function leave(page: Page): Promise<void> {
  const tale = await page.waitForSelector('.night-result .story-text');
  assert.ok(((await tale.textContent()) ?? '').length > 40);
  await press(page, 'night-onward');
  await settled(page);
  assert.equal(await page.evaluate(() => gameTest.app.screen), 'campaign');
  assert.equal(await page.$('.modal-layer [role="dialog"]'), null);
}

/** What the oak says of the automatic factions is told while they act. */
const during = ['fields', 'march', 'strike', 'tree'];

/** Writes down every rule the page tells from now on, with the screen on which it stands. */
async function noteRules(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told = new Set<string>();
    new MutationObserver(() => {
      const rule = document.querySelector<HTMLElement>('.telling .rule')?.dataset.rule;
      if (rule) told.add(`${gameTest.app.screen} ${rule}`);
    }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
    Object.assign(window, { toldRules: told });
  });
}

function toldRules(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { toldRules: Set<string> }).toldRules]);
}

/** Writes down how many haints the picture shows where a group that is told of came from and where it went. */
async function noteMarches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marches: { readonly haints: number; readonly left: number; readonly there: number }[] = [];
    new MutationObserver(() => {
      const { app, scene } = gameTest;
      const step = app.told?.event;
      if (step?.type !== 'soloGroupMoved') return;
      const { pieces } = scene() as { readonly pieces: readonly { readonly kind: string; readonly hex: number }[] };
      const [left, there] = [step.from, step.to].map(
        (at) => pieces.filter(({ kind, hex }) => kind === 'haint' && hex === at).length,
      );
      marches.push({ haints: step.haints, left, there });
    }).observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
    Object.assign(window, { marches });
  });
}

type Marches = readonly { readonly haints: number; readonly left: number; readonly there: number }[];

function notedMarches(page: Page): Promise<Marches> {
  return page.evaluate(() => (window as unknown as { marches: Marches }).marches);
}

const settingsIn = (language: Language, speed: Settings['speed'] = 'instant') =>
  ({ language, speed, curtain: true }) as const;

export const nightTests: readonly BrowserTest[] = [
  {
    name: 'a night is won by clicks, the oak teaching, and the next one opens (en)',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, settingsIn('en'));
      const night = taughtNight();
      await begin(page, night.seed);
      const { state } = await playByClicks(page, { prefer: reciter(night) });
      assert.equal(state.result?.winner, hesterSeat);
      const { lessons } = await nightsOf(page);
      const asked = ['wake', 'far', 'driver', 'side', 'root', 'root2', 'cubes', 'flame', 'infect', 'fire'];
      for (const id of [...asked, ...during]) assert.ok(lessons.heard.includes(`night1.${id}`), `"${id}" was not told`);
      await leave(page);
      assert.equal(await lookedAt(page), 'night2');
      await press(page, 'night-title');
      await page.reload();
      await press(page, 'title-campaign');
      await settled(page);
      const { best } = recordOf(await nightsOf(page), 'night1');
      assert.deepEqual(
        best?.points,
        state.seats.map(({ points }) => points),
      );
      await page.waitForSelector('[data-focus="night-night1"].won');
      await page.waitForSelector('[data-focus="night-night2"].open');
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a night is won with its last action, though the page is closed before it is shown, and counts once',
    async run({ browser, blankUrl }) {
      const { page, errors, close } = await openApp(browser, blankUrl, settingsIn('en', 'normal'));
      const { config, seed, actions } = wonNight();
      const session = createSession(harrow, config, seed, { past: actions.slice(0, -1) });
      await importText(page, JSON.stringify({ ...JSON.parse(saveText(session)), night: 'night1' }));
      const last = actions[actions.length - 1];
      await page.evaluate((action) => gameTest.app.act(action), last);
      session.submit(last);
      await page.reload();
      // It is back in the game at once.
      await page.waitForSelector('.stage[data-screen="end"]');
      const record = { played: 1, best: resultOf(session.state) };
      assert.deepEqual(recordOf(await nightsOf(page), 'night1'), record);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a night is lost by clicks without lessons, and can be begun again (cs)',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, settingsIn('cs'));
      await begin(page, 40);
      await press(page, 'lesson-skip');
      const { state } = await playByClicks(page, { prefer: idler });
      assert.ok(state.result !== undefined && state.result.winner !== hesterSeat);
      const { lessons, nights } = await nightsOf(page);
      assert.deepEqual(lessons, { heard: [], wanted: false });
      assert.deepEqual([nights.night1.played, nights.night1.best], [1, undefined]);
      // The county as it was left, and back to the tale.
      await press(page, 'night-county');
      await settled(page);
      assert.equal(await page.evaluate(() => gameTest.app.screen), 'map');
      await press(page, 'over-back');
      await leave(page);
      assert.equal(await lookedAt(page), 'night1');
      await press(page, 'night-file');
      await press(page, 'night-lessons');
      assert.equal(await page.textContent('.notice p'), keepTogether(lessonWords.again.everywhere, 'cs'));
      assert.deepEqual((await nightsOf(page)).lessons, { heard: [], wanted: true, skipped: [] });
      await press(page, 'night-begin');
      await settled(page);
      assert.equal((await stateOf(page)).round, 1);
      // A night under way can be continued, or begun anew beside it.
      await page.evaluate(() => gameTest.app.go('campaign'));
      await page.waitForSelector('[data-focus="night-continue"]');
      await press(page, 'night-begin');
      await settled(page);
      assert.equal(await page.evaluate(() => gameTest.app.screen), 'map');
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: "the rivals' turns of a night go on by themselves at speed, however quickly the oak is heard (en)",
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, settingsIn('en', 'fast'));
      // In the middle of the rivals' turn, the tree about to fall.
      await visit(page, { name: 'a fight', position: 'soloTree', night: 'night1' });
      await playByClicks(page, { prefer: idler, until: (s) => topFrame(s)?.kind === 'roots' });
      const { lessons } = await nightsOf(page);
      assert.ok(lessons.heard.includes('night1.tree'));
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a night is lost by clicks, its steps told one by one at first, and the nights come back (pl)',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, settingsIn('pl'));
      await page.evaluate(() => gameTest.app.change({ stepping: true }));
      await begin(page, 7);
      await noteRules(page);
      await noteMarches(page);
      await playByClicks(page, { prefer: idler, until: (s) => topFrame(s)?.kind === 'roots' });
      const { lessons } = await nightsOf(page);
      assert.ok(lessons.heard.includes('night1.fields'));
      // Each step with its rule, also on the battlefield.
      const told = await toldRules(page);
      for (const rule of ['map HC-SOLO-29', 'map HC-SOLO-43', 'battlefield HC-SOLO-44']) {
        assert.ok(told.includes(rule), `"${rule}" is not among ${told}`);
      }
      // Where nothing moves, the picture stands as far as the steps have been told.
      const marches = await notedMarches(page);
      assert.ok(marches.some(({ haints }) => haints > 0));
      for (const { haints, left, there } of marches) assert.ok(left === 0 && there >= haints);
      await press(page, 'settings');
      await scrollAndPress(page, 'settings-stepping');
      await page.keyboard.press('Escape');
      const { state } = await playByClicks(page, { prefer: idler });
      assert.ok(state.result !== undefined && state.result.winner !== hesterSeat);
      await leave(page);
      assert.equal(await lookedAt(page), 'night1');
      await page.waitForSelector('[data-focus="night-begin"]');
      await press(page, 'night-title');
      await page.waitForSelector('[data-focus="title-campaign"]');
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
