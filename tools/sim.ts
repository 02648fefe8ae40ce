import { mapIds } from '../src/engine/games/harrow/content/maps/maps.ts';
import { type Config, factionIds, modeIds } from '../src/engine/games/harrow/state.ts';
import { nextU32, seedRng } from '../src/engine/kernel/rng.ts';
import { oneOf, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { type Outcome, playGame } from './sim/play.ts';
import { policies, policyIds } from './sim/policies.ts';
import { isSound, problemsOf, readable, reportOf } from './sim/report.ts';
import { loadTree, treeIds } from './sim/trees.ts';

const help = `Plays whole games and checks everything after every action.

  npm run --silent sim -- --mode ch1 --games 200 --seed 7 --json

  --mode ch1              what to play
  --map a|b|both          map side; both: by turns (default)
  --games N               how many games (default 200)
  --seed N                the same seed gives the same games (default 1)
  --tower table|physics   how the tree decides: the fitted table (default) or the real simulation
  --policy random|greedy  who plays (default random)
  --bench                 no checks, only speed
  --json                  the report as JSON
  --help                  this text

Random play chooses evenly among the types of action on offer, then evenly among the actions of that type:
otherwise moves and free steps along paths, which come in many forms, would drown everything else.
Who sits in the north changes from game to game. Exit code 1 if anything went wrong, 2 for bad input.
`;

const mapChoices = [...mapIds, 'both'] as const;

function configOf(mode: Config['mode'], map: (typeof mapChoices)[number], game: number): Config {
  const north = factionIds[game % 2];
  return { mode, map: map === 'both' ? mapIds[Math.floor(game / 2) % mapIds.length] : map, north };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    mode: { type: 'string', default: 'ch1' },
    map: { type: 'string', default: 'both' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tower: { type: 'string', default: 'table' },
    policy: { type: 'string', default: 'random' },
    bench: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
  const mode = oneOf(values.mode, 'mode', modeIds);
  const map = oneOf(values.map, 'map', mapChoices);
  const games = wholeNumber(values.games, 'games', 1, 1_000_000);
  const rng = seedRng(wholeNumber(values.seed, 'seed', 0));
  const tree = await loadTree(oneOf(values.tower, 'tower', treeIds));
  const policyOf = policies[oneOf(values.policy, 'policy', policyIds)];
  const checks = !values.bench;

  const seeds = Array.from({ length: games }, () => nextU32(rng));
  const outcomes: Outcome[] = [];
  const start = performance.now();
  seeds.forEach((seed, game) => {
    outcomes.push(playGame({ config: configOf(mode, map, game), seed, tree, policy: policyOf(seed), checks }));
  });
  const report = reportOf(outcomes, (performance.now() - start) / 1000);
  for (const problem of problemsOf(outcomes, seeds)) process.stderr.write(`${problem}\n`);
  process.stdout.write(`${values.json ? JSON.stringify(report) : readable(report, checks)}\n`);
  if (!isSound(report)) process.exitCode = 1;
}

await main();
