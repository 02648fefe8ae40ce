import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapterRules, misplacedRules, ruleIds } from './rule-ids.ts';

/** The name given to a `test`, `it` or `describe`, with `.each(...)` or without. */
const title = /\b(test|it|describe)(?:\.each\b[\s\S]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/g;
const id = /\bHC-[A-Z0-9]+(?:-[A-Z]+)?-\d+\b/g;

/** Which test files cite which rule in the name of a test; `describe` groups alone prove nothing. */
function citations(source: string): { tests: string[]; groups: string[] } {
  const tests: string[] = [];
  const groups: string[] = [];
  for (const [, kind, , name] of source.matchAll(title))
    (kind === 'describe' ? groups : tests).push(...(name.match(id) ?? []));
  return { tests, groups };
}

// The rules, and the tree they wait for.
const folders = [import.meta.dirname, join(import.meta.dirname, '../../tower')];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const found = files
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('rule-coverage.test.ts'))
  .map((path) => ({ path, ...citations(readFileSync(path, 'utf8')) }));
const cited = new Set(found.flatMap(({ tests }) => tests));

describe.each([...chapterRules])('%s', (_, rules) => {
  test('every rule is cited by a test', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  test('every rule of its list is a rule of the specification', () => {
    expect(rules.filter((rule) => !ruleIds.has(rule))).toEqual([]);
  });
});

test('every rule is in one list: a chapter’s, that of a faction which is not in the game yet, or that of no rule', () => {
  expect(misplacedRules()).toEqual({});
});

test('no test cites a rule that does not exist', () => {
  const unknown = found.flatMap(({ path, tests, groups }) =>
    [...tests, ...groups].filter((rule) => !ruleIds.has(rule)).map((rule) => `${path}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});

test('names are read with and without each, in any quotes; comments are not', () => {
  const source = [
    "test('HC-AA-1 HC-AA-2 name', () => {});",
    'test.each([[1], [f(2)]])("HC-AA-3 %s", () => {});',
    'it(`HC-AA-4`, () => {});',
    "// test HC-AA-5\n/* HC-AA-6 */ const s = 'HC-AA-7';",
    "describe('HC-AA-8', () => {});",
  ].join('\n');
  expect(citations(source)).toEqual({ tests: ['HC-AA-1', 'HC-AA-2', 'HC-AA-3', 'HC-AA-4'], groups: ['HC-AA-8'] });
});
