/**
 * Plays a turn, a drop and a reload in every browser that is there, and has each compute 50 drops: all must come to the
 * same. node scripts/run.mjs --experimental-websocket tests/e2e/harrow/browsers.ts [Firefox ...]
 */
import assert from 'node:assert/strict';
import { hashOf } from '../../../src/engine/kernel/hash.ts';
import { chromiumMake } from '../browsers/chromium-driver.ts';
import { awaitGame, pageOf } from '../browsers/driven-page.ts';
import type { Driver } from '../browsers/driver.ts';
import { firefoxMake } from '../browsers/firefox-driver.ts';
import { webkitMake } from '../browsers/webkit-driver.ts';
import { settled } from '../controls.ts';
import { openSite, withGame } from '../site.ts';
import { fingerprintsHere, fingerprintsIn } from '../tower-determinism.ts';
import type { HarrowGameTest } from './game-test.ts';
import { playByClicks, stateOf } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

const settings = JSON.stringify({ language: 'en', speed: 'instant', curtain: false, muted: true });

/** Where all browsers must have come to. */
interface Outcome {
  readonly actions: number;
  readonly state: string;
}

async function play(driver: Driver, url: string): Promise<Outcome> {
  const page = pageOf(driver);
  const enter = async (situation: Situation) => {
    await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn(situation));
    await settled(page);
  };
  await driver.open(url);
  await page.evaluate((text) => localStorage.setItem('shell.settings', text), settings);
  await driver.reload();
  await awaitGame(page);

  await enter('turn');
  const { active } = await stateOf(page);
  const turn = await playByClicks(page, { until: (state) => state.active !== active });
  await enter('tree');
  const drop = await playByClicks(page, { until: (_state, actions) => actions > 0 });
  await settled(page);

  const before = await stateOf(page);
  await driver.reload();
  await awaitGame(page);
  await settled(page);
  assert.deepEqual(await stateOf(page), before, 'after the reload the game is another');
  return { actions: turn.actions + drop.actions, state: hashOf([turn.state, before]) };
}

const wanted = process.argv.slice(2);
const makes = [chromiumMake, firefoxMake, webkitMake].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);
const site = await openSite();
const here = fingerprintsHere();
let first: Outcome | undefined;
let failed = 0;
const missing: string[] = [];

async function check(driver: Driver): Promise<string> {
  const outcome = await play(driver, withGame(site.url, 'harrow'));
  first ??= outcome;
  assert.deepEqual(outcome, first, 'it comes to another position than the browser before it');
  const there = await fingerprintsIn(driver.evaluate);
  const different = here.filter((fingerprint, i) => there[i] !== fingerprint).length;
  assert.equal(different, 0, `${different} of ${here.length} drops are others than in Node`);
  return `${outcome.actions} actions, a drop and a reload; ${here.length} drops as in Node`;
}

for (const make of makes) {
  const driver = await make.start();
  if (!driver) {
    missing.push(make.name);
    process.stdout.write(`none ${make.name} is not here: install ${make.wanted}\n`);
    continue;
  }
  try {
    process.stdout.write(`ok   ${driver.name}: ${await check(driver)}\n`);
  } catch (error) {
    failed++;
    process.stdout.write(`FAIL ${driver.name}: ${error instanceof Error ? error.stack : error}\n`);
  }
  await driver.close();
}
site.close();
const notThere = missing.length > 0 ? `; not there: ${missing.join(', ')}` : '';
process.stdout.write(`browsers: ${makes.length - missing.length - failed} passed, ${failed} failed${notThere}\n`);
process.exit(failed === 0 ? 0 : 1);
