import { describe, expect, test } from 'vitest';
import { cards, standardDeck } from '../../../../src/engine/games/root/content/cards/cards.ts';
import { cardIds } from '../../../../src/engine/games/root/state/cards.ts';
import { itemIndex } from '../../../../src/engine/games/root/state/items.ts';
import { can, legal, play, playAll, toDecide, winners } from '../play.ts';
import { birdsong, daylight, handOf, ownOf, points, scene, sideOf, supporters, there } from '../scene.ts';

const crafting = daylight('mc', 'craft');

describe('the deck', () => {
  test('RT-DATA-4 RT-NO-3 RT-2.1 54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice', () => {
    const deck = standardDeck(4);
    const count = (suit: string) => deck.filter((card) => card !== 'hidden' && cards[card].suit === suit).length;
    expect([deck.length, count('bird'), count('fox'), count('rabbit'), count('mouse')]).toEqual([54, 14, 14, 13, 13]);
    const kinds = cardIds.map((card) => [cards[card].kind, cards[card].copies] as const);
    const copies = (kind: string) => kinds.reduce((sum, [each, n]) => sum + (each === kind ? n : 0), 0);
    expect(['item', 'ambush', 'dominance', 'effect', 'favor'].map(copies)).toEqual([20, 5, 4, 22, 3]);
    for (const card of cardIds) expect(card.startsWith(cards[card].suit[0])).toBe(true);
  });

  test('RT-2.1.5 RT-PE-13 ambush and dominance cards have no cost and are never crafted', () => {
    const s = scene({
      ...crafting,
      mc: { workshops: { c5: 1, c8: 1, c9: 1 }, hand: ['f_ambush', 'b_dominance', 'm_codebreakers'] },
    });
    expect(legal(s, 'craft')).toEqual(['craft m_codebreakers']);
  });
});

describe('crafting', () => {
  test('RT-TV-40 RT-4.1.1-1 RT-4.1.1-2 RT-4.1.1-3 RT-4.1.2-1 RT-4.1.2-2 RT-3.2.2 RT-PE-14 RT-6.2.1 an item for activated workshops', () => {
    const s = scene({ ...crafting, mc: { workshops: { c12: 1 }, hand: ['f_anvil', 'm_crossbow'] } });
    const made = play(s, 'craft f_anvil');
    expect([
      points(made, 'mc'),
      sideOf(made, 'mc').crafted[itemIndex('hammer')],
      made.supply[itemIndex('hammer')],
    ]).toEqual([2, 1, 0]);
    expect([made.discard, made.activated]).toEqual([['f_anvil'], [1, 0, 0]]);
    expect(can(made, 'craft m_crossbow')).toBe(false);
  });

  test('RT-TV-41 RT-4.1.2-3 an item that is not there cannot be crafted', () => {
    const s = scene({ ...crafting, mc: { workshops: { c12: 1 }, hand: ['f_anvil'] }, ed: { crafted: ['hammer'] } });
    expect(legal(s, 'craft')).toEqual([]);
  });

  test('RT-TV-42 one workshop is one fox', () => {
    const s = scene({ ...crafting, mc: { workshops: { c12: 1 }, hand: ['f_foxfolk_steel'] } });
    expect(legal(s, 'craft')).toEqual([]);
  });

  test('RT-TV-219 RT-OQ-73 pieces of one suit are as good as each other', () => {
    const s = scene({ ...crafting, mc: { workshops: { c8: 2 }, hand: ['f_foxfolk_steel', 'f_anvil', 'm_crossbow'] } });
    expect(points(play(s, 'craft f_foxfolk_steel'), 'mc')).toBe(2);
    expect(legal(play(s, 'craft f_foxfolk_steel'), 'craft')).toEqual([]);
    expect(points(play(s, 'craft f_anvil', 'craft m_crossbow'), 'mc')).toBe(3);
  });

  test('RT-TV-43 RT-7.2.3 RT-7.8.1 RT-OQ-13 items are worth one to the Eyrie, unless Builder leads', () => {
    const s = (leader: string) =>
      scene({ ...daylight('ed', 'craft'), ed: { roosts: ['c3', 'c10'], leader, hand: ['r_bake_sale', 'r_cobbler'] } });
    expect(points(play(s('commander'), 'craft r_bake_sale'), 'ed')).toBe(1);
    expect(points(play(s('builder'), 'craft r_bake_sale'), 'ed')).toBe(3);
    expect(points(play(s('commander'), 'craft r_cobbler'), 'ed')).toBe(0);
  });

  test('RT-TV-45 RT-4.1.4 RT-OQ-72 the same card cannot be crafted twice; two players may have one each', () => {
    const s = scene({ ...crafting, mc: { workshops: { c5: 2 }, effects: ['r_cobbler'], hand: ['r_cobbler'] } });
    expect(legal(s, 'craft')).toEqual([]);
    const other = scene({
      ...crafting,
      mc: { workshops: { c5: 2 }, hand: ['r_cobbler'] },
      ed: { effects: ['r_cobbler'] },
    });
    expect(legal(other, 'craft')).toEqual(['craft r_cobbler']);
  });

  test('RT-4.1.3 RT-G.1.7 a persistent card stays in the play area', () => {
    const made = play(
      scene({ ...crafting, mc: { workshops: { c9: 1 }, hand: ['m_codebreakers'] } }),
      'craft m_codebreakers',
    );
    expect([sideOf(made, 'mc').effects, made.discard]).toEqual([['m_codebreakers'], []]);
  });

  test('RT-TV-220 an item that has left the supply does not come back', () => {
    const s = scene({
      ...daylight('ed', 'craft'),
      ed: { roosts: ['c8'], hand: ['b_crossbow'] },
      vb: { items: ['boot', 'torch', 'tea', 'sword', 'crossbow'] },
    });
    expect(s.supply[itemIndex('crossbow')]).toBe(0);
    expect(legal(s, 'craft')).toEqual([]);
  });

  test('RT-TV-221 RT-4.1.1-4 question marks are any suit', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c1', 'c5', 'c7', 'c9'], hand: ['b_royal_claim', 'm_sword'] },
    });
    expect(legal(s, 'craft')).toEqual(['craft b_royal_claim']);
    expect(play(s, 'craft b_royal_claim').activated).toEqual([1, 1, 2]);
    const more = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c1', 'c5', 'c7', 'c8', 'c9'], hand: ['b_royal_claim'] },
    });
    expect(legal(more, 'craft')).toContain('craft b_royal_claim with fox fox mouse rabbit');
    expect(legal(more, 'craft')).toHaveLength(3);
  });
});

describe('persistent cards, each at its time', () => {
  const taxed = (told = {}) =>
    scene({
      ...crafting,
      mc: { warriors: { c5: 1, c9: 1 }, workshops: { c5: 1, c8: 1, c9: 1 }, hand: ['f_tax_collector'], ...told },
    });

  test('RT-TV-210 RT-PE-5 RT-OQ-71 RT-TL-6 Tax Collector at once, once in a turn', () => {
    const s = play(taxed(), 'craft f_tax_collector', 'use f_tax_collector c5');
    expect(there(s, 'mc', 'warrior', 'c5')).toBe(0);
    expect(sideOf(s, 'mc').hand).toHaveLength(1);
    expect(s.activated).toEqual([1, 1, 1]);
    expect(legal(s, 'use')).toEqual([]);
  });

  test('RT-TV-211 RT-OQ-70 her own Tax Collector’s warrior can be saved', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { keep: 'c4', warriors: { c9: 1 }, effects: ['f_tax_collector'], hand: ['m_sword'] },
    });
    const asked = play(s, 'use f_tax_collector c9');
    expect(sideOf(asked, 'mc').hand).toHaveLength(2);
    expect(there(play(asked, 'hospital m_sword'), 'mc', 'warrior', 'c4')).toBe(1);
    const empty = scene({
      ...daylight('mc'),
      players: ['mc', 'ed'],
      mc: { warriors: { c9: 1 }, effects: ['f_tax_collector'] },
    });
    empty.discard = [];
    empty.deck = [];
    expect(can(empty, 'use f_tax_collector c9')).toBe(true);
  });

  test('RT-TV-212 RT-PE-4 RT-PE-7 RT-TL-5 RT-TL-7 crafted today: no battle by Command Warren, a move by Cobbler', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c3', 'c5'], warriors: { c1: 1 }, officers: 1, hand: ['r_command_warren', 'r_cobbler'] },
      ed: { warriors: { c1: 1 } },
    });
    const warren = play(s, 'craft r_command_warren', 'done');
    expect([warren.phase, warren.step]).toEqual(['evening', 'operate']);
    const cobbler = play(s, 'craft r_cobbler', 'done');
    // The tie in c1 is the Eyrie's, and no neighbour is ruled: nothing can move.
    expect([cobbler.phase, cobbler.step]).toEqual(['evening', 'operate']);
    const alone = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c3', 'c5'], warriors: { c1: 1 }, officers: 1, hand: ['r_cobbler', 'm_sword'] },
    });
    const moving = play(alone, 'craft r_cobbler', 'done');
    expect([moving.step, can(moving, 'move c1 c9 1')]).toEqual(['start', true]);
    expect(play(moving, 'move c1 c9 1').step).toBe('operate');
    expect(play(moving, 'done').step).toBe('operate');
  });

  test('RT-PE-4 RT-OQ-69 Command Warren: a battle at the start of Daylight that costs nothing', () => {
    const s = scene({
      ...daylight('mc', 'start'),
      mc: { warriors: { c1: 2 }, effects: ['r_command_warren'] },
      ed: { warriors: { c1: 2 } },
    });
    expect(legal(s)).toEqual(['battle c1 ed', 'done']);
    const fought = play(s, 'battle c1 ed', 'roll 1 0');
    expect([fought.step, ownOf(fought, 'mc', 'actions')]).toEqual(['act', 0]);
    const eyrie = scene({
      ...daylight('ed', 'start'),
      ed: { warriors: { c1: 2 }, effects: ['r_command_warren'] },
      mc: { warriors: { c1: 2 } },
    });
    expect(ownOf(play(eyrie, 'battle c1 mc', 'roll 0 0'), 'ed', 'resolved')).toEqual([]);
  });

  test('RT-TV-213 RT-PE-1 RT-TL-3 RT-TL-20 RT-OQ-65 RT-OQ-88 Better Burrow Bank comes before emergency orders', () => {
    const s = scene({ ...birdsong('ed', 'start'), ed: { roosts: ['c3'], effects: ['r_better_burrow_bank'] } });
    expect(legal(s)).toEqual([
      'use r_better_burrow_bank mc',
      'use r_better_burrow_bank wa',
      'use r_better_burrow_bank vb',
      'done',
    ]);
    const drawn = play(s, 'use r_better_burrow_bank mc');
    expect([sideOf(drawn, 'ed').hand.length, sideOf(drawn, 'mc').hand.length, drawn.step]).toEqual([1, 1, 'decree']);
    expect(legal(drawn).every((text) => text.startsWith('decree'))).toBe(true);
    // Declined: the emergency card is drawn instead.
    expect(sideOf(play(s, 'done'), 'mc').hand).toHaveLength(0);
    expect(sideOf(play(s, 'done'), 'ed').hand).toHaveLength(1);
  });

  const robber = (told = {}, wa = {}) =>
    scene({
      ...birdsong('mc', 'open'),
      mc: { effects: ['f_stand_and_deliver'], ...told },
      wa: { hand: ['m_sword'], ...wa },
    });

  test('RT-TV-214 RT-PE-2 RT-OQ-66 Stand and Deliver! takes from a hand, not from supporters', () => {
    const s = robber({}, { supporters: ['f_anvil', 'r_cobbler', 'm_favor', 'b_sappers'] });
    expect(legal(s)).toEqual(['use f_stand_and_deliver wa', 'done']);
    const taken = play(s, 'use f_stand_and_deliver wa');
    expect([handOf(taken, 'mc'), points(taken, 'wa'), supporters(taken).length]).toEqual([['m_sword'], 1, 4]);
    expect(taken.phase).toBe('daylight');
  });

  test('RT-TV-215 who is robbed may win by it', () => {
    expect(winners(play(robber({}, { points: 29 }), 'use f_stand_and_deliver wa'))).toEqual(['wa']);
  });

  test('RT-TV-216 RT-PE-3 RT-TL-4 RT-OQ-67 Royal Claim counts clearings when it is used', () => {
    const warriors = { c1: 1, c2: 1, c3: 1, c4: 1, c5: 1, c6: 1, c7: 1 };
    const s = scene({ ...birdsong('mc', 'close'), mc: { warriors, effects: ['b_royal_claim'] } });
    const claimed = play(s, 'use b_royal_claim');
    expect([points(claimed, 'mc'), claimed.discard, sideOf(claimed, 'mc').effects]).toEqual([7, ['b_royal_claim'], []]);
    const none = scene({ ...birdsong('mc', 'close'), mc: { effects: ['b_royal_claim'] } });
    expect(points(play(none, 'use b_royal_claim'), 'mc')).toBe(0);
    const before = scene({ ...birdsong('mc', 'open'), mc: { sawmills: { c1: 1 }, effects: ['b_royal_claim'] } });
    expect(there(before, 'mc', 'wood', 'c1')).toBe(0);
    expect(play(before, 'done').step).toBe('close');
  });

  test('RT-PE-6 RT-OQ-143 Codebreakers show a hand to one player', () => {
    const s = scene({ ...daylight('mc'), mc: { effects: ['m_codebreakers'] }, ed: { hand: ['f_anvil'] } });
    const { events, state } = playAll(s, 'use m_codebreakers ed');
    expect(events).toContainEqual({ type: 'shown', seat: 1, to: 0, cards: ['f_anvil'] });
    expect(legal(state, 'use')).toEqual([]);
  });
});

describe('favors', () => {
  test('RT-TV-217 RT-PE-12 RT-OQ-74 RT-OQ-76 RT-OQ-57 RT-1.1.3-2 Favor of the Rabbits takes everything of the enemies', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c3', 'c5', 'c10'], hand: ['r_favor'] },
      mc: {
        hand: ['r_cobbler'],
        keep: 'c4',
        sawmills: { c4: 1 },
        wood: { c4: 2 },
        warriors: { c4: 1, c5: 2, c10: 1 },
        workshops: { c5: 1 },
      },
      ed: { roosts: ['c3'], warriors: { c3: 6 } },
      vb: { at: 'c10', items: ['boot', 'torch', 'tea', 'sword'] },
    });
    const cut = play(s, 'craft r_favor');
    expect(points(cut, 'wa')).toBe(6);
    expect([toDecide(cut), cut.discard]).toEqual(['vb', []]);
    const done = play(cut, 'damage boot', 'damage torch', 'damage tea');
    expect(['c4', 'c5', 'c10'].map((at) => there(done, 'mc', 'warrior', at))).toEqual([0, 0, 0]);
    expect([there(done, 'ed', 'roost', 'c3'), there(done, 'wa', 'sympathy', 'c5'), sideOf(done, 'vb').pawn]).toEqual([
      0, 1, 9,
    ]);
    expect([done.discard, handOf(done, 'mc')]).toEqual([['r_favor'], ['r_cobbler']]);
  });

  test('RT-TV-218 RT-OQ-101 RT-8.2.6-2 three tokens, three payments', () => {
    const s = scene({
      ...crafting,
      mc: { workshops: { c7: 1, c9: 2 }, hand: ['m_favor', 'm_sword', 'b_sappers', 'f_anvil'] },
      wa: { sympathy: ['c2', 'c7', 'c9'], supporters: ['f_travel_gear', 'f_root_tea', 'r_cobbler'] },
    });
    const asked = play(s, 'craft m_favor');
    expect([points(asked, 'mc'), legal(asked)]).toEqual([3, ['outrage m_sword', 'outrage b_sappers']]);
    const { state, events } = playAll(asked, 'outrage m_sword');
    expect(events).toContainEqual({ type: 'shown', seat: 0, to: 2, cards: ['f_anvil'] });
    expect(supporters(state)).toHaveLength(5);
    expect([handOf(state, 'mc'), state.discard.length]).toEqual([['f_anvil'], 2]);
  });

  test('RT-TV-65 RT-OQ-15 RT-OQ-147 one card saves the group of one clearing', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c1', 'c8', 'c12'], hand: ['f_favor'] },
      mc: { keep: 'c2', warriors: { c8: 2, c12: 1 }, hand: ['f_anvil'] },
    });
    const cut = play(s, 'craft f_favor');
    expect([toDecide(cut), legal(cut)]).toEqual(['mc', ['resolve hospital c8', 'resolve hospital c12']]);
    const saved = play(cut, 'resolve hospital c8', 'hospital f_anvil');
    expect([there(saved, 'mc', 'warrior', 'c2'), toDecide(saved)]).toEqual([2, 'vb']);
  });
});

describe('cards in general', () => {
  test('RT-TV-332 RT-2.1.2 RT-OQ-64 RT-G.1.3 the discard pile is shuffled when a card is wanted', () => {
    // Three recruiters: two cards.
    const drawing = scene({ ...daylight('mc'), mc: { recruiters: { c5: 2, c9: 1 }, actions: 3, hand: ['m_sword'] } });
    const all = [...drawing.deck];
    drawing.deck = all.splice(0, 1);
    drawing.discard = all.splice(0, 10);
    drawing.sides[1].hand = all;
    const drawn = play(drawing, 'done');
    expect([drawn.deck.length, drawn.discard.length, sideOf(drawn, 'mc').hand.length]).toEqual([9, 0, 3]);
  });

  test('RT-TV-333 RT-OQ-4 with nothing to draw the turn goes on', () => {
    const s = scene({ ...daylight('mc'), mc: { recruiters: { c5: 2, c9: 1 }, hand: ['m_sword'] } });
    s.sides[1].hand = s.deck;
    s.deck = [];
    const passed = play(s, 'done');
    expect([sideOf(passed, 'mc').hand.length, toDecide(passed)]).toEqual([1, 'ed']);
  });

  test('RT-2.1.1-1 RT-2.1.1.I RT-2.1.1.II birds are wild, and nothing else is a bird', () => {
    const s = scene({ ...daylight('mc'), mc: { sawmills: { c1: 1 }, hand: ['f_anvil', 'b_sappers', 'm_sword'] } });
    expect(legal(s, 'overwork')).toEqual(['overwork c1 f_anvil', 'overwork c1 b_sappers']);
    expect(legal(s, 'extra')).toEqual(['extra b_sappers']);
    const culprit = scene({
      ...daylight('mc'),
      mc: { warriors: { c1: 1 }, hand: ['b_sappers', 'f_anvil'] },
      wa: { sympathy: ['c9'] },
    });
    // A bird is a mouse when a mouse has to be paid.
    expect(supporters(play(culprit, 'march', 'move c1 c9 1'))).toEqual(['b_sappers']);
  });

  test('RT-2.1.3 RT-G.1.16 RT-G.1.20 RT-1.2.2 what is spent lies on the discard pile for all to see', () => {
    const s = play(scene({ ...daylight('mc'), mc: { sawmills: { c1: 1 }, hand: ['f_anvil'] } }), 'overwork c1 f_anvil');
    expect(s.discard).toEqual(['f_anvil']);
  });

  test('RT-TV-334 RT-OQ-132 the hand limit is looked at in the own Evening alone', () => {
    const s = scene({
      ...daylight('vb'),
      vb: { at: 'c1', items: ['boot', 'torch'], hand: ['f_anvil', 'f_root_tea'] },
      mc: { warriors: { c1: 1 }, hand: ['m_sword', 'm_favor', 'r_favor', 'r_cobbler', 'b_sappers'] },
    });
    const aided = play(s, 'aid mc f_anvil with boot', 'aid mc f_root_tea with torch');
    expect(sideOf(aided, 'mc').hand).toHaveLength(7);
    const own = scene({ ...daylight('mc'), mc: { hand: handOf(aided, 'mc'), warriors: { c1: 1 } } });
    const over = play(own, 'done');
    expect([sideOf(over, 'mc').hand.length, over.step, legal(over, 'done')]).toEqual([8, 'discard', []]);
    const [a, b, c] = legal(over, 'discard');
    expect(toDecide(play(over, a, b, c))).not.toBe('mc');
  });
});
