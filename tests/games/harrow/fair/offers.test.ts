import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { hex } from '../position.ts';
import { fairOf, nestsOf, table } from './table.ts';

/** A Family haint ends its turn on a nest with an offer. */
const visiting = (fair = {}, more = {}): HarrowState =>
  table({
    active: 'family',
    turn: 4,
    family: { haints: { '0,0': 1 }, legend: '0,-2' },
    battlefield: { red: 2, blue: 3, silver: 2 },
    pending: [{ frame: 'turn', seat: 'family', acted: true }],
    fair: { nests: { '0,0': 'o_spawn1' }, ...fair },
    ...more,
  });

const treeOf = (blue: number, silver: number): string =>
  `tree red=2 blue=${blue} bog=0 wetlands=0 plains=0 forest=0 silver=${silver}`;

describe('visits', () => {
  test('HC-FAIR-40 HC-OQ-46 the last step of clean-up: a unit on a hex with an offer', () => {
    const { state } = play(visiting(), 'end');
    expect(harrow.pending(state).kind).toBe('chance');
    expect(fairOf(state).offers[1]).toEqual(['o_spawn1']);
    const none = play(visiting({ nests: { '0,0': 'none' } }), 'end').state;
    expect(none.active).toBe(fairSeat);
  });

  test('HC-FAIR-40 with several nests the player says which comes first', () => {
    const s = visiting(
      { nests: { '0,0': 'o_spawn1', '1,0': 'o_move1' } },
      { family: { haints: { '0,0': 1, '1,0': 1 }, legend: '0,-2' } },
    );
    const { state } = play(s, 'end');
    expect([harrow.pending(state), legalTexts(state)]).toEqual([
      { kind: 'decision', seat: 1 },
      ['visit 0,0', 'visit 1,0'],
    ]);
    const after = play(state, 'visit 1,0', treeOf(3, 2)).state;
    expect(fairOf(after).offers[1]).toEqual(['o_move1', 'o_spawn1']);
  });

  test('HC-FAIR-42 the nest stays; the offer is a free action in a later turn, then it goes back into the bag', () => {
    const { state } = play(visiting(), 'end', treeOf(3, 2));
    expect(nestsOf(state)['0,0']).toBe('none');
    const later = table({ active: 'family', turn: 4, fair: { offers: { family: ['o_strengthen1'] } } });
    expect(legalTexts(later, 'offer')).toEqual(['offer o_strengthen1']);
    const used = play(later, 'offer o_strengthen1', 'strengthen').state;
    expect(fairOf(used).bag).toContain('o_strengthen1');
    expect(legalTexts(used, 'jar').length).toBeGreaterThan(0);
  });

  test.each([
    [2, 2, true],
    [3, 2, false],
    [0, 0, true],
  ])('HC-FAIR-43 HC-EX-85 HC-OQ-17 Family %i, Fair Folk %i out: an arrow and a guess: %s', (blue, silver, won) => {
    const played = play(visiting(), 'end', treeOf(blue, silver));
    expect(eventsOf(played, 'bargained')).toMatchObject([{ own: blue, fair: silver, won }]);
    expect(fairOf(played.state).offers[1]).toEqual(['o_spawn1']);
    if (!won) {
      expect(played.state.active).toBe(fairSeat);
      return;
    }
    expect(harrow.pending(played.state)).toEqual({ kind: 'decision', seat: fairSeat });
    const guessing = play(played.state, 'arrow e').state;
    expect(legalTexts(guessing, 'done')).toEqual(['done']);
    expect(legalTexts(guessing, 'guess')).toHaveLength(37);
  });

  test('HC-FAIR-44 after a find later nests of the same clean-up are about the next item', () => {
    const s = visiting(
      { nests: { '0,0': 'o_spawn1', '1,0': 'o_move1' } },
      { family: { haints: { '0,0': 1, '1,0': 1 }, legend: '0,-2' } },
    );
    const played = play(s, 'end', 'visit 0,0', treeOf(0, 2), 'arrow e', 'guess 3,0', treeOf(0, 2), 'arrow e');
    expect(eventsOf(played, 'arrowPlaced').map(({ item }) => item)).toEqual(['sword', 'crown']);
  });

  test('HC-OQ-46 the cube limit is checked once more after that tree', () => {
    const s = visiting({}, { battlefield: { red: 2, blue: 5, silver: 2 }, tree: { blue: 4 } });
    const played = play(s, 'end', 'tree red=2 blue=9 bog=0 wetlands=0 plains=0 forest=0 silver=2');
    expect(side(played.state, 'family').cubes).toBe(6);
  });

  test('HC-FAIR-41 HC-OQ-48 for Hester: herself, or an infected haint she has moved there in this turn', () => {
    const hers = (more: object, fair: object) =>
      table({
        mode: 'fair4',
        active: 'hester',
        turn: 5,
        family: { haints: { '1,0': 1 }, legend: '0,-2' },
        battlefield: { bog: 1 },
        pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: false }],
        hester: { infected: { family: { '1,0': 1 } }, roots: ['3,-1>3,0'], ...more },
        fair: { nests: { '0,0': 'o_move1', '1,0': 'o_spawn1' }, ...fair },
      });
    expect(play(hers({}, {}), 'end').state.active).toBe(fairSeat);
    expect(fairOf(play(hers({ hex: '0,0' }, {}), 'end').state).offers[hesterSeat]).toEqual(['o_move1']);
    expect(fairOf(play(hers({}, { crept: ['1,0'] }), 'end').state).offers[hesterSeat]).toEqual(['o_spawn1']);
  });

  test('HC-FAIR-41 what she moves is remembered until her turn ends', () => {
    const s = table({
      mode: 'fair4',
      active: 'hester',
      turn: 5,
      map: 'a',
      family: { haints: { '1,0': 1 }, legend: '0,-2' },
      battlefield: { bog: 2 },
      pending: [{ frame: 'creep', seat: 'hester' }],
      hester: { infected: { family: { '1,0': 1 } }, roots: ['3,-1>3,0'] },
      fair: { nests: { '0,1': 'o_move1' } },
    });
    const { state } = play(s, 'creep haint 1,0 0,1 terrain');
    expect(fairOf(state).crept).toEqual([hex('0,1')]);
  });
});

/** The seat may use the offer. */
function offered(offer: string, taker: 'family' | 'hester', more = {}): HarrowState {
  const isHester = taker === 'hester';
  return table({
    mode: isHester ? 'fair4' : 'fair3',
    active: taker,
    turn: isHester ? 5 : 4,
    protectors: { haints: { '0,1': 1 }, legend: '0,2' },
    family: { haints: { '0,-1': 2 }, legend: '0,-2', hand: [] },
    ...(isHester && {
      pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: false }],
      hester: { hex: '3,-3', infected: { family: { '0,-1': 1 } }, hand: [], roots: ['3,-1>3,0'] },
    }),
    fair: { offers: { [taker]: [offer] } },
    ...more,
  });
}

describe('offers', () => {
  test('HC-OFR-1 a card, for Hester the only one she draws', () => {
    const { state } = play(offered('o_draw_card', 'hester'), 'offer o_draw_card');
    expect(state.hester?.hand).toHaveLength(1);
    const s = table({ active: 'family', turn: 4, family: { hand: [] }, fair: { offers: { family: ['o_draw_card'] } } });
    expect(side(play(s, 'offer o_draw_card').state, 'family').hand).toHaveLength(1);
  });

  test('HC-OFR-2 nothing', () => {
    for (const taker of ['family', 'hester'] as const) {
      const s = offered('o_nothing', taker);
      const { state, events } = play(s, 'offer o_nothing');
      expect(events.map(({ type }) => type)).toEqual(['offerUsed']);
      expect(state.flow).toEqual(s.flow);
    }
  });

  test('HC-OFR-3 an enemy haint, for Hester an infected one, to an adjacent legal hex', () => {
    const family = play(offered('o_move_enemy_haint', 'family'), 'offer o_move_enemy_haint').state;
    expect(new Set(legalTexts(family, 'shift').map((text) => text.split(' ')[2]))).toEqual(new Set(['0,1']));
    expect(haintsAt(play(family, 'shift haint 0,1 1,1').state, 'protectors', '1,1')).toBe(1);
    const hester = play(offered('o_move_enemy_haint', 'hester'), 'offer o_move_enemy_haint').state;
    expect(new Set(legalTexts(hester, 'shift').map((text) => text.split(' ')[2]))).toEqual(new Set(['0,-1']));
    expect(play(hester, 'shift infected 0,-1 1,-1').state.hester?.infected[1][hex('1,-1')]).toBe(1);
  });

  test('HC-OFR-4 any haint, for Hester nothing', () => {
    const family = play(offered('o_move_any_haint', 'family'), 'offer o_move_any_haint').state;
    expect(new Set(legalTexts(family, 'shift').map((text) => text.split(' ')[2]))).toEqual(new Set(['0,1', '0,-1']));
    expect(play(offered('o_move_any_haint', 'hester'), 'offer o_move_any_haint').state.flow).toHaveLength(1);
  });

  test('HC-OFR-5 one SPAWN, which costs Hester no cube', () => {
    const family = play(offered('o_spawn1', 'family'), 'offer o_spawn1', 'spawn 0,-2').state;
    expect(haintsAt(family, 'family', '0,-2')).toBe(1);
    const hester = play(offered('o_spawn1', 'hester'), 'offer o_spawn1').state;
    expect(legalTexts(hester, 'put')).toEqual(['put haint 0,2', 'put haint 0,-2']);
    expect(haintsAt(play(hester, 'put haint 0,2').state, 'protectors', '0,2')).toBe(1);
  });

  test('HC-OFR-6 two SPAWN, for Hester with two cubes in any order', () => {
    const family = play(offered('o_spawn2', 'family'), 'offer o_spawn2', 'spawn 0,-2', 'spawn 0,-2').state;
    expect(haintsAt(family, 'family', '0,-2')).toBe(2);
    const steps = ['offer o_spawn2', 'choose bog', 'put haint 0,2', 'choose forest', 'put haint 0,-2'];
    const { state } = play(offered('o_spawn2', 'hester'), ...steps);
    expect(state.hester?.cubes).toEqual([1, 0, 0, 1]);
    expect(state.flow).toHaveLength(1);
  });

  test('HC-OFR-7 two MOVE, for Hester two cubes', () => {
    const { state } = play(
      offered('o_move2', 'family'),
      'offer o_move2',
      'move 0,-1 0,0 haint=1',
      'move 0,0 1,0 haint=1',
    );
    expect(haintsAt(state, 'family', '1,0')).toBe(1);
    const hester = play(offered('o_move2', 'hester'), 'offer o_move2', 'choose bog', 'choose bog').state;
    expect(hester.hester?.cubes[0]).toBe(2);
  });

  test('HC-OFR-8 two STRENGTHEN, for Hester two cubes', () => {
    const before = offered('o_strengthen2', 'family');
    const { state } = play(before, 'offer o_strengthen2', 'strengthen', 'strengthen');
    expect(side(state, 'family').cubes).toBe(side(before, 'family').cubes + 2);
    const hester = play(offered('o_strengthen2', 'hester'), 'offer o_strengthen2', 'choose bog', 'choose plains').state;
    expect(hester.hester?.cubes).toEqual([1, 0, 1, 0]);
  });

  test('HC-OFR-9 one MOVE, for Hester a step of an infected haint', () => {
    const { state } = play(offered('o_move1', 'family'), 'offer o_move1', 'move 0,-1 0,0 haint=1');
    expect(haintsAt(state, 'family', '0,0')).toBe(1);
    const hester = play(offered('o_move1', 'hester'), 'offer o_move1', 'shift infected 0,-1 0,0').state;
    expect(hester.hester?.infected[1][hex('0,0')]).toBe(1);
  });

  test('HC-OFR-10 one STRENGTHEN, for Hester a step of an infected haint', () => {
    const before = offered('o_strengthen1', 'family');
    expect(side(play(before, 'offer o_strengthen1', 'strengthen').state, 'family').cubes).toBe(
      side(before, 'family').cubes + 1,
    );
    const hester = play(offered('o_strengthen1', 'hester'), 'offer o_strengthen1', 'shift infected 0,-1 0,0').state;
    expect(hester.hester?.infected[1][hex('0,0')]).toBe(1);
  });

  test('HC-OFR-11 two legends of anybody one hex each, Hester too, none of them twice', () => {
    const first = play(offered('o_move_two_legends', 'hester'), 'offer o_move_two_legends', 'shift hester 3,-3 2,-2');
    expect(legalTexts(first.state, 'shift').every((text) => text.startsWith('shift legend'))).toBe(true);
    const { state } = play(first.state, 'shift legend 0,2 0,3');
    expect([state.hester?.hex, side(state, 'protectors').legendHex]).toEqual([hex('2,-2'), hex('0,3')]);
    expect(state.flow).toHaveLength(1);
  });
});
