const { readdirSync } = require('node:fs');
const { join } = require('node:path');

// engine <- tower <- session <- app <- {ui, audio, i18n} <- scenes <- games <- main
const layers = ['engine', 'tower', 'session', 'app', '(ui|audio|i18n)', 'scenes', 'games'];
const above = (i) => [...layers.slice(i + 1).map((l) => `^src/${l}/`), '^src/main'];

// Whatever has rules is a game: its folders bear its name in every layer, and its kit lies in src/games.
const games = readdirSync(join(__dirname, 'src/engine/games'));
const foldersOf = (game) => [`^src/.*/${game}/`, `^src/games/${game}\\.ts$`];

module.exports = {
  forbidden: [
    ...layers.map((layer, i) => ({
      name: `src/${layer} depends only on what is below it`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: above(i) },
    })),
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
    ...games.map((game) => ({
      name: `nothing but its own folders, and the shelf, knows ${game}`,
      severity: 'error',
      from: { path: '^src/', pathNot: [...foldersOf(game), '^src/games/shelf\\.ts$'] },
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
