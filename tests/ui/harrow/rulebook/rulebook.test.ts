import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/session/settings.ts';
import { termsOf } from '../../../../src/ui/harrow/rulebook/article-terms.ts';
import { articleOf, sections } from '../../../../src/ui/harrow/rulebook/contents.ts';
import { relatedOf } from '../../../../src/ui/harrow/rulebook/related.ts';
import { finds, fold, placesOf, ranked, wordsOf } from '../../../../src/ui/rulebook/search.ts';
import { chapterRules } from '../../../games/harrow/rule-ids.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { texts } from '../../../locales/locale-files.ts';

const articles: readonly string[] = sections.flatMap((section) => section.articles);

test('every article stands in the book once and has a text', () => {
  expect(new Set(articles).size).toBe(articles.length);
  const written = [...texts('en', 'harrow/rulebook').keys()].filter((key) => key.startsWith('text.'));
  expect(written.map((key) => key.slice('text.'.length)).sort()).toEqual([...articles].sort());
});

test('a rule is told in the article of its group, a card of Hester in that of her cards', () => {
  expect(articleOf('HC-MOVE-4')).toBe('MOVE');
  expect(articleOf('HC-LGD-EMM-3')).toBe('LGD');
  expect(articleOf('HC-HCD-7')).toBe('HCRD');
  expect(articleOf('HC-OFR-3')).toBe('OFR');
  expect(articleOf('HC-GAP-8')).toBe('FAIR');
  expect(() => articleOf('HC-TIM-1')).toThrow('HC-TIM-1');
});

test('what is played is told: every group of rules but those of set-up, timing and ends has an article', () => {
  const groups = new Set([...chapterRules.values()].flat().map((rule) => rule.split('-')[1] ?? ''));
  const elsewhere = ['C2', 'C3', 'FP', 'HCD', 'HEND', 'TIM', 'GAP', 'EX', 'DIFF'];
  expect([...groups].filter((group) => !articles.includes(group) && !elsewhere.includes(group))).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  test('an article tells its cards, tiles and legends one by one, in their own words', async () => {
    await speaking(language);
    const counts = {
      TAC: 16,
      UPG: 9,
      BON: 9,
      HCRD: 13,
      LGD: 11,
      GOB: 12,
      GBL: 3,
      TRK: 6,
      OQ: 7,
      OFR: 11,
      FFQ: 16,
      FFC: 13,
    } as const;
    for (const [article, count] of Object.entries(counts)) {
      const terms = termsOf[article as keyof typeof counts]?.() ?? [];
      expect([article, terms.length]).toEqual([article, count]);
      for (const { name, texts: lines } of terms) expect([name, ...lines].every((line) => line.length > 2)).toBe(true);
    }
  });
});

test('words are found without accents and capitals, in any order, whole or by their beginning', () => {
  expect(finds(wordsOf('ohen  PLAMEN'), 'Plameny živí oheň')).toBe(true);
  expect(finds(wordsOf('slój lato'), 'Słój i latorośl')).toBe(true);
  expect(finds(wordsOf('art'), 'The cart departs')).toBe(false);
  expect(finds(wordsOf('oheň kořen'), 'Plameny živí oheň')).toBe(false);
  // in another case, too
  expect(finds(wordsOf('kostka přesily'), 'Strana s více jednotkami získá kostku přesily.')).toBe(true);
  expect(finds(wordsOf('  '), 'anything')).toBe(true);
});

test('a folded text keeps its length, so that what is found can be lit up where it stands', () => {
  const text = 'Żółć, Příšerně, Łódź, 😀 ﬁn';
  expect(fold(text)).toHaveLength(text.length);
  expect(placesOf(wordsOf('lodz'), text).map(([start, end]) => text.slice(start, end))).toEqual(['Łódź']);
  expect(placesOf(['an'], 'an banana and')).toEqual([
    [0, 2],
    [10, 12],
  ]);
});

test('what is found in a title comes before what is found in a text', () => {
  const found = [{ name: 'The map' }, { name: 'Storms' }, { name: 'Boards' }];
  expect(ranked(wordsOf('storm'), found).map(({ name }) => name)).toEqual(['Storms', 'The map', 'Boards']);
  expect(ranked([], found)).toEqual(found);
});

test('no article leads to itself or twice to the same', () => {
  for (const [id, related] of Object.entries(relatedOf)) {
    expect(related).not.toContain(id);
    expect(new Set(related).size).toBe(related.length);
  }
});
