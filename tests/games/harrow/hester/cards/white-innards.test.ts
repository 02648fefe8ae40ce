import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { cubes, infectedOn, withCard } from '../turn.ts';

const call = 'call h_white_innards';
const red = { infected: { protectors: { '2,-1': 1 } } };
const redThere = { protectors: { haints: { '2,-1': 1 } } };

test('HC-HCD-1 an infected haint goes up to two hexes, for nothing', () => {
  const s = withCard('h_white_innards', red, redThere);
  const open = play(s, call).state;
  expect(open).toAllow('shift infected 2,-1 2,-2');
  expect(open).toAllow('shift infected 2,-1 0,0');
  expect(open).toAllow('shift infected 2,-1 3,-3');
  expect(open).not.toAllow('shift infected 2,-1 -1,0');
  const { state } = play(open, 'shift infected 2,-1 0,0');
  expect([haintsAt(state, 'protectors', '0,0'), infectedOn(state, 'protectors', '0,0')]).toEqual([1, 1]);
  expect(cubes(state)).toEqual({});
  expect(state).not.toAllow(call);
});

test('HC-HCD-1 not to end on or beside a hex with an infected enemy haint', () => {
  const s = withCard(
    'h_white_innards',
    { infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
    { ...redThere, family: { haints: { '1,0': 1, '3,-1': 1 } } },
  );
  const ends = legalTexts(play(s, call).state, 'shift')
    .filter((text) => text.startsWith('shift infected 2,-1'))
    .map((text) => text.split(' ')[3]);
  for (const near of ['1,0', '1,-1', '2,0', '0,0']) expect(ends).not.toContain(near);
  expect(ends).toContain('2,-2');
  expect(ends).toContain('3,-2');
  // an uninfected enemy beside it does not matter, nor does it let it in
  expect(ends).not.toContain('3,-1');
});

test('HC-HCD-1 HC-HCRD-5 every step is legal: around enemies and fires, not through them', () => {
  const s = withCard(
    'h_white_innards',
    { infected: { protectors: { '3,-3': 1 } }, flames: { '2,-2': 2 } },
    { protectors: { haints: { '3,-3': 1, '3,-2': 4 } }, family: { haints: { '2,-3': 1 } } },
  );
  expect(s).not.toAllow(call);
  const gap = withCard(
    'h_white_innards',
    { infected: { protectors: { '3,-3': 1 } }, flames: { '2,-2': 2 } },
    { protectors: { haints: { '3,-3': 1, '3,-2': 3 } }, family: { haints: { '2,-3': 1 } } },
  );
  expect(play(gap, call).state).toOffer('shift', [
    'shift infected 3,-3 3,-2',
    'shift infected 3,-3 3,-1',
    'shift infected 3,-3 2,-1',
  ]);
});
