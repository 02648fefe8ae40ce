import { completeConfig, type Wishes } from '../src/engine/games/harrow/config.ts';
import { features } from '../src/engine/games/harrow/content/chapters/features.ts';
import { mapIds } from '../src/engine/games/harrow/content/maps/maps.ts';
import {
  type Config,
  factionIds,
  legendsOf,
  modeIds,
  playerIds,
  variantIds,
} from '../src/engine/games/harrow/state.ts';
import { nextU32, seedRng } from '../src/engine/kernel/rng.ts';
import { oneOf, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { pairOf } from './cli/pair.ts';
import { soloOf } from './cli/solo.ts';
import { readVariants } from './cli/variants.ts';
import { matrixOf, readableMatrix } from './sim/matrix.ts';
import { type Outcome, playGame } from './sim/play.ts';
import { policies, policyIds } from './sim/policies.ts';
import { isSound, problemsOf, readable, reportOf } from './sim/report.ts';
import { loadTree, treeIds } from './sim/trees.ts';

const help = `Plays whole games and checks everything after every action.

  npm run --silent sim -- --mode ch1 --games 200 --seed 7 --json

  --mode ch1|ch2|ch3|ch5|solo  what to play; from chapter 2 on legends and track sides change from game to game
  --level 1|2|3           how hard the solo game is (default 1)
  --piles T,U,G           cards of each pile in the solo game: tactics, upgrades, goblins
  --variants V,V          other readings of the rules: ${variantIds.join(', ')}
  --legends P,F           these legends in every game, for example emmy,levi (from chapter 2 on)
  --matrix                every pair of legends plays --games games: wins of the Protectors' by pair
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

type Legends = NonNullable<Config['legends']>;

interface Series {
  readonly mode: Config['mode'];
  readonly map: (typeof mapChoices)[number];
  readonly legends: Legends | undefined;
  readonly solo: Solo | undefined;
  readonly variants: Wishes['variants'];
}

type Solo = Pick<Config, 'level' | 'piles'>;

function configOf({ mode, map, legends, solo, variants }: Series, game: number, seed: number): Config {
  const north = factionIds[game % 2];
  const side = map === 'both' ? mapIds[Math.floor(game / 2) % mapIds.length] : map;
  return completeConfig({ mode, map: side, north, ...(legends && { legends }), ...solo, variants }, seed);
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    mode: { type: 'string', default: 'ch1' },
    map: { type: 'string', default: 'both' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tower: { type: 'string', default: 'table' },
    policy: { type: 'string', default: 'random' },
    legends: { type: 'string' },
    level: { type: 'string' },
    piles: { type: 'string' },
    variants: { type: 'string' },
    matrix: { type: 'boolean', default: false },
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

  const hasChoice = features[mode].choices;
  const legends = values.legends === undefined ? undefined : pairOf(values.legends, 'legends', legendsOf);
  if (!hasChoice && (legends || values.matrix)) refuse('chapter 1 is always Emmy against Levi; see --help');

  const solo = soloOf(mode, values);
  const variants = readVariants(mode, values.variants);

  function play(series: Series): { readonly outcomes: readonly Outcome[]; readonly seeds: readonly number[] } {
    const seeds = Array.from({ length: games }, () => nextU32(rng));
    const outcomes = seeds.map((seed, game) =>
      playGame({ config: configOf(series, game, seed), seed, tree, policy: policyOf(seed), checks }),
    );
    return { outcomes, seeds };
  }

  const start = performance.now();
  const pairs: readonly (Legends | undefined)[] = values.matrix
    ? legendsOf.protectors.flatMap((protectors) => legendsOf.family.map((family) => ({ protectors, family })))
    : [legends];
  const played = pairs.map((pair) => ({ pair, ...play({ mode, map, legends: pair, solo, variants }) }));
  const outcomes = played.flatMap((series) => series.outcomes);
  const seeds = played.flatMap((series) => series.seeds);
  const players = features[mode].hester ? playerIds : factionIds;
  const report = reportOf(outcomes, (performance.now() - start) / 1000, players);
  const matrix = values.matrix ? { matrix: matrixOf(played) } : undefined;
  for (const problem of problemsOf(outcomes, seeds)) process.stderr.write(`${problem}\n`);
  const text = values.json ? JSON.stringify({ ...report, ...matrix }) : readable(report, checks);
  process.stdout.write(`${text}\n${matrix && !values.json ? `${readableMatrix(matrix.matrix)}\n` : ''}`);
  if (!isSound(report)) process.exitCode = 1;
}

await main();
