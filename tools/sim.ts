import { oneOf, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { askedGame, gameIds, gameOption } from './games.ts';
import { atRandom } from './sim/policy.ts';
import { isSound, readable } from './sim/report.ts';
import type { SimTool } from './sim/sim-tool.ts';
import { simulate } from './sim/simulate.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);

/** After so many actions Node has compiled the rules, and speed is steady: games of few actions are not measured by less. */
const steady = 300_000;

function help(tool: SimTool): string {
  const policies = ['random', ...Object.keys(tool.policies)].join('|');
  return `Plays whole games and checks everything after every action.

  npm run --silent sim -- --game ${id} --games 200 --seed 7 --json

  --game ${gameIds.join('|').padEnd(17)}what to play (default harrow); the options of ${id}:
${tool.help}

  --games N               how many games (default 200)
  --seed N                the same seed gives the same games (default 1)
  --policy ${policies.padEnd(15)}who plays (default random)
  --bench                 no checks, only speed
  --warm-up N             so many actions before the clock starts (default ${steady} with --bench, else 0)
  --json                  the report as JSON
  --help                  this text

Random play chooses evenly among the types of action on offer, then evenly among the actions of that type:
otherwise those that come in many forms, such as moves, would drown everything else.
Exit code 1 if anything went wrong, 2 for bad input.
`;
}

async function main(): Promise<void> {
  const tool = await tools.sim();
  const { values, positionals } = readArguments(argv, {
    ...tool.options,
    ...gameOption,
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'random' },
    bench: { type: 'boolean', default: false },
    'warm-up': { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    process.stdout.write(help(tool));
    return;
  }
  if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
  const policies: SimTool['policies'] = { random: atRandom, ...tool.policies };
  const seed = wholeNumber(values.seed, 'seed', 0);
  const policyOf = policies[oneOf(values.policy, 'policy', Object.keys(policies))];
  const { kit, games, statistics } = await tool.plan(values, wholeNumber(values.games, 'games', 1, 1_000_000));
  const checks = !values.bench;
  const warmUp = wholeNumber(values['warm-up'] ?? (checks ? '0' : `${steady}`), 'warm-up', 0, 10_000_000);
  const { report, problems } = simulate(kit, { games, seed, policyOf, checks, warmUp, onEnd: statistics.add });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const text = values.json
    ? JSON.stringify({ ...report, ...statistics.report() })
    : [...readable(report, checks), ...statistics.words()].join('\n');
  process.stdout.write(`${text}\n`);
  if (!isSound(report)) process.exitCode = 1;
}

await main();
