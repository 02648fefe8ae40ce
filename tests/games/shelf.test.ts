import { expect, test } from 'vitest';
import { askedGame } from '../../src/games/shelf.ts';

test.each([
  ['https://example.org/harrow/', 'harrow'],
  ['https://example.org/?game=harrow', 'harrow'],
  ['https://example.org/?game=root', 'root'],
  ['https://example.org/?game=checkers', 'harrow'],
])('the page at %s opens %s', (address, game) => expect(askedGame(address)).toBe(game));
