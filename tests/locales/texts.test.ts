import { describe, expect, test } from 'vitest';
import { languages } from '../../src/session/settings.ts';
import { namespaces, texts } from '../i18n/speaking.ts';

/** Plural forms a language needs for whole numbers and fractions. */
const plurals = {
  en: ['one', 'other'],
  cs: ['one', 'few', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const;
const pluralKey = /_(one|few|many|other)$/;
const all = namespaces('en');

const stem = (key: string) => key.replace(pluralKey, '');

/** Names that are the same in every language, and words that happen to be. */
const same = new Set([
  'ui:language.en',
  'ui:language.cs',
  'ui:language.pl',
  'ui:newGame.seat',
  'ui:settings.percent',
  'log:object.emmy',
  'log:object.levi',
  'log:object.bernice',
  'log:object.mildred',
  'cards:u_psychopomp.name',
  'terms:faction.hester',
  'terms:mode.solo',
  'map:thing.hester',
  'ui:newGame.ch5.name',
  'ui:newGame.solo.name',
  'ui:which.hester',
  'rules:HEST',
  'rulebook:sections.hester',
  'map:choice.hestersCube',
  ...['emmy', 'bernice', 'priscilla', 'levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'].map(
    (id) => `legends:${id}.name`,
  ),
]);

test('every language has the same files', () => {
  for (const language of languages) expect(namespaces(language)).toEqual(all);
  expect(all).toEqual(expect.arrayContaining(['log', 'terms', 'ui']));
});

describe.each(all)('%s', (namespace) => {
  const english = texts('en', namespace);
  const stems = [...new Set([...english.keys()].map(stem))].sort();

  test.each(languages)('%s has every key, and every plural form of a key that counts', (language) => {
    const own = texts(language, namespace);
    expect([...new Set([...own.keys()].map(stem))].sort()).toEqual(stems);
    const counting = new Set([...own.keys()].filter((key) => pluralKey.test(key)).map(stem));
    const countingInEnglish = new Set([...english.keys()].filter((key) => pluralKey.test(key)).map(stem));
    expect([...counting].sort()).toEqual([...countingInEnglish].sort());
    for (const key of counting) {
      const forms = [...own.keys()].filter((each) => stem(each) === key).map((each) => each.slice(key.length + 1));
      expect([key, forms.sort()]).toEqual([key, [...plurals[language]].sort()]);
    }
  });

  test.each(['cs', 'pl'] as const)('%s is translated', (language) => {
    const left = [...texts(language, namespace)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`);
      return text === original && /\p{L}{3}/u.test(text.replace(/{{.*?}}/g, '')) && !same.has(`${namespace}:${key}`);
    });
    expect(left).toEqual([]);
  });

  test.each(['cs', 'pl'] as const)('%s fills the same blanks as English', (language) => {
    const blanks = (text = '') => [...new Set(text.match(/{{.*?}}/g))].sort();
    for (const [key, text] of texts(language, namespace)) {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`);
      const allowed = [...blanks(original), ...(pluralKey.test(key) ? ['{{count}}'] : [])];
      expect([key, blanks(text).filter((blank) => !allowed.includes(blank))]).toEqual([key, []]);
    }
  });

  test.each(languages)('%s has clean quotes, spaces and dashes', (language) => {
    const foreign = { en: /[„"]|\s'|'\s/, cs: /["”]|\s'|'\s/, pl: /["“]|\s'|'\s/ }[language];
    for (const [key, text] of texts(language, namespace)) {
      expect([key, foreign.test(text), /^\s|\s$| {2}| -{1,2} |\.\.\./.test(text)]).toEqual([key, false, false]);
    }
  });
});
