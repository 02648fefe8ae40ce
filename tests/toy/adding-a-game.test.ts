import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectRealExamples } from '../quoted-examples.ts';

const page = 'docs/adding-a-game.md';

test('docs/adding-a-game.md shows real files', () => expectRealExamples(page, 12));

test('and every file it sends the reader to is there', () => {
  const named = [...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|tools|locales|assets|docs)\/[\w./-]+)`/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, path]) => path).filter((path) => !existsSync(path))).toEqual([]);
});
