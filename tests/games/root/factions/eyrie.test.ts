import { describe, expect, test } from 'vitest';
import { eyrie } from '../../../../src/engine/games/root/factions/eyrie/traits.ts';
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
  there,
} from '../scene.ts';

const resolving = (ed: object, more: Scene = {}) => scene({ ...daylight('ed'), ...more, ed });
const orders = (s: Parameters<typeof ownOf>[0]) => ownOf(s, 'ed', 'decree') as Record<string, string[]>;

describe('Birdsong', () => {
  const adding = (hand: string[]) => scene({ ...birdsong('ed', 'decree'), ed: { roosts: ['c3'], hand } });

  test('RT-7.4.1 emergency orders only with an empty hand', () => {
    const s = scene({ ...birdsong('ed', 'start'), ed: { roosts: ['c3'] } });
    expect([sideOf(s, 'ed').hand.length, s.step]).toEqual([1, 'decree']);
    expect(sideOf(scene({ ...birdsong('ed', 'start'), ed: { roosts: ['c3'], hand: ['f_anvil'] } }), 'ed').hand).toEqual(
      ['f_anvil'],
    );
  });

  test('RT-TV-260 RT-TL-21 what has to be added, and what may be', () => {
    const birds = adding(['b_sappers', 'b_armorers']);
    expect([legal(birds).length, legal(birds, 'done')]).toEqual([8, []]);
    expect(legal(play(birds, 'decree b_sappers move'))).toEqual(['done']);
    expect(play(adding(['f_anvil']), 'decree f_anvil move').phase).toBe('daylight');
    const both = play(adding(['f_anvil', 'b_sappers']), 'decree f_anvil build');
    expect(legal(both)).toContain('decree b_sappers battle');
    expect(legal(both)).toContain('done');
  });

  test('RT-TV-70 RT-7.4.2 RT-OQ-87 at most two, one of them a bird, any card into any column', () => {
    const s = adding(['f_anvil', 'f_dominance', 'f_ambush']);
    const two = play(s, 'decree f_dominance recruit', 'decree f_ambush recruit');
    expect(orders(two).recruit).toEqual(['vizier', 'f_dominance', 'f_ambush']);
    expect(legal(two, 'decree')).toEqual([]);
    expect(legal(s, 'done')).toEqual([]);
  });

  test('RT-OQ-88 with nothing to add none is added, and no turmoil follows', () => {
    const s = scene({ ...birdsong('ed', 'start'), ed: { roosts: ['c3'], warriors: { c3: 2 } } });
    expect(s.step).toBe('decree');
    const bare = scene({ ...birdsong('ed', 'decree'), ed: { roosts: ['c3'], warriors: { c3: 2 }, hand: [] } });
    expect([bare.phase, bare.step]).toEqual(['daylight', 'resolve']);
  });

  test('RT-TV-261 RT-7.4.3 RT-OQ-89 RT-TL-22 a new roost where fewest warriors are', () => {
    const s = scene({
      ...birdsong('ed', 'roost'),
      mc: {
        keep: 'c4',
        workshops: { c3: 1 },
        warriors: { c1: 2, c2: 2, c5: 2, c6: 2, c7: 1, c8: 2, c9: 2, c10: 2, c12: 2 },
      },
      ed: { warriors: { c1: 17 } },
      wa: { warriors: { c11: 1 } },
    });
    expect(legal(s)).toEqual(['roost c7', 'roost c11']);
    const three = play(s, 'roost c7');
    expect([there(three, 'ed', 'roost', 'c7'), there(three, 'ed', 'warrior', 'c7')]).toEqual([1, 3]);
    const two = scene({ ...birdsong('ed', 'roost'), ed: { warriors: { c1: 18 } } });
    expect(there(play(two, 'roost c9'), 'ed', 'warrior', 'c9')).toBe(2);
  });

  test('RT-OQ-12 with no clearing for it nothing is placed', () => {
    const full = { c1: 1, c3: 1, c4: 1, c6: 1, c10: 1, c12: 1 };
    const s = scene({
      ...birdsong('ed', 'roost'),
      mc: { sawmills: full, workshops: { c2: 2, c5: 2, c7: 2 }, recruiters: { c8: 2, c9: 2, c11: 2 } },
      ed: { warriors: { c1: 4 } },
    });
    expect(s.phase).toBe('daylight');
  });
});

describe('the decree', () => {
  test('RT-7.2.1 RT-7.5.1 RT-TL-23 crafting with roosts, closed once the decree begins', () => {
    const s = scene({
      ...daylight('ed', 'craft'),
      ed: { roosts: ['c8'], warriors: { c8: 2 }, hand: ['f_anvil', 'm_sword'] },
    });
    expect(legal(s)).toContain('craft f_anvil');
    const begun = play(s, 'recruit c8 by vizier');
    expect([begun.step, legal(begun, 'craft')]).toEqual(['resolve', []]);
    expect(play(s, 'done').step).toBe('resolve');
  });

  test('RT-7.5.2-1 RT-7.5.2-2 RT-TL-24 columns from the left, cards of one in any order', () => {
    const s = resolving({ roosts: ['c8', 'c9'], warriors: { c8: 2 }, ...decree('builder', { recruit: ['m_sword'] }) });
    expect(legal(s)).toEqual(['recruit c8 by vizier', 'recruit c9 by vizier', 'recruit c9 by m_sword']);
    const recruited = play(s, 'recruit c9 by m_sword', 'recruit c8 by vizier');
    expect(legal(recruited).every((text) => text.startsWith('move') && text.endsWith('by vizier'))).toBe(true);
  });

  test('RT-7.5.2.I RT-7.5.2.II RT-7.5.2.III RT-7.5.2.IV what each column does', () => {
    const s = resolving(
      { roosts: ['c8'], warriors: { c8: 3 }, ...decree('builder', { battle: ['m_sword'], build: ['m_root_tea'] }) },
      { mc: { warriors: { c7: 1 } } },
    );
    const done = play(
      s,
      'recruit c8 by vizier',
      'move c8 c7 3 by vizier',
      'battle c7 mc by m_sword',
      'roll 1 0',
      'build c7 by m_root_tea',
    );
    expect([
      there(done, 'ed', 'warrior', 'c8'),
      there(done, 'ed', 'warrior', 'c7'),
      there(done, 'ed', 'roost', 'c7'),
    ]).toEqual([1, 3, 1]);
    expect(ownOf(done, 'ed', 'leader')).toBe('builder');
  });

  test('RT-TV-268 RT-7.5.2-3 RT-OQ-9 RT-OQ-85 an impossible card may be named first', () => {
    const s = resolving({
      roosts: ['c9'],
      warriors: { c9: 1 },
      ...decree('despot', { recruit: ['f_anvil', 'm_sword'] }),
    });
    expect(legal(s)).toEqual(['recruit c9 by m_sword', 'turmoil by f_anvil']);
    expect(there(play(s, 'turmoil by f_anvil'), 'ed', 'warrior', 'c9')).toBe(1);
    const placed = play(s, 'recruit c9 by m_sword');
    expect([there(placed, 'ed', 'warrior', 'c9'), legal(placed)]).toEqual([2, ['turmoil by f_anvil']]);
  });

  test('RT-TV-262 a move is impossible where neither end is ruled', () => {
    const s = resolving(
      { warriors: { c10: 1 }, ...decree('charismatic', { move: ['r_cobbler'] }, 'move') },
      { mc: { warriors: { c10: 3, c1: 1, c2: 1, c12: 1 } } },
    );
    expect(legal(s)).toEqual(['turmoil by r_cobbler']);
  });

  test('RT-TV-263 a roost needs a free slot, even where the Eyrie rule', () => {
    const s = resolving(
      { warriors: { c10: 2 }, ...decree('charismatic', { build: ['b_sappers'] }, 'build') },
      { mc: { warriors: { c10: 1 }, workshops: { c10: 1 } } },
    );
    expect(legal(s)).toEqual(['turmoil by b_sappers']);
  });

  test('RT-OQ-93 no roost left, no warrior left', () => {
    const none = resolving({ warriors: { c1: 20 }, roosts: ['c1'], ...decree('builder', {}, 'recruit') });
    expect(legal(none)).toEqual(['turmoil by vizier']);
    const roosts = resolving({
      warriors: { c10: 3 },
      roosts: ['c1', 'c2', 'c3', 'c5', 'c6', 'c7', 'c8'],
      ...decree('charismatic', { build: ['b_sappers'] }, 'build'),
    });
    expect(legal(roosts)).toEqual(['turmoil by b_sappers']);
  });

  test('RT-TV-269 RT-OQ-92 a battle counts as soon as it has begun', () => {
    const s = resolving(
      { warriors: { c12: 1 }, roosts: ['c1'], ...decree('builder', { battle: ['b_sappers'] }, 'battle') },
      { mc: { warriors: { c12: 3 }, hand: ['f_ambush', 'm_sword'] } },
    );
    const shot = play(s, 'battle c12 mc by b_sappers', 'ambush f_ambush');
    expect([there(shot, 'ed', 'warrior', 'c12'), ownOf(shot, 'ed', 'leader')]).toEqual([0, 'builder']);
    expect(toDecide(shot)).not.toBe('ed');
  });

  test('RT-OQ-11 RT-OQ-94 any enemy will do, and there and back is allowed', () => {
    const s = resolving(
      { warriors: { c9: 2 }, roosts: ['c9'], ...decree('despot', { move: ['m_sword', 'b_sappers'] }, 'move') },
      { vb: { at: 'c9', items: ['boot'] } },
    );
    const back = play(s, 'move c9 c1 1 by m_sword', 'move c1 c9 1 by b_sappers', 'move c9 c4 1 by vizier');
    expect(there(back, 'ed', 'warrior', 'c9')).toBe(1);
    const fight = resolving(
      { warriors: { c9: 2 }, ...decree('commander', {}, 'battle') },
      { vb: { at: 'c9', items: ['boot'] } },
    );
    expect(legal(fight)).toEqual(['battle c9 vb by vizier']);
  });

  test('RT-7.8.2 RT-OQ-86 Charismatic recruits two, into one clearing', () => {
    const s = resolving({ roosts: ['c8', 'c9'], warriors: { c8: 1 }, ...decree('charismatic', {}, 'recruit') });
    expect(there(play(s, 'recruit c9 by vizier'), 'ed', 'warrior', 'c9')).toBe(2);
  });
});

describe('turmoil', () => {
  test('RT-TV-66 RT-7.7.1 RT-7.7.2 RT-7.7.3 RT-7.7.4 RT-TL-25 no warrior for Recruit', () => {
    const s = resolving({
      points: 5,
      warriors: { c1: 20 },
      roosts: ['c1'],
      ...decree('builder', { move: ['f_anvil'], build: ['b_sappers'] }, 'recruit'),
    });
    const fallen = play(s, 'turmoil by vizier');
    expect([points(fallen, 'ed'), fallen.discard]).toEqual([2, ['f_anvil', 'b_sappers']]);
    expect(legal(fallen)).toEqual(['leader charismatic', 'leader commander', 'leader despot']);
    const led = play(fallen, 'leader despot');
    expect([orders(led), ownOf(led, 'ed', 'deposed')]).toEqual([
      { recruit: [], move: ['vizier'], battle: [], build: ['vizier'] },
      ['builder'],
    ]);
    // Evening: nothing for one roost, one card drawn.
    expect([points(led, 'ed'), sideOf(led, 'ed').hand.length, toDecide(led) === 'ed']).toEqual([2, 1, false]);
  });

  test('RT-TV-69 RT-7.5.2.I Charismatic with one warrior left places it and fails', () => {
    const s = resolving({ roosts: ['c8'], warriors: { c8: 19 }, ...decree('charismatic', {}, 'recruit') });
    const failed = play(s, 'recruit c8 by vizier');
    expect([there(failed, 'ed', 'warrior', 'c8'), legal(failed)[0]]).toEqual([20, 'leader builder']);
  });

  test('RT-TV-264 RT-OQ-10 what is not resolved yet is not resolved any more', () => {
    const s = resolving({
      points: 6,
      warriors: { c2: 2 },
      ...decree('builder', { battle: ['f_anvil'], build: ['b_sappers'] }, 'battle'),
    });
    expect(legal(s)).toEqual(['turmoil by f_anvil']);
    const fallen = play(s, 'turmoil by f_anvil', 'leader despot');
    expect([points(fallen, 'ed'), there(fallen, 'ed', 'roost', 'c2')]).toEqual([3, 0]);
  });

  test('RT-TV-265 RT-7.7.3.I RT-OQ-90 a new generation', () => {
    const s = resolving({
      warriors: {},
      deposed: ['builder', 'charismatic', 'despot'],
      ...decree('commander', {}, 'move'),
    });
    const fallen = play(s, 'turmoil by vizier');
    expect(legal(fallen)).toEqual(['leader builder', 'leader charismatic', 'leader commander', 'leader despot']);
    expect(ownOf(play(fallen, 'leader commander'), 'ed', 'deposed')).toEqual([]);
  });

  test('RT-TV-266 RT-OQ-91 with dominance nothing is lost', () => {
    const s = resolving({ dominance: 'f_dominance', ...decree('commander', { recruit: ['b_sappers'] }, 'move') });
    const fallen = play(s, 'turmoil by vizier');
    expect([points(fallen, 'ed'), fallen.discard, legal(fallen, 'leader').length]).toEqual([0, ['b_sappers'], 3]);
  });

  test('RT-TV-267 a purged dominance card becomes available', () => {
    const fallen = play(resolving({ ...decree('commander', { move: ['f_dominance'] }, 'move') }), 'turmoil by vizier');
    expect([fallen.available, fallen.discard]).toEqual([['f_dominance'], []]);
  });

  test('RT-TV-271 no Tax Collector any more, but Cobbler', () => {
    const s = resolving({
      warriors: { c9: 2 },
      roosts: ['c9', 'c1', 'c2'],
      effects: ['r_cobbler', 'f_tax_collector'],
      ...decree('commander', { move: ['r_root_tea'] }, 'move'),
    });
    const led = play(s, 'turmoil by r_root_tea', 'leader despot');
    expect([led.phase, led.step, legal(led, 'use')]).toEqual(['evening', 'start', []]);
    const moved = play(led, 'move c9 c1 1');
    expect([points(moved, 'ed'), sideOf(moved, 'ed').hand.length]).toEqual([2, 2]);
  });
});

describe('leaders and roosts', () => {
  test('RT-7.8.1 RT-7.3.3 RT-7.3.4 the viziers lie where the leader wants them', () => {
    const fallen = play(resolving(decree('builder', {}, 'recruit')), 'turmoil by vizier');
    for (const [leader, first, second] of [
      ['charismatic', 'recruit', 'battle'],
      ['commander', 'move', 'battle'],
      ['despot', 'move', 'build'],
    ] as const) {
      const own = orders(play(fallen, `leader ${leader}`));
      expect([own[first], own[second]]).toEqual([['vizier'], ['vizier']]);
    }
  });

  test.each([
    [1, 0, 1],
    [2, 1, 1],
    [3, 2, 2],
    [4, 3, 2],
    [5, 4, 2],
    [6, 4, 3],
    [7, 5, 3],
  ])('RT-TV-270 RT-TV-68 RT-7.6.1 RT-7.6.2 RT-TL-27 %i roosts: %i points, %i cards', (roosts, gained, cards) => {
    const s = scene({
      ...daylight('ed', 'close'),
      ed: { roosts: ['c1', 'c2', 'c3', 'c5', 'c7', 'c8', 'c9'].slice(0, roosts), effects: ['m_codebreakers'] },
      mc: { hand: ['m_sword'] },
    });
    const rested = play(s, 'done');
    expect([points(rested, 'ed'), sideOf(rested, 'ed').hand.length]).toEqual([gained, cards]);
  });

  test('RT-7.3.1 RT-7.3.5 twenty warriors and seven roosts', () => {
    expect(eyrie.pieces).toMatchObject({ warrior: { count: 20 }, roost: { count: 7 } });
    const s = scene({ ed: { warriors: { c3: 6 }, roosts: ['c3'] } });
    expect(sideOf(s, 'ed').left).toEqual({ warrior: 14, roost: 6 });
  });

  test('RT-1.5.5 RT-G.1.4 a card’s forced losses are the owner’s own', () => {
    const s = scene({
      ...evening('ed', 'discard'),
      ed: { hand: ['f_anvil', 'f_favor', 'm_sword', 'm_favor', 'r_favor', 'r_cobbler'] },
    });
    expect([toDecide(s), can(s, 'discard f_anvil')]).toEqual(['ed', true]);
    expect(handOf(playAll(s, 'discard f_anvil').state, 'ed')).toHaveLength(5);
  });
});
