import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { position } from '../position.ts';

const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 3 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;
const afterAttack = {
  ...facing,
  turnsTaken: 2,
  protectors: { ...facing.protectors, attacked: true, jars: ['ability', 'wild', 'legend'] },
} as const;

test('HC-REATK-1 after an attack in this round any full jar may attack instead', () => {
  expect(position(afterAttack)).toOffer('jar', [
    'jar ability',
    'jar ability attack',
    'jar wild',
    'jar wild attack',
    'jar legend',
    'jar legend attack',
  ]);
  const played = play(position(afterAttack), 'jar wild attack', 'attack 0,1 0,-1');
  expect(toDecide(played.state)).toBe('tree');
  expect(eventsOf(played, 'wildTaken')).toEqual([]);
  expect(side(played.state, 'protectors').jars).toEqual([true, false, true, false]);
});

test('HC-REATK-1 not before an attack was made; an Attack jar without attack does not count', () => {
  const s = position(facing);
  expect(legalTexts(s, 'jar').filter((text) => text.endsWith(' attack') && text !== 'jar attack')).toEqual([]);
  const idle = play(s, 'jar attack', 'strengthen', 'done', 'end', 'jar wild', 'done', 'end').state;
  expect(idle).not.toAllow('jar wild attack');
  const fought = play(
    s,
    'jar attack',
    'attack 0,1 0,-1',
    'tree red=0 blue=0',
    'done',
    'end',
    'jar wild',
    'done',
    'end',
  );
  expect(fought.state).toAllow('jar wild attack');
});

test('HC-REATK-1 on every turn of the round, but not in the next round', () => {
  const again = ['attack 0,1 0,-1', 'tree red=0 blue=0'];
  let { state } = play(position(facing), 'jar attack', ...again, 'done', 'end', 'jar wild', 'done', 'end');
  state = play(state, 'jar wild attack', ...again, 'end', 'jar legend', 'done', 'end').state;
  state = play(state, 'jar legend attack', ...again, 'end', 'jar attack', 'strengthen', 'done', 'end').state;
  expect(state.round).toBe(2);
  state = play(state, 'jar wild', 'done', 'end').state;
  expect(toDecide(state)).toBe('protectors');
  expect(state).not.toAllow('jar wild attack');
});

test('HC-REATK-1 the other player’s attack opens nothing', () => {
  const s = position({ ...facing, turn: 'family', protectors: { ...facing.protectors, attacked: true } });
  expect(s).not.toAllow('jar wild attack');
});

test('HC-REATK-2 such an attack has no free action', () => {
  const { state } = play(position(afterAttack), 'jar ability attack');
  expect(legalTexts(state).sort()).toEqual(['attack 0,1 0,-1', 'done']);
  expect(legalTexts(play(state, 'attack 0,1 0,-1', 'tree red=0 blue=0').state)).toEqual(['end']);
});
