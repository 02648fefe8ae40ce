import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/session/settings.ts';
import { texts } from '../locale-files.ts';

const nights = ['night1', 'night2', 'night3', 'night4', 'night5', 'night6'];
const parts = ['name', 'before', 'won', 'lost', 'soFar', 'tried'];

/** What fits: the story card has five lines, the oak's bubble three sentences; a plank carries a name. */
const longest = { name: 26, before: 225, won: 200, lost: 200, soFar: 120, tried: 80, title: 26, step: 260 } as const;
const sentencesOfStep = 3;

const digits = (text: string) => [...text.matchAll(/\d/g)].map(String).sort();
const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
const stepTexts = (language: (typeof languages)[number]) =>
  [...texts(language, 'harrow/lessons')].filter(([key]) => key.startsWith('steps.'));

describe.each(languages)('%s', (language) => {
  test('every night has its name, its story before and after, and its line of the story so far', () => {
    const own = texts(language, 'harrow/campaign');
    const told = [...own.keys()].filter((key) => /^night\d/.test(key));
    expect(told.sort()).toEqual(nights.flatMap((night) => parts.map((part) => `${night}.${part}`)).sort());
    expect(new Set(told.map((key) => own.get(key))).size).toBe(told.length);
  });

  test('the stories fit and are whole sentences', () => {
    for (const [key, text] of texts(language, 'harrow/campaign')) {
      const part = /^night\d\.(\w+)$/.exec(key)?.[1] as keyof typeof longest | undefined;
      if (part === undefined) continue;
      expect([key, text.length > longest[part] && text.length]).toEqual([key, false]);
      if (part !== 'name') expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('the oak is brief: a title and up to three sentences', () => {
    for (const [key, text] of stepTexts(language)) {
      const limit = key.endsWith('.title') ? longest.title : longest.step;
      expect([key, text.length > limit && text.length]).toEqual([key, false]);
      if (key.endsWith('.text')) expect([key, sentences(text) > sentencesOfStep]).toEqual([key, false]);
    }
  });
});

test.each(['cs', 'pl'] as const)('%s teaches the same numbers in the same order of steps as English', (language) => {
  const english = stepTexts('en');
  const own = stepTexts(language);
  expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
  for (const [at, [key, text]] of own.entries()) expect([key, digits(text)]).toEqual([key, digits(english[at][1])]);
});
