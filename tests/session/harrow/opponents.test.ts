import { describe, expect, test } from 'vitest';
import { levelIds } from '../../../src/engine/ai/levels.ts';
import { completeConfig, type Wishes } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { opponentsIn, people } from '../../../src/session/harrow/opponents.ts';
import { languages } from '../../../src/session/settings.ts';
import { texts } from '../../locales/locale-files.ts';

const table = (wishes: Wishes) => {
  const state = harrow.setup(completeConfig(wishes, 1), 1);
  return { session: { state }, controllers: Array.from({ length: harrow.seats(state.config) }, () => 'bot' as const) };
};

describe('the computers of a game', () => {
  test.each(levelIds)('no two %s ones at a table have one name, however many play', (level) => {
    const game = table({ mode: 'fair4' });
    const opponents = [...opponentsIn({ ...game, levels: game.controllers.map(() => level) }).values()];
    expect(opponents.length).toBe(4);
    expect(opponents.every((opponent) => opponent.level === level)).toBe(true);
    expect(new Set(opponents.map(({ person }) => person)).size).toBe(4);
  });

  test('whoever plays is named by the level, and persons are not', () => {
    const game = { ...table({ mode: 'ch3' }), controllers: ['human', 'bot'] as const };
    expect([...opponentsIn({ ...game, levels: ['steady', 'sharp'] })]).toEqual([
      [1, { person: 'silas', level: 'sharp' }],
    ]);
  });

  test('where no level is kept, it is that of the chapter', () => {
    expect(opponentsIn(table({ mode: 'ch1' })).get(0)?.level).toBe('gentle');
    expect(opponentsIn(table({ mode: 'ch3' })).get(0)?.level).toBe('steady');
  });

  test('HC-SOLO-1: cards lead the automatic factions, and nobody sits on an empty seat', () => {
    expect([...opponentsIn(table({ mode: 'solo' })).keys()]).toEqual([2]);
    expect([...opponentsIn(table({ mode: 'fairhester' })).keys()]).toEqual([2, 3]);
    expect([...opponentsIn(table({ mode: 'fair3' })).keys()]).toEqual([0, 1, 3]);
  });
});

test.each(languages)('in %s nobody at the table has the name of a legend, or of another', (language) => {
  const names = Object.values(people)
    .flat()
    .map((person) => texts(language, 'harrow/opponents').get(`name.${person}`) ?? '');
  expect(new Set(names).size).toBe(16);
  const legends = [...texts(language, 'harrow/legends')]
    .filter(([key]) => key.endsWith('.name'))
    .map(([, name]) => name);
  expect(legends.length).toBeGreaterThan(10);
  expect(names.filter((name) => name === '' || legends.some((legend) => legend.includes(name)))).toEqual([]);
});
