import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string; readonly pathNot?: string | readonly string[] };
  readonly to: { readonly path?: string | readonly string[] };
}

const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: readonly Rule[] };
const games = readdirSync(new URL('../../src/engine/games', import.meta.url));
const ruleOf = (game: string) => forbidden.find(({ name }) => name.endsWith(`knows ${game}`));

/** Files whose subject is which games there are. */
const shelves = [
  '^src/games/shelf\\.ts$',
  '^tools/(games|art/catalogues|sounds/catalogues)\\.ts$',
  '^tests/(shelf|e2e/tests)\\.ts$',
];

test.each(games)('%s is known to its own folders and to the shelves, and there is no other exception', (game) => {
  const own = [`^(src|tools|tests|locales|assets)/.*/${game}/`, `^src/games/${game}\\.ts$`];
  expect(ruleOf(game)?.to.path).toEqual(own);
  expect(ruleOf(game)?.from).toEqual({ pathNot: [...own, ...shelves] });
});

test('the boundaries hold for what is played, for the tools and for the tests', () => {
  const script = readFileSync(new URL('../../scripts/test.mjs', import.meta.url), 'utf8');
  expect(script).toContain("['src', 'tools', 'tests', '--config', '.dependency-cruiser.cjs']");
});

test('every layer depends on those below it alone', () => {
  const layers = ['engine', 'tower', 'session', 'app', '(ui|audio|i18n)', 'scenes', 'games'];
  for (const [i, layer] of layers.entries()) {
    const above = [...layers.slice(i + 1).map((each) => `^src/${each}/`), '^src/main'];
    const rule = forbidden.find(({ from }) => from.path === `^src/${layer}/` && from.pathNot === undefined);
    expect(rule?.to.path).toEqual(above);
  }
});

test('the page is that of the shelf: no game is named in it', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(games.filter((game) => page.toLowerCase().includes(game))).toEqual([]);
});
