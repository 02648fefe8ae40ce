const { readdirSync } = require('node:fs');
const { join } = require('node:path');

// engine <- tower <- session <- app <- {ui, audio, i18n} <- scenes <- games <- main
const layers = ['engine', 'tower', 'session', 'app', '(ui|audio|i18n)', 'scenes', 'games'];
const above = (i) => [...layers.slice(i + 1).map((l) => `^src/${l}/`), '^src/main'];

// Whatever has rules is a game: its folders bear its name in every layer, in the tools and in the tests, and its kit lies in
// src/games.
const games = readdirSync(join(__dirname, 'src/engine/games'));
const foldersOf = (game) => [`^(src|tools|tests|locales|assets)/.*/${game}/`, `^src/games/${game}\\.ts$`];

// Where the games are listed: for players, for the tools, and for what is tested of all of them.
const shelves = [
  '^src/games/shelf\\.ts$',
  '^tools/(games|art/catalogues|sounds/catalogues)\\.ts$',
  '^tests/(shelf|e2e/tests)\\.ts$',
];

module.exports = {
  forbidden: [
    ...layers.map((layer, i) => ({
      name: `src/${layer} depends only on what is below it`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: above(i) },
    })),
    {
      name: 'nothing that is played depends on a tool or a test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|tests)/' },
    },
    {
      name: 'the engine imports no package',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { dependencyTypesNot: ['local', 'type-only'], pathNot: '^src/engine/' },
    },
    {
      name: 'only src/tower knows matter-js',
      severity: 'error',
      from: { pathNot: '^src/tower/' },
      to: { path: 'node_modules/matter-js' },
    },
    {
      name: 'only scenes know Phaser',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/scenes/' },
      to: { path: 'node_modules/phaser' },
    },
    {
      name: 'only ui knows Preact',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/' },
      to: { path: 'node_modules/preact' },
    },
    ...games.map((game) => ({
      name: `nothing but its own folders, and the shelves, knows ${game}`,
      severity: 'error',
      from: { pathNot: [...foldersOf(game), ...shelves] },
      to: { path: foldersOf(game) },
    })),
    {
      name: 'no cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
  },
};
