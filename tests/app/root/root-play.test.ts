import { beforeEach, expect, test } from 'vitest';
import type { RootAppTypes } from '../../../src/app/root/root-app.ts';
import { rootAppKit } from '../../../src/app/root/root-kit.ts';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { hidden } from '../../../src/engine/games/root/state/cards.ts';
import type { Config } from '../../../src/engine/games/root/state/config.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { deedSpot, placeSpot } from '../../../src/session/root/spots.ts';
import { memory } from '../../session/memory.ts';
import { openPage, type Page } from '../feigned-stage.ts';
import { holdTime, rest } from '../toy-table.ts';

beforeEach(holdTime);

type RootPage = Page<RootAppTypes>;

const duel: Config = { players: ['mc', 'ed'], map: 'autumn', deck: 'standard' };
const people = { config: duel, seed: 4, controllers: ['human', 'human'] } as const;

/** People act at random, computers as they think, until the condition holds; whoever decides lifts the curtain. */
async function playUntil({ app }: RootPage, isEnough: () => boolean): Promise<void> {
  const rng = seedRng(9);
  for (let actions = 0; actions < 400 && !isEnough(); actions++) {
    if (app.curtain !== undefined) app.liftCurtain();
    if (app.held) app.next();
    const session = app.table?.session;
    const pending = session?.pending();
    if (!session || !pending || pending.kind === 'over') break;
    if (pending.kind === 'chance') app.tip();
    else app.act(randomAction(session.legal(), rng));
    if (app.dialog?.kind === 'confirm') {
      const { yes } = app.dialog;
      app.closeDialog();
      yes();
    }
    await rest();
  }
  expect(isEnough()).toBe(true);
}

test('RT-5.1: two people set up by clicks and have the device handed over', async () => {
  const page = await openPage(rootAppKit, memory(), { speed: 'instant' });
  const { app } = page;
  app.startGame(people);
  expect(app.screen).toBe('table');
  expect(app.interaction?.spots).toEqual(new Set([0, 1, 2, 3].map(placeSpot)));
  app.click(placeSpot(5));
  expect(app.notice).toMatchObject({ kind: 'refusal' });
  app.click(placeSpot(0));
  await rest();
  for (const [piece, at] of [
    ['sawmill', 0],
    ['workshop', 4],
    ['recruiter', 8],
  ] as const) {
    app.click(`piece:${piece}`);
    app.click(placeSpot(at));
    await rest();
    expect(app.table?.session.state.sides[0].on[piece]?.[at]).toBe(1);
  }
  expect(app.interaction?.seat).toBe(1);
});

test('a battle is shown on its own screen, with a fall of the dice, and stays there until it has been seen', async () => {
  const page = await openPage(rootAppKit, memory());
  const { app } = page;
  app.startGame(people);
  await playUntil(page, () => page.seen.includes('fall'));
  expect(app.screen).toBe('battle');
  expect(app.fight?.rolled).toBeDefined();
  expect(page.seen).toContain('rolled');
});

test('hands are shown to whoever holds the device, and to nobody else', async () => {
  const page = await openPage(rootAppKit, memory(), { speed: 'instant' });
  const { app } = page;
  app.startGame(people);
  await playUntil(page, () => app.table?.session.state.turn === 4);
  const facing = app.hand?.seat;
  app.match?.session.state.sides.forEach(({ hand }, seat) => {
    if (seat !== facing) expect(hand.every((card) => card === hidden)).toBe(true);
  });
});

test('computers take their turns, and the game that was left goes on where it was', async () => {
  const storage = memory();
  const page = await openPage(rootAppKit, storage, { speed: 'instant' });
  page.app.startGame({
    config: { ...duel, players: ['mc', 'ed', 'wa', 'vb'] },
    seed: 7,
    controllers: ['human', 'bot', 'bot', 'bot'],
    levels: ['gentle', 'gentle', 'gentle', 'gentle'],
  });
  await playUntil(page, () => (page.app.table?.session.state.turn ?? 0) >= 5 && page.app.interaction !== undefined);
  const left = page.app.table?.session.state;
  const again = await openPage(rootAppKit, storage, { speed: 'instant' });
  expect(again.app.saved).toMatchObject({ players: ['mc', 'ed', 'wa', 'vb'], toAct: 'mc' });
  again.app.continueGame();
  await rest();
  expect(again.app.table?.session.state).toEqual(left);
});

test('RT-6.5-2: whoever ends a Daylight with actions left is asked first', async () => {
  const page = await openPage(rootAppKit, memory(), { speed: 'instant' });
  const { app } = page;
  app.startGame(people);
  await playUntil(
    page,
    () => app.table?.session.state.step === 'act' && app.interaction?.deeds.includes('march') === true,
  );
  app.click(deedSpot('done'));
  expect(app.dialog).toMatchObject({ kind: 'confirm', question: 'actionsLeft' });
});

test('a game that has come to its end is told in the statistics, is kept, and can be erased and brought back', async () => {
  const storage = memory();
  const page = await openPage(rootAppKit, storage, { speed: 'instant', curtain: false });
  page.app.startGame({
    config: duel,
    seed: 5,
    controllers: ['bot', 'bot'],
    levels: ['gentle', 'gentle'],
  });
  for (let i = 0; i < 400 && page.app.screen !== 'end'; i++) {
    if (page.app.held) page.app.next();
    await rest();
  }
  expect(page.app.screen).toBe('end');
  // Nobody's: only computers played it.
  expect(page.app.statistics.games).toBe(0);
  const [game] = [...storage.map].flatMap(([key, value]) => (key.startsWith('root.played.') ? [value] : []));
  expect(game).toMatchObject({
    mode: 'seats2',
    sides: [
      { player: 'mc', level: 'gentle' },
      { player: 'ed', person: false },
    ],
  });
  const again = await openPage(rootAppKit, storage, { speed: 'instant' });
  again.app.eraseStatistics();
  await rest();
  expect([...storage.map.keys()].filter((key) => key.startsWith('root.played.'))).toEqual([]);
  again.app.restoreStatistics();
  await rest();
  expect([...storage.map.keys()].filter((key) => key.startsWith('root.played.'))).toHaveLength(1);
});
