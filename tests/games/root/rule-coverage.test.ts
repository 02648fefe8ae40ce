import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapterRules, ruleIds } from './rule-ids.ts';

/** The name given to a `test`, with `.each(...)` or without. */
const title = /\btest(?:\.each\b[\s\S]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const id = /\bRT-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

/** Which rules the names of tests cite; groups of tests prove nothing. */
const citations = (source: string): string[] =>
  [...source.matchAll(title)].flatMap(([, , name]) => name.match(id) ?? []);

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('rule-coverage.test.ts'))
  .map((name) => ({ name, cited: citations(readFileSync(join(import.meta.dirname, name), 'utf8')) }));
const cited = new Set(files.flatMap((file) => file.cited));

describe.each([...chapterRules])('%s', (_, rules) => {
  test('every rule, every worked example is cited by a test', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });
});

test('the list has every group, and nothing twice', () => {
  const all = [...chapterRules.values()].flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(600);
  expect(all.filter((rule) => rule.startsWith('RT-TV-')).length).toBeGreaterThan(150);
});

test('no test cites a rule that does not exist', () => {
  const unknown = files.flatMap(({ name, cited: own }) =>
    own.filter((rule) => !ruleIds.has(rule)).map((rule) => `${name}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});

test('names are read with and without each, in any quotes; groups and comments are not', () => {
  const source = [
    "test('RT-1.1.1-1 RT-TV-2 name', () => {});",
    'test.each([[1], [f(2)]])("RT-9.2.9.II.a %s", () => {});',
    "// test RT-3.1-1\nconst s = 'RT-3.1-2';",
    "describe('RT-4.1.1-1', () => {});",
  ].join('\n');
  expect(citations(source)).toEqual(['RT-1.1.1-1', 'RT-TV-2', 'RT-9.2.9.II.a']);
});
