import { describe, expect, test } from 'vitest';
import { languages } from '../../src/session/settings.ts';
import { namespaces, texts } from './locale-files.ts';

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
  ...['harrow/log:object.kammi', 'harrow/rules:KAM', 'harrow/terms:faction.kammi', 'harrow/terms:tally.kammi'],
  'harrow/ui:newGame.ch4.name',
  'harrow/ui:newGame.goblin',
  'harrow/log:of.kammi',
  'shell/shelf:root.name',
  'root/ui:table.dominance',
  'root/ui:character.ranger',
  'shell/ui:language.en',
  'shell/ui:language.cs',
  'shell/ui:language.pl',
  'harrow/ui:newGame.seat',
  'shell/ui:settings.percent',
  'harrow/log:object.emmy',
  'harrow/log:object.levi',
  'harrow/log:object.bernice',
  'harrow/log:object.mildred',
  'harrow/cards:u_psychopomp.name',
  'harrow/terms:faction.hester',
  'harrow/terms:mode.solo',
  'harrow/map:thing.hester',
  'harrow/ui:newGame.ch5.name',
  'harrow/ui:newGame.solo.name',
  'harrow/ui:which.hester',
  'harrow/rules:HEST',
  'harrow/rulebook:sections.hester',
  'harrow/map:choice.hestersCube',
  'harrow/opponents:named',
  ...['alma', 'abel', 'amos', 'silas', 'ida', 'ezra', 'dora', 'jubal', 'selma', 'mort', 'salome'].map(
    (person) => `harrow/opponents:name.${person}`,
  ),
  ...['emmy', 'bernice', 'priscilla', 'levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'].map(
    (id) => `harrow/legends:${id}.name`,
  ),
]);

test('every language has the same files', () => {
  for (const language of languages) expect(namespaces(language)).toEqual(all);
  expect(all).toEqual(expect.arrayContaining(['harrow/log', 'harrow/terms', 'harrow/ui', 'shell/ui']));
});

test('a game says nothing in words that the shell has a key for', () => {
  const keysOf = (namespace: string) => [...texts('en', namespace).keys()].map(stem);
  const shared = all.flatMap((namespace) => {
    const [owner, file] = namespace.split('/');
    if (owner === 'shell' || !all.includes(`shell/${file}`)) return [];
    const shells = new Set(keysOf(`shell/${file}`));
    return keysOf(namespace).filter((key) => shells.has(key));
  });
  expect(shared).toEqual([]);
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
