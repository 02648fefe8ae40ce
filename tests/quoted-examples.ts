import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const trimmed = (text: string) => text.split('\n').map((line) => line.trim());

/**
 * The blocks of a page that say which file they are from (```ts path/of/the/file.ts) show real files: every line is in its
 * file, in this order. `// ...` stands for what is left out.
 */
export function expectRealExamples(page: string, atLeast: number): void {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^ *```\w+ (\S+)\n([\s\S]*?)^ *```$/gm)];
  expect(blocks.length).toBeGreaterThanOrEqual(atLeast);
  for (const [, path, text] of blocks) {
    const lines = trimmed(readFileSync(path, 'utf8'));
    let at = 0;
    for (const line of trimmed(text).filter((each) => each !== '' && each !== '// ...')) {
      const found = lines.indexOf(line, at);
      expect([path, line, found >= at]).toEqual([path, line, true]);
      at = found + 1;
    }
  }
}
