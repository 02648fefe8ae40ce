import { describe, expect, test } from 'vitest';
import { allLessons } from '../../../../src/session/root/lessons/lessons.ts';
import { isThing } from '../../../../src/session/root/lessons/lights.ts';
import { languages } from '../../../../src/session/settings.ts';
import { stretches, untagged } from '../../../../src/ui/parts/tagged.ts';
import { texts } from '../../../locales/locale-files.ts';

/** A bubble is read at a glance: words in English, and what other languages need for the same. */
const most = { en: 25, cs: 28, pl: 28 } as const;
const mostLetters = 190;

const namedIn = (text: string): string[] => stretches(text).flatMap(({ tag }) => tag ?? []);

describe.each(languages)('what the oak says in Root (%s)', (language) => {
  const spoken = [...texts(language, 'root/lessons')].filter(([key]) => key.startsWith('steps.'));

  test('has words for every lesson, and no words without one', () => {
    expect(spoken.map(([key]) => key.slice('steps.'.length)).sort()).toEqual([...allLessons].sort());
  });

  test('is short: one idea in a bubble', () => {
    for (const [key, text] of spoken) {
      const words = untagged(text).split(/\s+/).length;
      expect([key, words <= most[language], untagged(text).length <= mostLetters]).toEqual([key, true, true]);
    }
  });

  test('names the same things as in English, and all of them can be lit', () => {
    const english = texts('en', 'root/lessons');
    for (const [key, text] of spoken) {
      expect([key, namedIn(text).sort()]).toEqual([key, namedIn(english.get(key) ?? '').sort()]);
      expect(namedIn(text).filter((tag) => !isThing(tag))).toEqual([]);
    }
  });
});
