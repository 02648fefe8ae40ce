import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from '../../../src/ui/styles/palette.ts';
import { games } from '../../shelf.ts';

const folder = join(import.meta.dirname, '../../../tools/art');

const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));

const colours = lines.flatMap((line) =>
  [...line.matchAll(/'(#[0-9a-f]{3,8})'/gi)].map(([, colour]) => ({ colour, line })),
);

test('a drawing mixes a colour of its own under a name', () => {
  const nameless = colours.filter(({ line }) => !/^\s*(const \w+ =|export const \w+ =|\w+:) '#\w+'[;,]$/.test(line));
  expect(nameless.map(({ line }) => line)).toEqual([]);
});

test('a colour that two drawings have is written once', () => {
  const all = colours.map(({ colour }) => colour);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((colour, i) => all.indexOf(colour) < i)).toEqual([]);
});

test('a colour that the screen has too comes from its palette', () => {
  const known = [palette, ...Object.values(games).map((game) => game.palette)].flatMap((each) =>
    Object.values<string>(each),
  );
  expect(colours.filter(({ colour }) => known.includes(colour))).toEqual([]);
});
