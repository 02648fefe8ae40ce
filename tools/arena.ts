import { playMatch } from './arena/match.ts';
import { oneOf, readArguments, refuse, wholeNumber } from './cli/arguments.ts';
import { askedGame, gameIds, gameOption } from './games.ts';

const argv = process.argv.slice(2);
const { id, tools } = askedGame(argv);
const tool = await tools.arena();
const players = ['random', ...tool.players];

const help = `Computers play against each other, by turns in each seat.

  npm run --silent arena -- --game ${id} --a ${players.at(-1)} --b ${players.at(-2)} --games 200 --seed 1 --json

  --game ${gameIds.join('|').padEnd(12)}what to play (default harrow); the options of ${id}:
${tool.help}

  --a, --b PLAYER    who meets whom: ${players.join(', ')}
  --games N          how many games (default 100)
  --seed N           the same seed gives the same games (default 1)
  --report           how the games went besides
  --json             the report as JSON
  --help             this text

\`share\` is A's part of the games that one of the two won alone; the times are A's, for decisions that leave a choice.
Exit code 1 if anything went wrong, 2 for bad input.
`;

const { values, positionals } = readArguments(argv, {
  ...tool.options,
  ...gameOption,
  a: { type: 'string', default: players.at(-1) },
  b: { type: 'string', default: players.at(-2) },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  report: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

if (values.help) {
  process.stdout.write(help);
} else {
  if (positionals.length > 0) refuse(`"${positionals[0]}" is not understood; see --help`);
  const plan = await tool.plan(values);
  const report = plan.createReport();
  const { result, problems } = playMatch(
    plan,
    {
      games: wholeNumber(values.games, 'games', 1, 1_000_000),
      seed: wholeNumber(values.seed, 'seed', 0),
      a: oneOf(`${values.a}`, 'a', players),
      b: oneOf(`${values.b}`, 'b', players),
    },
    report,
  );
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const { games, aWins, bWins, share, msPerDecisionMean, msPerDecisionP95 } = result;
  const words = [
    `${values.a} wins ${aWins} and ${values.b} ${bWins} of ${games} games: ${(100 * share).toFixed(1)} %`,
    `${msPerDecisionMean} ms a decision of ${values.a} (95 % within ${msPerDecisionP95} ms)`,
    ...(values.report ? report.words() : []),
  ];
  const json = { ...result, ...(values.report && report.summary()) };
  process.stdout.write(`${values.json ? JSON.stringify(json) : words.join('\n')}\n`);
  if (result.errors > 0) process.exitCode = 1;
}
