import { expect, test } from 'vitest';
import { nextFraction, seedRng } from '../../src/engine/kernel/rng.ts';
import { jointOdds, type OddsTable, sampleTable } from '../../src/tower/odds.ts';

/** Nobody's: new cubes fall out with about .7, old ones with about .4, in drops that differ much. */
const table: OddsTable = {
  new: [0.8, 0, 0, 0, 0.1, 0, 0, 0],
  old: [-0.4, 0, 0, 0, 0, 0, -0.1, 0],
  swingNew: 0.05,
  swingOld: 0.3,
  together: 0.5,
};
const one = { dropped: 3, stuck: 1 };
const other = { dropped: 2, stuck: 2 };
const none = { dropped: 0, stuck: 0 };

test('what may fall out of two groups is told for every number of each, and the chances sum to one', () => {
  const joint = jointOdds(table, one, other, none);
  expect(joint.map((row) => row.length)).toEqual(new Array(5).fill(5));
  expect(joint.flat().every((p) => p > 0)).toBe(true);
  expect(joint.flat().reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
});

test('a drop drawn from the table keeps every cube and falls out as often as the table says', () => {
  const rng = seedRng(8);
  const rounds = 20_000;
  const seen = Array.from({ length: 5 }, () => new Array<number>(5).fill(0));
  for (let i = 0; i < rounds; i++) {
    const { out, stuck } = sampleTable(table, () => nextFraction(rng), ['a', 'a', 'a', 'b', 'b'], ['a', 'b', 'b']);
    expect([...out, ...stuck].sort().join('')).toBe('aaaabbbb');
    const a = out.filter((look) => look === 'a').length;
    seen[a][out.length - a] += 1 / rounds;
  }
  jointOdds(table, one, other, none).forEach((row, a) => {
    row.forEach((p, b) => {
      // Four standard errors of a share over this many rounds.
      expect(Math.abs(seen[a][b] - p), `${a} and ${b}`).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / rounds));
    });
  });
});
