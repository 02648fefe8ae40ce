import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../shelf.ts';

/** The tables that have a row for every layout: places, how things look there, and pictures for the sheets of the layouts. */
const isTable = (path: string): boolean => /(^|\/)(layout(-ids)?|styled-pictures)\.ts$|-(places|looks)\.ts$/.test(path);

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

/** Comments may say how something is on a phone. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const ids = Object.values(games).flatMap(({ layoutIds }) => layoutIds);
const names = new RegExp(`(['"\`.-])(${ids.join('|')})\\b|\\b(${ids.join('|')}):`);
const asks = /\b(layout\.id|\bid)\s*[!=]==|[!=]==\s*(\w+\.)*layout\.id\b/;

test.each([
  ["if (id === 'phone') return;", true],
  ['hesterRailPlaces.phone', true],
  ['const radius = { tablet: 13 };', true],
  ["'tree-thumb-phone'", true],
  ['boardPlaces[layout.id]', false],
])('a layout that is named is known: %s', (line, isNamed) => {
  expect(names.test(codeOf(line))).toBe(isNamed);
});

test('no layout is named outside the tables of the layouts', () => {
  const naming = files.filter((path) => !isTable(path) && names.test(codeOf(readFileSync(join(source, path), 'utf8'))));
  expect(naming).toEqual([]);
});

test('no table asks which layout it is', () => {
  const asking = files.filter((path) => isTable(path) && asks.test(codeOf(readFileSync(join(source, path), 'utf8'))));
  expect(asking).toEqual([]);
});
