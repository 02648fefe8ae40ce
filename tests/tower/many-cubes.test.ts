import { beforeAll, describe, expect, test } from 'vitest';
import { cubeTree } from '../../src/tower/cube-tree.ts';
import { drop } from '../../src/tower/drop.ts';
import { createTally, dropSequence, type SequenceReport } from '../../src/tower/measure.ts';
import type { Look, Resting } from '../../src/tower/pose.ts';
import { measureSequence } from './measured.ts';

const six = ['red', 'blue', 'bog', 'wetlands', 'plains', 'forest'];

/**
 * Standard errors of a share over so many cubes: cubes of one drop hang together, so it is somewhat more than for
 * independent ones.
 */
const errors = (times: number, cubes: number) => times * 1.3 * Math.sqrt(0.25 / cubes);

describe('HC-TREE-9, appendix A.6: 300 drops of 2 to 30 cubes in six colours into a tree that is never emptied', () => {
  const drops = 300;
  let report: SequenceReport;
  let stuckTrials = 0;
  beforeAll(() => {
    report = measureSequence({ drops, seed: 1, min: 2, max: 30, colours: six });
    stuckTrials = report.stuckMean * drops;
  }, 600_000);

  test('no cube is lost, doubled or outside, and every colour takes part', () => {
    expect(report.lost).toBe(0);
    expect(Object.keys(report.byColour)).toEqual(six);
    for (const { dropped, pOutNew, pOutStuck } of Object.values(report.byColour)) {
      expect(dropped).toBeGreaterThan(400);
      expect(pOutNew > 0 && pOutStuck > 0).toBe(true);
    }
  });

  test('every drop is at rest within eight seconds', () => {
    expect(report.notAtRest).toBe(0);
    expect(report.stepsMax).toBeLessThan(960);
  });

  test('the tree does not clog', () => {
    expect(report.stuckMean).toBeLessThan(20);
    expect(report.stuckMax).toBeLessThan(40);
  });

  test('new cubes fall out with 60 to 75 percent, older ones with 25 to 40, as far as so few drops can tell', () => {
    expect(report.pOutNew).toBeGreaterThan(0.6);
    expect(report.pOutNew).toBeLessThan(0.75);
    expect(report.pOutStuck).toBeGreaterThan(0.25 - errors(3, stuckTrials));
    expect(report.pOutStuck).toBeLessThan(0.4 + errors(1, stuckTrials));
  });

  test('no colour stands out from all others by more than a point and the chance of so few drops', () => {
    for (const [colour, { dropped, pOutNew }] of Object.entries(report.byColour)) {
      expect(Math.abs(pOutNew - report.pOutNew), colour).toBeLessThan(0.01 + errors(3, dropped));
    }
  });
});

test('HC-TREE-9: thirty cubes fall alike whichever of the six colours each has', () => {
  const next = (look: Look) => six[(six.indexOf(look) + 1) % six.length];
  for (const { dropped, before } of dropSequence({ drops: 12, seed: 6, min: 30, max: 30, colours: six })) {
    const seed = dropped.length + before.length;
    const plain = drop({ seed, geometry: cubeTree, dropped, stuck: before });
    const painted = drop({
      seed,
      geometry: cubeTree,
      dropped: dropped.map(next),
      stuck: before.map((cube) => ({ ...cube, look: next(cube.look) })),
    });
    expect(painted).toEqual({
      ...plain,
      out: plain.out.map(next),
      stuck: plain.stuck.map((cube) => ({ ...cube, look: next(cube.look) })),
    });
  }
});

test('the measure itself notices a cube that vanishes, doubles, changes its colour or lies outside', () => {
  const [measured] = dropSequence({ drops: 1, seed: 2, min: 12, max: 12, colours: six });
  const { result } = measured;
  const [first, ...rest] = result.stuck;
  const lost = (stuck: readonly Resting[]) => {
    const tally = createTally(six);
    tally.add({ ...measured, result: { ...result, stuck } });
    return tally.report().lost;
  };
  expect(lost(result.stuck)).toBe(0);
  expect(lost(rest)).toBe(1);
  expect(lost([first, ...result.stuck])).toBe(1);
  expect(lost([{ ...first, look: 'silver' }, ...rest])).toBe(2);
  expect(lost([{ ...first, x: -200 }, ...rest])).toBe(1);
});
