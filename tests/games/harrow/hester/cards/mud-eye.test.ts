import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, eventsOf, legalTexts, play } from '../../play.ts';
import { breaks, cubes, withCard } from '../turn.ts';

const cubesOf = (red: number, blue: number) => ({ protectors: { cubes: red }, family: { cubes: blue } });

test('HC-HCD-4 the opponent with the fewest cubes gains one, then she one of her choice', () => {
  const played = play(withCard('h_mud_eye', {}, cubesOf(3, 2)), 'call h_mud_eye');
  expect(battleground(played.state)).toBe('3:3');
  expect(eventsOf(played, 'cubesGiven')).toEqual([{ type: 'cubesGiven', seat: 1, cubes: 1 }]);
  expect(legalTexts(played.state)).toEqual(['choose bog', 'choose wetlands', 'choose plains', 'choose forest']);
  const { state } = play(played.state, 'choose wetlands');
  expect(cubes(state)).toEqual({ wetlands: 1 });
  expect(breaks(state)).toEqual([]);
});

test('HC-HCD-4 in a tie she chooses which opponent', () => {
  const open = play(withCard('h_mud_eye', {}, cubesOf(2, 2)), 'call h_mud_eye').state;
  expect(legalTexts(open)).toEqual(['choose protectors', 'choose family']);
  expect(battleground(play(open, 'choose family', 'choose bog').state)).toBe('2:3');
  expect(battleground(play(open, 'choose protectors', 'choose bog').state)).toBe('3:2');
});

test('HC-HCD-4 only colours of the supply', () => {
  const s = withCard('h_mud_eye', { inTree: { bog: 6, forest: 6 } }, cubesOf(1, 2));
  expect(play(s, 'call h_mud_eye').state).toOffer('choose', ['choose wetlands', 'choose plains']);
  const inTree = { bog: 6, wetlands: 6, plains: 6, forest: 6 };
  expect(withCard('h_mud_eye', { inTree })).not.toAllow('call h_mud_eye');
});
