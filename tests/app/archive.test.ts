import { beforeEach, describe, expect, test } from 'vitest';
import { memory } from '../session/memory.ts';
import type { ToyAppTypes } from '../toy/app/toy-app.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { fileOf, openPage, type Page } from './feigned-stage.ts';
import { holdTime, rest, stateOf, takeTurn, twoPeople } from './toy-table.ts';

beforeEach(holdTime);

/** Two games, the later one a card ahead. */
async function twoGames(device = memory()): Promise<Page<ToyAppTypes>> {
  const page = await openPage(toyAppKit, device);
  page.app.startGame(twoPeople);
  await takeTurn(page.app);
  page.app.startGame({ ...twoPeople, seed: 6 });
  await takeTurn(page.app);
  await takeTurn(page.app);
  page.app.go('title');
  return page;
}

async function listed({ app }: Page<ToyAppTypes>) {
  void app.archive.games;
  await rest();
  return app.archive.games.map(({ name, summary }) => [name, summary?.left]);
}

describe('several games', () => {
  test('are kept side by side, the last played first, and any of them goes on', async () => {
    const device = memory();
    await twoGames(device);
    const page = await openPage(toyAppKit, device);
    expect(await listed(page)).toEqual([
      [undefined, 2],
      [undefined, 3],
    ]);
    const [, earlier] = page.app.archive.games;
    page.app.continueGame(earlier.id);
    await rest();
    expect(page.app.table?.session.seed).toBe(5);
    await takeTurn(page.app);
    expect(page.app.archive.games[0]).toMatchObject({ id: earlier.id, isCurrent: true });
    expect(await listed(await openPage(toyAppKit, device))).toHaveLength(2);
  });

  test('of which nobody has played one: it gives way to the next', async () => {
    const page = await openPage(toyAppKit, memory());
    page.app.startGame(twoPeople);
    page.app.startGame({ ...twoPeople, seed: 6 });
    await rest();
    expect(page.app.archive.games).toHaveLength(1);
  });

  test('are named, copied, and deleted with a way back', async () => {
    const device = memory();
    const page = await twoGames(device);
    const [first, second] = page.app.archive.games;
    page.app.archive.rename(first.id, '  By the fire ');
    page.app.archive.copy(second.id);
    expect(await listed(page)).toEqual([
      ['By the fire', 2],
      [undefined, 3],
      [undefined, 3],
    ]);
    page.app.archive.remove(first.id);
    expect(await listed(page)).toEqual([
      [undefined, 3],
      [undefined, 3],
    ]);
    expect(await listed(await openPage(toyAppKit, device))).toHaveLength(2);
    expect(page.app.archive.removed?.name).toBe('By the fire');
    page.app.archive.restore();
    expect(page.app.archive.removed).toBeUndefined();
    expect((await listed(await openPage(toyAppKit, device)))[0]).toEqual(['By the fire', 2]);
    page.app.archive.rename(first.id, ' ');
    expect((await listed(page))[0]).toEqual([undefined, 2]);
  });

  test('are taken to another device, one or all, and none is written over there', async () => {
    const page = await twoGames();
    page.app.archive.exportOne(page.app.archive.games[1].id);
    page.app.archive.exportAll();
    const [one, all] = page.files;

    const other = await openPage(toyAppKit, memory());
    other.app.importSave(fileOf(one.text));
    await rest();
    expect(other.app.table?.session.seed).toBe(5);
    other.app.go('title');
    other.app.importSave(fileOf(all.text));
    await rest();
    expect(other.app.notice).toEqual({ kind: 'news', key: 'save.allTaken' });
    expect((await listed(other)).map(([, left]) => left)).toEqual([3, 2, 3]);
  });

  test('of one file of which one is damaged: the others are taken, and that is said', async () => {
    const page = await twoGames();
    page.app.archive.exportAll();
    const [{ text }] = page.files;
    const file = JSON.parse(text);
    file.games[0].save.hash = 'nonsense';
    const other = await openPage(toyAppKit, memory());
    other.app.importSave(fileOf(JSON.stringify(file)));
    await rest();
    expect(other.app.notice).toEqual({ kind: 'news', key: 'save.someTaken' });
    expect(await listed(other)).toEqual([[undefined, 3]]);
  });
});

describe('a file', () => {
  test('that is too large is not even read', async () => {
    const page = await openPage(toyAppKit, memory());
    let isRead = false;
    const text = async () => {
      isRead = true;
      return '';
    };
    await page.app.importSave({ size: 5_000_000, text });
    expect([isRead, page.app.notice]).toEqual([false, { kind: 'news', key: 'save.tooLarge' }]);
  });

  test('that the browser cannot read is said to be so', async () => {
    const page = await openPage(toyAppKit, memory());
    await page.app.importSave({ size: 5, text: () => Promise.reject(new Error('gone')) });
    expect(page.app.notice).toEqual({ kind: 'news', key: 'save.unreadFile' });
  });
});

describe('what could not be read', () => {
  test('and was set aside can be tried again, taken away as a file and thrown away', async () => {
    const device = memory();
    const good = await twoGames(device);
    good.app.archive.exportOne(good.app.archive.games[0].id);
    const save = JSON.parse(good.files[0].text);
    device.map.set('toy.set-aside', ['a shopping list', save]);

    const page = await openPage(toyAppKit, device);
    expect(page.app.archive.asideCount).toBe(2);
    page.app.archive.tryAside(0);
    await rest();
    expect(page.app.notice).toEqual({ kind: 'news', key: 'save.unreadable' });
    page.app.archive.exportAside(0);
    expect(page.files).toEqual([{ name: 'toy-set-aside-1.json', text: 'a shopping list' }]);
    page.app.archive.tryAside(1);
    await rest();
    expect([page.app.screen, stateOf(page)?.hands.flat().length]).toEqual(['table', 2]);
    expect(page.app.archive.asideCount).toBe(1);
    page.app.archive.dropAside(0);
    await rest();
    expect([page.app.archive.asideCount, device.map.get('toy.set-aside')]).toEqual([0, []]);
  });
});
