import { describe, expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { warningOf } from '../../../../src/session/harrow/interaction/warning.ts';
import { hesters } from '../../../games/harrow/hester/turn.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';

const done: HarrowAction = { type: 'done' };

describe('points that are left over', () => {
  const withCubes = (cubes: number, ...texts: string[]) =>
    play(position({ protectors: { legend: '0,1', haints: {}, cubes } }), 'jar ability', ...texts).state;

  test('HC-STR-1 are asked about while a cube could be added and kept', () => {
    expect(warningOf(withCubes(1, 'ability strengthen'), done)).toBe('idlePoints');
    expect(warningOf(withCubes(6, 'ability strengthen'), done)).toBeUndefined();
  });

  test('HC-SPWN-5 are asked about while a haint could rise', () => {
    expect(warningOf(withCubes(6, 'ability spawn'), done)).toBe('idlePoints');
  });

  test('steps that are left over are not', () => {
    expect(warningOf(withCubes(1, 'ability move'), done)).toBeUndefined();
  });
});

describe('the bag of the Family', () => {
  const sorting = (bag: number): HarrowState => {
    const s = position({ turn: 'family' });
    const tokens = s.seats[1].bag.map((_, i) => (i === 0 ? 1 : 0));
    s.seats[1].bag = s.seats[1].bag.map((_, i) => (i === 0 ? bag : 0));
    s.flow = [{ kind: 'sort', seat: 1, tokens }];
    return s;
  };

  test('HC-TOK-4 is asked about where the last token would leave it empty', () => {
    expect(warningOf(sorting(0), { type: 'sort', token: 'move', to: 'board' })).toBe('emptyBag');
    expect(warningOf(sorting(0), { type: 'sort', token: 'move', to: 'bag' })).toBeUndefined();
    expect(warningOf(sorting(1), { type: 'sort', token: 'move', to: 'board' })).toBeUndefined();
  });
});

describe('the end of Hester’s turn', () => {
  const ending = (points: number, turn: number): HarrowState => {
    const s = hesters();
    s.seats[0].points = points;
    s.turn = turn;
    s.flow = [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: true }];
    return s;
  };

  test('HC-PH2-2 is asked about if it is the end of the game', () => {
    expect(warningOf(ending(7, 8), { type: 'end' })).toBe('lastTurn');
    expect(warningOf(ending(6, 8), { type: 'end' })).toBeUndefined();
    expect(warningOf(ending(7, 2), { type: 'end' })).toBeUndefined();
  });
});
