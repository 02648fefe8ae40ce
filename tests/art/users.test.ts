import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styledPictures } from '../../src/ui/styles/art-variables.ts';
import { sourceWords } from '../source-words.ts';

const filesIn = (folder: string): string[] => readdirSync(new URL(`../../${folder}/`, import.meta.url));
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const pictures = filesIn('assets/art')
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -'.svg'.length));

/** What the style sheets ask for; `art-variables.ts` gives it to them, and asks for nothing itself. */
const styled = new Set(
  filesIn('src/ui/styles')
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => [...read(`src/ui/styles/${name}`).matchAll(/var\(--art-([\w-]+)/g)])
    .map(([, name]) => name),
);

test('every picture has a user', () => {
  const { has, lists } = sourceWords((path) => /^src\/(ui|scenes)\//.test(path) && !path.endsWith('art-variables.ts'));
  // A name of one word, such as `flame`, may stand in the source for something else: it must be among a scene's needs.
  const isUsed = (key: string) => styled.has(key) || (key.includes('-') ? has(key) : lists(key));
  expect(pictures.filter((key) => !isUsed(key))).toEqual([]);
});

test('the style sheets are given the pictures they ask for, and no others', () => {
  expect(styledPictures.toSorted()).toEqual([...styled].toSorted());
});
