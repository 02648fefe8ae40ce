import { test } from 'vitest';
import { requireHester } from '../../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import type { Position } from '../../position.ts';
import { breaks, cubes, flamesOn, infectedOn, withCard } from '../turn.ts';

const call = 'call h_draw_together';
/** Red on 2,-1, blue on 1,1: both border 1,0 and 2,0. */
const apart = (hester: Position['hester'] = {}, more: Omit<Position, 'mode' | 'turn' | 'hester'> = {}) =>
  withCard(
    'h_draw_together',
    { infected: { protectors: { '2,-1': 1 }, family: { '1,1': 1 } }, ...hester },
    { protectors: { legend: '0,2', haints: { '2,-1': 1 } }, family: { legend: '0,-2', haints: { '1,1': 1 } }, ...more },
  );

test('HC-HCD-10 both go to a hex adjacent to them and make a fire there, for nothing', () => {
  const open = play(apart(), call).state;
  expect(open).toOffer('put', ['put fire 1,0', 'put fire 2,0']);
  const { state } = play(open, 'put fire 1,0', 'shift infected 2,-1 1,0', 'shift infected 1,1 1,0', 'choose side_1');
  expect(flamesOn(state, '1,0')).toBe(2);
  expect(haintsAt(state, 'protectors', '2,-1') + haintsAt(state, 'family', '1,1')).toBe(0);
  expect(requireHester(state).squares).toEqual([[], ['fire']]);
  expect(requireHester(state).actions).toBe(2);
  expect(cubes(state)).toEqual({});
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-10 once a hex is chosen both must go; of several haints she says which', () => {
  const s = apart(
    { infected: { protectors: { '2,-1': 1, '1,-1': 1 }, family: { '1,1': 1 } } },
    { protectors: { haints: { '2,-1': 1, '1,-1': 1 } } },
  );
  const chosen = play(s, call, 'put fire 1,0').state;
  expect(legalTexts(chosen)).toEqual(['shift infected 1,-1 1,0', 'shift infected 2,-1 1,0']);
  expect(legalTexts(play(chosen, 'shift infected 1,-1 1,0').state)).toEqual(['shift infected 1,1 1,0']);
  expect(play(s, call, 'done').state).toAllow('end');
});

test('HC-HCD-10 HC-HCRD-5 not where a fire, an objective, a healthy haint or a legend is', () => {
  const places = (s: ReturnType<typeof apart>) =>
    legalTexts(s, 'call').includes(call) ? legalTexts(play(s, call).state, 'put') : [];
  expect(places(apart({ flames: { '1,0': 2 } }))).toEqual(['put fire 2,0']);
  expect(places(apart({}, { buildings: ['1,0'] }))).toEqual(['put fire 2,0']);
  expect(places(apart({}, { townsfolk: ['1,0'] }))).toEqual(['put fire 2,0']);
  expect(places(apart({}, { protectors: { legend: '1,0', haints: { '2,-1': 1 } } }))).toEqual(['put fire 2,0']);
  expect(places(apart({}, { protectors: { haints: { '2,-1': 1, '1,0': 1 } } }))).toEqual(['put fire 2,0']);
});

test('HC-HCD-10 HC-BASE-3 the hex must hold them both', () => {
  const crowd = (n: number) =>
    apart(
      { infected: { protectors: { '2,-1': 1 }, family: { '1,1': 1, '1,0': n } } },
      { family: { legend: '0,-2', haints: { '1,1': 1, '1,0': n } } },
    );
  expect(play(crowd(2), call).state).toAllow('put fire 1,0');
  expect(play(crowd(3), call).state).not.toAllow('put fire 1,0');
});

test('HC-HCD-10 infected haints on the hex do not hinder: they are pushed off', () => {
  const s = apart(
    { infected: { protectors: { '2,-1': 1 }, family: { '1,1': 1, '1,0': 1 } } },
    { family: { legend: '0,-2', haints: { '1,1': 1, '1,0': 1 } } },
  );
  const squared = play(
    s,
    call,
    'put fire 1,0',
    'shift infected 1,1 1,0',
    'shift infected 2,-1 1,0',
    'choose side_0',
  ).state;
  const { state } = play(squared, 'shift infected 1,0 1,1');
  expect(infectedOn(state, 'family', '1,1')).toBe(1);
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-10 not without a pair of flames or with haints of one faction only', () => {
  expect(apart({ flames: { '-3,0': 2, '-3,3': 2, '3,0': 2 } })).not.toAllow(call);
  const alike = withCard(
    'h_draw_together',
    { infected: { protectors: { '2,-1': 1, '1,1': 1 } } },
    { protectors: { haints: { '2,-1': 1, '1,1': 1 } } },
  );
  expect(alike).not.toAllow(call);
});
