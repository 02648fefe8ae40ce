import { expect, test } from 'vitest';
import { gameIn } from '../../src/games/address.ts';
import { boxes, isGame, shelf } from '../../src/games/shelf.ts';
import { texts } from '../locales/locale-files.ts';

test.each([
  ['https://example.org/harrow/', false],
  ['https://example.org/?game=harrow', 'harrow'],
  ['https://example.org/?offline&game=root', 'root'],
  ['https://example.org/?game=checkers', false],
  ['https://example.org/?game=toString', false],
])('the page at %s opens a game by its address alone: %s', (address, game) => {
  const asked = gameIn(address);
  expect(isGame(asked) && asked).toBe(game);
});

test('every game has its box, and the shelf says what it is', () => {
  expect(boxes.map(({ id }) => id)).toEqual(Object.keys(shelf));
  const said = new Map(texts('en', 'shell/shelf'));
  for (const { id } of boxes) {
    for (const what of ['name', 'about', 'alone', 'together', 'learn']) expect(said.get(`${id}.${what}`)).toMatch(/\S/);
  }
});
