/**
 * Takes a picture of Root's screens, to be looked at:
 * node --import tsx tests/e2e/root/shots.ts --out shots/root [--size 844x390] [--language cs] [--text 150] [--only boards]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import type { ScreenId } from '../../../src/app/root/root-app.ts';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { Config } from '../../../src/engine/games/root/state/config.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { rootMatches } from '../../../src/session/root/root-session.ts';
import { savesOf } from '../../../src/session/save.ts';
import { createSession } from '../../../src/session/session.ts';
import type { Language, Settings } from '../../../src/session/settings.ts';
import { throwDice } from '../../games/root/fuzz/random-play.ts';
import { openApp } from '../app-page.ts';
import { launch } from '../chromium.ts';
import { settled } from '../controls.ts';
import { openSite, withGame } from '../site.ts';
import type { RootGameTest } from './root-test.ts';

declare const gameTest: RootGameTest;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots/root' },
    size: { type: 'string', multiple: true, default: ['1280x720', '1024x768', '844x390', '390x844', '768x1024'] },
    language: { type: 'string', multiple: true, default: ['en'] },
    text: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
});

const config: Config = { players: ['mc', 'ed', 'wa', 'vb'], map: 'autumn', deck: 'standard' };
const isTurnOf = (faction: string, step: string) => (s: RootState) =>
  s.turn > 14 && s.sides[s.active].faction === faction && s.step === step && s.flow.length === 0;

interface Sight {
  readonly name: string;
  /** The first position of a random game in which this is so. */
  readonly when?: (s: RootState) => boolean;
  readonly screen?: ScreenId;
  readonly dialog?: 'help' | 'rules' | 'log';
  /** Controls to press. */
  readonly press?: readonly string[];
  readonly curtain?: true;
}

const sights: readonly Sight[] = [
  { name: 'title', screen: 'title' },
  { name: 'new-game', screen: 'newGame' },
  { name: 'table-mc', when: isTurnOf('mc', 'act') },
  { name: 'help', dialog: 'help' },
  { name: 'boards-mc', screen: 'boards' },
  { name: 'boards-wa', screen: 'boards', press: ['board-tab-2'] },
  { name: 'table-ed', when: isTurnOf('ed', 'resolve') },
  { name: 'boards-ed', screen: 'boards' },
  { name: 'boards-vb', screen: 'boards', press: ['board-tab-3'] },
  { name: 'table-wa', when: isTurnOf('wa', 'act') },
  { name: 'boards-wa-own', screen: 'boards' },
  { name: 'table-vb', when: isTurnOf('vb', 'act') },
  { name: 'battle', when: (s) => s.turn > 10 && s.flow.at(-1)?.kind === 'battle' },
  { name: 'curtain', when: isTurnOf('wa', 'act'), curtain: true },
  { name: 'end', when: (s) => s.result !== undefined },
];

/** A save of the first position of a random game that is wanted. */
function saveWhere(isWanted: (s: RootState) => boolean): string {
  for (let seed = 1; ; seed++) {
    const session = createSession(root, config, seed);
    const rng = seedRng(seed);
    while (!isWanted(session.state)) {
      const pending = session.pending();
      if (pending.kind === 'over') break;
      const action = pending.kind === 'chance' ? throwDice(pending.request, rng) : randomAction(session.legal(), rng);
      session.submit(action);
    }
    if (!isWanted(session.state)) continue;
    const controllers = config.players.map(() => 'human' as const);
    const match = { session, controllers, levels: controllers.map(() => 'steady' as const) };
    return JSON.stringify(savesOf(rootMatches).saveOf(match, new Date('2026-11-16T12:00:00Z')));
  }
}

const saves = new Map(sights.flatMap(({ name, when }) => (when ? [[name, saveWhere(when)]] : [])));
const browser = await launch({ webgl: false });
const site = await openSite();

async function show(page: Page, { name, screen, dialog, press = [], curtain }: Sight): Promise<void> {
  await page.evaluate(
    async ([save, to, opened, isCovered]) => {
      const { app } = gameTest;
      app.change({ curtain: isCovered });
      if (save !== undefined) await app.importSave(new Blob([save]));
      if (!isCovered && app.curtain !== undefined) app.liftCurtain();
      if (app.dialog) app.closeDialog();
      if (to !== undefined) app.go(to);
      if (opened !== undefined) app.open({ kind: opened });
    },
    [saves.get(name), screen, dialog, curtain === true] as const,
  );
  await settled(page);
  for (const key of press) {
    await page.evaluate((wanted) => document.querySelector<HTMLElement>(`[data-focus="${wanted}"]`)?.click(), key);
  }
  await page.waitForTimeout(600);
}

for (const language of values.language)
  for (const size of values.size) {
    const [width, height] = size.split('x').map(Number);
    const settings = {
      language: language as Language,
      speed: 'instant',
      textSize: Number(values.text) as Settings['textSize'],
    } as const;
    const folder = join(values.out, `${size}-${language}${values.text === '100' ? '' : `-${values.text}`}`);
    mkdirSync(folder, { recursive: true });
    const { page, errors, close } = await openApp(browser, withGame(site.url, 'root'), settings, { width, height }, 1);
    for (const sight of sights) {
      // What is not wanted may be what the next one is shown from.
      if (!sight.name.includes(values.only) && !sight.when) continue;
      await show(page, sight);
      if (sight.name.includes(values.only)) writeFileSync(join(folder, `${sight.name}.png`), await page.screenshot());
    }
    await close();
    for (const error of errors) process.stdout.write(`${size} ${language}: ${error}\n`);
  }
await browser.close();
site.close();
