import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, side } from '../play.ts';
import { position } from '../position.ts';

test('HC-STR-1 each point moves a cube of the own colour from possessions to the battleground', () => {
  const { state } = play(position(), 'jar ability', 'ability strengthen', 'strengthen', 'strengthen');
  expect(battleground(state)).toBe('5:3');
  expect(side(state, 'protectors').cubesLeft).toBe(15);
});

test('HC-STR-1 HC-COMP-1 without a cube in possessions there is no STRENGTHEN', () => {
  const s = position({ protectors: { inTree: 16, cubes: 3 } });
  const { state } = play(s, 'jar ability', 'ability strengthen', 'strengthen');
  expect(side(state, 'protectors').cubesLeft).toBe(0);
  expect(legalTexts(state, 'strengthen')).toEqual([]);
});

test('HC-STR-2 more than 6 cubes may lie there during the turn', () => {
  const { state } = play(position({ protectors: { cubes: 6 } }), 'jar wild', 'strengthen', 'strengthen');
  expect(battleground(state)).toBe('8:3');
});

test('HC-STR-3 clean-up of the own turn discards down to 6, into possessions', () => {
  const played = play(position({ protectors: { cubes: 6 } }), 'jar wild', 'strengthen', 'strengthen', 'end');
  expect(battleground(played.state)).toBe('6:3');
  expect(side(played.state, 'protectors').cubesLeft).toBe(14);
  expect(eventsOf(played, 'cubesDiscarded')).toEqual([{ type: 'cubesDiscarded', seat: 0, cubes: 2 }]);
});

test('HC-STR-3 the other player keeps cubes beyond 6', () => {
  const s = position({ protectors: { cubes: 7 }, family: { cubes: 9 } });
  const mine = play(s, 'jar wild', 'done', 'end').state;
  expect(battleground(mine)).toBe('6:9');
  const theirs = play(mine, 'jar wild', 'done', 'end').state;
  expect(battleground(theirs)).toBe('6:6');
});
