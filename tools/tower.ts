// Measures the tree: cubes dropped into one that is never emptied, or dice thrown through it.
import { readArguments, refuse } from './cli/arguments.ts';
import { measureDice } from './tower/dice.ts';
import { measureDrops } from './tower/drops.ts';
import { gamesWithCubes } from './tower/games.ts';
import { readOptions } from './tower/options.ts';

const HELP = `Drops cubes of some colours into one tree, again and again, and reports what fell out;
or throws dice through it and reports how they lay.

  npm run --silent tower -- [--game harrow] [--drops 1000] [--seed 1] [--min 2] [--max 14] [--colours 2] [--json]
  npm run --silent tower -- --dice 2x4 [--throws 1000] [--seed 1] [--json]

  --game     whose cubes are dropped: ${Object.keys(gamesWithCubes).join(', ')}
  --drops    how many drops
  --seed     the same seed gives the same drops and throws everywhere
  --min      fewest cubes of a drop
  --max      most cubes of a drop; with Hester up to 30
  --colours  how many of the game's colours: ${Object.values(gamesWithCubes)
    .map((colours) => colours.join(', '))
    .join('; ')}
  --dice     how many dice and of how many sides: 2x4 are two dice with four faces, 7x6 seven with six
  --throws   how many throws
  --json     the report as JSON`;

const text = { type: 'string' } as const;
const { values, positionals } = readArguments(process.argv.slice(2), {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  game: text,
  drops: text,
  seed: text,
  min: text,
  max: text,
  colours: text,
  dice: text,
  throws: text,
});
if (values.help) {
  process.stdout.write(`${HELP}\n`);
  process.exit(0);
}
if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
const options = readOptions(values);
const { report, words } = options.kind === 'dice' ? measureDice(options) : measureDrops(options);
console.log(values.json ? JSON.stringify(report) : words);
