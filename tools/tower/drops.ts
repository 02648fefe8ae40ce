import { createTally, dropSequence, type SequenceOptions } from '../../src/tower/measure.ts';
import { type Measured, timed } from './timed.ts';

export function measureDrops(options: SequenceOptions): Measured {
  const { min, max, seed, colours } = options;
  const tally = createTally(colours);
  const time = timed(dropSequence(options), tally.add);
  const report = {
    ...tally.report(),
    msPerDropMedian: time.at(0.5),
    msPerDropMean: time.mean,
    msPerDrop95: time.at(0.95),
  };
  const percent = (p: number) => `${(100 * p).toFixed(1)}%`;
  const each = (key: 'pOutNew' | 'pOutStuck') =>
    colours.map((colour) => `${colour} ${percent(report.byColour[colour][key])}`).join(', ');
  const words = `${report.drops} drops of ${min} to ${max} cubes, seed ${seed}
fall out, just dropped    ${percent(report.pOutNew)}  (${each('pOutNew')})
fall out, stuck before    ${percent(report.pOutStuck)}  (${each('pOutStuck')})
stuck in the tree         ${report.stuckMean.toFixed(1)} on average, ${report.stuckMax} at most
lost, doubled or outside  ${report.lost}
longest drop              ${(report.stepsMax / 120).toFixed(1)} s (${report.notAtRest} not at rest after 8 s)
time for a drop           ${report.msPerDropMedian} ms (median), ${report.msPerDrop95} ms (95%)
fingerprint               ${report.hash}`;
  return { report, words };
}
