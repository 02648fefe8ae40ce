import { describe, expect, test } from 'vitest';
import { alliance } from '../../../../src/engine/games/root/factions/alliance/traits.ts';
import { can, legal, play, playAll, toDecide } from '../play.ts';
import {
  birdsong,
  daylight,
  decree,
  evening,
  handOf,
  ownOf,
  points,
  type Scene,
  scene,
  sideOf,
  supporters,
  there,
} from '../scene.ts';

const rising = (wa: object, more: Scene = {}) => scene({ ...birdsong('wa', 'revolt'), ...more, wa });
const spreading = (wa: object, more: Scene = {}) => scene({ ...birdsong('wa', 'spread'), ...more, wa });
const operating = (wa: object, more: Scene = {}) => scene({ ...evening('wa', 'operate'), ...more, wa });

describe('revolt', () => {
  test('RT-TV-72 RT-8.4.1 RT-8.4.1.I RT-8.4.1.II RT-8.4.1.III-1 RT-8.4.1.III-2 RT-8.4.1.III-3 RT-8.4.1.III-4 RT-9.2.2.I RT-OQ-146', () => {
    const s = rising(
      { sympathy: ['c1', 'c8', 'c12'], supporters: ['f_anvil', 'f_root_tea', 'm_sword'] },
      {
        mc: { warriors: { c12: 3 }, sawmills: { c12: 1 }, wood: { c12: 1 } },
        vb: { at: 'c12', items: ['boot', 'torch', 'tea', 'sword'] },
      },
    );
    const risen = play(s, 'revolt c12 f_anvil f_root_tea');
    expect([points(risen, 'wa'), toDecide(risen), there(risen, 'wa', 'base', 'c12')]).toEqual([2, 'vb', 0]);
    const done = play(risen, 'damage boot', 'damage torch', 'damage tea');
    expect([
      there(done, 'wa', 'base', 'c12'),
      there(done, 'wa', 'warrior', 'c12'),
      ownOf(done, 'wa', 'officers'),
    ]).toEqual([1, 3, 1]);
    expect([there(done, 'mc', 'warrior', 'c12'), done.discard.sort()]).toEqual([0, ['f_anvil', 'f_root_tea']]);
  });

  test('RT-TV-283 RT-OQ-104 too few warriors: first the clearing, then the officer', () => {
    const s = rising({ sympathy: ['c1', 'c8', 'c12'], warriors: { c5: 8 }, supporters: ['f_anvil', 'b_sappers'] });
    const risen = play(s, 'revolt c8 b_sappers f_anvil');
    expect([there(risen, 'wa', 'warrior', 'c8'), ownOf(risen, 'wa', 'officers')]).toEqual([2, 0]);
  });

  test('RT-TV-284 a base that stands cannot be placed again', () => {
    const s = rising({ sympathy: ['c5'], bases: { rabbit: 'c10' }, supporters: ['r_cobbler', 'r_root_tea'] });
    expect(legal(s, 'revolt')).toEqual([]);
  });

  test('RT-OQ-60 RT-TL-30 the slot of a removed building is free; revolts end by declining', () => {
    const s = rising(
      { sympathy: ['c1', 'c9'], supporters: ['f_anvil', 'f_root_tea', 'm_sword', 'm_favor'] },
      { mc: { sawmills: { c1: 1 } } },
    );
    const once = play(s, 'revolt c1 f_anvil f_root_tea');
    expect(there(once, 'wa', 'base', 'c1')).toBe(1);
    expect(legal(once)).toContain('revolt c9 m_favor m_sword');
    expect(play(once, 'done').step).toBe('spread');
    expect(play(once, 'end').phase).toBe('evening');
  });
});

describe('sympathy', () => {
  test('RT-TV-71 RT-8.4.2 RT-8.4.2.I RT-8.4.2.II RT-8.4.2.II.a RT-8.4.2.III the fourth token under martial law', () => {
    const s = spreading(
      { sympathy: ['c1', 'c5', 'c9'], supporters: ['f_anvil', 'f_root_tea', 'b_sappers'] },
      { mc: { warriors: { c12: 3 } } },
    );
    expect(legal(s, 'spread').filter((text) => text.includes(' c12 '))).toEqual([
      'spread c12 b_sappers f_anvil f_root_tea',
    ]);
    const spread = play(s, 'spread c12 b_sappers f_anvil f_root_tea');
    expect([points(spread, 'wa'), there(spread, 'wa', 'sympathy', 'c12')]).toEqual([1, 1]);
  });

  test('RT-TV-280 RT-OQ-105 the first token goes anywhere but to the keep', () => {
    const s = spreading({ supporters: ['f_anvil', 'r_cobbler'] }, { mc: { keep: 'c1' } });
    const places = legal(s, 'spread').map((text) => text.split(' ')[1]);
    expect(places).toEqual(['c3', 'c4', 'c5', 'c6', 'c8', 'c10', 'c12']);
    expect(points(play(s, 'spread c8 f_anvil'), 'wa')).toBe(0);
  });

  test('RT-TV-281 RT-OQ-109 six tokens out, martial law in c11', () => {
    const s = spreading(
      {
        sympathy: ['c1', 'c5', 'c9', 'c4', 'c8', 'c12'],
        bases: { fox: 'c8' },
        supporters: ['m_sword', 'm_favor', 'm_root_tea', 'b_sappers', 'b_armorers'],
      },
      { mc: { warriors: { c11: 3 } } },
    );
    const ways = legal(s, 'spread').filter((text) => text.startsWith('spread c11'));
    expect(ways).toContain('spread c11 b_sappers m_favor m_root_tea m_sword');
    expect(ways).toHaveLength(5);
    expect(points(play(s, ways[0]), 'wa')).toBe(3);
  });

  test('RT-TV-282 RT-OQ-107 two and two are no martial law', () => {
    const s = spreading(
      { sympathy: ['c9'], supporters: ['f_anvil'] },
      { mc: { warriors: { c12: 2 } }, ed: { warriors: { c12: 2 } } },
    );
    expect(legal(s, 'spread')).toContain('spread c12 f_anvil');
  });

  test('RT-8.2.5.I RT-8.2.5.II RT-TL-31 one token to a clearing, next to another', () => {
    const s = spreading({ sympathy: ['c1'], supporters: ['f_anvil', 'm_sword', 'r_cobbler'] });
    expect(legal(s, 'spread')).toEqual(['spread c5 r_cobbler', 'spread c9 m_sword', 'spread c10 r_cobbler']);
    expect(legal(s, 'revolt')).toEqual([]);
  });
});

describe('outrage', () => {
  const marching = (hand: string[], sympathy = ['c9'], wa = {}) =>
    play(scene({ ...daylight('mc'), mc: { warriors: { c1: 3 }, hand }, wa: { sympathy, ...wa } }), 'march');

  test('RT-TV-74 RT-8.2.6-2 RT-G.1.30 without a card the hand is shown, and a card drawn', () => {
    const { events, state } = playAll(marching(['f_anvil', 'r_cobbler']), 'move c1 c9 2');
    expect(events).toContainEqual({ type: 'shown', seat: 0, to: 2, cards: ['f_anvil', 'r_cobbler'] });
    expect([supporters(state).length, handOf(state, 'mc').length]).toEqual([1, 2]);
  });

  test('RT-OQ-102 an empty hand shows nothing', () => {
    const { events, state } = playAll(marching([]), 'move c1 c9 2');
    expect(events.map(({ type }) => type)).toEqual(['moved', 'supporterDrawn']);
    expect(supporters(state)).toHaveLength(1);
  });

  test('RT-TV-75 RT-8.2.6-3 a move and a removal are two payments', () => {
    const s = play(marching(['m_sword', 'm_favor', 'f_anvil']), 'move c1 c9 3', 'outrage m_sword', 'done');
    const fought = play(s, 'battle c9 wa', 'roll 0 0');
    expect(supporters(fought)).toEqual(['m_favor', 'm_sword']);
  });

  test('RT-TV-76 RT-8.2.3.I RT-OQ-101 on a full stack the card is discarded', () => {
    const wa = { supporters: ['f_anvil', 'f_root_tea', 'f_favor', 'r_favor', 'r_cobbler'] };
    const s = play(marching(['m_sword'], ['c9'], wa), 'move c1 c9 1');
    expect([supporters(s).length, s.discard]).toEqual([5, ['m_sword']]);
  });

  test('RT-TV-287 RT-OQ-99 RT-OQ-19 the culprit chooses among matching cards and cannot refuse', () => {
    const s = play(
      scene({
        ...daylight('mc'),
        mc: { warriors: { c9: 1 }, hand: ['f_anvil', 'b_sappers', 'm_sword'] },
        wa: { sympathy: ['c12'] },
      }),
      'march',
      'move c9 c12 1',
    );
    expect([toDecide(s), legal(s)]).toEqual(['mc', ['outrage f_anvil', 'outrage b_sappers']]);
  });

  test('RT-TV-291 placing, a pawn and fallen warriors cost nothing', () => {
    const placed = scene({ ...daylight('ed'), ed: { roosts: ['c8'], ...decree('builder') }, wa: { sympathy: ['c8'] } });
    expect(supporters(play(placed, 'recruit c8 by vizier'))).toEqual([]);
    const pawn = scene({
      ...daylight('vb'),
      vb: { at: 'c1', items: ['boot', 'boot'], hand: ['m_sword'] },
      wa: { sympathy: ['c9'] },
    });
    expect(supporters(play(pawn, 'move c1 c9'))).toEqual([]);
    const fought = scene({
      ...daylight('mc'),
      mc: { warriors: { c9: 2 }, hand: ['m_sword'] },
      wa: { warriors: { c9: 1 }, sympathy: ['c9'] },
    });
    expect(supporters(play(fought, 'battle c9 wa', 'roll 1 1'))).toEqual([]);
  });
});

describe('the loss of a base', () => {
  /** The Eyrie take the only piece in c8. */
  const razed = (wa: object, at = 'c8') =>
    play(
      scene({
        ...daylight('ed'),
        ed: { warriors: { [at]: 2 }, ...decree('builder', { battle: ['b_sappers'] }, 'battle') },
        wa,
      }),
      `battle ${at} wa by b_sappers`,
      'roll 0 0',
    );

  test('RT-TV-73 RT-8.2.4-1 RT-OQ-20 supporters of the suit and half of the officers go', () => {
    const s = razed({
      bases: { fox: 'c8' },
      officers: 3,
      supporters: ['f_anvil', 'f_root_tea', 'b_armorers', 'm_sword', 'm_favor', 'r_cobbler', 'r_favor'],
    });
    expect([supporters(s), ownOf(s, 'wa', 'officers')]).toEqual([['m_favor', 'm_sword', 'r_cobbler', 'r_favor'], 1]);
    expect(sideOf(s, 'wa').left.warrior).toBe(9);
  });

  test('RT-TV-285 with another base there is no limit', () => {
    const s = razed({
      bases: { fox: 'c8', mouse: 'c9' },
      officers: 5,
      supporters: ['f_anvil', 'b_armorers', 'm_sword', 'r_cobbler'],
    });
    expect([supporters(s), ownOf(s, 'wa', 'officers')]).toEqual([['m_sword', 'r_cobbler'], 2]);
  });

  test('RT-TV-286 RT-8.2.4-2 the last base: down to five, by choice', () => {
    const s = razed(
      {
        bases: { mouse: 'c9' },
        supporters: [
          'm_sword',
          'b_armorers',
          'f_anvil',
          'f_root_tea',
          'f_favor',
          'f_travel_gear',
          'r_cobbler',
          'r_favor',
          'r_root_tea',
        ],
      },
      'c9',
    );
    expect([supporters(s).length, toDecide(s)]).toEqual([7, 'wa']);
    const trimmed = play(s, 'discard f_anvil', 'discard r_favor');
    expect(supporters(trimmed)).toHaveLength(5);
  });

  test('RT-TV-292 RT-OQ-103 two bases in two battles', () => {
    const s = scene({
      ...daylight('ed'),
      ed: { warriors: { c5: 2, c8: 2 }, ...decree('builder', { battle: ['r_cobbler', 'f_anvil'] }, 'battle') },
      wa: {
        bases: { rabbit: 'c5', fox: 'c8' },
        officers: 5,
        supporters: ['m_sword', 'm_favor', 'm_root_tea', 'm_crossbow', 'm_codebreakers', 'm_codebreakers'],
      },
    });
    const one = play(s, 'battle c5 wa by r_cobbler', 'roll 0 0');
    expect([ownOf(one, 'wa', 'officers'), supporters(one).length]).toEqual([2, 6]);
    const both = play(one, 'battle c8 wa by f_anvil', 'roll 0 0');
    expect([ownOf(both, 'wa', 'officers'), legal(both)[0].split(' ')[0], toDecide(both)]).toEqual([1, 'discard', 'wa']);
  });

  test('RT-TV-289 RT-OQ-106 RT-OQ-79 officers lost in the middle of the operations', () => {
    const s = operating(
      { officers: 2, warriors: { c8: 1 }, bases: { fox: 'c8' } },
      { mc: { warriors: { c8: 2 }, hand: ['f_ambush', 'm_sword'] } },
    );
    const shot = play(s, 'battle c8 mc', 'ambush f_ambush');
    expect([there(shot, 'wa', 'base', 'c8'), ownOf(shot, 'wa', 'officers'), points(shot, 'mc')]).toEqual([0, 1, 1]);
    expect(toDecide(shot)).not.toBe('wa');
  });
});

describe('Daylight and operations', () => {
  test('RT-8.5.1 RT-8.5.2 RT-8.5.3 RT-TL-32 RT-8.2.1 craft, mobilize and train in any order', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { sympathy: ['c8'], bases: { fox: 'c1' }, hand: ['f_anvil', 'm_sword', 'b_sappers', 'f_root_tea'] },
    });
    const done = play(s, 'mobilize m_sword', 'train b_sappers', 'craft f_anvil', 'train f_root_tea');
    expect([supporters(done), points(done, 'wa')]).toEqual([['m_sword'], 2]);
    expect(legal(s, 'train')).toEqual(['train f_anvil', 'train b_sappers', 'train f_root_tea']);
  });

  test('RT-TV-290 RT-OQ-108 mobilizing onto a full stack', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { supporters: ['m_sword', 'm_favor', 'r_favor', 'r_cobbler', 'f_favor'], hand: ['f_anvil', 'f_root_tea'] },
    });
    const full = play(s, 'mobilize f_anvil');
    expect([full.discard, supporters(full).length]).toEqual([['f_anvil'], 5]);
  });

  test('RT-8.6.1 RT-8.6.1.I RT-8.6.1.II RT-8.6.1.III RT-8.6.1.IV RT-TL-33 as many operations as officers: move, battle, recruit, organize', () => {
    const s = operating({ officers: 4, warriors: { c8: 2 }, bases: { fox: 'c8' } }, { mc: { warriors: { c7: 1 } } });
    const done = play(s, 'recruit c8', 'move c8 c7 2', 'battle c7 mc', 'roll 1 0', 'organize c7');
    expect([
      there(done, 'wa', 'sympathy', 'c7'),
      there(done, 'wa', 'warrior', 'c7'),
      there(done, 'mc', 'warrior', 'c7'),
    ]).toEqual([1, 1, 0]);
    expect(toDecide(done)).not.toBe('wa');
    expect(legal(s, 'done')).toEqual(['done']);
  });

  test('RT-TV-288 RT-8.6.1 organizing needs neither supporters nor a neighbour', () => {
    const s = operating(
      { officers: 2, sympathy: ['c1', 'c5', 'c9', 'c4'], warriors: { c7: 1 } },
      { mc: { warriors: { c7: 4 } } },
    );
    const done = play(s, 'organize c7');
    expect([points(done, 'wa'), there(done, 'wa', 'sympathy', 'c7'), sideOf(done, 'wa').left.warrior]).toEqual([
      2, 1, 8,
    ]);
  });

  test('RT-OQ-105 nothing is trained, recruited or organized without the piece for it', () => {
    const all = { c1: 5, c2: 5 };
    const s = scene({ ...daylight('wa'), wa: { bases: { fox: 'c1' }, warriors: all, hand: ['f_anvil'] } });
    expect(legal(s, 'train')).toEqual([]);
    const keep = operating({ officers: 1, warriors: { c2: 2 } }, { mc: { keep: 'c2' } });
    expect(legal(keep, 'organize')).toEqual([]);
  });

  test('RT-8.6.2 RT-TL-34 a card, and one for each base', () => {
    const s = scene({ ...daylight('wa'), wa: { bases: { fox: 'c8', mouse: 'c9' }, hand: ['m_sword'] } });
    expect(sideOf(play(s, 'done'), 'wa').hand).toHaveLength(4);
  });

  test('RT-8.3.1 RT-8.3.2 RT-8.3.3 RT-8.2.3-1 ten warriors, three bases, ten tokens; supporters are no hand', () => {
    expect(alliance.pieces).toMatchObject({ warrior: { count: 10 }, base: { count: 3 }, sympathy: { count: 10 } });
    const s = scene({
      ...daylight('wa'),
      wa: {
        bases: { fox: 'c8' },
        supporters: ['m_sword', 'm_favor', 'r_favor', 'r_cobbler', 'f_favor', 'f_anvil'],
        hand: ['m_root_tea'],
      },
    });
    expect(toDecide(play(s, 'done'))).not.toBe('wa');
    expect(can(s, 'discard f_anvil')).toBe(false);
  });
});
