import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { nextBelow, type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import type { HarrowMatch } from '../../../src/session/harrow/harrow-session.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import { createSession } from '../../../src/session/session.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import { type MortalBrowser, startMortal } from '../killed-browser.ts';
import type { HarrowGameTest } from './game-test.ts';

/** The game with all its secrets. */
declare const gameTest: HarrowGameTest & { readonly app: { readonly table?: HarrowMatch } };

const settings = { language: 'en', speed: 'normal', curtain: false, muted: true };

interface Past {
  readonly config: never;
  readonly seed: number;
  readonly actions: readonly string[];
}

const pastOf = (page: Page): Promise<Past> =>
  page.evaluate(() => {
    const session = gameTest.app.table?.session;
    if (!session) throw new Error('no game is running');
    const { game, config, seed, log } = session;
    return { config: config as never, seed, actions: log.map(({ action }) => game.format(action)) };
  });

/** Does something that is legal, or has the tree fall; what moves then goes on moving. */
async function doSomething(page: Page, rng: Rng): Promise<boolean> {
  const choice = nextBelow(rng, 1000);
  return page.evaluate((number) => {
    const { app } = gameTest;
    const { session } = app.table ?? {};
    if (!session) throw new Error('no game is running');
    const isChance = session.pending().kind === 'chance';
    if (isChance) app.tip();
    else {
      const attacks = session.legal().filter(({ type }) => type === 'attack');
      const all = attacks.length > 0 ? attacks : session.legal();
      app.act(all[number % all.length]);
    }
    return isChance;
  }, choice);
}

/** A fight between two people. */
function fight(): string {
  const save = JSON.parse(readFileSync(new URL('../../saves/harrow/rules-5/ch1-fight.json', import.meta.url), 'utf8'));
  return JSON.stringify({ ...save, controllers: ['human', 'human'] });
}

/** The rules allow all of it, and every tree fell as it must. */
function assertSound({ config, seed, actions }: Past): number {
  const session = createSession(harrow, config, seed);
  let trees = 0;
  for (const text of actions) {
    const pending = session.pending();
    if (pending.kind === 'chance') {
      trees++;
      assert.equal(text, harrow.format(dropTree(session.state, pending.request, false).action));
    }
    const action = harrow.parse(text);
    assert.ok(action && session.submit(action), text);
  }
  return trees;
}

export const killTest: BrowserTest = {
  name: 'a browser that is killed ten times in the middle of things loses nothing, and no tree falls otherwise',
  async run({ blankUrl }) {
    const folder = mkdtempSync(join(tmpdir(), 'harrow-kills-'));
    const rng = seedRng(31);
    let known: Past | undefined;
    let drops = 0;
    let browser: MortalBrowser | undefined;
    try {
      for (let kill = 0; kill <= 10; kill++) {
        browser = await startMortal(folder, blankUrl, settings);
        const { page } = browser;
        if (known) {
          await press(page, 'title-continue');
          const now = await pastOf(page);
          assert.deepEqual([now.seed, now.actions.slice(0, known.actions.length)], [known.seed, known.actions]);
          assertSound(now);
        }
        // Every third time the tree is about to fall.
        if (kill % 3 === 0) await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), fight());
        for (let i = nextBelow(rng, 3); i >= 0; i--) {
          await settled(page);
          if (!(await doSomething(page, rng))) continue;
          drops++;
          break;
        }
        known = await pastOf(page);
        await pass(30 + nextBelow(rng, 500));
        await browser.kill();
        browser = undefined;
      }
      assert.ok(drops > 2, 'no tree was falling');
    } finally {
      await browser?.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  },
};
