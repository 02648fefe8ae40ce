import { beforeAll, expect, test } from 'vitest';
import { t as harrows, isTextKey } from '../../../src/i18n/harrow/text.ts';
import { hasText, t } from '../../../src/i18n/i18n.ts';
import { speaking } from './speaking.ts';

beforeAll(() => speaking('en'));

test('a game says its own words and the shell’s, also where both have a file of one name', () => {
  expect(harrows('rulebook:title')).toBe(t('rulebook:title'));
  expect(harrows('rulebook:sections.fights')).toBe('Fights');
  expect(harrows('confirm.leave')).toBe('Leave the game?');
  expect(harrows('confirm.ownNail')).toBe('Nail down your own unit?');
});

test('the shell and another game know no word of Harrow', () => {
  expect(isTextKey('rulebook:sections.fights')).toBe(true);
  for (const owner of ['shell', 'toy']) expect(hasText(owner, 'rulebook:sections.fights')).toBe(false);
  expect(hasText('toy', 'rulebook:title')).toBe(true);
});

test('in another language both speak it', async () => {
  await speaking('cs');
  expect([t('rulebook:title'), harrows('rulebook:sections.fights')]).toEqual(['Pravidla', 'Boj']);
});
