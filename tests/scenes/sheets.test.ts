import { afterEach, expect, test, vi } from 'vitest';
import { openSheets } from '../../src/scenes/sheets.ts';

/** What is on the server, what was fetched of it, and the addresses of the pictures that were shown. */
function serving(files: Readonly<Record<string, unknown>>) {
  const [fetched, shown]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
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

afterEach(() => vi.unstubAllGlobals());

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
