import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** What gives another answer every time, or comes back later. Biome knows the names, but cannot forbid `Math.random`. */
const impure = new Set([
  ...['Date', 'performance', 'crypto', 'Intl', 'globalThis', 'window', 'self', 'process'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame', 'Promise', 'fetch'],
]);

/** Uses of such names in a source text; a field that happens to have one (`x.Date`, `{ process: 1 }`) is none. */
function impurities(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isField(node)) {
      if (impure.has(node.text)) found.push(node.text);
      // Also `const { random } = Math` and `Math['random']`.
      if (node.text === 'Math' && mathOf(node.parent) === 'random') found.push('Math.random');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

function isField(node: ts.Identifier): boolean {
  const { parent } = node;
  const isNamed =
    ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent);
  // `const { self: herself } = ...` too.
  return (isNamed && parent.name === node) || (ts.isBindingElement(parent) && parent.propertyName === node);
}

/** Which function of `Math` is taken; one that cannot be told counts as `random`. */
function mathOf(parent: ts.Node): string {
  return ts.isPropertyAccessExpression(parent) ? parent.name.text : 'random';
}

describe.each(['engine', 'tower'])('src/%s', (name) => {
  const folder = join(import.meta.dirname, '../../src', name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

  test('knows no chance but its seeds, no clock and no timer', () => {
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) =>
      impurities(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});

test('impure names are seen in code, not in comments, texts and fields', () => {
  const guilty = [
    'const a = Math.random();',
    'const { random } = Math;',
    "Math['random']();",
    'new Date();',
    'const now = () => performance.now();',
    'setTimeout(f);',
    'globalThis.Date.now();',
  ];
  expect(guilty.map((line) => impurities(line))).toEqual([
    ...[['Math.random'], ['Math.random'], ['Math.random'], ['Date'], ['performance'], ['setTimeout'], ['globalThis']],
  ]);
  const innocent = "// Date\nconst text = 'Math.random'; Math.max(1, x.Date); const y = { process: 1 };";
  expect(impurities(innocent)).toEqual([]);
});
