import { test } from 'vitest';
import { bagTokens } from '../../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../../matchers.ts';
import { battleground, legalTexts, play, side } from '../../play.ts';
import { position } from '../../position.ts';

const upgraded = () =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      family: { legend: '0,-2', haints: {}, bag: { strengthen: 1, move: 1 }, hand: ['u_sound_fury'] },
    }),
    'jar ability',
    'card u_sound_fury',
  ).state;

test('HC-UPG-7 HC-EX-34 the STRENGTHEN token goes to the box, the upgrade token gives two STRENGTHEN this turn', () => {
  const s = upgraded();
  expect(s).not.toAllow('strengthen');
  const { state } = play(s, 'activate u_sound_fury', 'strengthen', 'strengthen');
  expect(battleground(state)).toBe('3:5');
  expect(state).not.toAllow('strengthen');
});

test.each(['bag', 'board'] as const)('HC-EX-34 in clean-up it goes to the %s', (to) => {
  const s = play(upgraded(), 'activate u_sound_fury', 'strengthen', 'strengthen', 'done', 'end').state;
  expect(legalTexts(s)).toEqual([
    'sort move bag',
    'sort move board',
    'sort u_sound_fury bag',
    'sort u_sound_fury board',
  ]);
  const own = side(play(s, `sort u_sound_fury ${to}`, 'sort move bag').state, 'family');
  expect(own.board).toEqual(to === 'board' ? ['u_sound_fury'] : []);
  expect(own.bag[bagTokens.indexOf('u_sound_fury')]).toBe(to === 'bag' ? 1 : 0);
});
