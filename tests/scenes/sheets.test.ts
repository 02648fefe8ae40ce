import { afterEach, expect, test, vi } from 'vitest';
import { openSheets } from '../../src/scenes/sheets.ts';

/** What is never answered, until nobody waits for it any longer. */
const never = Symbol('never');

/** What is on the server, what was fetched of it, and the addresses of the pictures that were shown. */
function serving(files: Readonly<Record<string, unknown>>) {
  const [fetched, shown]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', async (address: string, given?: RequestInit) => {
    fetched.push(address);
    if (files[address] === never) {
      await new Promise((_resolve, reject) => given?.signal?.addEventListener('abort', reject));
    }
    return { ok: address in files, status: 404, json: async () => files[address] };
  });
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | undefined;
      set src(url: string) {
        shown.push(url);
        queueMicrotask(() => this.onload?.());
      }
    },
  );
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  return { fetched, shown };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const list = { 'art/toy/sheets.json': { jar: ['jar-a', 'jar-b'] } };

test('pictures of a sheet are fetched with it, once for all; others by themselves', async () => {
  const { fetched, shown } = serving({ ...list, 'art/toy/sheets/jar.json': { 'jar-a': '<svg/>', 'jar-b': '<svg/>' } });
  const sheets = openSheets('toy', true);
  await Promise.all(['jar-a', 'jar-b', 'oak'].map((key) => sheets.fetch(key, 1)));
  expect(fetched).toEqual(['art/toy/sheets.json', 'art/toy/sheets/jar.json']);
  expect(shown.toSorted()).toEqual(['art/toy/oak.svg', 'blob:1', 'blob:1']);
});

test('of a sheet that cannot be had, each picture is fetched by itself', async () => {
  const { shown } = serving(list);
  await openSheets('toy', true).fetch('jar-a', 1);
  expect(shown).toEqual(['art/toy/jar-a.svg']);
});

test('where there are no sheets, none is asked for', async () => {
  const { fetched, shown } = serving({});
  await openSheets('toy', false).fetch('jar-a', 1);
  expect([fetched, shown]).toEqual([[], ['art/toy/jar-a.svg']]);
});

test.each(['art/toy/sheets.json', 'art/toy/sheets/jar.json'])(
  'when %s is not answered, its pictures are fetched by themselves after a while',
  async (address) => {
    vi.useFakeTimers();
    const { shown } = serving({ ...list, [address]: never });
    const picture = openSheets('toy', true).fetch('jar-a', 1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await picture;
    expect(shown).toEqual(['art/toy/jar-a.svg']);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('what could not be had is asked for anew with the next picture, and then kept', async () => {
  const files: Record<string, unknown> = {};
  const { fetched, shown } = serving(files);
  const sheets = openSheets('toy', true);
  await sheets.fetch('jar-a', 1);
  Object.assign(files, list);
  await sheets.fetch('jar-a', 1);
  Object.assign(files, { 'art/toy/sheets/jar.json': { 'jar-a': '<svg/>', 'jar-b': '<svg/>' } });
  for (const key of ['jar-a', 'jar-b']) await sheets.fetch(key, 1);
  const [listed, sheet] = ['art/toy/sheets.json', 'art/toy/sheets/jar.json'];
  expect(fetched).toEqual([listed, listed, sheet, sheet]);
  expect(shown).toEqual(['art/toy/jar-a.svg', 'art/toy/jar-a.svg', 'blob:1', 'blob:1']);
});
