import { test } from 'vitest';
import { requireHester } from '../../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { breaks, cubes, flamesOn, hesterAt, infectedOn, withCard } from '../turn.ts';

const call = 'call h_night_hag';

test('HC-HCD-8 every infected haint and Hester may go to an adjacent hex of the fire’s terrain', () => {
  const s = withCard(
    'h_night_hag',
    { flames: { '-1,0': 2 }, hex: '2,-1', infected: { protectors: { '2,-1': 1 }, family: { '0,1': 1 } } },
    { protectors: { haints: { '2,-1': 2 } }, family: { haints: { '0,1': 1 } } },
  );
  const open = play(s, call).state;
  expect(open).toOffer('choose', ['choose forest']);
  const moving = play(open, 'choose forest').state;
  expect(moving).toOffer('shift', [
    'shift infected 2,-1 1,0',
    'shift hester 2,-1 1,0',
    'shift infected 0,1 1,0',
    'shift infected 0,1 -1,2',
  ]);
  const { state } = play(moving, 'shift infected 2,-1 1,0', 'shift hester 2,-1 1,0', 'shift infected 0,1 -1,2');
  expect([infectedOn(state, 'protectors', '1,0'), infectedOn(state, 'family', '-1,2'), hesterAt(state)]).toEqual([
    1,
    1,
    '1,0',
  ]);
  expect(cubes(state)).toEqual({});
  expect(state).toAllow('end');
});

test('HC-HCD-8 each of them once, and any of them not at all', () => {
  const s = withCard(
    'h_night_hag',
    { flames: { '-1,0': 2 }, infected: { protectors: { '2,-1': 2 } } },
    { protectors: { haints: { '2,-1': 2 } } },
  );
  const one = play(s, call, 'choose forest', 'shift infected 2,-1 1,0').state;
  // from 1,0 no other forest is near, but none of those that moved would go on
  expect(one).toOffer('shift', ['shift infected 2,-1 1,0']);
  expect(play(one, 'done').state).toAllow('end');
});

test('HC-HCD-8 a haint that has moved stays, even where another of the terrain is near', () => {
  const s = withCard(
    'h_night_hag',
    { flames: { '-3,0': 2 }, infected: { protectors: { '0,-3': 1 } } },
    { protectors: { haints: { '0,-3': 1 } }, family: { legend: '-2,-1', haints: {} } },
  );
  const { state } = play(s, call, 'choose plains', 'shift infected 0,-3 1,-3');
  // the plains 0,-2 are beside it
  expect(legalTexts(state, 'shift')).toEqual([]);
  expect(haintsAt(state, 'protectors', '1,-3')).toBe(1);
});

test('HC-HCD-8 HC-DIFF-25 of several fires one; those on mountain and brambles have no terrain', () => {
  const infected = { protectors: { '2,-1': 1 } };
  const there = { protectors: { haints: { '2,-1': 1 } } };
  const two = withCard('h_night_hag', { flames: { '-1,0': 2, '-1,-1': 2, '0,0': 2 }, infected }, there);
  expect(play(two, call).state).toOffer('choose', ['choose wetlands', 'choose forest']);
  expect(play(two, call, 'choose wetlands').state).toOffer('shift', [
    'shift infected 2,-1 1,-1',
    'shift infected 2,-1 3,-1',
  ]);
  expect(withCard('h_night_hag', { flames: { '2,0': 2 }, infected }, there)).not.toAllow(call);
  expect(withCard('h_night_hag', { infected }, there)).not.toAllow(call);
});

test('HC-HCD-8 HC-HCRD-5 it obeys what bars a haint and can make fires', () => {
  const s = withCard(
    'h_night_hag',
    { flames: { '-1,0': 2 }, infected: { protectors: { '2,-1': 1 }, family: { '0,1': 1, '1,0': 2 } } },
    { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '0,1': 1, '1,0': 2, '-1,2': 4 } } },
  );
  const moving = play(s, call, 'choose forest').state;
  // -1,2 is full
  expect(moving).toOffer('shift', ['shift infected 2,-1 1,0', 'shift infected 0,1 1,0']);
  const squared = play(moving, 'shift infected 0,1 1,0', 'shift infected 2,-1 1,0', 'choose side_0').state;
  expect(flamesOn(squared, '1,0')).toBe(2);
  expect(haintsAt(squared, 'family', '1,0')).toBe(2);
  // the one that moved burns: both others have not moved
  const pushed = play(squared, 'shift infected 1,0 1,1', 'shift infected 1,0 1,1').state;
  expect(pushed).toOffer('shift', ['shift infected 1,1 1,2']);
  const { state } = play(pushed, 'done');
  expect(requireHester(state).actions).toBe(3);
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-8 haints pushed off the new fire that have moved do not move again', () => {
  const s = withCard(
    'h_night_hag',
    { flames: { '-1,0': 2 }, infected: { protectors: { '2,-1': 1 }, family: { '0,1': 2 } } },
    { protectors: { haints: { '2,-1': 1 } }, family: { haints: { '0,1': 2 } } },
  );
  const met = play(
    s,
    call,
    'choose forest',
    'shift infected 0,1 1,0',
    'shift infected 0,1 1,0',
    'shift infected 2,-1 1,0',
    'choose side_0',
  ).state;
  const { state } = play(met, 'shift infected 1,0 1,1');
  expect(legalTexts(state, 'shift')).toEqual([]);
  expect(infectedOn(state, 'family', '1,1')).toBe(1);
  expect(state).toAllow('end');
});
