import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { play, side } from '../../play.ts';
import { hex } from '../../position.ts';
import { hesterAt, withCard } from '../turn.ts';

const call = 'call h_reach';
const roots = ['2,-1>1,0', '1,0>1,1'];

test('HC-HCD-6 a legend goes to an adjacent hex with a root of this turn', () => {
  const s = withCard(
    'h_reach',
    { roots },
    { protectors: { legend: '0,1', haints: {} }, family: { legend: '2,0', haints: {} } },
  );
  const open = play(s, call).state;
  expect(open).toOffer('shift', [
    'shift legend 0,1 1,0',
    'shift legend 0,1 1,1',
    'shift legend 2,0 2,-1',
    'shift legend 2,0 1,0',
    'shift legend 2,0 1,1',
  ]);
  expect(side(play(open, 'shift legend 2,0 2,-1').state, 'family').legendHex).toBe(hex('2,-1'));
});

test('HC-HCD-6 HC-HINT-10 Hester too', () => {
  const s = withCard('h_reach', { roots, hex: '2,0', flames: { '-3,0': 2 } }, { protectors: { legend: '-3,3' } });
  const open = play(s, call).state;
  expect(open).toOffer('shift', ['shift hester 2,0 2,-1', 'shift hester 2,0 1,0', 'shift hester 2,0 1,1']);
  expect(hesterAt(play(open, 'shift hester 2,0 1,1').state)).toBe('1,1');
});

test('HC-HCD-6 HC-HCRD-5 not to a hex the legend may not enter', () => {
  const s = withCard(
    'h_reach',
    { roots, flames: { '1,1': 2 } },
    {
      protectors: { legend: '0,1', haints: { '2,-1': 1 } },
      family: { legend: '2,0', haints: { '1,0': 4 } },
    },
  );
  expect(s).not.toAllow(call);
});

test('HC-HCD-6 HC-LGD-EMM-2 Emmy gathers the cube where she is brought', () => {
  const s = withCard('h_reach', { roots }, { protectors: { legend: '0,1', haints: {} }, redCubes: ['1,0'] });
  const { state } = play(s, call, 'shift legend 0,1 1,0');
  expect([side(state, 'protectors').cubes, state.redCubes[hex('1,0')]]).toEqual([4, 0]);
});

test('HC-HCD-6 HC-LGD-BER-3 not a nailed legend', () => {
  const more = {
    legends: { protectors: 'bernice' },
    protectors: { legend: '-3,3' },
    family: { legend: '2,0', haints: {} },
  } as const;
  expect(withCard('h_reach', { roots }, more)).toAllow(call);
  expect(withCard('h_reach', { roots }, { ...more, nails: ['legend@2,0'] })).not.toAllow(call);
});
