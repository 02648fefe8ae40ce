import { expect, test } from 'vitest';
import type { PlayedGame, PlayedSide } from '../../src/session/played.ts';
import { statisticsOf } from '../../src/session/statistics.ts';

const person: PlayedSide = { player: 'protectors', leader: 'emmy', person: true, won: true, out: 12, expected: 10.5 };
const computer: PlayedSide = {
  player: 'family',
  leader: 'levi',
  person: false,
  level: 'steady',
  won: false,
  out: 4,
  expected: 5,
};

let made = 0;
const game = (sides: readonly PlayedSide[], more: Partial<PlayedGame> = {}): PlayedGame => ({
  id: (made++).toString(16).padStart(16, '0'),
  at: '2026-01-01T00:00:00.000Z',
  mode: 'ch3',
  sides: [...sides],
  ...more,
});

test('nobody has played', () => {
  expect(statisticsOf([])).toMatchObject({ games: 0, won: 0, modes: [], own: { out: 0, expected: 0 } });
});

test('games and wins by mode, side, leader and level', () => {
  const lost = game(
    [
      { ...person, won: false },
      { ...computer, won: true },
    ],
    { mode: 'ch1' },
  );
  const all = statisticsOf([game([person, computer]), game([person, computer]), lost]);
  expect(all).toMatchObject({ games: 3, won: 2 });
  expect(all.modes).toEqual([
    { of: 'ch3', games: 2, won: 2 },
    { of: 'ch1', games: 1, won: 0 },
  ]);
  expect(all.players).toEqual([{ of: 'protectors', games: 3, won: 2 }]);
  expect(all.leaders).toEqual([{ of: 'emmy', games: 3, won: 2 }]);
  expect(all.levels).toEqual([{ of: 'steady', games: 3, won: 2 }]);
});

test('the strongest computer says how hard a game was, unless the game does', () => {
  const levels = ['gentle', 'steady', 'sharp'];
  const many = game([person, { ...computer, level: 'gentle' }, { ...computer, level: 'sharp' }, computer]);
  expect(statisticsOf([many], levels).levels).toEqual([{ of: 'sharp', games: 1, won: 1 }]);
  expect(statisticsOf([game([person, computer], { level: 'solo2' })], levels).levels).toEqual([
    { of: 'solo2', games: 1, won: 1 },
  ]);
});

test('between people nobody wins against the device, and each side is told', () => {
  const all = statisticsOf([game([person, { ...computer, person: true }])]);
  expect(all).toMatchObject({ games: 1, won: 0, levels: [] });
  expect(all.modes).toEqual([{ of: 'ch3', games: 1, won: 0 }]);
  expect(all.players).toEqual([
    { of: 'protectors', games: 1, won: 1 },
    { of: 'family', games: 1, won: 0 },
  ]);
});

test('what only computers played is nobody’s', () => {
  expect(statisticsOf([game([{ ...person, person: false }, computer])])).toMatchObject({ games: 0, players: [] });
});

test('the tree gave so much to people, and so much to others', () => {
  const all = statisticsOf([game([person, computer]), game([person, computer])]);
  expect([all.own, all.others]).toEqual([
    { out: 24, expected: 21 },
    { out: 8, expected: 10 },
  ]);
});
