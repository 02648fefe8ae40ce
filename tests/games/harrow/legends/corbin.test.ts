import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, points, side } from '../play.ts';
import { type Position, position } from '../position.ts';

const jar = (at: Position) =>
  play(position({ mode: 'ch2', legends: { family: 'corbin' }, turn: 'family', ...at }), 'jar legend').state;
const power = (at: Position) => play(jar(at), 'power').state;

test('HC-LGD-COR-1 a haint leaves the map for possessions, two appear', () => {
  const s = power({ family: { legend: '0,-2', haints: { '0,0': 1, '1,0': 2 } } });
  expect(s).toOffer('take', ['take haint 0,0', 'take haint 1,0']);
  expect(s).toOffer('put', []);
  const { state } = play(s, 'take haint 1,0', 'put haint 0,-2', 'put haint 0,-1');
  expect(['1,0', '0,-2', '0,-1'].map((name) => haintsAt(state, 'family', name))).toEqual([1, 1, 1]);
  expect(side(state, 'family').haintsLeft).toBe(side(s, 'family').haintsLeft - 1);
  expect(legalTexts(state, 'put')).toEqual([]);
  expect(points(state)).toBe('0:0');
});

test('HC-LGD-COR-1 HC-OQ-58 none of it may be left out', () => {
  const s = power({ family: { legend: '0,-2', haints: { '0,0': 1 } } });
  expect(s).not.toAllow('done');
  expect(play(s, 'take haint 0,0').state).not.toAllow('done');
  expect(play(s, 'take haint 0,0', 'put haint 0,-2').state).not.toAllow('done');
});

test('HC-LGD-COR-1 each on a legal hex at most one hex from Corbin or from home', () => {
  const s = power({
    protectors: { legend: '0,2', haints: { '1,-1': 1 } },
    family: { legend: '0,-1', haints: { '1,0': 1, '-1,0': 4 } },
  });
  // 0,-3 holds a townsfolk, 1,-1 an enemy, -1,0 four haints
  expect(play(s, 'take haint 1,0').state).toOffer(
    'put',
    ['0,-1', '0,-2', '1,-2', '0,0', '-1,-1', '1,-3', '-1,-2'].map((name) => `put haint ${name}`),
  );
});

test('HC-LGD-COR-1 both may appear on one hex, also where the haint was', () => {
  const s = power({ family: { legend: '0,-2', haints: { '0,-1': 1 } } });
  const { state } = play(s, 'take haint 0,-1', 'put haint 0,-1', 'put haint 0,-1');
  expect(haintsAt(state, 'family', '0,-1')).toBe(2);
});

test('HC-LGD-COR-1 HC-SPWN-5 with no haint in possessions but the one removed, one appears', () => {
  const s = power({ family: { legend: '0,-2', haints: { '1,0': 4, '1,-1': 4, '0,0': 4, '-1,0': 3 } } });
  const { state } = play(s, 'take haint 1,0', 'put haint 0,-1');
  expect(legalTexts(state, 'put')).toEqual([]);
  expect(side(state, 'family').haintsLeft).toBe(0);
});

test('HC-LGD-COR-1 without a haint on the map there is no power', () => {
  expect(jar({ family: { legend: '0,-2', haints: {} } })).not.toAllow('power');
});

test('HC-LGD-COR-2 not with a nailed haint', () => {
  const legends = { protectors: 'bernice', family: 'corbin' } as const;
  const family = { legend: '0,-2', haints: { '1,0': 1 } };
  expect(jar({ legends, family, nails: ['haint@1,0'] })).not.toAllow('power');
  expect(jar({ legends, family, nails: ['legend@0,-2'] })).toAllow('power');
});
