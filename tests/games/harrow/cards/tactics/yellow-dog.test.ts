import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { eventsOf, haintsAt, play, side } from '../../play.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,2', haints: {} };

test('HC-TAC-1 up to three enemy haints come one hex closer, each of them once', () => {
  const s = holding('t_yellow_dog', { protectors, family: { haints: { '0,0': 2, '0,-1': 2 } } });
  const played = play(s, 'card t_yellow_dog', 'shift haint 0,-1 0,0', 'shift haint 0,0 0,1', 'shift haint 0,0 0,1');
  const { state } = played;
  expect(['0,1', '0,0', '0,-1'].map((name) => haintsAt(state, 'family', name))).toEqual([2, 1, 1]);
  expect(eventsOf(played, 'unitShifted')).toHaveLength(3);
  expect(state).toAllow('jar ability');
  expect(state).toOffer('shift', []);
});

test('HC-TAC-1 a haint that has come closer does not come again', () => {
  const s = holding('t_yellow_dog', { protectors, family: { haints: { '0,-1': 1 } } });
  const { state } = play(s, 'card t_yellow_dog', 'shift haint 0,-1 0,0');
  expect(haintsAt(state, 'family', '0,0')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-1 fewer will do', () => {
  const s = holding('t_yellow_dog', { protectors, family: { haints: { '0,0': 2 } } });
  const { state } = play(s, 'card t_yellow_dog', 'shift haint 0,0 0,1', 'done');
  expect(haintsAt(state, 'family', '0,0')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-1 1 to 3 hexes away and no farther; only steps that end closer', () => {
  const s = holding('t_yellow_dog', {
    protectors,
    family: { legend: '0,-2', haints: { '0,-2': 1, '2,-1': 1, '1,1': 1 } },
  });
  // 0,-2 is four hexes away; 1,1 is next to the legend and could only come onto its hex
  expect(play(s, 'card t_yellow_dog').state).toOffer('shift', ['shift haint 2,-1 2,0', 'shift haint 2,-1 1,0']);
});

test('HC-TAC-1 HC-MOVE-10 a mountain or a storm on the way costs nothing', () => {
  const s = holding('t_yellow_dog', { protectors, storms: ['1,0'], family: { haints: { '2,-1': 2 } } });
  const { state } = play(s, 'card t_yellow_dog', 'shift haint 2,-1 2,0', 'shift haint 2,-1 1,0');
  expect([haintsAt(state, 'family', '2,0'), haintsAt(state, 'family', '1,0')]).toEqual([1, 1]);
});

test('HC-TAC-1 HC-BASE-2 HC-BASE-3 not to the Protectors or townsfolk, nor as a fifth unit', () => {
  const s = holding('t_yellow_dog', {
    protectors: { legend: '0,2', haints: { '1,0': 1 } },
    townsfolk: ['0,1'],
    family: { haints: { '2,-1': 1, '0,0': 1, '2,0': 4, '1,1': 4 } },
  });
  expect(s).not.toAllow('card t_yellow_dog');
});

test('HC-TAC-1 haints only: the enemy legend stays', () => {
  const s = holding('t_yellow_dog', { protectors, family: { legend: '0,0', haints: { '0,0': 1 } } });
  const { state } = play(s, 'card t_yellow_dog');
  expect(state).toOffer('shift', ['shift haint 0,0 0,1']);
  expect(holding('t_yellow_dog', { protectors, family: { legend: '0,0', haints: {} } })).not.toAllow(
    'card t_yellow_dog',
  );
});

test('HC-TAC-1 HC-LGD-BER-3 a nailed haint stays', () => {
  const s = holding('t_yellow_dog', {
    legends: { protectors: 'bernice' },
    protectors,
    family: { haints: { '0,0': 2 } },
    nails: ['haint@0,0'],
  });
  const { state } = play(s, 'card t_yellow_dog', 'shift haint 0,0 0,1');
  expect(haintsAt(state, 'family', '0,0')).toBe(1);
  expect(state).toAllow('jar ability');
  expect(side(state, 'protectors').spent).toEqual(['t_yellow_dog']);
});
