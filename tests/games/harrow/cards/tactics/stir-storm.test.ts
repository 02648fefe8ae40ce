import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { battleground, haintsAt, play, side } from '../../play.ts';
import { hex } from '../../position.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,1', haints: { '0,1': 1 } };
const bare = { townsfolk: [], buildings: [] } as const;

test('HC-TAC-9 the legend alone jumps over an adjacent storm to the hex right behind it', () => {
  const s = holding('t_stir_storm', { ...bare, protectors, storms: ['-1,1', '1,1'] });
  const open = play(s, 'card t_stir_storm').state;
  expect(open).toOffer('shift', ['shift legend 0,1 -2,1', 'shift legend 0,1 2,1']);
  const { state } = play(open, 'shift legend 0,1 2,1');
  expect(side(state, 'protectors').legendHex).toBe(hex('2,1'));
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(state).toAllow('jar ability');
});

test('HC-TAC-9 HC-MAP-10 a printed storm is a storm; a mountain to land on costs nothing', () => {
  const s = holding('t_stir_storm', { ...bare, protectors: { legend: '1,0', haints: {} } });
  const { state } = play(s, 'card t_stir_storm');
  expect(state).toOffer('shift', ['shift legend 1,0 3,-2']);
});

test('HC-TAC-9 whatever stands under the storm does not matter', () => {
  const s = holding('t_stir_storm', { ...bare, protectors, storms: ['1,0'], family: { haints: { '1,0': 4 } } });
  expect(play(s, 'card t_stir_storm').state).toAllow('shift legend 0,1 2,-1');
});

test('HC-TAC-9 not over a hex without a storm, nor a storm that is not adjacent', () => {
  expect(holding('t_stir_storm', { ...bare, protectors, storms: ['0,-1', '2,0'] })).not.toAllow('card t_stir_storm');
});

test('HC-TAC-9 HC-BASE-1 HC-BASE-3 the hex behind must be legal: no enemy, no building, room for it', () => {
  const s = holding('t_stir_storm', {
    protectors: { legend: '0,1', haints: { '0,3': 4 } },
    storms: ['0,2', '1,1', '1,0'],
    townsfolk: [],
    buildings: ['2,1'],
    family: { haints: { '2,-1': 1 } },
  });
  expect(s).not.toAllow('card t_stir_storm');
});

test('HC-TAC-9 not off the map', () => {
  const s = holding('t_stir_storm', { ...bare, protectors: { legend: '2,-2', haints: {} }, storms: ['3,-2', '2,-3'] });
  expect(play(s, 'card t_stir_storm').state).toOffer('shift', ['shift legend 2,-2 2,0']);
});

test('HC-TAC-9 HC-LGD-EMM-2 Emmy gathers the cube where she lands, not under the storm', () => {
  const s = holding('t_stir_storm', { ...bare, protectors, storms: ['1,1'], redCubes: ['1,1', '2,1'] });
  const { state } = play(s, 'card t_stir_storm', 'shift legend 0,1 2,1');
  expect(battleground(state)).toBe('4:3');
  expect(state.redCubes[hex('1,1')]).toBe(1);
});

test('HC-TAC-9 HC-LGD-BER-3 a nailed legend stays', () => {
  const s = holding('t_stir_storm', {
    ...bare,
    legends: { protectors: 'bernice' },
    protectors,
    storms: ['1,1'],
    nails: ['legend@0,1'],
  });
  expect(s).not.toAllow('card t_stir_storm');
});
