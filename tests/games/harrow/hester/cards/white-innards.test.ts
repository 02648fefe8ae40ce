import { describe, test } from 'vitest';
import { expect } from '../../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points } from '../../play.ts';
import { hex } from '../../position.ts';
import { at, table } from '../../solo/table.ts';
import { cubes, infectedOn, withCard } from '../turn.ts';

const call = 'call h_white_innards';
const red = { infected: { protectors: { '2,-1': 1 } } };
const redThere = { protectors: { haints: { '2,-1': 1 } } };

/** Where the haint on the hex may go in one step. */
function stepsFrom(s: Parameters<typeof legalTexts>[0], from: string): string[] {
  return legalTexts(s, 'shift')
    .filter((text) => text.startsWith(`shift infected ${from} `))
    .map((text) => text.split(' ')[3]);
}

test('HC-HCD-1 an infected haint goes up to two hexes, one after the other, for nothing', () => {
  const open = play(withCard('h_white_innards', red, redThere), call).state;
  expect(stepsFrom(open, '2,-1').sort()).toEqual(['1,-1', '1,0', '2,-2', '2,0', '3,-1', '3,-2']);
  const between = play(open, 'shift infected 2,-1 1,0').state;
  expect(infectedOn(between, 'protectors', '1,0')).toBe(1);
  const { state } = play(between, 'shift infected 1,0 0,0');
  expect([haintsAt(state, 'protectors', '0,0'), infectedOn(state, 'protectors', '0,0')]).toEqual([1, 1]);
  expect(cubes(state)).toEqual({});
  expect(state).not.toAllow(call);
  expect(state).toAllow('end');
});

test('HC-HCD-1 one hex is enough', () => {
  const { state } = play(withCard('h_white_innards', red, redThere), call, 'shift infected 2,-1 1,0', 'done');
  expect(infectedOn(state, 'protectors', '1,0')).toBe(1);
  expect(state).toAllow('end');
});

test('HC-HCD-1 the second step is taken by the same haint', () => {
  const s = withCard(
    'h_white_innards',
    { infected: { protectors: { '2,-1': 1, '-2,1': 1 } } },
    { protectors: { haints: { '2,-1': 1, '-2,1': 1 } } },
  );
  const between = play(s, call, 'shift infected 2,-1 1,0').state;
  expect(stepsFrom(between, '-2,1')).toEqual([]);
  expect(stepsFrom(between, '1,0').length).toBeGreaterThan(0);
});

test('HC-HCD-1 not to end on or beside a hex with an infected enemy haint, but on its way past one', () => {
  const s = withCard(
    'h_white_innards',
    { infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
    { ...redThere, family: { haints: { '1,0': 1, '3,-1': 1 } } },
  );
  const open = play(s, call).state;
  // to enter 1,0 would be to make a fire; on 3,-1 an uninfected enemy stands
  expect(stepsFrom(open, '2,-1').sort()).toEqual(['1,-1', '2,-2', '2,0', '3,-2']);
  const beside = play(open, 'shift infected 2,-1 2,0').state;
  expect(beside).not.toAllow('done');
  expect(stepsFrom(beside, '2,0').sort()).toEqual(['2,1', '3,0']);
  const quiet = play(open, 'shift infected 2,-1 2,-2').state;
  expect(quiet).toAllow('done');
  expect(stepsFrom(quiet, '2,-2')).not.toContain('2,-1');
});

test('HC-HCD-1 no first step from which it could not come to a legal end', () => {
  const s = withCard(
    'h_white_innards',
    { infected: { protectors: { '3,-3': 1 }, family: { '2,-2': 1 } }, flames: { '3,-1': 2 } },
    { protectors: { haints: { '3,-3': 1 } }, family: { haints: { '2,-2': 1 } } },
  );
  const open = play(s, call).state;
  expect(stepsFrom(open, '3,-3')).toEqual(['2,-3']);
  expect(legalTexts(play(open, 'shift infected 3,-3 2,-3').state)).toEqual(['shift infected 2,-3 1,-3']);
});

test('HC-HCD-1 it may come back to where it was, also to a hex that was full', () => {
  const s = withCard('h_white_innards', red, { protectors: { haints: { '2,-1': 4 } } });
  const { state } = play(s, call, 'shift infected 2,-1 2,-2', 'shift infected 2,-2 2,-1');
  expect([haintsAt(state, 'protectors', '2,-1'), infectedOn(state, 'protectors', '2,-1')]).toEqual([4, 1]);
});

test('HC-HCD-1 HC-HCRD-5 every step is legal: around enemies and fires, not through them', () => {
  const cornered = (blocking: number) =>
    withCard(
      'h_white_innards',
      { infected: { protectors: { '3,-3': 1 } }, flames: { '2,-2': 2 } },
      { protectors: { haints: { '3,-3': 1, '3,-2': blocking } }, family: { haints: { '2,-3': 1 } } },
    );
  expect(cornered(4)).not.toAllow(call);
  const open = play(cornered(3), call).state;
  expect(open).toOffer('shift', ['shift infected 3,-3 3,-2']);
  expect(play(open, 'shift infected 3,-3 3,-2').state).toOffer('shift', [
    'shift infected 3,-2 3,-3',
    'shift infected 3,-2 3,-1',
    'shift infected 3,-2 2,-1',
  ]);
});

describe('what is on the hex between', () => {
  test('HC-HCD-1 HC-LGD-PRI-4 a goad token goes', () => {
    const s = withCard('h_white_innards', red, {
      ...redThere,
      legends: { protectors: 'priscilla' },
      goads: ['2,-2', '-2,2'],
    });
    const between = play(s, call, 'shift infected 2,-1 2,-2');
    expect(eventsOf(between, 'goadLost')).toEqual([{ type: 'goadLost', hex: hex('2,-2') }]);
    expect(play(between.state, 'shift infected 2,-2 2,-3').state.goads).toEqual([hex('-2,2')]);
  });

  /** Hester's part of a solo turn, an infected haint of either faction beside its objective. */
  const solo = table({
    townsfolk: [at(5)],
    buildings: [at(33)],
    protectors: { haints: { [at(6)]: 1 } },
    family: { haints: { [at(32)]: 1 } },
    hester: {
      infected: { protectors: { [at(6)]: 1 }, family: { [at(32)]: 1 } },
      row: [['h_white_innards']],
      roots: ['>3,0', '3,0>2,0'],
    },
    solo: { card: 't_rally' },
    pending: [{ frame: 'hester' }],
  });

  test('HC-HCD-1 HC-SOLO-37 the townsfolk is rescued at once, and the haint may go on', () => {
    const between = play(solo, call, `shift infected ${at(6)} ${at(5)}`);
    expect(eventsOf(between, 'townsfolkRescued')).toHaveLength(1);
    expect(points(between.state)).toBe('2:0');
    const { state } = play(between.state, `shift infected ${at(5)} ${at(1)}`);
    expect([points(state), infectedOn(state, 'protectors', at(1))]).toEqual(['2:0', 1]);
  });

  test('HC-HCD-1 HC-SOLO-37 so is the building destroyed', () => {
    const between = play(solo, call, `shift infected ${at(32)} ${at(33)}`);
    expect(eventsOf(between, 'buildingDestroyed')).toHaveLength(1);
    expect(points(play(between.state, 'done').state)).toBe('0:2');
  });
});

test('HC-HCD-1 both steps can be taken back', () => {
  const s = withCard('h_white_innards', red, redThere);
  const { barriers } = play(s, call, 'shift infected 2,-1 1,0', 'shift infected 1,0 0,0');
  expect(barriers).toEqual([false, false, false]);
});
