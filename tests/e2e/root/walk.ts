import type { Page } from 'playwright-core';
import type { RootDialog, ScreenId } from '../../../src/app/root/root-app.ts';
import { allLessons } from '../../../src/session/root/lessons/lessons.ts';
import { settled } from '../controls.ts';
import { type Situation, saveIn } from './positions.ts';
import type { RootGameTest } from './root-test.ts';

declare const gameTest: RootGameTest;

/** A sight of the game; what it needs is done in the order of these lines. */
export interface Stop {
  readonly name: string;
  readonly position?: Situation;
  /** The curtain stays down; otherwise it is lifted. */
  readonly curtain?: true;
  readonly screen?: ScreenId;
  /** The oak teaches this game, as if for the first time. */
  readonly taught?: true;
  readonly refused?: true;
  /** Controls to press, those that are there. */
  readonly press?: readonly string[];
  readonly dialog?: RootDialog;
}

export const walk: readonly Stop[] = [
  { name: 'title', screen: 'title' },
  { name: 'courses', dialog: { kind: 'learn' } },
  { name: 'rules', dialog: { kind: 'rules' } },
  { name: 'rules, an example', dialog: { kind: 'rules', article: 'edDecree' } },
  { name: 'rules, the glossary', dialog: { kind: 'rules', article: 'glossary' } },
  { name: 'new game', screen: 'newGame' },
  { name: 'a lesson in the set-up', position: 'keep', taught: true },
  { name: 'a lesson about dice', position: 'roll', taught: true },
  { name: 'what the oak has said', dialog: { kind: 'lessons' } },
  { name: 'settings', dialog: { kind: 'settings' } },
  { name: 'help', dialog: { kind: 'help' } },
  { name: 'set-up, the keep', position: 'keep' },
  { name: 'set-up, a building', position: 'building' },
  { name: 'set-up, a forest', position: 'forest' },
  { name: 'Marquise, crafting', position: 'craft' },
  { name: 'Marquise, actions', position: 'act' },
  { name: 'Marquise, a battle to choose', position: 'act', press: ['deed-battle'] },
  { name: 'Marquise, a march', position: 'march' },
  { name: 'log', dialog: { kind: 'log' } },
  { name: 'a refusal', position: 'act', refused: true },
  { name: 'Eyrie, cards for the decree', position: 'decree' },
  { name: 'Eyrie, a card and its columns', position: 'decree', press: ['card-0'] },
  { name: 'Eyrie, the decree', position: 'resolve' },
  { name: 'Eyrie, a leader', position: 'leader' },
  { name: 'Alliance, sympathy', position: 'spread' },
  { name: 'Alliance, by day', position: 'uprising' },
  { name: 'Alliance, operations', position: 'operate' },
  { name: 'Vagabond, deeds', position: 'deeds' },
  { name: 'Vagabond, items to refresh', position: 'refresh' },
  { name: 'Vagabond, items to damage', position: 'damage' },
  { name: 'Vagabond, a reward', position: 'reward' },
  { name: 'cards to discard', position: 'discard' },
  { name: 'battle, an ambush', position: 'ambush' },
  { name: 'battle, an ambush to foil', position: 'foil' },
  { name: 'battle, the dice', position: 'roll' },
  { name: 'battle, cards', position: 'effects' },
  { name: 'battle, losses', position: 'losses' },
  { name: 'battle, hospitals', position: 'hospital' },
  { name: 'outrage', position: 'outrage' },
  { name: 'a late table', position: 'crowd' },
  { name: 'curtain', position: 'act', curtain: true },
  { name: 'end', position: 'over' },
];

/** The oak has told everything, or nothing. */
function teach(page: Page, isTaught: boolean): Promise<void> {
  return page.evaluate(
    ([all, again]) => {
      const { app } = gameTest;
      for (const id of all) {
        if (again === app.heard.includes(id)) (again ? app.forgetLesson : app.hearLesson)(id);
      }
    },
    [allLessons, isTaught] as const,
  );
}

async function enter(page: Page, position: Situation, curtain: boolean): Promise<void> {
  await page.evaluate((hides) => gameTest.app.change({ curtain: hides }), curtain);
  await page.evaluate((text) => gameTest.app.importSave(new File([text], 'file.json')), saveIn(position));
  await settled(page);
  if (curtain) return;
  await page.evaluate(() => {
    const { app } = gameTest;
    if (app.curtain !== undefined) app.liftCurtain();
  });
  await settled(page);
}

export async function visit(page: Page, stop: Stop): Promise<void> {
  if (stop.position) await enter(page, stop.position, stop.curtain === true);
  await teach(page, stop.taught === true);
  if (stop.refused) await page.evaluate(() => gameTest.app.click('effect:b_sappers'));
  if (stop.screen) await page.evaluate((screen) => gameTest.app.go(screen), stop.screen);
  await settled(page);
  for (const key of stop.press ?? []) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.click(), key);
  }
  if (stop.dialog) await page.evaluate((dialog) => gameTest.app.open(dialog), stop.dialog);
  await settled(page);
}

export async function leave(page: Page, { dialog }: Stop): Promise<void> {
  if (dialog) await page.evaluate(() => gameTest.app.closeDialog());
}
