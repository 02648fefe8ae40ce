import { expect, test } from 'vitest';
import { glanceAt } from '../../src/session/glance.ts';

const save = (savedAt: string, position: object) => ({ format: 'x', savedAt, position });

test('the shelf sees how far the last game has come, whatever else is kept', () => {
  const kept = [
    ['harrow.game.a', { id: 'a', save: save('2026-01-01', { round: 2 }) }],
    ['harrow.game.b', { id: 'b', save: save('2026-01-03', { round: 5 }) }],
    ['harrow.played.c', { id: 'c', save: save('2026-01-09', { round: 9 }) }],
    ['root.game.d', { id: 'd', save: save('2026-01-04', { turn: 7, winner: 'mc' }) }],
    ['root.game.e', 'damaged'],
  ] as const;
  expect(glanceAt(kept, 'harrow', { count: 'round', end: 'winner' })).toEqual({
    savedAt: '2026-01-03',
    at: 5,
    isOver: false,
  });
  expect(glanceAt(kept, 'root', { count: 'turn', end: 'winner' })).toEqual({
    savedAt: '2026-01-04',
    at: 7,
    isOver: true,
  });
  expect(glanceAt(kept, 'amulet', { count: 'turn', end: 'winner' })).toBeUndefined();
});

test('a game of the days in which there was one is seen under its old key', () => {
  const kept = [['harrow.current', save('2025-12-24', { round: 3 })]] as const;
  expect(glanceAt(kept, 'harrow', { count: 'round', end: 'winner' })).toMatchObject({ at: 3 });
});

test('a save whose position says nothing is a game all the same', () => {
  const kept = [['harrow.game.a', { id: 'a', save: { savedAt: '2026-01-01' } }]] as const;
  expect(glanceAt(kept, 'harrow', { count: 'round', end: 'winner' })).toEqual({
    savedAt: '2026-01-01',
    at: undefined,
    isOver: false,
  });
});
