// Measures the tree: many drops into one tree that is never emptied.
import { cubeColours } from '../src/engine/games/harrow/state.ts';
import { createTally, dropSequence } from '../src/tower/measure.ts';
import { refuse } from './cli/arguments.ts';
import { readNumbers } from './cli/number-options.ts';

const HELP = `Drops cubes of some colours into one tree, again and again, and reports what fell out.

  npm run --silent tower -- [--drops 1000] [--seed 1] [--min 2] [--max 14] [--colours 2] [--json]

  --drops    how many drops
  --seed     the same seed gives the same drops everywhere
  --min      fewest cubes of a drop
  --max      most cubes of a drop; with Hester up to 30
  --colours  how many of ${cubeColours.join(', ')}
  --json     the report as JSON`;

const { numbers, json } = readNumbers(
  {
    drops: { default: 1000, min: 1, max: 10_000_000 },
    seed: { default: 1, min: 0, max: 0xffffffff },
    min: { default: 2, min: 0, max: 100 },
    max: { default: 14, min: 0, max: 100 },
    colours: { default: 2, min: 1, max: cubeColours.length },
  },
  HELP,
);
if (numbers.min > numbers.max) refuse(`--min ${numbers.min} is more than --max ${numbers.max}`);

const colours = cubeColours.slice(0, numbers.colours);
const tally = createTally(colours);
const milliseconds: number[] = [];
let before = performance.now();
for (const measured of dropSequence({ ...numbers, colours })) {
  milliseconds.push(performance.now() - before);
  tally.add(measured);
  before = performance.now();
}
milliseconds.sort((a, b) => a - b);
const at = (share: number) => Number(milliseconds[Math.floor((milliseconds.length - 1) * share)].toFixed(2));
const mean = Number((milliseconds.reduce((all, ms) => all + ms, 0) / milliseconds.length).toFixed(2));
const report = { ...tally.report(), msPerDropMedian: at(0.5), msPerDropMean: mean, msPerDrop95: at(0.95) };

if (json) {
  console.log(JSON.stringify(report));
} else {
  const percent = (p: number) => `${(100 * p).toFixed(1)}%`;
  const each = (key: 'pOutNew' | 'pOutStuck') =>
    colours.map((colour) => `${colour} ${percent(report.byColour[colour][key])}`).join(', ');
  console.log(`${report.drops} drops of ${numbers.min} to ${numbers.max} cubes, seed ${numbers.seed}
fall out, just dropped    ${percent(report.pOutNew)}  (${each('pOutNew')})
fall out, stuck before    ${percent(report.pOutStuck)}  (${each('pOutStuck')})
stuck in the tree         ${report.stuckMean.toFixed(1)} on average, ${report.stuckMax} at most
lost, doubled or outside  ${report.lost}
longest drop              ${(report.stepsMax / 120).toFixed(1)} s (${report.notAtRest} not at rest after 8 s)
time for a drop           ${report.msPerDropMedian} ms (median), ${report.msPerDrop95} ms (95%)
fingerprint               ${report.hash}`);
}
