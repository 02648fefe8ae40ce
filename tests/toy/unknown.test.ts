import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sourceIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|css|json|html)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

test('no line of the shell, of a tool or of their set-up knows the toy', () => {
  const files = ['src', 'tools', 'locales', 'scripts'].flatMap(sourceIn);
  const setUp = [
    'index.html',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'tsconfig.pageless.json',
    'biome.json',
    '.dependency-cruiser.cjs',
  ];
  expect(files.length).toBeGreaterThan(500);
  const knowing = [...files, ...setUp].filter((file) => /\btoy|Toy(?=[A-Z])/.test(readFileSync(file, 'utf8')));
  expect(knowing).toEqual([]);
});

test('the toy plays by the shell alone: nothing of it imports another game', () => {
  const knowing = sourceIn('tests/toy').filter((file) =>
    /from '[^']*\bharrow\b|from '[^']*tests\/games/.test(readFileSync(file, 'utf8')),
  );
  expect(knowing).toEqual([]);
});
