import { expect, test } from 'vitest';
import type { TileId } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { warningOf } from '../../../../src/session/harrow/interaction/warning.ts';
import { play } from '../../../games/harrow/play.ts';
import { type Position, position } from '../../../games/harrow/position.ts';

function warning(tile: TileId, more: Position) {
  const { state } = play(position({ mode: 'ch3', tiles: { wild: [tile] }, ...more }), 'jar wild');
  return warningOf(state, { type: 'tile', tile });
}

/** All fifteen on the map, and room at home. */
const allOut: Position = { protectors: { legend: '0,2', haints: { '0,1': 4, '1,1': 4, '1,0': 4, '2,0': 3 } } };

test('HC-BON-12 a Spawn tile is asked about once more if no haint can appear', () => {
  expect(warning('b_spawn', allOut)).toBe('idleTile');
  expect(warning('b_spawn', { protectors: { legend: '0,2', haints: { '0,2': 3 } } })).toBe('idleTile');
  expect(warning('b_spawn', { protectors: { legend: '0,2', haints: { '0,1': 1 } } })).toBeUndefined();
});

test('HC-BON-10, 14, 17 so is every tile that would do nothing', () => {
  const plain: Position = { protectors: { legend: '0,2', haints: { '0,1': 1 } } };
  expect(warning('b_spoon_back', plain)).toBe('idleTile');
  expect(warning('b_wild', plain)).toBeUndefined();
  expect(warning('b_move', plain)).toBeUndefined();
  expect(warning('b_move_legend', plain)).toBeUndefined();
  expect(warning('b_strengthen', plain)).toBeUndefined();
  const { state } = play(
    position({ mode: 'ch3', tiles: { wild: ['b_lantern', 'b_card_cycle'] }, ...plain }),
    'jar wild',
  );
  state.lantern = 0;
  state.seats[0].hand = [];
  expect(warningOf(state, { type: 'tile', tile: 'b_lantern' })).toBe('idleTile');
  expect(warningOf(state, { type: 'tile', tile: 'b_card_cycle' })).toBe('idleTile');
  state.lantern = 1;
  expect(warningOf(state, { type: 'tile', tile: 'b_lantern' })).toBeUndefined();
});

test('HC-BON-15 a Wild tile is, once no wild token is left to take', () => {
  expect(warning('b_wild', { protectors: { wild: 8 }, family: { wild: 6 } })).toBeUndefined();
  expect(warning('b_wild', { protectors: { wild: 8 }, family: { wild: 7 } })).toBe('idleTile');
});

test('HC-BON-11, 16 a nailed legend goes nowhere, but a MOVE pulls the nail out', () => {
  const nailed: Position = { protectors: { legend: '0,2', haints: {} }, nails: ['legend@0,2'] };
  expect(warning('b_move_legend', nailed)).toBe('idleTile');
  expect(warning('b_move', nailed)).toBeUndefined();
});

test('HC-BON-13, 18 no cube is left, and nobody the first scroll could move', () => {
  const alone: Position = { tracks: { protectors: 'b' }, protectors: { legend: '0,2', haints: {}, cubes: 20 } };
  expect(warning('b_strengthen', alone)).toBe('idleTile');
  expect(warning('b_first_scroll', alone)).toBe('idleTile');
  expect(warning('b_first_scroll', { ...alone, townsfolk: ['0,1'] })).toBeUndefined();
});
