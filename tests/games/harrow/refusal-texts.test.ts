import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalRules } from '../../../src/engine/games/harrow/refusals/keys.ts';

/** Sentences whose grammar depends on a number. */
const counted = ['tooDear', 'tooManyUnits', 'searchDear'];

test.each(['en', 'cs', 'pl'])('every refusal has its sentence in %s, in every form its numbers need', (language) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${language}/harrow/refusal.json`, 'utf8'));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = Object.keys(refusalRules).flatMap((key) =>
    counted.includes(key) ? forms.map((form) => `${key}_${form}`) : [key],
  );
  expect(Object.keys(texts).sort()).toEqual(wanted.sort());
  for (const [key, text] of Object.entries(texts)) expect(text, key).toMatch(/^\S.*\.$/);
});
