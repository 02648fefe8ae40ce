import { existsSync } from 'node:fs';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { boxes } from '../../../src/games/shelf.ts';
import { offlineLists } from '../../../tools/page/offline-lists.ts';

const assets = new URL('../../../assets/', import.meta.url);

/** What the plugin lays beside a page that has nothing in it. */
async function emitted(): Promise<ReadonlyMap<string, string>> {
  const page = 'virtual:page';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      { name: 'page', resolveId: (id) => (id === page ? id : undefined), load: (id) => (id === page ? '' : undefined) },
      offlineLists(),
    ],
    build: { write: false, rolldownOptions: { input: page } },
  });
  if (!('output' in built)) throw new Error('nothing was built');
  return new Map(
    built.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
  );
}

test('every game of the shelf has a list of what is fetched to play it without a network', async () => {
  const files = await emitted();
  expect([...files.keys()].sort()).toEqual(boxes.map(({ id }) => `offline-${id}.json`).sort());
  for (const { id } of boxes) {
    const listed = Object.keys(JSON.parse(files.get(`offline-${id}.json`) ?? '{}'));
    expect(listed).toContain(`art/${id}/sheets.json`);
    const drawn = listed.filter((address) => !address.includes('/sheets'));
    expect(drawn).toContain(`art/${id}/manifest.json`);
    expect(drawn.some((address) => address.startsWith('sound/'))).toBe(existsSync(new URL(`sound/${id}/`, assets)));
    expect(drawn.filter((address) => !existsSync(new URL(address, assets)))).toEqual([]);
  }
});
