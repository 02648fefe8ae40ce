import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play, side } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';
import { stuck } from './stuck.ts';

test('HC-TAC-13 three MOVE with the legend, who takes no haints along', () => {
  const s = holding('t_over_yonder', { protectors: { legend: '0,2', haints: { '0,2': 2, '0,1': 1 } } });
  const open = play(s, 'card t_over_yonder').state;
  expect(legalTexts(open, 'move').every((text) => /^move 0,2 \S+ legend$/.test(text))).toBe(true);
  const { state } = play(open, 'move 0,2 0,1 legend', 'move 0,1 1,0 legend', 'move 1,0 0,0 legend');
  expect(side(state, 'protectors').legendHex).toBe(hex('0,0'));
  expect([haintsAt(state, 'protectors', '0,2'), haintsAt(state, 'protectors', '0,1')]).toEqual([2, 1]);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-13 HC-MOVE-4 HC-MOVE-5 mountains and storms cost what they always cost', () => {
  const s = holding('t_over_yonder', { protectors: { legend: '1,1', haints: {} }, storms: ['1,0'] });
  const up = play(s, 'card t_over_yonder', 'move 1,1 2,0 legend').state;
  expect(up).toAllow('move 2,0 2,1 legend');
  expect(up).not.toAllow('move 2,0 1,0 legend');
  expect(play(up, 'move 2,0 2,1 legend').state).toAllow('jar ability');
});

test('HC-TAC-13 HC-MOVE-6 a path lowers the cost', () => {
  const s = holding('t_over_yonder', { protectors: { legend: '1,1', haints: {}, scrolls: 1 }, paths: { '2,0': 1 } });
  const { state } = play(s, 'card t_over_yonder', 'move 1,1 2,0 legend', 'move 2,0 2,1 legend');
  expect(state).toAllow('move 2,1 1,1 legend');
  expect(state).not.toAllow('jar ability');
});

test('HC-TAC-13 HC-MOVE-9 the steps are legal ones: no enemies, no buildings', () => {
  const s = holding('t_over_yonder', {
    protectors: { legend: '0,2', haints: {} },
    buildings: ['0,3'],
    family: { haints: { '0,1': 1 } },
  });
  const { state } = play(s, 'card t_over_yonder');
  expect(state).not.toAllow('move 0,2 0,3 legend');
  expect(state).not.toAllow('move 0,2 0,1 legend');
});

test('HC-TAC-13 HC-CARD-1 not when the legend can take no step', () => {
  const s = stuck('t_over_yonder', { haints: 1, cubes: 1 });
  expect(s).not.toAllow('card t_over_yonder');
  s.seats[1].haints[hex('0,1')] = 0;
  expect(s).toAllow('card t_over_yonder');
});

test('HC-TAC-13 MOVE alone, and the rest may be left', () => {
  const { state } = play(holding('t_over_yonder'), 'card t_over_yonder', 'move 0,2 0,1 legend');
  expect(state).toOffer('spawn', []);
  expect(state).toOffer('strengthen', []);
  expect(play(state, 'done').state).toAllow('jar ability');
});
