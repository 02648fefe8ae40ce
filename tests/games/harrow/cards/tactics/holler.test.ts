import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, play, side } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,1', haints: {} };

test('HC-TAC-10 two haints next to the legend, one hex each in any direction', () => {
  const s = holding('t_holler', { protectors, family: { legend: '0,-2', haints: { '1,0': 1, '0,0': 1 } } });
  const { state } = play(s, 'card t_holler', 'choose two', 'shift haint 1,0 2,0', 'shift haint 0,0 -1,1');
  expect([haintsAt(state, 'family', '2,0'), haintsAt(state, 'family', '-1,1')]).toEqual([1, 1]);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-10 two different haints: none moves twice, and of three only two', () => {
  const one = holding('t_holler', { protectors, family: { haints: { '0,0': 1 } } });
  expect(play(one, 'card t_holler', 'choose two', 'shift haint 0,0 1,0').state).toAllow('jar ability');
  const three = holding('t_holler', { protectors, family: { haints: { '0,0': 3 } } });
  const { state } = play(three, 'card t_holler', 'choose two', 'shift haint 0,0 1,0', 'shift haint 0,0 1,0');
  expect(haintsAt(state, 'family', '0,0')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-10 for two haints adjacent means adjacent', () => {
  const s = holding('t_holler', { protectors, family: { legend: '0,-2', haints: { '0,0': 1, '0,-1': 1 } } });
  const open = play(s, 'card t_holler', 'choose two').state;
  expect(open).toAllow('shift haint 0,0 1,-1');
  expect(open).not.toAllow('shift haint 0,-1 1,-2');
  const far = holding('t_holler', { protectors, family: { haints: { '0,-1': 1 } } });
  const only = play(far, 'card t_holler').state;
  expect(only).toOffer('choose', []);
  expect(only).toAllow('shift haint 0,-1 1,-2');
});

test('HC-TAC-10 one haint within two hexes, two hexes, mountains and storms at no cost', () => {
  const s = holding('t_holler', { protectors, storms: ['3,-1'], family: { legend: '0,-2', haints: { '1,-1': 2 } } });
  const once = play(s, 'card t_holler', 'shift haint 1,-1 2,-1').state;
  // HC-MOVE-10: 2,-1 has a printed storm, 3,-2 is a mountain
  expect(once).toAllow('shift haint 2,-1 3,-2');
  expect(once).toAllow('shift haint 2,-1 3,-1');
  expect(once).not.toAllow('shift haint 1,-1 1,-2');
  const { state } = play(once, 'shift haint 2,-1 2,0');
  expect(haintsAt(state, 'family', '2,0')).toBe(1);
  expect(haintsAt(state, 'family', '1,-1')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-10 the same haint goes on from where it stands, not one that stood there', () => {
  const s = holding('t_holler', { protectors, family: { haints: { '0,0': 1, '1,-1': 1 } } });
  const { state } = play(s, 'card t_holler', 'choose far', 'shift haint 0,0 1,-1');
  expect(state).not.toAllow('shift haint 1,-1 0,0');
  expect(play(state, 'shift haint 1,-1 2,-2').state).toAllow('jar ability');
});

test('HC-TAC-10 three hexes away is too far', () => {
  expect(holding('t_holler', { protectors, family: { haints: { '0,-2': 3, '3,-1': 1 } } })).not.toAllow(
    'card t_holler',
  );
});

test('HC-TAC-10 HC-BASE-2 HC-BASE-3 HC-BASE-9 every hex entered must be legal for the haint', () => {
  const s = holding('t_holler', {
    protectors: { legend: '0,1', haints: { '1,-1': 1 } },
    townsfolk: ['-1,0', '0,-2'],
    family: { legend: '2,-2', haints: { '0,0': 1, '1,0': 4 } },
  });
  const open = play(s, 'card t_holler', 'choose far').state;
  for (const name of ['1,-1', '-1,0', '1,0', '0,1']) expect(open).not.toAllow(`shift haint 0,0 ${name}`);
  const once = play(open, 'shift haint 0,0 0,-1').state;
  for (const name of ['0,-2', '-1,0', '1,-1']) expect(once).not.toAllow(`shift haint 0,-1 ${name}`);
  expect(once).toAllow('shift haint 0,-1 1,-2');
});

test('HC-TAC-10 haints only: the enemy legend beside them stays', () => {
  const s = holding('t_holler', { protectors, family: { legend: '0,0', haints: {} } });
  expect(s).not.toAllow('card t_holler');
  const both = holding('t_holler', { protectors, family: { legend: '0,0', haints: { '0,0': 1 } } });
  const { state } = play(both, 'card t_holler', 'choose two', 'shift haint 0,0 0,-1');
  expect(side(state, 'family').legendHex).toBe(hex('0,0'));
});
