// Measures the tree: cubes dropped into one that is never emptied, or dice thrown through it.
import { readArguments, refuse } from './cli/arguments.ts';
import { askedGame, gameIds, gameOption } from './games.ts';
import { measureDice } from './tower/dice.ts';
import { measureDrops } from './tower/drops.ts';
import { readOptions } from './tower/options.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);
const cubes = (await tools.cubes?.()) ?? [];

const help = `Drops cubes of some colours into one tree, again and again, and reports what fell out;
or throws dice through it and reports how they lay.

  npm run --silent tower -- [--game harrow] [--drops 1000] [--seed 1] [--min 2] [--max 14] [--colours 2] [--json]
  npm run --silent tower -- --dice 2x4 [--throws 1000] [--seed 1] [--json]

  --game     whose cubes are dropped: ${gameIds.join(', ')} (default harrow)
  --drops    how many drops
  --seed     the same seed gives the same drops and throws everywhere
  --min      fewest cubes of a drop
  --max      most cubes of a drop
  --colours  how many of the game's colours; ${id} has ${cubes.join(', ') || 'none'}
  --dice     how many dice and of how many sides: 2x4 are two dice with four faces, 7x6 seven with six
  --throws   how many throws
  --json     the report as JSON`;

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(argv, {
  ...gameOption,
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  drops: text,
  seed: text,
  min: text,
  max: text,
  colours: text,
  dice: text,
  throws: text,
});
if (values.help) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
const options = readOptions(values, { id, cubes });
const { report, words } = options.kind === 'dice' ? measureDice(options) : measureDrops(options);
console.log(values.json ? JSON.stringify(report) : words);
