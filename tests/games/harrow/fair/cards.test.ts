import { describe, expect, test } from 'vitest';
import { fairCards } from '../../../../src/engine/games/harrow/content/fair/cards.ts';
import { quests } from '../../../../src/engine/games/harrow/content/fair/quests.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairCardIds, questIds } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { hex } from '../position.ts';
import { bare, fairOf, isThere, nestsOf, table } from './table.ts';

/** The Fair Folk hold the card, and search cubes for it. */
function holding(card: string, fair = {}, more = {}): HarrowState {
  return table({ battlefield: { red: 3, blue: 1, silver: 5 }, fair: { hand: [card], ...fair }, ...more });
}

test('HC-GAP-8 HC-FFC-1 thirteen cards, each with its price of search cubes', () => {
  expect(Object.keys(fairCards)).toEqual([...fairCardIds]);
  for (const id of fairCardIds) {
    expect(fairCards[id].id).toBe(id);
    expect(fairCards[id].cost).toBeGreaterThanOrEqual(1);
    expect(fairCards[id].cost).toBeLessThanOrEqual(4);
  }
  expect(Object.keys(quests)).toEqual([...questIds]);
});

test('HC-FFC-2 the lantern holder puts an X token in the part of an arrow where the item is not', () => {
  const s = holding('f_where_oh_where', { arrows: ['0,0>e', '0,0>nw turned'] });
  const open = play(s, 'charm f_where_oh_where').state;
  expect(legalTexts(open)).toEqual(['choose arrow_1', 'choose arrow_2']);
  const asked = play(open, 'choose arrow_1').state;
  expect(harrow.pending(asked)).toEqual({ kind: 'decision', seat: asked.lantern });
  const hexes = legalTexts(asked, 'put').map((text) => text.split(' ')[2]);
  expect(hexes).not.toContain('3,0');
  expect(hexes.map(hex).every((at) => at >= hex('0,-3'))).toBe(true);
  const { state } = play(asked, 'put cross 1,0');
  expect(isThere(state, '1,0')).toBe(true);
  expect(harrow.pending(state)).toEqual({ kind: 'decision', seat: fairSeat });
  expect(legalTexts(holding('f_where_oh_where'), 'charm')).toEqual([]);
  // One hex is left in its part: there is nothing to ask
  const narrow = holding('f_where_oh_where', { arrows: ['3,0>e'], crosses: ['3,-1', '3,-2', '3,-3'] });
  expect(legalTexts(narrow, 'charm')).toEqual([]);
});

test('HC-FFC-3 up to two cubes of each opponent, one after the other', () => {
  const s = holding('f_calming', {}, { mode: 'fair4', battlefield: { red: 3, blue: 1, bog: 2, plains: 1, silver: 2 } });
  const { state } = play(s, 'charm f_calming', 'choose red', 'choose red', 'choose blue', 'choose bog');
  expect(legalTexts(state)).toEqual(['choose bog', 'choose plains', 'done']);
  const after = play(state, 'done').state;
  expect([side(after, 'protectors').cubes, side(after, 'family').cubes]).toEqual([1, 0]);
  expect(after.hester?.cubes).toEqual([1, 0, 1, 0]);
  expect(after.flow).toHaveLength(1);
});

describe('HC-FFC-4 a truce', () => {
  const near = {
    protectors: { haints: { '0,0': 2 }, legend: '0,1' },
    family: { haints: { '0,-1': 2 }, legend: '0,-2' },
  };

  test('HC-FFC-4 HC-OQ-47 nobody attacks or infects until every other player has ended a turn', () => {
    const s = holding('f_catch_breath', {}, { ...near, turn: 3, lantern: 'protectors' });
    const { state } = play(s, 'charm f_catch_breath', 'end', 'jar attack');
    expect(fairOf(state).truce).toEqual([0, 1]);
    expect(legalTexts(state, 'attack')).toEqual([]);
    const second = play(state, 'done', 'end', 'end');
    expect(fairOf(second.state).truce).toEqual([0]);
    expect(legalTexts(play(second.state, 'jar attack').state, 'attack')).toEqual([]);
    const third = play(second.state, 'jar attack', 'done', 'end');
    expect(eventsOf(third, 'truceEnded')).toHaveLength(1);
  });

  test('HC-FFC-4 Hester infects nobody', () => {
    const at = (truce: readonly string[]) =>
      table({
        mode: 'fair4',
        active: 'hester',
        turn: 5,
        protectors: { haints: { '0,1': 1 }, legend: '0,3' },
        hester: { roots: ['0,2>0,1'], actions: 2 },
        battlefield: { bog: 2 },
        pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: true }],
        fair: { truce },
      });
    expect(legalTexts(at([]), 'use')).toEqual(['use infect']);
    expect(legalTexts(at(['hester']), 'use')).toEqual([]);
  });

  test('HC-FFC-4 no jar attacks again, and Malachi does not rage', () => {
    const s = table({
      ...near,
      active: 'protectors',
      turn: 4,
      lantern: 'family',
      legends: { protectors: 'malachi' },
      protectors: { ...near.protectors, attacked: true },
      fair: { truce: ['family'] },
    });
    expect(legalTexts(s, 'jar').some((text) => text.endsWith('attack') && text !== 'jar attack')).toBe(false);
    expect(legalTexts(play(s, 'jar legend').state, 'power')).toEqual([]);
  });
});

test('HC-FFC-4 as long as everybody else must still take a turn, there is nothing to begin anew', () => {
  const { state } = play(holding('f_catch_breath', { hand: ['f_catch_breath', 'f_glint'] }), 'charm f_catch_breath');
  const again = holding('f_catch_breath', { truce: ['protectors', 'family'] });
  expect(fairOf(state).truce).toEqual([0, 1]);
  expect(legalTexts(again, 'charm')).toEqual([]);
  expect(legalTexts(holding('f_catch_breath', { truce: ['family'] }), 'charm')).toEqual(['charm f_catch_breath']);
});

describe('HC-GAP-8 cards of our own', () => {
  test('HC-GAP-8 f_drift moves a nest to an adjacent hex', () => {
    const { state } = play(holding('f_drift', { nests: { '0,0': 'o_move1' } }), 'charm f_drift', 'shift nest 0,0 1,0');
    expect(nestsOf(state)).toEqual({ '1,0': 'o_move1' });
    expect(fairOf(state).cubes).toBe(5 - fairCards.f_drift.cost);
  });

  test('HC-GAP-8 f_swap exchanges two nests with what lies on them', () => {
    const s = holding('f_swap', { nests: { '-1,0': 'none', '0,0': 'o_move1', '2,0': 'none' } });
    const open = play(s, 'charm f_swap').state;
    expect(legalTexts(open)).toEqual(['shift nest 0,0 -1,0', 'shift nest 0,0 2,0']);
    expect(nestsOf(play(open, 'shift nest 0,0 2,0').state)).toEqual({
      '-1,0': 'none',
      '0,0': 'none',
      '2,0': 'o_move1',
    });
  });

  test('HC-GAP-8 f_second_nest: one more nest in this turn', () => {
    const s = holding('f_second_nest', { ready: ['o_move1', 'o_move2'] });
    const { state } = play(s, 'nest 0,0 o_move1', 'charm f_second_nest', 'nest 1,0 o_move2');
    expect(Object.keys(nestsOf(state))).toHaveLength(2);
    expect(legalTexts(state, 'nest')).toEqual([]);
  });

  test('HC-GAP-8 f_fresh_offer lays an offer from the bag on a nest', () => {
    const s = holding('f_fresh_offer', { nests: { '0,0': 'o_nothing', '1,0': 'none' } });
    const { state } = play(s, 'charm f_fresh_offer', 'put offer 0,0');
    expect(nestsOf(state)['0,0']).not.toBe('o_nothing');
    expect(fairOf(state).bag).toContain('o_nothing');
  });

  test('HC-GAP-8 f_bait pulls a haint a hex toward a nest', () => {
    const s = holding('f_bait', { nests: { '0,0': 'o_move1' } }, { protectors: { haints: { '0,2': 1 } } });
    const open = play(s, 'charm f_bait').state;
    expect(legalTexts(open, 'shift')).toContain('shift haint 0,2 0,1');
    expect(legalTexts(open, 'shift')).not.toContain('shift haint 0,2 0,3');
    expect(haintsAt(play(open, 'shift haint 0,2 0,1').state, 'protectors', '0,1')).toBe(1);
  });

  test('HC-GAP-8 f_omen changes any quests', () => {
    const s = holding('f_omen', { quests: ['q_on_edge', 'q_cluster', 'q_in_line'] });
    const { state } = play(s, 'charm f_omen', 'choose q_cluster', 'done');
    expect(fairOf(state).quests).toHaveLength(3);
    expect(fairOf(state).questDiscard).toEqual(['q_cluster']);
  });

  test('HC-GAP-8 f_glint brings two search cubes', () => {
    expect(fairOf(play(holding('f_glint'), 'charm f_glint').state).cubes).toBe(5 - fairCards.f_glint.cost + 2);
  });

  test('HC-GAP-8 f_true_north places an arrow for a nest with an offer', () => {
    const s = holding('f_true_north', { nests: { '0,0': 'o_move1', '1,0': 'none' } });
    const open = play(s, 'charm f_true_north').state;
    expect(legalTexts(open)).toEqual(['put arrow 0,0']);
    const { state } = play(open, 'put arrow 0,0', 'arrow w');
    expect(fairOf(state).arrows).toEqual([{ hex: hex('0,0'), way: 'w', turned: true }]);
    expect(nestsOf(state)['0,0']).toBe('none');
  });

  test('HC-GAP-8 f_whisper is a guess', () => {
    const open = play(holding('f_whisper'), 'charm f_whisper').state;
    expect(legalTexts(open)).toHaveLength(37);
    expect(fairOf(play(open, 'guess 3,0').state).found).toBe(1);
  });

  test('HC-GAP-8 f_thorn holds the units of a faction on a hex until its next turn has ended', () => {
    const more = { protectors: { haints: { '0,1': 2 }, legend: '0,1' }, turn: 3, lantern: 'protectors' };
    const s = holding('f_thorn', { nests: bare('0,0') }, more);
    const open = play(s, 'charm f_thorn').state;
    expect(legalTexts(open)).toEqual(['put thorn 0,1']);
    const { state } = play(open, 'put thorn 0,1', 'end');
    expect(fairOf(state).thorns).toEqual([{ hex: hex('0,1'), seat: 0 }]);
    expect(state.active).toBe(1);
  });

  test('HC-GAP-8 f_thorn grows beside any of the nests', () => {
    const s = holding(
      'f_thorn',
      { nests: bare('0,0', '-3,0') },
      { protectors: { haints: { '0,1': 2 }, legend: '0,3' } },
    );
    expect(legalTexts(play(s, 'charm f_thorn').state)).toEqual(['put thorn 0,1']);
  });

  test('HC-GAP-8 f_omen needs a quest to put away, one is enough', () => {
    expect(legalTexts(holding('f_omen', { quests: ['q_on_edge'] }), 'charm')).toEqual(['charm f_omen']);
    expect(legalTexts(holding('f_omen'), 'charm')).toEqual([]);
  });

  test('HC-GAP-8 no unit leaves a thorned hex, whatever moves it', () => {
    const at = (thorns: readonly string[]) =>
      table({
        active: 'protectors',
        turn: 4,
        lantern: 'family',
        protectors: { haints: { '0,1': 2 }, legend: '0,1' },
        pending: [{ frame: 'points', seat: 'protectors', points: { move: 2 }, any: 0 }],
        fair: { nests: bare('0,0'), thorns },
      });
    expect(legalTexts(at([]), 'move').length).toBeGreaterThan(0);
    expect(legalTexts(at(['protectors@0,1']), 'move')).toEqual([]);
    const ended = play(
      table({
        active: 'protectors',
        turn: 4,
        lantern: 'family',
        protectors: { haints: { '0,1': 2 }, legend: '0,1' },
        fair: { thorns: ['protectors@0,1'] },
      }),
      'jar attack',
      'done',
      'end',
    );
    expect(eventsOf(ended, 'thornWithered')).toHaveLength(1);
    expect(fairOf(ended.state).thorns).toEqual([]);
  });
});

test('HC-OQ-53 banish sets search cubes aside, and they come back with the end of the turn', () => {
  const s = table({
    active: 'protectors',
    turn: 4,
    lantern: 'family',
    protectors: { hand: ['t_banish'] },
    battlefield: { silver: 4 },
  });
  const { state } = play(s, 'card t_banish', 'choose silver', 'choose silver', 'done');
  expect(fairOf(state).cubes).toBe(2);
  expect(fairOf(play(state, 'jar attack', 'done', 'end').state).cubes).toBe(4);
});
