import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/session/settings.ts';
import { texts } from '../locale-files.ts';

const nights = ['night1', 'night2', 'night3', 'night4', 'night5', 'night6'];
const parts = ['name', 'before', 'won', 'lost', 'soFar', 'tried'];

/** What fits: the story card has five lines; a plank carries a name. */
const longest = { name: 26, before: 225, won: 200, lost: 200, soFar: 120, tried: 80 } as const;

const digits = (text: string) => [...text.matchAll(/\d/g)].map(String).sort();
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
});

test.each(['cs', 'pl'] as const)('%s teaches the same numbers in the same order of steps as English', (language) => {
  const stem = (key: string) => key.replace(/_(one|few|many|other)$/, '');
  const english = new Map(stepTexts('en'));
  const order = (texts: readonly [string, string][]) => [...new Set(texts.map(([key]) => stem(key)))];
  expect(order(stepTexts(language))).toEqual(order([...english]));
  for (const [key, text] of stepTexts(language)) {
    const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
    expect([key, digits(text)]).toEqual([key, digits(original)]);
  }
});
