import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,1', haints: { '0,2': 2, '3,-1': 1, '-3,1': 1 } };

test('HC-TAC-7 up to three haints to the legend or to other haints, wherever they are', () => {
  const s = holding('t_reinforcements', { protectors });
  const { state } = play(
    s,
    'card t_reinforcements',
    'shift haint -3,1 0,1',
    'shift haint 0,2 3,-1',
    'shift haint 0,2 3,-1',
  );
  expect(['0,1', '3,-1', '0,2', '-3,1'].map((name) => haintsAt(state, 'protectors', name))).toEqual([1, 3, 0, 0]);
  expect(state).toAllow('jar ability');
  expect(state).toOffer('shift', []);
});

test('HC-TAC-7 fewer will do', () => {
  const { state } = play(
    holding('t_reinforcements', { protectors }),
    'card t_reinforcements',
    'shift haint 0,2 0,1',
    'done',
  );
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-7 never to a hex without own units, also one that the last haint has just left', () => {
  const { state } = play(holding('t_reinforcements', { protectors }), 'card t_reinforcements');
  const goals = (texts: string[]) => new Set(texts.map((text) => text.split(' ')[3]));
  expect(goals(legalTexts(state, 'shift'))).toEqual(new Set(['0,1', '0,2', '3,-1', '-3,1']));
  const moved = play(state, 'shift haint 3,-1 0,1').state;
  expect(goals(legalTexts(moved, 'shift'))).toEqual(new Set(['0,1', '0,2', '-3,1']));
});

test('HC-TAC-7 the legend itself stays', () => {
  const { state } = play(holding('t_reinforcements', { protectors }), 'card t_reinforcements');
  expect(legalTexts(state, 'shift').every((text) => text.startsWith('shift haint '))).toBe(true);
  expect(legalTexts(state, 'shift').some((text) => text.startsWith('shift haint 0,1 '))).toBe(false);
});

test('HC-TAC-7 HC-BASE-3 four units on a hex at most, the legend among them', () => {
  const s = holding('t_reinforcements', { protectors: { legend: '0,1', haints: { '0,1': 2, '1,1': 4, '2,1': 2 } } });
  const open = play(s, 'card t_reinforcements').state;
  expect(open).not.toAllow('shift haint 2,1 1,1');
  const { state } = play(open, 'shift haint 2,1 0,1');
  expect(state).not.toAllow('shift haint 2,1 0,1');
});

test('HC-TAC-7 one haint on the legend’s own hex has nowhere to go', () => {
  const s = holding('t_reinforcements', { protectors: { legend: '0,1', haints: { '0,1': 1 } } });
  expect(s).not.toAllow('card t_reinforcements');
});

test('HC-TAC-7 HC-LGD-BER-3 a nailed haint stays', () => {
  const s = holding('t_reinforcements', {
    legends: { protectors: 'bernice' },
    protectors: { legend: '0,1', haints: { '3,-1': 2 } },
    nails: ['haint@3,-1'],
  });
  const { state } = play(s, 'card t_reinforcements', 'shift haint 3,-1 0,1');
  expect(haintsAt(state, 'protectors', '3,-1')).toBe(1);
  expect(state).not.toAllow('shift haint 3,-1 0,1');
});
