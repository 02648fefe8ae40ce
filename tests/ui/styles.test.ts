import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layoutIds } from '../../src/app/harrow/layout.ts';
import { harrowPalette } from '../../src/ui/harrow/styles/palette.ts';
import { palette, variableOf } from '../../src/ui/styles/palette.ts';
import { styleSheets } from './style-sheets.ts';

/** What the parts are given in their style attribute. */
const given = ['--text', '--filled', '--k', '--edge', '--lines', '--turn', '--angle', '--strip'];

const layoutSheet = (id: string) => `ui/harrow/styles/layouts/${id}.css`;

const sheets = [...styleSheets.values()].join('\n');
const colours = Object.keys({ ...palette, ...harrowPalette }).map(variableOf);
const defined = new Set([...sheets.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
const used = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));

test('the style sheets take every colour from the palette', () => {
  // Shadows are black.
  expect(sheets.match(/#[0-9a-f]{3,8}\b|(rgb|hsl)a?\((?!0 0 0 \/)/gi)).toBeNull();
});

test.each(['ui', 'scenes'])('so does whatever is drawn by src/%s', (layer) => {
  const folder = join(import.meta.dirname, '../../src', layer);
  const drawing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('palette.ts'),
  );
  expect(drawing.filter((name) => /['"`]#[0-9a-f]{3,8}['"`]/i.test(readFileSync(join(folder, name), 'utf8')))).toEqual(
    [],
  );
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
  expect(asking.toSorted()).toEqual(layoutIds.map(layoutSheet).toSorted());
});

test.each(layoutIds)('the sheet of the layout %s holds its numbers and nothing else', (id) => {
  const [selector, ...lines] = (styleSheets.get(layoutSheet(id)) ?? '').trim().split('\n');
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
  const roots = ['ui/styles/shell.css', 'ui/harrow/styles/harrow.css'];
  expect([...styleSheets.keys()].toSorted()).toEqual([...imported, ...roots].toSorted());
});
