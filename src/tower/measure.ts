import { hashOf } from '../engine/kernel/hash.ts';
import { nextBelow, nextU32, type Rng, seedRng } from '../engine/kernel/rng.ts';
import { cubeTree } from './cube-tree.ts';
import { type DropResult, drop } from './drop.ts';
import type { Look, Resting } from './pose.ts';
import { isInsideTree } from './trunk.ts';

export interface SequenceOptions {
  readonly drops: number;
  readonly seed: number;
  /** Fewest and most cubes of a drop. */
  readonly min: number;
  readonly max: number;
  /** The colours of the cubes; at least one. */
  readonly colours: readonly Look[];
}

interface MeasuredDrop {
  readonly dropped: readonly Look[];
  readonly before: readonly Resting[];
  readonly result: DropResult;
}

/** Drops of random sizes and mixes into one tree that is never emptied, so that cubes which never leave would show. */
export function* dropSequence({ drops, seed, min, max, colours }: SequenceOptions): Generator<MeasuredDrop> {
  const rng = seedRng(seed);
  let before: readonly Resting[] = [];
  for (let i = 0; i < drops; i++) {
    const size = min + nextBelow(rng, max - min + 1);
    const dropped = anyMix(size, colours, rng);
    const result = drop({ seed: nextU32(rng), geometry: cubeTree, dropped, stuck: before });
    yield { dropped, before, result };
    before = result.stuck;
  }
}

/** Every mix is as likely as any other, the one-sided too: a border for each further colour is put anywhere in the row. */
function anyMix(size: number, colours: readonly Look[], rng: Rng): Look[] {
  const row = new Array<'cube' | 'border'>(size).fill('cube');
  for (let i = 1; i < colours.length; i++) row.splice(nextBelow(rng, row.length + 1), 0, 'border');
  let colour = 0;
  return row.flatMap((each) => {
    if (each === 'cube') return [colours[colour]];
    colour++;
    return [];
  });
}

interface ColourTally {
  dropped: number;
  newOut: number;
  stuckBefore: number;
  oldOut: number;
}

interface ColourReport {
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
  readonly byColour: Readonly<Record<Look, ColourReport>>;
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

interface Tally {
  add(measured: MeasuredDrop): void;
  report(): SequenceReport;
}

export function createTally(colours: readonly Look[]): Tally {
  const tallies = new Map(colours.map((colour) => [colour, emptyTally()]));
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
      for (const [colour, tally] of tallies) {
        const { dropped, newOut, stuckBefore, oldOut } = countOf(colour, measured);
        tally.dropped += dropped;
        tally.newOut += newOut;
        tally.stuckBefore += stuckBefore;
        tally.oldOut += oldOut;
        const stuck = result.stuck.filter((cube) => cube.look === colour).length;
        lost += Math.abs(dropped + stuckBefore - newOut - oldOut - stuck);
      }
      lost += [...result.out, ...result.stuck.map((cube) => cube.look)].filter((c) => !tallies.has(c)).length;
      lost += result.stuck.filter((cube) => !isInsideTree(cube.x, cube.y)).length;
      drops++;
      stuckSum += result.stuck.length;
      stuckMax = Math.max(stuckMax, result.stuck.length);
      stepsMax = Math.max(stepsMax, result.steps);
      if (result.steps >= cubeTree.rest.capSteps) notAtRest++;
      hash = hashOf([hash, result.out, result.stuck.map(printed), result.steps]);
    },
    report() {
      const sum = (key: keyof ColourTally) => [...tallies.values()].reduce((total, tally) => total + tally[key], 0);
      return {
        drops,
        pOutNew: share(sum('newOut'), sum('dropped')),
        pOutStuck: share(sum('oldOut'), sum('stuckBefore')),
        byColour: Object.fromEntries([...tallies].map(([colour, tally]) => [colour, reportOf(tally)])),
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

/** The fingerprint has called it a colour from the first version on. */
function printed({ look, x, y, a }: Resting): unknown {
  return { colour: look, x, y, a };
}

function emptyTally(): ColourTally {
  return { dropped: 0, newOut: 0, stuckBefore: 0, oldOut: 0 };
}

function countOf(colour: Look, { dropped, before, result }: MeasuredDrop): ColourTally {
  return {
    dropped: dropped.filter((c) => c === colour).length,
    newOut: result.out.filter((c, i) => c === colour && !result.wasStuck[i]).length,
    stuckBefore: before.filter((cube) => cube.look === colour).length,
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
