import assert from 'node:assert/strict';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import type { Language } from '../../../src/session/settings.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press } from '../controls.ts';
import { playOn, screenOf } from './player.ts';
import type { RootGameTest } from './root-test.ts';

declare const gameTest: RootGameTest;

type Size = Readonly<Record<'width' | 'height', number>>;

/** What a person presses where there is more to choose from: mostly what goes on, so that the game comes to its end. */
const goesOn = /^(deed-(done|end|pass)|next|tip|confirm-yes|curtain-lift)$/;

/** To the end by clicks: a person who leads the Alliance, and three computers. */
export const fourSeats = (language: Language, seed: number, size: Size): BrowserTest => ({
  name: `a game of Root for four is played to its end by clicks, against three computers (${language})`,
  async run({ browser, url }) {
    const { page, errors, close } = await openApp(browser, url, { language, speed: 'instant' }, size);
    await page.evaluate((planted) => {
      gameTest.app.startGame({
        config: { players: ['wa', 'mc', 'ed', 'vb'], map: 'autumn', deck: 'standard' },
        seed: planted,
        controllers: ['human', 'bot', 'bot', 'bot'],
        levels: ['gentle', 'steady', 'steady', 'gentle'],
      });
    }, seed);
    const clicks = await playOn(page, seedRng(seed), async () => (await screenOf(page)) === 'end', goesOn);
    assert.ok(clicks > 20, `only ${clicks} clicks`);
    assert.equal(await page.$$eval('.root-end .story thead th', (sides) => sides.length), 4);
    assert.equal(await page.evaluate(() => gameTest.app.statistics.games), 1);
    await press(page, 'end-title');
    assert.deepEqual(errors, []);
    await close();
  },
});
