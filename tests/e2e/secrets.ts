import { readFileSync } from 'node:fs';
import type { Language } from '../../src/session/settings.ts';

/** The names of all cards in a language, by id. */
export function cardNames(language: Language): Readonly<Record<string, string>> {
  const file = new URL(`../../locales/${language}/cards.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name: string }>;
  return Object.fromEntries(Object.entries(texts).map(([card, { name }]) => [card, name]));
}
