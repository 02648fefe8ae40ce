import assert from 'node:assert/strict';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { press, settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { beginWithPeople } from './new-game.ts';
import { clickAction, clickHex, playByClicks, stateOf } from './player.ts';
import { saveIn } from './positions.ts';
import { importText } from './walk.ts';

declare const gameTest: HarrowGameTest;

const quick = { language: 'en', speed: 'instant', curtain: false } as const;

export const saveTests: readonly BrowserTest[] = [
  {
    name: 'a game goes on exactly where the page was closed, in mid-turn',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, quick);
      await beginWithPeople(page);
      const { state } = await playByClicks(page, { until: (s, n) => n > 6 && harrow.pending(s).kind === 'decision' });
      await page.reload();
      await page.waitForSelector('.stage[data-screen="map"], .stage[data-screen="battlefield"]');
      await settled(page);
      assert.deepEqual(await stateOf(page), state);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: "a night goes on exactly where the page was closed, in the middle of Hester's turn",
    async run({ browser, url }) {
      const { page, context, errors, close } = await openApp(browser, url, quick);
      const save = JSON.parse(saveIn('soloCreep'));
      const night = JSON.stringify({ ...save, night: 'night1' });
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), night);
      await settled(page);
      const before = await stateOf(page);
      const step = harrow.legal(before).find(({ type }) => type === 'creep');
      assert.ok(step);
      await clickAction(page, before, step);
      await settled(page);
      const left = await stateOf(page);
      assert.notDeepEqual(left, before);
      assert.equal(left.active, hesterSeat);
      const asked = await page.textContent('.prompt h2');
      await page.close();

      const again = await context.newPage();
      await again.goto(url);
      await again.waitForSelector('[data-focus="title-campaign"]');
      await press(again, 'title-campaign');
      await settled(again);
      await press(again, 'night-continue');
      await settled(again);
      assert.deepEqual(await stateOf(again), left);
      assert.equal(await again.textContent('.prompt h2'), asked);
      const [next] = harrow.legal(left);
      await clickAction(again, left, next);
      await settled(again);
      assert.notDeepEqual(await stateOf(again), left);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a damaged saved game is refused with a sentence, kept aside, and the game goes on',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, quick);
      await beginWithPeople(page);
      await press(page, 'jar-0-wild');
      await settled(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('keyval-store');
            opening.onerror = () => reject(new Error('no database'));
            opening.onsuccess = () => {
              const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
              const reading = store.openCursor();
              reading.onsuccess = () => {
                const { result } = reading;
                if (!result) resolve();
                else if (String(result.key).startsWith('harrow.game.')) {
                  const { save, ...kept } = result.value;
                  result.update({ ...kept, save: { ...save, hash: 'nonsense' } });
                }
                result?.continue();
              };
            };
          }),
      );
      await page.reload();
      const notice = await page.waitForSelector('.notice');
      assert.ok(((await notice.textContent()) ?? '').length > 20);
      assert.equal(await page.$('[data-focus="title-continue"]'), null);
      await press(page, 'title-games');
      await press(page, 'aside-0-try');
      await page.waitForSelector('.notice');
      await press(page, 'title-games');
      await press(page, 'aside-0-drop');
      await page.waitForFunction(() => document.querySelector('[data-focus="aside-0-drop"]') === null);
      await press(page, 'dialog-close');
      await beginWithPeople(page);
      assert.equal((await stateOf(page)).round, 1);
      await close();
    },
  },
  {
    name: 'kept games are renamed by the keyboard, copied, deleted and brought back, and the list is left',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, quick);
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn('points'));
      await settled(page);
      await page.evaluate(() => gameTest.app.go('title'));
      await press(page, 'title-games');
      const rows = (count: number) =>
        page.waitForFunction(
          (wanted) => document.querySelectorAll('[data-focus^="game-"][data-focus$="-copy"]').length === wanted,
          count,
        );
      const heading = async () => (await page.textContent('.about h3')) ?? '';
      const write = async (name: string, key: 'Enter' | 'Escape') => {
        await press(page, 'game-1-rename');
        await page.fill('[data-focus="game-name"]', name);
        await page.keyboard.press(key);
        await page.waitForSelector('[data-focus="game-name"]', { state: 'detached' });
      };
      await write('Friday', 'Enter');
      assert.equal(await heading(), 'Friday');
      await write('Saturday', 'Escape');
      assert.equal(await heading(), 'Friday');
      await press(page, 'game-1-copy');
      await rows(2);
      await press(page, 'game-2-delete');
      await rows(1);
      await press(page, 'games-restore');
      await rows(2);
      await press(page, 'dialog-close');
      await page.waitForSelector('[data-focus="dialog-close"]', { state: 'detached' });
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a foreign file is refused and the running game stays; the refusal goes when another game is opened',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, quick);
      await beginWithPeople(page);
      const before = await stateOf(page);
      await press(page, 'settings');
      const chooser = page.waitForEvent('filechooser');
      await press(page, 'settings-import');
      await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
      await page.waitForSelector('.notice');
      assert.deepEqual(await stateOf(page), before);
      await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), saveIn('points'));
      await settled(page);
      assert.notDeepEqual(await stateOf(page), before);
      assert.equal(await page.$('.notice'), null);
      await close();
    },
  },
  {
    name: 'a click that is not legal says why and names the rule; undo says why it stops',
    async run({ browser, url }) {
      const { page, close } = await openApp(browser, url, quick);
      await beginWithPeople(page);
      await press(page, 'jar-0-ability');
      await press(page, 'choice-ability-move');
      await settled(page);
      const { seats } = await stateOf(page);
      await clickHex(page, seats[0].home);
      await clickHex(page, seats[1].home);
      const notice = await page.waitForSelector('.notice .rule');
      assert.match((await notice.getAttribute('data-rule')) ?? '', /^HC-/);
      await page.keyboard.press('u');
      await page.keyboard.press('u');
      await settled(page);
      assert.equal((await stateOf(page)).seats[0].jars.filter(Boolean).length, 4);
      const undo = await page.waitForSelector('[data-focus="undo"][aria-disabled="true"]');
      assert.ok(((await undo.getAttribute('title')) ?? '').length > 10);
      await close();
    },
  },
  {
    name: 'numbers pick what the bar asks for, once no jar is to be broken',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, quick);
      await importText(page, saveIn('ability'));
      await settled(page);
      const before = await stateOf(page);
      assert.equal(before.flow.at(-1)?.kind, 'ability');
      await page.evaluate(() => gameTest.app.skipLessons());
      await page.keyboard.press('9');
      assert.deepEqual(await stateOf(page), before);
      await page.keyboard.press('2');
      await settled(page);
      assert.match(JSON.stringify((await stateOf(page)).flow.at(-1)), /"points":\[0,[1-9],0\]/);
      assert.deepEqual(errors, []);
      await close();
    },
  },
  {
    name: 'a turn is played by the keyboard alone',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, quick);
      await page.focus('[data-focus="title-new"]');
      await page.keyboard.press('Enter');
      // A list is gone through by the keyboard like any other.
      await page.focus('[data-focus="seat-family"]');
      await page.keyboard.press('Home');
      await page.focus('[data-focus="new-play"]');
      await page.keyboard.press('Enter');
      await settled(page);
      await page.keyboard.press('2');
      await settled(page);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await settled(page);
      const moved = await stateOf(page);
      assert.notEqual(moved.seats[0].legendHex, moved.seats[0].home);
      await page.keyboard.press('d');
      await settled(page);
      // Actions are left over, so it asks.
      await page.focus('[data-focus="confirm-yes"]');
      await page.keyboard.press('Enter');
      await settled(page);
      await page.keyboard.press('d');
      await settled(page);
      assert.equal((await stateOf(page)).active, 1);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
