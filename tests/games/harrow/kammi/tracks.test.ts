import { describe, test } from 'vitest';
import type { KammiSide } from '../kammi-side.ts';
import { expect } from '../matchers.ts';
import { eventsOf, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { familys, kammis } from './table.ts';

const track = (kammi: KammiSide, side0: 'a' | 'b', more = {}) =>
  kammis({ tracks: { kammi: side0 }, kammi: { second: '1,0', haints: { '1,0': 1 }, ...kammi }, ...more });

describe('side 1, replay', () => {
  test('HC-TRK-34 HC-OQ-27 as many cards in play as scrolls, the printed one counted, each once', () => {
    const s = track({ spent: ['g_buried', 'g_lets_git', 'g_grudge'], scrolls: 1 }, 'a', { family: { haints: {} } });
    const open = play(s, 'jar legend', 'track').state;
    // nothing near to bear a grudge
    expect(open).toOffer('choose', ['choose g_buried', 'choose g_lets_git']);
    const once = play(open, 'choose g_buried', 'strengthen');
    expect(once.state).toOffer('choose', ['choose g_lets_git']);
    const { state } = play(once.state, 'choose g_lets_git', 'put move 1,2');
    expect(state).toOffer('choose', []);
    expect(side(state, 'kammi').spent).toEqual(['g_buried', 'g_lets_git', 'g_grudge']);
  });

  test('HC-TRK-34 with the printed scroll one card; without a card in play nothing', () => {
    const s = track({ spent: ['g_buried', 'g_lets_git'] }, 'a');
    expect(play(s, 'jar legend', 'track', 'choose g_buried', 'strengthen').state).toOffer('choose', []);
    expect(play(track({}, 'a'), 'jar legend').state).not.toAllow('track');
  });

  test('HC-TRK-34 HC-KAM-40 replaying is not playing a card: one may still be played', () => {
    const s = track({ spent: ['g_buried'], hand: ['g_lets_git'] }, 'a');
    const { state } = play(s, 'jar legend', 'track', 'choose g_buried', 'strengthen', 'done');
    expect(state).toAllow('card g_lets_git');
  });

  test('HC-TRK-37 HC-BON-18 the tile of the first scroll replays one card', () => {
    const s = track({ spent: ['g_buried', 'g_lets_git'], scrolls: 2 }, 'a', { tiles: { wild: ['b_first_scroll'] } });
    const { state } = play(s, 'jar wild', 'tile b_first_scroll', 'choose g_buried', 'strengthen');
    expect(state).toOffer('choose', []);
    expect(state).toAllow('act');
  });
});

describe('side 2, the grid', () => {
  test('HC-TRK-35 HC-EX-51 cubes on every row without a token in its black zone: three rows at first, then two', () => {
    const first = play(track({}, 'b'), 'jar legend', 'track');
    expect(first.state.kammi?.gridCubes).toEqual([1, 1, 1]);
    expect(side(first.state, 'kammi').cubesLeft).toBe(9);
    const later = play(track({ waitingRow: 2, gridCubes: [1, 0, 0] }, 'b'), 'jar legend', 'track');
    expect(later.state.kammi?.gridCubes).toEqual([2, 0, 1]);
    expect(eventsOf(later, 'gridCubesLaid')).toEqual([{ type: 'gridCubesLaid', seat: 1, rows: [0, 2] }]);
  });

  test('HC-TRK-35 HC-COMP-1 with too few cubes she says which rows', () => {
    const open = play(track({ cubes: 14 }, 'b'), 'jar legend', 'track').state;
    expect(open).toOffer('choose', ['choose row_1', 'choose row_2', 'choose row_3']);
    const { state } = play(open, 'choose row_2');
    expect(state.kammi?.gridCubes).toEqual([0, 1, 0]);
    expect(state).toOffer('choose', []);
  });

  test('HC-TRK-35 second scroll: a doll one hex closer to Kammi, and a unit there comes along if its owner wants', () => {
    const s = track({ first: '0,-1', scrolls: 1, dolls: { '1,1': 'real', '-3,0': 'decoy' } }, 'b', {
      family: { haints: { '1,1': 2 } },
    });
    const open = play(s, 'jar legend', 'track').state;
    expect(open).toAllow('shift doll 1,1 0,1');
    expect(open).not.toAllow('shift doll 1,1 2,1');
    const asked = play(open, 'shift doll 1,1 0,1').state;
    expect(toDecide(asked)).toBe('family');
    expect(asked).toOffer('shift', ['shift haint 1,1 0,1']);
    expect(side(play(asked, 'shift haint 1,1 0,1').state, 'family').haints[hex('0,1')]).toBe(1);
    expect(play(asked, 'done').state.kammi?.dolls[0].hex).toBe(hex('0,1'));
  });

  test('HC-TRK-35 third scroll: a card', () => {
    const s = track({ scrolls: 2, deckTop: ['g_lure'] }, 'b');
    const { state } = play(s, 'jar legend', 'track', 'choose card');
    expect(side(state, 'kammi').hand).toEqual(['g_lure']);
  });

  test('HC-TRK-35 fourth scroll: Kammi and her goblin change places', () => {
    const s = track({ first: '0,-1', scrolls: 3 }, 'b');
    const open = play(s, 'jar legend', 'track', 'done').state;
    expect(open).toOffer('choose', ['choose swap']);
    const swapped = play(open, 'choose swap');
    expect([side(swapped.state, 'kammi').legendHex, side(swapped.state, 'kammi').secondHex]).toEqual([
      hex('1,0'),
      hex('0,-1'),
    ]);
    expect(eventsOf(swapped, 'kammiRevealed')).toEqual([]);
  });

  test('HC-TRK-36 HC-LEG-2 each later scroll may be skipped by itself', () => {
    const s = track({ scrolls: 3, dolls: { '1,1': 'real' }, deckTop: ['g_lure'] }, 'b');
    const { state } = play(s, 'jar legend', 'track', 'done', 'done');
    expect(state).toOffer('choose', ['choose swap']);
  });
});

test('HC-BON-16 the tile moves either of her legends', () => {
  const s = track({ first: '0,-3' }, 'a', { tiles: { wild: ['b_move_legend'] } });
  const { state } = play(s, 'jar wild', 'tile b_move_legend');
  expect(state).toAllow('shift legend 0,-3 -1,-2');
  expect(state).toAllow('shift second 1,0 2,0');
});

test('HC-TAC-6 HC-OQ-52 a spirit trap works beside either of them', () => {
  const s = familys({
    legends: { protectors: 'emmy' },
    turn: 'protectors',
    lantern: 'protectors',
    family: undefined,
    protectors: { haints: { '1,1': 1 }, hand: ['t_spirit_trap'] },
    kammi: { second: '1,0', haints: {} },
  });
  expect(s).toAllow('card t_spirit_trap');
});

test('HC-LGD-BER-2 HC-LGD-BER-3 a nail holds one of her tokens and not the other', () => {
  const s = kammis({
    legends: { protectors: 'bernice' },
    protectors: { haints: {} },
    nails: ['second@1,0'],
    kammi: { first: '1,0', second: '1,0', haints: {} },
  });
  const { state } = play(s, 'jar attack');
  expect(state).toAllow('move 1,0 1,1 legend');
  expect(state).not.toAllow('move 1,0 1,1 second');
  expect(state).toAllow('take nail_second 1,0');
});
