import { describe, expect, test } from 'vitest';
import { offerIds } from '../../../../src/engine/games/harrow/state/fair.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { bare, fairOf, nestsOf, table } from './table.ts';

describe('nests', () => {
  test('HC-FAIR-15 one nest and one quest a turn, any number of cards', () => {
    const s = table({
      battlefield: { silver: 6 },
      fair: {
        ready: ['o_move1'],
        quests: ['q_on_edge', 'q_one_from_edge'],
        hand: ['f_glint', 'f_drift'],
        nests: bare('3,0', '-3,0', '0,3', '0,-3', '2,0', '-2,0', '2,-2'),
      },
    });
    expect(legalTexts(s, 'quest')).toEqual(['quest q_on_edge']);
    const { state } = play(s, 'charm f_glint', 'nest -2,2 o_move1', 'quest q_on_edge', 'choose guess', 'guess 1,0');
    expect(legalTexts(state, 'quest')).toEqual([]);
    expect(legalTexts(state, 'nest')).toEqual([]);
    expect(legalTexts(state, 'charm')).toEqual(['charm f_drift']);
  });

  test('HC-FAIR-16 on any hex without units, fire and nest', () => {
    const s = table({
      mode: 'fair4',
      hester: { hex: '1,0', flames: { '2,0': 2 }, squares: { family: ['fire'] }, actions: 2 },
      townsfolk: ['3,-1'],
      fair: { ready: ['o_move1'], nests: { '0,0': 'o_spawn1' } },
    });
    const hexes = legalTexts(s, 'nest').map((text) => text.split(' ')[1]);
    for (const taken of ['0,2', '0,-2', '1,0', '2,0', '0,0']) expect(hexes).not.toContain(taken);
    expect(hexes).toContain('3,-1');
    expect(hexes).toHaveLength(37 - 5);
  });

  test('HC-FAIR-17 without a nest one comes back from the map, and its offer goes into the bag', () => {
    const names = ['3,0', '-3,0', '0,3', '0,-3', '2,0', '-2,0', '2,-2'];
    const s = table({ fair: { ready: [], nests: { ...bare(...names), '0,0': 'o_spawn1' } } });
    expect(legalTexts(s, 'nest')).toEqual([]);
    expect(legalTexts(s, 'recall')).toHaveLength(8);
    const played = play(s, 'recall 0,0');
    expect(eventsOf(played, 'nestRecalled')).toEqual([
      { type: 'nestRecalled', hex: hex('0,0'), nest: true, offer: 'o_spawn1' },
    ]);
    expect(fairOf(played.state).ready).toHaveLength(1);
    expect(Object.keys(nestsOf(played.state))).toHaveLength(7);
    expect(legalTexts(played.state, 'recall')).toEqual([]);
  });

  test('HC-FAIR-17 without an offer only an offer comes back, the nest stays', () => {
    const held = offerIds.filter((offer) => offer !== 'o_spawn1');
    const s = table({ fair: { ready: [], nests: { '0,0': 'o_spawn1', '1,0': 'none' }, offers: { family: held } } });
    expect(legalTexts(s, 'recall')).toEqual(['recall 0,0']);
    const { state } = play(s, 'recall 0,0');
    expect([nestsOf(state), fairOf(state).ready]).toEqual([{ '0,0': 'none', '1,0': 'none' }, ['o_spawn1']]);
  });

  test('HC-FAIR-18 HC-EX-84 with a search cube on the field of its terrain a nest brings one, on another none', () => {
    const s = table({ map: 'a', fair: { ready: ['o_move1'], fields: ['plains'] } });
    expect(fairOf(play(s, 'nest 1,-3 o_move1').state).cubes).toBe(1);
    expect(fairOf(play(s, 'nest 1,-2 o_move1').state).cubes).toBe(0);
    expect(fairOf(play(s, 'nest 0,0 o_move1').state).cubes).toBe(0);
  });

  test('HC-FAIR-22 in clean-up at most six search cubes stay, and cards, quests and nests are drawn up to three', () => {
    const s = table({ battlefield: { silver: 8 }, fair: { ready: ['o_move1'], hand: ['f_glint'] } });
    const fair = fairOf(play(s, 'nest 0,0 o_move1', 'end').state);
    expect([fair.cubes, fair.hand.length, fair.quests.length, fair.ready.length]).toEqual([6, 3, 3, 3]);
    expect(fair.nestsLeft).toBe(4);
  });

  test('HC-FAIR-22 an empty draw pile is rebuilt at once from its discards', () => {
    const all = ['f_where_oh_where', 'f_calming', 'f_catch_breath', 'f_drift', 'f_swap', 'f_second_nest'];
    const more = ['f_fresh_offer', 'f_bait', 'f_omen', 'f_glint', 'f_true_north', 'f_whisper', 'f_thorn'];
    const s = table({ fair: { hand: ['f_thorn'], deck: [], discard: [...all, ...more.slice(0, 6)] } });
    const { hand, deck, discard } = fairOf(play(s, 'end').state);
    expect([hand.length, deck.length, discard.length]).toEqual([3, 10, 0]);
    const last = table({
      fair: { hand: ['f_thorn'], deck: all.slice(0, 2), discard: [...all.slice(2), ...more.slice(0, 6)] },
    });
    const drawn = fairOf(play(last, 'end').state);
    expect([drawn.hand.length, drawn.deck.length, drawn.discard.length]).toEqual([3, 10, 0]);
  });
});

describe('quests', () => {
  const nests = { ...bare('3,0', '-3,0', '0,3'), '0,-3': 'o_spawn1' };

  test('HC-FAIR-19 four nests on the map, with or without offers; then an arrow or a guess', () => {
    const three = table({ fair: { quests: ['q_on_edge'], nests: bare('3,0', '-3,0', '0,3') } });
    expect(legalTexts(three, 'quest')).toEqual([]);
    const played = play(table({ fair: { quests: ['q_on_edge'], nests } }), 'quest q_on_edge');
    expect(legalTexts(played.state)).toEqual(['choose guess', 'put arrow 0,-3']);
    const [{ nests: shown }] = eventsOf(played, 'questDone');
    expect([...shown].sort()).toEqual(['3,0', '-3,0', '0,3', '0,-3'].map(hex).sort());
    expect(fairOf(played.state).questDiscard).toEqual(['q_on_edge']);
  });

  test('HC-FAIR-20 the arrow is for a nest of the quest with an offer, which goes back into the bag', () => {
    const s = table({ fair: { quests: ['q_on_edge'], nests: { ...nests, '0,0': 'o_spawn2' } } });
    const open = play(s, 'quest q_on_edge').state;
    expect(legalTexts(open)).toEqual(['choose guess', 'put arrow 0,-3']);
    const { state } = play(open, 'put arrow 0,-3');
    expect(nestsOf(state)['0,-3']).toBe('none');
    expect(fairOf(state).bag).toContain('o_spawn1');
    expect(legalTexts(state)).toEqual(['e', 'w', 'se', 'nw', 'sw', 'ne'].map((way) => `arrow ${way}`));
  });

  test('HC-FAIR-19 without an offer on any of them there is only the guess', () => {
    const s = table({ fair: { quests: ['q_on_edge'], nests: bare('3,0', '-3,0', '0,3', '0,-3') } });
    expect(legalTexts(play(s, 'quest q_on_edge').state)).toEqual(['choose guess']);
  });
});

test('HC-FAIR-21 a card costs search cubes from the battleground, and is discarded', () => {
  const s = table({
    battlefield: { silver: 2 },
    fair: { hand: ['f_glint', 'f_true_north'], nests: { '0,0': 'o_spawn1' } },
  });
  expect(legalTexts(s, 'charm')).toEqual(['charm f_glint']);
  const { state } = play(s, 'charm f_glint');
  expect(fairOf(state).cubes).toBe(2 - 1 + 2);
  expect(fairOf(state).discard).toEqual(['f_glint']);
  expect(legalTexts(state, 'charm')).toEqual(['charm f_true_north']);
});
