import { beforeAll, describe, expect, test } from 'vitest';
import type { SequenceReport } from '../../src/tower/measure.ts';
import { measureSequence } from './measured.ts';

describe('HC-TREE-9, appendix A.6: 5,000 drops of 2 to 14 cubes into a tree that is never emptied', () => {
  let report: SequenceReport;
  beforeAll(() => {
    report = measureSequence({ drops: 5000, seed: 1, min: 2, max: 14, colours: ['red', 'blue'] });
  }, 600_000);

  test('HC-GAP-6: a cube just dropped falls out with 60 to 75 percent', () => {
    expect(report.drops).toBe(5000);
    expect(report.pOutNew).toBeGreaterThan(0.6);
    expect(report.pOutNew).toBeLessThan(0.75);
  });

  test('HC-TREE-3 HC-GAP-6: a cube already inside falls out with 25 to 40 percent', () => {
    expect(report.pOutStuck).toBeGreaterThan(0.25);
    expect(report.pOutStuck).toBeLessThan(0.4);
  });

  test('HC-GAP-6: no colour is favoured by more than one percentage point', () => {
    const { red, blue } = report.byColour;
    expect(Math.abs(red.pOutNew - blue.pOutNew)).toBeLessThan(0.01);
    expect(Math.abs(red.pOut - blue.pOut)).toBeLessThan(0.01);
  });

  test('no cube is lost, doubled or outside', () => {
    expect(report.lost).toBe(0);
  });

  test('every drop is at rest within eight seconds', () => {
    expect(report.notAtRest).toBe(0);
    expect(report.stepsMax).toBeLessThan(960);
  });

  test('the tree does not clog', () => {
    expect(report.stuckMean).toBeLessThan(12);
    expect(report.stuckMax).toBeLessThan(30);
  });
});
