import { describe, expect, it } from 'vitest';
import { courseIds, lessonsOf } from '../../../../src/session/harrow/lessons/lessons.ts';
import { isThing } from '../../../../src/session/harrow/lessons/lights.ts';
import { planRules } from '../../../../src/session/harrow/lessons/plan.ts';
import { languages } from '../../../../src/session/settings.ts';
import { stretches, untagged } from '../../../../src/ui/parts/tagged.ts';
import { texts } from '../../../locales/locale-files.ts';

/** A bubble is read at a glance: words in English, and what other languages need for the same. */
const most = { en: 25, cs: 28, pl: 28 } as const;
const mostLetters = 190;

const allLessons = courseIds.flatMap((course) => lessonsOf(course));
const stem = (key: string) => key.replace(/_(one|few|many|other)$/, '');

function spoken(language: (typeof languages)[number]): [string, string][] {
  return [...texts(language, 'harrow/lessons')].filter(([key]) => /^(steps|plan)\./.test(key));
}

const namedIn = (text: string): string[] => stretches(text).flatMap(({ tag }) => tag ?? []);

describe.each(languages)('what the oak says (%s)', (language) => {
  it('has words for every lesson and plan, and no words without one', () => {
    const wanted = [...allLessons.map((id) => `steps.${id}`), ...planRules.map((rule) => `plan.${rule}`)];
    expect([...new Set(spoken(language).map(([key]) => stem(key)))].sort()).toEqual(wanted.sort());
  });

  it('is short: one idea in a bubble', () => {
    const long = spoken(language).filter(([, text]) => {
      const words = untagged(text);
      return words.split(/\s+/).length > most[language] || words.length > mostLetters;
    });
    expect(long).toEqual([]);
  });

  it('names only what can be lit, and the same in every language', () => {
    const english = new Map(spoken('en'));
    for (const [key, text] of spoken(language)) {
      const own = namedIn(text);
      expect([key, own.filter((name) => !isThing(name))]).toEqual([key, []]);
      const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      expect([key, [...own].sort()]).toEqual([key, namedIn(original).sort()]);
      expect([key, /[<>]/.test(untagged(text))]).toEqual([key, false]);
    }
  });

  it('lights nothing but the way where it sends somebody to a single token', () => {
    const words = new Map(spoken(language));
    expect(['steps.ch1.token', 'plan.gather'].map((key) => namedIn(words.get(key) ?? '<missing>-</missing>'))).toEqual([
      [],
      [],
    ]);
  });
});
