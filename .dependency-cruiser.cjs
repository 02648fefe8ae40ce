// engine <- tower <- session <- app <- {ui, audio, i18n} <- scenes <- main
const layers = ['engine', 'tower', 'session', 'app', '(ui|audio|i18n)', 'scenes'];
const above = (i) => [...layers.slice(i + 1).map((l) => `^src/${l}/`), '^src/main'];

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
      from: { path: '^src/', pathNot: '^src/(scenes/|main)' },
      to: { path: 'node_modules/phaser' },
    },
    {
      name: 'what every game shares knows no game',
      severity: 'error',
      from: { path: '^src/(engine/(kernel|kit|ai)|tower|audio/[^/]+$|i18n/[^/]+$)' },
      to: { path: '^src/.*/harrow/' },
    },
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
