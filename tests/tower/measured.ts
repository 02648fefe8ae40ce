import { createTally, dropSequence, type SequenceOptions, type SequenceReport } from '../../src/tower/measure.ts';
import { createThrowsTally, type ThrowsOptions, throwSequence } from '../../src/tower/measure-throws.ts';

/** What many drops of cubes come to. */
export function measureSequence(options: SequenceOptions): SequenceReport {
  const tally = createTally(options.colours);
  for (const measured of dropSequence(options)) tally.add(measured);
  return tally.report();
}

/** What many throws of dice come to. */
export function measureThrows(options: ThrowsOptions): ReturnType<ReturnType<typeof createThrowsTally>['report']> {
  const tally = createThrowsTally(options);
  for (const measured of throwSequence(options)) tally.add(measured);
  return tally.report();
}
