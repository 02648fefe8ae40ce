import { readdirSync, readFileSync } from 'node:fs';

const source = new URL('../../../src/', import.meta.url);

/** Every style sheet of the shell and of the games, by its path in src. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, readFileSync(new URL(path, source), 'utf8')]),
);
