import { weightsOf } from '../../../src/engine/games/harrow/ai/weights.ts';
import { firstFactions } from '../../../src/engine/games/harrow/state/players.ts';
import { oneOf, readArguments, wholeNumber } from '../../cli/arguments.ts';
import { fitLogistic } from './logistic.ts';
import { moved, type Played, selfPlay, tuned } from './self-play.ts';

const help = `Fits what things are worth to the computer of Harrow County, by games against itself.

  npm run --silent tune -- --mode ch3 --games 800 --seed 1

In every game each faction weighs things a little differently; who then wins more often tells which way each weight should
go. Prints the slopes (the change of log-odds when a weight grows e-fold, ± one standard error), the share of the Protectors
at unchanged weights, and the weights after one step, for src/engine/games/harrow/ai/weights.ts. Have the new ones play the
old ones (npm run arena) on fresh seeds before they are kept.

  --mode ch1|ch2|ch3   what is played (default ch1)
  --games N            how many games (default 800)
  --seed N             the same seed gives the same games (default 1)
  --sigma N            how far weights are moved, in hundredths of an e-fold (default 50)
  --help               this text
`;

const { values } = readArguments(process.argv.slice(2), {
  mode: { type: 'string', default: 'ch1' },
  games: { type: 'string', default: '800' },
  seed: { type: 'string', default: '1' },
  sigma: { type: 'string', default: '50' },
  help: { type: 'boolean', default: false },
});

/** How far to go along a slope, and at the most. */
const step = 2.25;
const longest = 0.9;

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;

if (values.help) {
  process.stdout.write(help);
} else {
  const mode = oneOf(values.mode, 'mode', ['ch1', 'ch2', 'ch3']);
  const sigma = wholeNumber(values.sigma, 'sigma', 1, 200) / 100;
  const games = wholeNumber(values.games, 'games', 100, 100_000);
  const played: Played[] = [];
  for await (const each of selfPlay(mode, games, wholeNumber(values.seed, 'seed', 0), sigma)) played.push(each);
  const { constant, slopes, errors } = fitLogistic(
    played.map(({ shifts, winner }) => ({ x: shifts.flat(), won: winner === 0 })),
    4,
  );
  process.stdout.write(`Protectors win ${(100 / (1 + Math.exp(-constant))).toFixed(1)} % at unchanged weights\n`);
  firstFactions.forEach((faction, seat) => {
    const weights = weightsOf(mode, faction);
    process.stdout.write(`${faction}\n`);
    tuned.forEach((id, i) => {
      const at = seat * tuned.length + i;
      const slope = seat === 0 ? slopes[at] : -slopes[at];
      const by = Math.max(-longest, Math.min(longest, step * slope));
      const next = moved(weights, id, by);
      const line = [
        id.padEnd(16),
        `${signed(slope)} ± ${errors[at].toFixed(2)}`,
        weights[id],
        Number(next.toPrecision(3)),
      ];
      process.stdout.write(`  ${line.join('  ')}\n`);
    });
  });
}
