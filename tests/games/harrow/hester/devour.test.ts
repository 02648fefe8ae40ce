import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { breaks, cubes, hesterAt, hesters, supply } from './turn.ts';

const atLevi = { hex: '0,-2' };
const atEmmy = { hex: '0,2' };

describe('devouring', () => {
  test('HC-EAT-1 HC-EAT-3 of the Protectors a token of a row, a scroll or a wild token, never a printed one', () => {
    const s = hesters(atEmmy, { protectors: { rows: { move: 1, strengthen: 2 }, scrolls: 1, wild: 2 } });
    const meal = play(s, 'end').state;
    expect(toDecide(meal)).toBe('hester');
    expect(meal).toOffer('choose', ['choose move', 'choose strengthen', 'choose scroll', 'choose wild']);
    const { state } = play(meal, 'choose strengthen');
    expect(side(state, 'protectors').rows).toEqual([1, 0, 1]);
    expect(requireHester(state).squares).toEqual([['strengthen'], []]);
    expect(breaks(state)).toEqual([]);
    // with nothing but printed tokens there is nothing to eat
    const bare = play(hesters(atEmmy, { protectors: { wild: 0 } }), 'end').state;
    expect(toDecide(bare)).toBe('protectors');
    expect(hesterAt(bare)).toBe('0,2');
  });

  test('HC-EAT-3 of the Family a named token of the bag or one of the board, never an upgrade token', () => {
    const s = hesters(atLevi, {
      family: {
        bag: { spawn: 2, u_merging: 1 },
        board: ['u_psychopomp', 'move', 'spawn', 'move'],
        scrolls: 2,
        wild: 0,
      },
    });
    const meal = play(s, 'end').state;
    expect(meal).toOffer('choose', ['choose bag_spawn', 'choose board_move', 'choose board_spawn', 'choose scroll']);
    expect(side(play(meal, 'choose board_move').state, 'family').board).toEqual(['u_psychopomp', 'move', 'spawn']);
    const { state } = play(meal, 'choose bag_spawn');
    expect(side(state, 'family').bag[1]).toBe(1);
    expect(requireHester(state).squares).toEqual([[], ['spawn']]);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-EAT-1 a wild token fills a square of that faction’s side', () => {
    const { state } = play(hesters(atLevi), 'end', 'choose wild');
    expect(side(state, 'family').wild).toBe(0);
    expect(requireHester(state).squares).toEqual([[], ['wild']]);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-EAT-1 only with a legend on her hex; haints do not do', () => {
    const s = hesters({ hex: '1,0' }, { family: { legend: '0,-2', haints: { '1,0': 2 } } });
    expect(toDecide(play(s, 'end').state)).toBe('protectors');
  });

  test('HC-EAT-1 she may also leave it', () => {
    const { state } = play(hesters(atLevi), 'end', 'done');
    expect(hesterAt(state)).toBe('0,-2');
    expect(requireHester(state).squares).toEqual([[], []]);
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-EAT-2 HC-DIFF-12 not with that faction’s side full', () => {
    const s = hesters({ ...atLevi, squares: { family: ['fire', 'move', 'fire'] } });
    expect(toDecide(play(s, 'end').state)).toBe('protectors');
    const other = hesters({ ...atLevi, squares: { protectors: ['fire', 'move', 'fire'] } });
    expect(play(other, 'end').state).toAllow('choose wild');
  });

  test('HC-EAT-4 HC-EX-69 the last square of the side takes a MOVE token of the bag, and Hester leaves the map', () => {
    const s = hesters({ ...atLevi, squares: { family: ['fire', 'fire'] } });
    const played = play(s, 'end', 'choose bag_move');
    const { state } = played;
    expect(requireHester(state).squares[1]).toEqual(['fire', 'fire', 'move']);
    expect(side(state, 'family').bag[0]).toBe(3);
    expect(hesterAt(state)).toBeUndefined();
    expect(eventsOf(played, 'devoured')).toEqual([{ type: 'devoured', victim: 1, token: 'move' }]);
    expect(eventsOf(played, 'hesterLeft')).toEqual([{ type: 'hesterLeft', hex: hex('0,-2'), why: 'fed' }]);
    expect(toDecide(state)).toBe('protectors');
    expect(breaks(state)).toEqual([]);
  });

  test('HC-EAT-4 HC-LGD-BER-5 the nail under her goes back with her', () => {
    const s = hesters({ ...atLevi, nailed: true }, { legends: { protectors: 'bernice' } });
    const { state } = play(s, 'end', 'choose wild');
    expect(requireHester(state).nailed).toBe(false);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-HEND-1 a meal may be the sixth square', () => {
    const s = hesters(
      { ...atEmmy, squares: { protectors: ['fire', 'fire'], family: ['fire', 'move', 'fire'] } },
      { family: { points: 8 } },
    );
    const { state } = play(s, 'end', 'choose wild');
    expect(state.result).toEqual({ winner: 2, scores: [0, 8, 6] });
    expect(hesterAt(state)).toBeUndefined();
  });
});

describe('a devoured scroll', () => {
  test('HC-EAT-3 HC-OQ-33 a path token from possessions goes back on the freed space', () => {
    const s = hesters(atEmmy, { protectors: { scrolls: 2 } });
    expect(side(s, 'protectors').pathsLeft).toBe(3);
    const { state } = play(s, 'end', 'choose scroll');
    expect([side(state, 'protectors').scrolls, side(state, 'protectors').pathsLeft]).toEqual([1, 2]);
    expect(toDecide(state)).toBe('protectors');
    expect(breaks(state)).toEqual([]);
  });

  test('HC-OQ-33 with none there the Protectors take one from the map', () => {
    const s = hesters(atEmmy, { protectors: { scrolls: 1 }, paths: { '1,0': 1, '-1,0': 1 } });
    const asked = play(s, 'end', 'choose scroll').state;
    expect(toDecide(asked)).toBe('protectors');
    expect(legalTexts(asked)).toEqual(['take path -1,0', 'take path 1,0']);
    const { state } = play(asked, 'take path 1,0');
    expect(state.paths[hex('1,0')]).toBe(0);
    expect(side(state, 'protectors').pathsLeft).toBe(0);
    expect(breaks(state)).toEqual([]);
    expect(state).toAllow('jar wild');
  });

  test('HC-OQ-33 HC-HEND-1 nobody is asked which if the scroll is the sixth square', () => {
    const squares = { protectors: ['fire', 'fire'], family: ['fire', 'move', 'fire'] } as const;
    const s = hesters({ ...atEmmy, squares }, { protectors: { scrolls: 1 }, paths: { '1,0': 1, '-1,0': 1 } });
    const { state } = play(s, 'end', 'choose scroll');
    expect(state.result?.winner).toBe(2);
    expect(state.paths.reduce((all, n) => all + n)).toBe(1);
    expect(breaks(state)).toEqual([]);
  });

  test('HC-OQ-33 nothing of that on the other side of the track or for the Family', () => {
    const b = hesters(atEmmy, { tracks: { protectors: 'b' }, protectors: { scrolls: 1 } });
    expect(breaks(play(b, 'end', 'choose scroll').state)).toEqual([]);
    const { state } = play(hesters(atLevi, { family: { scrolls: 1 } }), 'end', 'choose scroll');
    expect(side(state, 'family').scrolls).toBe(0);
    expect(breaks(state)).toEqual([]);
  });
});

describe('six cubes', () => {
  test('HC-EAT-6 she keeps six terrain cubes of her choice; the rest goes to the supply', () => {
    const s = hesters({ cubes: { bog: 4, plains: 4 } });
    const asked = play(s, 'end').state;
    expect(legalTexts(asked)).toEqual(['pay bog', 'pay plains']);
    const { state } = play(asked, 'pay plains', 'pay plains');
    expect(cubes(state)).toEqual({ bog: 4, plains: 2 });
    expect(supply(state)).toEqual({ bog: 2, wetlands: 6, plains: 4, forest: 6 });
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-EAT-6 up to six are kept', () => {
    const six = { bog: 3, plains: 3 };
    expect(cubes(play(hesters({ cubes: six }), 'end').state)).toEqual(six);
  });

  test('HC-EAT-6 after the meal', () => {
    const s = hesters({ ...atLevi, cubes: { bog: 5, plains: 2 } });
    const meal = play(s, 'end').state;
    expect(legalTexts(meal, 'pay')).toEqual([]);
    expect(play(meal, 'done').state).toOffer('pay', ['pay bog', 'pay plains']);
  });
});
