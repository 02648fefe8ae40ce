import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexCount } from '../../../../src/engine/games/harrow/county.ts';
import { groupsAfield, stepsOf, undisputedStep, waysTo } from '../../../../src/engine/games/harrow/rules/solo/march.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { table } from './table.ts';

const seat = 0;

/** Units of the Protectors as one text. */
const units = (s: HarrowState): string => `${s.seats[seat].haints.join('')}/${s.seats[seat].legendHex}`;

function moved(s: HarrowState, from: number, to: number): HarrowState {
  const own = s.seats[seat];
  const haints = [...own.haints];
  haints[to] += haints[from];
  haints[from] = 0;
  const legendHex = own.legendHex === from ? to : own.legendHex;
  return { ...s, seats: [{ ...own, haints, legendHex }, s.seats[1]] };
}

/** Everything one step of the march can lead to; `alone` lets undisputed groups go first, as the rules do. */
function outcomes(s: HarrowState, goal: number, groups: readonly number[], alone: boolean, found = new Set<string>()) {
  const ways = waysTo(s, seat, goal);
  const all = groups.flatMap((from) => stepsOf(s, seat, from, ways).map((to) => ({ from, to })));
  if (all.length === 0) return found.add(units(s));
  const single = alone ? undisputedStep(s, seat, groups, ways) : undefined;
  for (const { from, to } of single ? [single] : all) {
    const rest = groups.filter((group) => group !== from && group !== goal);
    outcomes(moved(s, from, to), goal, rest, alone, found);
  }
  return found;
}

const crowds = fc.record({
  groups: fc.array(fc.tuple(fc.nat({ max: hexCount - 1 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 2,
    maxLength: 3,
  }),
  legend: fc.nat({ max: hexCount - 1 }),
  goal: fc.nat({ max: hexCount - 1 }),
  fires: fc.array(fc.nat({ max: hexCount - 1 }), { maxLength: 5 }),
});

test('HC-SOLO-33 HC-SOLO-36 groups that go unasked take nothing from the player’s choice of order', () => {
  const empty = table();
  let unasked = 0;
  fc.assert(
    fc.property(crowds, ({ groups, legend, goal, fires }) => {
      const haints = new Array<number>(hexCount).fill(0);
      for (const [hex, n] of groups) if (hex !== legend) haints[hex] = n;
      const flames = new Array<number>(hexCount).fill(0);
      for (const hex of fires) if (haints[hex] === 0 && hex !== legend) flames[hex] = 2;
      const far = { ...empty.seats[1], haints: new Array<number>(hexCount).fill(0), legendHex: -1 };
      const s: HarrowState = {
        ...empty,
        seats: [{ ...empty.seats[seat], haints, legendHex: legend }, far],
        ...(empty.hester && { hester: { ...empty.hester, flames } }),
      };
      const afield = groupsAfield(s, seat, goal);
      const free = outcomes(s, goal, afield, false);
      if (undisputedStep(s, seat, afield, waysTo(s, seat, goal))) unasked++;
      expect(outcomes(s, goal, afield, true)).toEqual(free);
    }),
    { numRuns: 250, seed: 11 },
  );
  expect(unasked).toBeGreaterThan(50);
});
