import { test } from 'vitest';
import { harrow } from '../../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../../matchers.ts';
import { battleground, eventsOf, play, side, toDecide } from '../../play.ts';
import { holding } from './holding.ts';

const facing = (cubes: number) =>
  holding('t_banish', {
    protectors: { legend: '0,1', haints: {} },
    family: { legend: '0,-1', haints: {}, cubes },
    townsfolk: [],
    buildings: [],
  });

test('HC-TAC-16 up to three cubes of the opponent leave the battleground', () => {
  const open = play(facing(5), 'card t_banish').state;
  expect(open).toOffer('choose', ['choose 1', 'choose 2', 'choose 3']);
  const { state } = play(open, 'choose 3');
  expect(battleground(state)).toBe('3:2');
  expect(state).toAllow('jar ability');
});

test('HC-TAC-16 no more than lie there; with none the card cannot be played', () => {
  expect(play(facing(2), 'card t_banish').state).toOffer('choose', ['choose 1', 'choose 2']);
  expect(facing(0)).not.toAllow('card t_banish');
});

test('HC-TAC-16 HC-COMP-2 they are set aside: neither dropped into the tree nor in possessions', () => {
  const s = facing(5);
  const { state } = play(s, 'card t_banish', 'choose 3', 'jar attack', 'attack 0,1 0,-1');
  expect(harrow.pending(state)).toMatchObject({ kind: 'chance', request: { dropped: [3, 2] } });
  expect(side(state, 'family').cubesLeft).toBe(side(s, 'family').cubesLeft);
  expect(harrow.accepts(state, { type: 'tree', out: [3, 5] })).toBe(false);
});

test('HC-TAC-16 HC-CLN-3 at the end of the turn they come back, also beyond six', () => {
  const s = facing(8);
  const cleaning = play(s, 'card t_banish', 'choose 3', 'jar wild', 'strengthen', 'strengthen');
  expect(battleground(cleaning.state)).toBe('5:5');
  const played = play(cleaning.state, 'end');
  expect(battleground(played.state)).toBe('5:8');
  expect(toDecide(played.state)).toBe('family');
  expect(eventsOf(played, 'banishedBack')).toMatchObject([{ cubes: 3 }]);
  // and only once
  expect(battleground(play(played.state, 'jar wild', 'done', 'end').state)).toBe('5:6');
});

test('HC-TAC-16 HC-CLN-3 they come back after clean-up, not during it', () => {
  const s = holding('t_banish', {
    protectors: { legend: '0,2', haints: { '1,0': 1, '0,1': 1 } },
    family: { cubes: 3 },
    townsfolk: ['1,0'],
  });
  const walking = play(s, 'card t_banish', 'choose 3', 'jar wild', 'done', 'end').state;
  expect(walking).toAllow('walk 1,0 0,1');
  expect(battleground(walking)).toBe('3:0');
  expect(battleground(play(walking, 'done').state)).toBe('3:3');
});

test('HC-TAC-16 the own cubes stay', () => {
  const { state } = play(facing(3), 'card t_banish', 'choose 2');
  expect(side(state, 'protectors').cubes).toBe(3);
});
