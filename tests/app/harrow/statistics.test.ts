import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HarrowAppTypes } from '../../../src/app/harrow/harrow-app.ts';
import { harrowAppKit } from '../../../src/app/harrow/harrow-kit.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { parseAction } from '../../../src/engine/games/harrow/notation/action.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { play } from '../../games/harrow/play.ts';
import { position } from '../../games/harrow/position.ts';
import { manyPlayed } from '../../session/harrow/many-played.ts';
import { memory } from '../../session/memory.ts';
import { fileOf, openPage, type Page } from '../feigned-stage.ts';

const rest = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** The last turn of a game that the Protectors win; nothing is left but to end it. */
const lastTurn = () =>
  play(
    position({
      turnsTaken: 5,
      turn: 'family',
      protectors: { points: 8, jars: [] },
      family: { points: 5, jars: ['wild'] },
    }),
    'jar wild',
    'done',
  ).state;

const start = lastTurn();
const kit = { ...harrowAppKit, game: { ...harrow, setup: () => cloneJson(start) } };

/** Plays the last turn of such a game. */
async function playOut(page: Page<HarrowAppTypes>, controllers: readonly ControllerKind[] = ['human', 'human']) {
  page.app.startGame({ config: start.config, seed: 1, controllers });
  await rest();
  const end = parseAction('end');
  if (end) page.app.act(end);
  await rest();
  expect(page.app.screen).toBe('end');
}

const open = (storage = memory()) => openPage<HarrowAppTypes>(kit, storage, { curtain: false });

describe('statistics', () => {
  test('a game that has come to its end is told, and still is when the page is opened again', async () => {
    const storage = memory();
    const page = await open(storage);
    expect(page.app.statistics.games).toBe(0);
    await playOut(page);
    expect(page.app.statistics).toMatchObject({
      games: 1,
      modes: [{ of: start.config.mode, games: 1, won: 0 }],
      players: [
        { of: 'protectors', games: 1, won: 1 },
        { of: 'family', games: 1, won: 0 },
      ],
    });
    expect((await open(storage)).app.statistics).toEqual(page.app.statistics);
  });

  test('neither its replay nor a copy of it counts once more', async () => {
    const page = await open();
    await playOut(page);
    page.app.watchReplay();
    await vi.advanceTimersByTimeAsync(60_000);
    await playOut(page);
    expect(page.app.statistics.games).toBe(1);
  });

  test('against a computer the game is the person’s, and as hard as the computer is good', async () => {
    const page = await open();
    await playOut(page, ['bot', 'human']);
    expect(page.app.statistics).toMatchObject({
      games: 1,
      won: 0,
      players: [{ of: 'family', games: 1, won: 0 }],
      levels: [{ of: harrowAppKit.levelOf(start.config), games: 1, won: 0 }],
    });
  });

  test('they lie beside every saved game, and in a file of their own', async () => {
    const page = await open();
    await playOut(page);
    page.app.exportSave();
    page.app.exportStatistics();
    const [save, own] = page.files.map(({ text }) => text);
    for (const text of [save, own]) {
      const other = await open();
      void other.app.importSave(fileOf(text));
      await rest();
      expect(other.app.statistics).toEqual(page.app.statistics);
    }
  });

  test('a file adds to what is there, and twice is once', async () => {
    const page = await open();
    await playOut(page);
    const text = JSON.stringify({ format: 'hollow-tree-played', version: 1, game: 'harrow', played: manyPlayed });
    for (let times = 0; times < 2; times++) {
      void page.app.importSave(fileOf(text));
      await rest();
      expect(page.app.notice).toMatchObject({ key: 'statistics:file.done' });
    }
    expect(page.app.statistics.games).toBe(manyPlayed.length + 1);
  });

  test('a file without a game of this one says so', async () => {
    const { app } = await open();
    void app.importSave(fileOf('{"format":"hollow-tree-played","version":1,"game":"harrow","played":[1]}'));
    await rest();
    expect(app.notice).toMatchObject({ key: 'statistics:file.foreign' });
  });

  test('what is erased is gone from the device, and can be brought back', async () => {
    const storage = memory();
    const page = await open(storage);
    await playOut(page);
    const before = page.app.statistics;
    page.app.eraseStatistics();
    await rest();
    expect([page.app.statistics.games, page.app.hasErased]).toEqual([0, true]);
    expect((await open(storage)).app.statistics.games).toBe(0);
    page.app.restoreStatistics();
    await rest();
    expect([page.app.statistics, page.app.hasErased]).toEqual([before, false]);
    expect((await open(storage)).app.statistics).toEqual(before);
  });
});
