import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, haintsAt, legalTexts, play, side } from '../../play.ts';
import { holding } from './holding.ts';

const acted = (wild: number, ...jar: string[]) =>
  play(holding('t_haunting_vision', { protectors: { legend: '0,2', haints: {}, wild } }), ...jar).state;
const legendJar = ['jar legend', 'done'];

test('HC-TAC-12 only once the action of the jar is complete', () => {
  expect(acted(3)).not.toAllow('card t_haunting_vision');
  expect(acted(3, 'jar ability')).not.toAllow('card t_haunting_vision');
  expect(acted(3, 'jar ability', 'ability strengthen', 'strengthen')).not.toAllow('card t_haunting_vision');
  expect(acted(3, 'jar ability', 'ability strengthen', 'strengthen', 'strengthen')).toAllow('card t_haunting_vision');
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [5, 3],
])('HC-TAC-12 HC-TAC-20 with %i wild tokens %i act, and none is gained', (wild, actions) => {
  const before = acted(wild, ...legendJar);
  const { state } = play(before, 'card t_haunting_vision', ...new Array<string>(actions).fill('strengthen'));
  expect(battleground(state)).toBe(`${3 + actions}:3`);
  expect(side(state, 'protectors').wild).toBe(wild);
  expect(state.wildSupply).toBe(before.wildSupply);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-TAC-12 HC-TAC-20 HC-WILD-2 any mix of MOVE, SPAWN and STRENGTHEN, and the rest may be skipped', () => {
  const { state } = play(acted(3, ...legendJar), 'card t_haunting_vision', 'spawn 0,2', 'move 0,2 0,1 haint=1', 'done');
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-TAC-12 the token of the Wild jar just used counts', () => {
  const { state } = play(acted(1, 'jar wild', 'done'), 'card t_haunting_vision', 'strengthen', 'strengthen');
  expect(battleground(state)).toBe('5:3');
  expect(legalTexts(state)).toEqual(['end']);
});
