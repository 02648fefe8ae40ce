import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, haintsAt, play, side } from '../../play.ts';
import { holding } from './holding.ts';

const near = (wild: number) =>
  holding('t_spirit_trap', {
    protectors: { legend: '0,2', haints: { '0,0': 1 }, wild },
    family: { legend: '0,-1', haints: {} },
  });

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
])('HC-TAC-6 with %i wild tokens %i act', (wild, actions) => {
  const { state } = play(near(wild), 'card t_spirit_trap', ...new Array<string>(actions).fill('strengthen'));
  expect(battleground(state)).toBe(`${3 + actions}:3`);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-6 HC-TAC-20 HC-WILD-2 each is a MOVE, a SPAWN or a STRENGTHEN, and no token is gained', () => {
  const s = near(5);
  const { state } = play(s, 'card t_spirit_trap', 'spawn 0,2', 'move 0,2 0,1 haint=1', 'strengthen');
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(side(state, 'protectors').wild).toBe(5);
  expect(state.wildSupply).toBe(s.wildSupply);
});

test('HC-TAC-6 HC-TAC-20 the rest may be skipped', () => {
  expect(play(near(4), 'card t_spirit_trap', 'done').state).toAllow('jar ability');
});

test('HC-TAC-6 the own legend beside the enemy legend will do', () => {
  const s = holding('t_spirit_trap', {
    protectors: { legend: '0,0', haints: {} },
    family: { legend: '1,0', haints: {} },
  });
  expect(s).toAllow('card t_spirit_trap');
});

test('HC-TAC-6 not two hexes away, and not beside haints alone', () => {
  const far = holding('t_spirit_trap', {
    protectors: { legend: '0,2', haints: { '0,0': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 1, '1,0': 1 } },
  });
  expect(far).not.toAllow('card t_spirit_trap');
});

test('HC-TAC-6 units may leave the legend once the tokens act', () => {
  const { state } = play(near(3), 'card t_spirit_trap', 'move 0,0 0,1 haint=1', 'strengthen');
  expect(battleground(state)).toBe('4:3');
});
