import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheetFiles, sheetsOf } from '../../../tools/page/sheets.ts';
import { games } from '../../shelf.ts';

const art = new URL('../../../assets/art/', import.meta.url);

test.each(Object.keys(games))('the sheets of %s have each picture once, as its file has it', (game) => {
  const all = [...sheetsOf(game)].flatMap(([, sheet]) => Object.entries(sheet));
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length);
  for (const [key, picture] of all) {
    const file = new URL(`${game}/${key}.svg`, art);
    expect(existsSync(file) && readFileSync(file, 'utf8') === picture, key).toBe(true);
  }
});

test.each(Object.keys(games))('the list of the sheets of %s names what is on each', (game) => {
  const [[, list], ...sheets] = sheetFiles(game);
  const named = Object.entries(JSON.parse(list) as Record<string, string[]>);
  expect(named.map(([sheet]) => `art/${game}/sheets/${sheet}.json`)).toEqual(sheets.map(([address]) => address));
  expect(named.map(([, keys]) => keys)).toEqual(sheets.map(([, text]) => Object.keys(JSON.parse(text))));
});
