import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/session/settings.ts';
import { untagged } from '../../../src/ui/parts/tagged.ts';
import { namespaces, texts } from '../locale-files.ts';

/** Terms of the Polish rules that are written with capitals and in one form only. */
const polishFaults = [
  /żeton\p{L}* Ognisk/u,
  /Żeton\p{L}* Ognisk(?!\p{L})/u,
  /kost\p{L}+ terenu/u,
  /par\p{L} płomieni/u,
];

test('Polish writes terrain cubes and flame tokens as the glossary does', () => {
  for (const namespace of namespaces('pl')) {
    for (const [key, text] of texts('pl', namespace)) {
      const found = polishFaults.filter((fault) => fault.test(text));
      expect([namespace, key, found]).toEqual([namespace, key, []]);
    }
  }
});

/** What the Czech edition calls otherwise: goblins and their mistress. */
const czechFaults = [/goblin/i, /Kammi/];

test('Czech names goblins and Kammi as the glossary does', () => {
  const said = namespaces('cs').flatMap((namespace) => [...texts('cs', namespace)]);
  expect(said.filter(([, text]) => czechFaults.some((fault) => fault.test(untagged(text))))).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  test('a pile has the same name in the form and on the solo board', () => {
    for (const pile of ['tactics', 'upgrades', 'goblins']) {
      const name = texts(language, 'harrow/ui').get(`newGame.pile.${pile}`);
      expect(name).toBe(texts(language, 'harrow/solo').get(`board.pile.${pile}`));
    }
  });

  test('the second and the third ember are told as steps beyond the one before', () => {
    const own = texts(language, 'harrow/campaign');
    const and = { en: '…and ', cs: '…a ', pl: '…i ' }[language];
    expect(own.get('earn.won')?.startsWith('…')).toBe(false);
    for (const key of ['earn.spare', 'earn.low']) expect(own.get(key)?.startsWith(and)).toBe(true);
  });
});
