import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { styledPictures } from '../../../src/ui/styles/art-variables.ts';
import { games } from '../../shelf.ts';
import { sourceWords } from '../../source-words.ts';
import { styleSheets } from '../../ui/styles/style-sheets.ts';
import { drawnAhead } from './drawn-ahead.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`../../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' });

/** What the style sheets ask for; the lists of pictures for them ask for nothing themselves. */
const styled = new Set(
  [...styleSheets.values()].flatMap((text) => [...text.matchAll(/var\(--art-([\w-]+)/g)]).map(([, name]) => name),
);

/** What the page itself shows before there is a game. */
const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

const { has, lists } = sourceWords(
  (path) => /^src\/(ui|scenes)\//.test(path) && !/(art-variables|styled-pictures)\.ts$/.test(path),
);

const owners: Readonly<Record<string, readonly string[]>> = {
  shell: styledPictures,
  ...Object.fromEntries(Object.entries(games).map(([game, parts]) => [game, parts.styledPictures])),
};

describe.each(Object.entries(owners))('%s', (owner, given) => {
  const pictures = filesIn(`assets/art/${owner}`)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));

  it('has a user for every picture', () => {
    // A name of one word, such as `flame`, may stand in the source for something else: it must be among a scene's needs.
    const isAskedFor = (key: string) => (key.includes('-') ? has(key) || has(`${owner}/${key}`) : lists(key));
    const isOnPage = (key: string) => page.includes(`art/${owner}/${key}.svg`);
    const unused = pictures.filter((key) => !styled.has(key) && !isOnPage(key) && !isAskedFor(key));
    // Whatever is drawn ahead leaves the list with its first user.
    expect(unused.sort()).toEqual((drawnAhead[owner] ?? []).toSorted());
  });

  it('gives the style sheets pictures of its own', () => {
    expect(given.filter((name) => !pictures.includes(name))).toEqual([]);
  });
});

test('the style sheets are given the pictures they ask for, and no others', () => {
  expect(Object.values(owners).flat().toSorted()).toEqual([...styled].toSorted());
});
