import { createThrowsTally, type ThrowsOptions, throwSequence } from '../../src/tower/measure-throws.ts';
import { type Measured, timed } from './timed.ts';

export function measureDice(options: ThrowsOptions): Measured {
  const { count, sides, seed } = options;
  const tally = createThrowsTally(options);
  const time = timed(throwSequence(options), tally.add);
  const { hash, ...measured } = tally.report();
  const report = { ...measured, msPerThrowMean: time.mean, hash };
  const shares = report.faces.map((times, face) => `${face}: ${((100 * times) / report.throws / count).toFixed(1)}%`);
  const pairs =
    report.pairChi2 === null ? 'one die has none' : `${report.pairChi2.toFixed(1)} with ${sides * sides - 1} df`;
  const seconds = (steps: number) => `${(steps / 120).toFixed(1)} s`;
  const words = `${report.throws} throws of ${report.dice} dice, seed ${seed}
faces                     ${shares.join(', ')}
chi-squared of faces      ${report.chi2.toFixed(1)} with ${sides - 1} df
chi-squared of pairs      ${pairs}
cocked at the end         ${report.cocked}
lost                      ${report.lost}
the tree shook itself     in ${report.shaken} of ${report.throws} throws
a throw takes             ${seconds(report.stepsMean)} on average, ${seconds(report.stepsMax)} at most
time to reckon a throw    ${report.msPerThrowMean} ms
fingerprint               ${report.hash}`;
  return { report, words };
}
