import { hashOf } from '../engine/kernel/hash.ts';
import { nextBelow, nextU32, seedRng } from '../engine/kernel/rng.ts';
import { G2 } from './geometry.ts';
import { isInsideTree } from './inside.ts';
import type { CubeColour, StuckCube } from './pose.ts';
import { type DropResult, drop } from './simulate.ts';

const COLOURS = ['red', 'blue'] as const;
type Colour = (typeof COLOURS)[number];

export interface SequenceOptions {
  readonly drops: number;
  readonly seed: number;
  /** Fewest and most cubes of a drop; two players drop 2 to 14. */
  readonly min: number;
  readonly max: number;
}

export interface MeasuredDrop {
  readonly dropped: readonly CubeColour[];
  readonly before: readonly StuckCube[];
  readonly result: DropResult;
}

/** Drops of random sizes and mixes into one tree that is never emptied, so that cubes which never leave would show. */
export function* dropSequence({ drops, seed, min, max }: SequenceOptions): Generator<MeasuredDrop> {
  const rng = seedRng(seed);
  let before: readonly StuckCube[] = [];
  for (let i = 0; i < drops; i++) {
    const size = min + nextBelow(rng, max - min + 1);
    const reds = nextBelow(rng, size + 1);
    const dropped = Array.from({ length: size }, (_, k): CubeColour => (k < reds ? 'red' : 'blue'));
    const result = drop({ seed: nextU32(rng), dropped, stuck: before });
    yield { dropped, before, result };
    before = result.stuck;
  }
}

interface ColourTally {
  dropped: number;
  newOut: number;
  stuckBefore: number;
  oldOut: number;
}

export interface ColourReport {
  readonly dropped: number;
  readonly pOutNew: number;
  readonly pOutStuck: number;
  /** New and old together: with the most chances, the figure with the least noise. */
  readonly pOut: number;
}

export interface SequenceReport {
  readonly drops: number;
  readonly pOutNew: number;
  readonly pOutStuck: number;
  readonly byColour: Readonly<Record<Colour, ColourReport>>;
  /** Cubes that vanished, appeared from nowhere or came to rest outside the tree. */
  readonly lost: number;
  readonly stuckMean: number;
  readonly stuckMax: number;
  readonly stepsMax: number;
  /** Drops that were still moving after eight seconds. */
  readonly notAtRest: number;
  /** Of all results, bit for bit. */
  readonly hash: string;
}

export interface Tally {
  add(measured: MeasuredDrop): void;
  report(): SequenceReport;
}

export function createTally(): Tally {
  const colours: Record<Colour, ColourTally> = { red: emptyTally(), blue: emptyTally() };
  let drops = 0;
  let lost = 0;
  let stuckSum = 0;
  let stuckMax = 0;
  let stepsMax = 0;
  let notAtRest = 0;
  let hash = '';
  return {
    add(measured) {
      const { result } = measured;
      for (const colour of COLOURS) {
        const { dropped, newOut, stuckBefore, oldOut } = countOf(colour, measured);
        const tally = colours[colour];
        tally.dropped += dropped;
        tally.newOut += newOut;
        tally.stuckBefore += stuckBefore;
        tally.oldOut += oldOut;
        const out = result.out.filter((c) => c === colour).length;
        const stuck = result.stuck.filter((cube) => cube.colour === colour).length;
        lost += Math.abs(dropped + stuckBefore - out - stuck);
      }
      lost += result.stuck.filter((cube) => !isInsideTree(cube.x, cube.y)).length;
      drops++;
      stuckSum += result.stuck.length;
      stuckMax = Math.max(stuckMax, result.stuck.length);
      stepsMax = Math.max(stepsMax, result.steps);
      if (result.steps >= G2.rest.capSteps) notAtRest++;
      hash = hashOf([hash, result.out, result.stuck, result.steps]);
    },
    report() {
      const sum = (key: keyof ColourTally) => colours.red[key] + colours.blue[key];
      return {
        drops,
        pOutNew: share(sum('newOut'), sum('dropped')),
        pOutStuck: share(sum('oldOut'), sum('stuckBefore')),
        byColour: { red: reportOf(colours.red), blue: reportOf(colours.blue) },
        lost,
        stuckMean: share(stuckSum, drops),
        stuckMax,
        stepsMax,
        notAtRest,
        hash,
      };
    },
  };
}

export function measureSequence(options: SequenceOptions): SequenceReport {
  const tally = createTally();
  for (const measured of dropSequence(options)) tally.add(measured);
  return tally.report();
}

function emptyTally(): ColourTally {
  return { dropped: 0, newOut: 0, stuckBefore: 0, oldOut: 0 };
}

function countOf(colour: Colour, { dropped, before, result }: MeasuredDrop): ColourTally {
  return {
    dropped: dropped.filter((c) => c === colour).length,
    newOut: result.out.filter((c, i) => c === colour && !result.wasStuck[i]).length,
    stuckBefore: before.filter((cube) => cube.colour === colour).length,
    oldOut: result.out.filter((c, i) => c === colour && result.wasStuck[i]).length,
  };
}

function reportOf({ dropped, newOut, stuckBefore, oldOut }: ColourTally): ColourReport {
  return {
    dropped,
    pOutNew: share(newOut, dropped),
    pOutStuck: share(oldOut, stuckBefore),
    pOut: share(newOut + oldOut, dropped + stuckBefore),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
