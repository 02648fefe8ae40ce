import { describe, test } from 'vitest';
import type { TileId } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points, side } from '../play.ts';
import { type Position, position } from '../position.ts';

/** The tile lies on the Wild jar, which is flipped. */
function withTile(tile: TileId, more: Position = {}) {
  return play(position({ mode: 'ch3', tiles: { wild: [tile] }, ...more }), 'jar wild').state;
}

describe('abilities', () => {
  test('HC-BON-11 b_move: one MOVE, and no token', () => {
    const s = withTile('b_move', { protectors: { legend: '0,2', haints: { '0,1': 2 } } });
    const used = play(s, 'tile b_move').state;
    expect(used).toAllow('move 0,1 0,0 haint=2');
    expect(used).toOffer('spawn', []);
    expect(used).toOffer('strengthen', []);
    const { state } = play(used, 'move 0,1 0,0 haint=2');
    expect(haintsAt(state, 'protectors', '0,0')).toBe(2);
    expect(state).toOffer('move', []);
    expect(side(state, 'protectors').rows).toEqual([0, 0, 0]);
  });

  test('HC-BON-11 one MOVE does not reach a mountain', () => {
    const s = withTile('b_move', { protectors: { legend: '0,2', haints: { '-2,1': 1 } } });
    const used = play(s, 'tile b_move').state;
    expect(used).toAllow('move -2,1 -1,1 haint=1');
    expect(used).not.toAllow('move -2,1 -2,0 haint=1');
  });

  test('HC-BON-12 b_spawn: one SPAWN, at the legend or at home', () => {
    const s = withTile('b_spawn', { protectors: { legend: '0,0', haints: {} } });
    const used = play(s, 'tile b_spawn').state;
    expect(used).toOffer('spawn', ['spawn 0,0', 'spawn 0,2']);
    const { state } = play(used, 'spawn 0,0');
    expect(haintsAt(state, 'protectors', '0,0')).toBe(1);
    expect(legalTexts(state)).toEqual(['act']);
  });

  test('HC-BON-13 b_strengthen: one STRENGTHEN', () => {
    const used = play(withTile('b_strengthen'), 'tile b_strengthen').state;
    expect(legalTexts(used)).toEqual(['strengthen', 'done']);
    expect(side(play(used, 'strengthen').state, 'protectors').cubes).toBe(4);
  });

  test('HC-BON-11 HC-BON-12 HC-BON-13 the Family’s tile is worth one point as well', () => {
    for (const [tile, action] of [
      ['b_move', 'move 0,-2 0,-1 haint=3 legend'],
      ['b_spawn', 'spawn 0,-1'],
      ['b_strengthen', 'strengthen'],
    ] as const) {
      const family = tile === 'b_spawn' ? { legend: '0,-1' } : {};
      const { state } = play(withTile(tile, { turn: 'family', family }), `tile ${tile}`, action);
      expect(legalTexts(state)).toEqual(['act']);
      expect(side(state, 'family').bag.slice(0, 3)).toEqual([4, 2, 2]);
    }
  });
});

describe('HC-BON-14 b_card_cycle', () => {
  const hand = ['t_rally', 't_banish'] as const;

  test('HC-BON-14 draw a card, then any card of the hand goes under the deck', () => {
    const s = withTile('b_card_cycle', { protectors: { hand, deckTop: ['t_holler'] } });
    const drawn = play(s, 'tile b_card_cycle');
    expect(side(drawn.state, 'protectors').hand).toEqual([...hand, 't_holler']);
    expect(legalTexts(drawn.state)).toEqual(['choose t_rally', 'choose t_banish', 'choose t_holler']);
    const { state } = play(drawn.state, 'choose t_banish');
    const { hand: kept, deck, spent } = side(state, 'protectors');
    expect(kept).toEqual(['t_rally', 't_holler']);
    expect(deck[0]).toBe('t_banish');
    expect(deck).toHaveLength(14);
    expect(spent).toEqual([]);
  });

  test('HC-BON-14 the drawn card may go at once', () => {
    const s = withTile('b_card_cycle', { protectors: { hand, deckTop: ['t_holler'] } });
    const { state } = play(s, 'tile b_card_cycle', 'choose t_holler');
    expect(side(state, 'protectors').hand).toEqual(hand);
  });

  test('HC-BON-14 the Family cycles its upgrades', () => {
    const family = { hand: ['u_merging'], deckTop: ['u_knife_dark'] } as const;
    const s = withTile('b_card_cycle', { turn: 'family', family });
    const { state } = play(s, 'tile b_card_cycle', 'choose u_merging');
    expect(side(state, 'family').hand).toEqual(['u_knife_dark']);
  });

  test('HC-BON-14 without a card in hand nothing happens, but the tile is turned', () => {
    const played = play(withTile('b_card_cycle'), 'tile b_card_cycle');
    expect(played.state.slots[1]).toEqual([{ tile: 'b_card_cycle', used: true }]);
    expect(side(played.state, 'protectors').hand).toEqual([]);
    expect(legalTexts(played.state)).toEqual(['act']);
    expect(eventsOf(played, 'cardDrawn')).toEqual([]);
  });

  test('HC-BON-14 HC-OQ-18 an empty deck gives no card; one still goes under it', () => {
    const s = withTile('b_card_cycle', { protectors: { hand } });
    const own = side(s, 'protectors');
    own.spent = own.deck.splice(0).filter((card) => card !== 'hidden');
    const { state } = play(s, 'tile b_card_cycle', 'choose t_rally');
    expect(side(state, 'protectors')).toMatchObject({ hand: ['t_banish'], deck: ['t_rally'] });
  });

  test('HC-BON-14 what was drawn cannot be undone', () => {
    const { barriers } = play(withTile('b_card_cycle', { protectors: { hand } }), 'tile b_card_cycle');
    expect(barriers).toEqual([true]);
  });
});

describe('HC-BON-15 b_wild', () => {
  test('HC-BON-15 a wild token; before the Wild jar it already counts', () => {
    const used = play(withTile('b_wild'), 'tile b_wild').state;
    expect(side(used, 'protectors').wild).toBe(2);
    expect(used.wildSupply).toBe(12);
    expect(used).toOffer('strengthen', []);
    // the printed one, the tile's, and the jar's own
    expect(play(used, 'act').state.flow.at(-1)).toMatchObject({ kind: 'points', any: 3 });
  });

  test('HC-BON-15 after the action it only lies there', () => {
    const { state } = play(withTile('b_wild'), 'act', 'done', 'tile b_wild');
    expect(side(state, 'protectors').wild).toBe(3);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-BON-15 an empty supply gives none', () => {
    const s = withTile('b_wild', { protectors: { wild: 8 }, family: { wild: 7 } });
    expect(side(play(s, 'tile b_wild').state, 'protectors').wild).toBe(8);
  });
});

describe('HC-BON-16 b_move_legend', () => {
  test('HC-BON-16 the legend to any adjacent legal hex, whatever it costs', () => {
    const s = withTile('b_move_legend', {
      protectors: { legend: '-2,1', haints: { '-3,1': 4 } },
      family: { legend: '0,-2', haints: { '-1,0': 1 } },
      buildings: ['-3,2'],
      storms: ['-1,1'],
    });
    const used = play(s, 'tile b_move_legend').state;
    // not: the full hex -3,1, the enemy on -1,0, the building on -3,2; but the mountain -2,0 and the storm on -1,1
    expect(used).toOffer('shift', ['shift legend -2,1 -2,0', 'shift legend -2,1 -1,1', 'shift legend -2,1 -2,2']);
    expect(used).toOffer('move', []);
    const { state } = play(used, 'shift legend -2,1 -2,0');
    expect(state).not.toAllow('done');
    expect(legalTexts(state)).toContain('act');
  });

  test('HC-BON-16 haints do not go with it, and it may stay', () => {
    const { state } = play(withTile('b_move_legend'), 'tile b_move_legend', 'shift legend 0,2 0,1');
    expect(haintsAt(state, 'protectors', '0,2')).toBe(3);
    const stayed = play(withTile('b_move_legend'), 'tile b_move_legend', 'done').state;
    expect(stayed.slots[1][0].used).toBe(true);
    expect(side(stayed, 'protectors').legendHex).toBe(side(stayed, 'protectors').home);
  });

  test('HC-BON-16 HC-LGD-EMM-2 Emmy gathers a cube where she arrives', () => {
    const s = withTile('b_move_legend', { redCubes: ['0,1'] });
    const { state } = play(s, 'tile b_move_legend', 'shift legend 0,2 0,1');
    expect(side(state, 'protectors').cubes).toBe(4);
  });

  test('HC-BON-16 HC-LGD-BER-3 a nailed legend stays where it is', () => {
    const s = withTile('b_move_legend', {
      turn: 'family',
      legends: { protectors: 'bernice' },
      nails: ['legend@0,-2'],
    });
    expect(legalTexts(play(s, 'tile b_move_legend').state)).toEqual(['act']);
  });
});

describe('HC-BON-17 b_spoon_back', () => {
  test.each([
    [3, 2],
    [2, 1],
    [1, 1],
  ])('HC-BON-17 the spoon from %i to %i', (before, after) => {
    const played = play(withTile('b_spoon_back', { protectors: { spoon: before } }), 'tile b_spoon_back');
    expect(side(played.state, 'protectors').spoon).toBe(after);
    expect(points(played.state)).toBe('0:0');
    expect(played.state.slots[1][0].used).toBe(true);
    expect(eventsOf(played, 'spoonTurned')).toHaveLength(before - after);
  });
});

describe('HC-BON-18 b_first_scroll', () => {
  test('HC-BON-18 HC-TRK-37 HC-PATH-7 paths: one token laid, or one moved', () => {
    const s = withTile('b_first_scroll', { protectors: { scrolls: 3 }, paths: { '1,-1': 1 } });
    const used = play(s, 'tile b_first_scroll').state;
    expect(used).toAllow('put path 0,1');
    expect(used).toAllow('shift path 1,-1 0,1');
    // in range of Emmy only
    expect(used).not.toAllow('put path 0,-1');
    const laid = play(used, 'put path 0,1').state;
    expect(laid).toOffer('put', []);
    expect(laid).toAllow('act');
  });

  test('HC-BON-18 HC-TRK-37 storms that pull: one storm, and nothing is pulled', () => {
    const s = withTile('b_first_scroll', { turn: 'family', family: { scrolls: 3 }, tokens: 'setup' });
    const { state } = play(s, 'tile b_first_scroll', 'storm 0,-2');
    expect(legalTexts(state)).toEqual(['act']);
  });

  test('HC-BON-18 HC-TRK-37 storms that push: one storm, and nothing is pushed', () => {
    const s = withTile('b_first_scroll', {
      turn: 'family',
      tracks: { family: 'b' },
      family: { scrolls: 3 },
      tokens: 'setup',
    });
    const { state } = play(s, 'tile b_first_scroll', 'put storm 0,-1');
    expect(legalTexts(state)).toEqual(['act']);
  });

  test('HC-BON-18 HC-TRK-37 townsfolk: one comes a hex closer', () => {
    const s = withTile('b_first_scroll', {
      tracks: { protectors: 'b' },
      protectors: { scrolls: 3 },
      townsfolk: ['1,-1'],
      tokens: 'setup',
    });
    const used = play(s, 'tile b_first_scroll').state;
    const { state } = play(used, 'shift townsfolk 1,-1 1,0');
    expect(legalTexts(state)).toEqual(['act']);
  });

  test('HC-BON-18 a track that can do nothing: the tile is turned all the same', () => {
    const s = withTile('b_first_scroll', { tracks: { protectors: 'b' } });
    const { state } = play(s, 'tile b_first_scroll');
    expect(legalTexts(state)).toEqual(['act']);
    expect(state.slots[1][0].used).toBe(true);
  });
});
