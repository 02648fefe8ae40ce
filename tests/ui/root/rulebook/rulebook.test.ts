import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/session/settings.ts';
import { articleOf, sections } from '../../../../src/ui/root/rulebook/contents.ts';
import { namedPictures } from '../../../../src/ui/root/rulebook/named-pictures.ts';
import { relatedOf } from '../../../../src/ui/root/rulebook/related.ts';
import { ruleIds } from '../../../games/root/rule-ids.ts';
import { texts } from '../../../locales/locale-files.ts';

const articles: readonly string[] = sections.flatMap((section) => section.articles);

test('every article stands in the book once, has a name and a text, and is reached from another', () => {
  expect(new Set(articles).size).toBe(articles.length);
  for (const part of ['name', 'text']) {
    const written = [...texts('en', 'root/rulebook').keys()].filter((key) => key.startsWith(`${part}.`));
    expect(written.map((key) => key.slice(part.length + 1)).sort()).toEqual([...articles].sort());
  }
  const reached = new Set<string>(Object.values(relatedOf).flat());
  expect(articles.filter((id) => !reached.has(id))).toEqual([]);
});

test('every rule of the first tier is told in an article', () => {
  const elsewhere = /^RT-(TV|DATA|NO)-/;
  for (const rule of [...ruleIds].filter((each) => !elsewhere.test(each)))
    expect([rule, articles.includes(articleOf(rule))]).toEqual([rule, true]);
  expect(() => articleOf('HC-MOVE-1')).toThrow('HC-MOVE-1');
});

test('a rule is told by the article of the longest beginning of its number', () => {
  expect(articleOf('RT-9.5.4')).toBe('vbAid');
  expect(articleOf('RT-9.5.1')).toBe('vbDeeds');
  expect(articleOf('RT-OQ-9')).toBe('edDecree');
  expect(articleOf('RT-OQ-99')).toBe('rulings');
  expect(articleOf('RT-6.5.4.II')).toBe('mcBuild');
});

describe.each(languages)('in %s', (language) => {
  test('the same things are named in pictures as in English, and all of them have one', () => {
    const tagsOf = (text: string) => [...text.matchAll(/<(\w+)>.+?<\/\1>/g)].map((match) => match[1]).sort();
    const english = texts('en', 'root/rulebook');
    for (const [key, text] of texts(language, 'root/rulebook')) {
      if (!key.startsWith('text.')) continue;
      expect([key, tagsOf(text)]).toEqual([key, tagsOf(english.get(key) ?? '')]);
      expect(tagsOf(text).filter((tag) => !(tag in namedPictures))).toEqual([]);
      expect(text.replaceAll(/<(\w+)>[^<]+<\/\1>/g, '')).not.toMatch(/[<>]/);
    }
  });
});

test('every picture of a named piece is there and is named somewhere', () => {
  for (const picture of Object.values(namedPictures))
    expect([picture, existsSync(`assets/art/${picture}.svg`)]).toEqual([picture, true]);
  const all = [...texts('en', 'root/rulebook').values()].join(' ');
  expect(Object.keys(namedPictures).filter((tag) => !all.includes(`<${tag}>`))).toEqual([]);
});

test('no article leads to itself or twice to the same', () => {
  for (const [id, related] of Object.entries(relatedOf)) {
    expect(related).not.toContain(id);
    expect(new Set(related).size).toBe(related.length);
  }
});
