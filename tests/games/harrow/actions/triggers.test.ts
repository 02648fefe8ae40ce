import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, play, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

test('HC-TIM-3 HC-LGD-EMM-2 Emmy’s cube joins the battleground between two MOVE of one action', () => {
  const s = position({ mode: 'ch2', protectors: { legend: '0,2', haints: {} }, redCubes: ['0,1'] });
  const { state } = play(s, 'jar ability', 'ability move', 'move 0,2 0,1 legend');
  expect(battleground(state)).toBe('4:3');
  expect(state).toAllow('move 0,1 1,0 legend');
});

test('HC-TIM-3 HC-LGD-PRI-4 a goad token is gone while the unit is only passing', () => {
  const s = position({
    mode: 'ch2',
    legends: { protectors: 'priscilla' },
    turn: 'family',
    family: { legend: '0,-2', haints: { '0,-2': 1 } },
    goads: ['0,-1'],
  });
  const played = play(s, 'jar wild', 'move 0,-2 0,-1 haint=1');
  expect(eventsOf(played, 'goadLost')).toMatchObject([{ hex: hex('0,-1') }]);
  expect(played.state.goads).toEqual([]);
  expect(play(played.state, 'move 0,-1 0,-2 haint=1').state.goads).toEqual([]);
});

test('HC-TIM-3 HC-LGD-PRI-4 whoever puts the unit there: a tactics card of her own side too', () => {
  const s = position({
    mode: 'ch2',
    legends: { protectors: 'priscilla' },
    protectors: { legend: '0,2', haints: {}, hand: ['t_yellow_dog'] },
    family: { haints: { '0,0': 1 } },
    goads: ['0,1'],
  });
  expect(play(s, 'card t_yellow_dog', 'shift haint 0,0 0,1').state.goads).toEqual([]);
});

test('HC-TIM-3 HC-TREE-8 Odessa is asked after the tree, before the attacker may pay', () => {
  const s = position({
    mode: 'ch2',
    legends: { family: 'odessa' },
    protectors: { legend: '0,2', haints: { '0,1': 2 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 }, stored: 2 },
  });
  const asked = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=3 blue=2').state;
  expect(toDecide(asked)).toBe('family');
  expect(play(asked, 'choose 2').state).not.toAllow('strike');
  expect(play(asked, 'done').state).toAllow('strike');
});
