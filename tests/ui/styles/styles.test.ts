import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { palette, variableOf } from '../../../src/ui/styles/palette.ts';
import { games } from '../../shelf.ts';
import { classesIn, classWords, hasClass } from './class-names.ts';
import { styleSheets } from './style-sheets.ts';

/** What the parts are given in their style attribute. */
const given = ['--letters', '--filled', '--k', '--edge', '--lines', '--turn', '--angle', '--strip', '--parts'];

const layoutSheets = Object.entries(games).flatMap(([game, { layoutIds }]) =>
  layoutIds.map((id) => ({ id, path: `ui/${game}/styles/layouts/${id}.css` })),
);

const sheets = [...styleSheets.values()].join('\n');
const palettes = [palette, ...Object.values(games).map((game) => game.palette)];
const colours = palettes.flatMap(Object.keys).map(variableOf);
const defined = new Set([...sheets.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
const used = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));

test('the style sheets take every colour from the palette', () => {
  // Shadows are black.
  expect(sheets.match(/#[0-9a-f]{3,8}\b|(rgb|hsl)a?\((?!0 0 0 \/)/gi)).toBeNull();
});

/** A colour as text, as a number of Phaser's, or mixed of numbers. */
const literalColour = /['"`]#[0-9a-f]{3,8}['"`]|\b0x[0-9a-f]{6}\b|\b(rgb|hsl)a?\(\s*[\d.]/i;

test.each([
  ["fill: '#14110f'", true],
  ['disc.fillStyle(0x000000, 0.5)', true],
  ["addColorStop(0, 'rgb(11 9 8 / 0)')", true],
  ['inkOf(palette.ink)', false],
  ['let a = 0x811c9dc5;', false],
])('a literal colour is known: %s', (line, isColour) => {
  expect(literalColour.test(line)).toBe(isColour);
});

test('so does the source', () => {
  const source = join(import.meta.dirname, '../../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && basename(name) !== 'palette.ts',
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => literalColour.test(readFileSync(join(source, name), 'utf8')))).toEqual([]);
});

test('the page that waits for the game has the colours of the shell', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const shown = page.match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((colour) => !Object.values<string>(palette).includes(colour))).toEqual([]);
});

test('every custom property that a style sheet uses is given by a sheet, the palette, the pictures or a part', () => {
  const known = new Set([...defined, ...colours, ...given]);
  expect([...used].filter((name) => !known.has(name) && !name.startsWith('--art-'))).toEqual([]);
});

test('every number of a layout has a user', () => {
  expect([...defined].filter((name) => !used.has(name) && !given.includes(name))).toEqual([]);
});

test('only the sheets of the layouts ask which layout it is', () => {
  const asking = [...styleSheets].filter(([, text]) => text.includes('[data-layout')).map(([path]) => path);
  expect(asking.toSorted()).toEqual(layoutSheets.map(({ path }) => path).toSorted());
});

const shellSheets = [...styleSheets].filter(([path]) => path.startsWith('ui/styles/'));

test('no sheet of the shell asks which screen of a game it is', () => {
  expect(shellSheets.filter(([, text]) => text.includes('[data-screen')).map(([path]) => path)).toEqual([]);
});

test('every class in a sheet of the shell is made by the shell or by more than one game', () => {
  const words = classWords(Object.keys(games));
  const makers = (name: string) => [...words].flatMap(([owner, known]) => (hasClass(known, name) ? [owner] : []));
  const isShared = (name: string) => makers(name).includes('') || makers(name).length > 1;
  const named = shellSheets.flatMap(([path, text]) => classesIn(text).map((name) => [path, name] as const));
  expect(named.length).toBeGreaterThan(150);
  expect(named.flatMap(([path, name]) => (isShared(name) ? [] : [`${path}: .${name}`]))).toEqual([]);
});

test.each(layoutSheets)('$path holds the numbers of its layout and nothing else', ({ id, path }) => {
  const [selector, ...lines] = (styleSheets.get(path) ?? '').trim().split('\n');
  expect(selector).toBe(`.stage[data-layout^="${id}"] {`);
  expect(lines.pop()).toBe('}');
  expect(lines.filter((line) => line !== '' && !/^ {2}(--[\w-]+: .+;|\/\* .+ \*\/)$/.test(line))).toEqual([]);
});

test('every style sheet is imported into a layer', () => {
  const imported = [...styleSheets].flatMap(([path, text]) =>
    [...text.matchAll(/@import "\.\/([\w/-]+\.css)" layer\([\w.-]+\);/g)].map(([, name]) =>
      path.replace(/[\w-]+\.css$/, name),
    ),
  );
  const roots = ['ui/styles/shell.css', ...Object.keys(games).map((game) => `ui/${game}/styles/${game}.css`)];
  expect([...styleSheets.keys()].toSorted()).toEqual([...imported, ...roots].toSorted());
});
