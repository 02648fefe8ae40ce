import { describe, expect, test } from 'vitest';
import { marquise } from '../../../../src/engine/games/root/factions/marquise/traits.ts';
import { can, legal, play, playAll, toDecide } from '../play.ts';
import { birdsong, daylight, decree, handOf, ownOf, points, type Scene, scene, sideOf, there } from '../scene.ts';

const acting = (mc: object, more: Scene = {}) => scene({ ...daylight('mc'), ...more, mc });

describe('wood', () => {
  test('RT-6.4 RT-TL-10 one for each sawmill, by itself', () => {
    const s = scene({ ...birdsong('mc', 'start'), mc: { sawmills: { c5: 2, c9: 1 } } });
    expect([there(s, 'mc', 'wood', 'c5'), there(s, 'mc', 'wood', 'c9'), s.phase]).toEqual([2, 1, 'daylight']);
  });

  test('RT-TV-62 RT-1.5.1 RT-B.1 with all wood on the map none comes', () => {
    const s = scene({ ...birdsong('mc', 'start'), mc: { sawmills: { c5: 2 }, wood: { c1: 8 } } });
    expect([there(s, 'mc', 'wood', 'c5'), there(s, 'mc', 'wood', 'c1')]).toEqual([0, 8]);
    expect(marquise.pieces).toMatchObject({
      warrior: { count: 25 },
      wood: { count: 8 },
      sawmill: { count: 6 },
      keep: { count: 1 },
    });
  });

  test('RT-TV-254 RT-1.5.4-2 RT-OQ-133 too little wood: she picks the sawmills', () => {
    const s = scene({ ...birdsong('mc', 'start'), mc: { sawmills: { c1: 1, c5: 1, c9: 1 }, wood: { c2: 6 } } });
    expect(legal(s)).toEqual(['put wood c1', 'put wood c5', 'put wood c9']);
    const put = play(s, 'put wood c9');
    expect(legal(put)).toEqual(['put wood c1', 'put wood c5']);
    const both = play(put, 'put wood c1');
    expect([there(both, 'mc', 'wood', 'c5'), both.phase]).toEqual([0, 'daylight']);
  });
});

describe('building', () => {
  const realm = { warriors: { c1: 1, c9: 1, c12: 1, c10: 1 }, sawmills: { c5: 2 }, wood: { c12: 2, c10: 1 } };

  test('RT-TV-60 RT-6.5.4.I RT-6.5.4.II RT-6.5.4.III RT-OQ-97 RT-1.5.4-1 wood of linked clearings she rules', () => {
    const s = acting(realm, { ed: { warriors: { c10: 3, c5: 4 } } });
    expect(legal(s, 'build').filter((text) => text.startsWith('build sawmill c1 '))).toEqual([
      'build sawmill c1 from c12 c12',
    ]);
    const built = play(s, 'build sawmill c1 from c12 c12');
    expect([points(built, 'mc'), there(built, 'mc', 'sawmill', 'c1'), there(built, 'mc', 'wood', 'c12')]).toEqual([
      2, 1, 0,
    ]);
  });

  test('RT-TV-61 RT-1.5.4-3 a chain that is broken brings nothing', () => {
    const s = acting(realm, { ed: { warriors: { c10: 3, c5: 4, c9: 2 } } });
    expect(legal(s, 'build').filter((text) => text.startsWith('build sawmill c1 '))).toEqual([]);
  });

  test('RT-6.5.4.I RT-1.5.4-3 a track that is empty has nothing to build, however much wood there is', () => {
    const wood = { warriors: { c1: 1, c9: 1, c12: 1 }, sawmills: { c5: 2, c2: 2, c8: 2 }, wood: { c12: 4, c9: 4 } };
    const types = legal(acting(wood), 'build').map((text) => text.split(' ')[1]);
    expect([...new Set(types)]).toEqual(['workshop', 'recruiter']);
  });

  test('RT-TV-255 wood in a clearing of somebody else is out of reach', () => {
    const s = acting(
      { warriors: { c5: 1, c1: 1 }, workshops: { c5: 1 }, wood: { c5: 2 } },
      { ed: { warriors: { c5: 3 } } },
    );
    expect(legal(s, 'build').filter((text) => text.startsWith('build workshop'))).toEqual([]);
  });

  test('RT-TV-250 RT-DATA-6 prices and points of the next piece', () => {
    const s = acting({
      warriors: { c1: 5, c2: 5, c5: 5, c9: 5, c4: 5 },
      sawmills: { c5: 2, c8: 1 },
      workshops: { c9: 2, c8: 1 },
      recruiters: { c2: 2, c7: 2, c11: 1 },
      wood: { c1: 4, c9: 4 },
    });
    const fresh = (text: string) => points(play(s, text), 'mc');
    expect(fresh('build sawmill c1 from c1 c1 c1')).toBe(3);
    expect(fresh('build workshop c1 from c1 c1 c1')).toBe(3);
    expect(fresh('build recruiter c1 from c1 c1 c1 c1')).toBe(4);
    expect(can(s, 'build recruiter c1 from c1 c1 c1')).toBe(false);
  });

  test('RT-TV-251 RT-OQ-136 RT-6.3.5 RT-G.1.17 a removed building goes back to its track', () => {
    const s = scene({
      ...daylight('ed'),
      mc: { warriors: { c1: 2 }, sawmills: { c5: 2, c8: 1 }, wood: { c1: 2 } },
      ed: { warriors: { c8: 2 }, ...decree('builder', { battle: ['f_anvil'] }, 'battle') },
    });
    const cut = play(s, 'battle c8 mc by f_anvil', 'roll 0 0');
    expect([there(cut, 'mc', 'sawmill', 'c8'), sideOf(cut, 'mc').left.sawmill]).toEqual([0, 4]);
    const rebuilt = acting({ warriors: { c1: 2 }, sawmills: { c5: 2 }, wood: { c1: 2 } });
    expect(points(play(rebuilt, 'build sawmill c1 from c1 c1'), 'mc')).toBe(2);
  });

  test('RT-2.2.3 RT-2.2.4 RT-G.1.22 RT-G.1.24 RT-G.1.29 without a free slot nothing is built; a ruin takes one', () => {
    const s = acting({ warriors: { c6: 2, c12: 2 }, workshops: { c6: 1 }, wood: { c6: 1 } });
    expect(legal(s, 'build').filter((text) => text.includes(' c6 from'))).toEqual([]);
    const explored = acting({ warriors: { c6: 2 }, workshops: { c6: 1 }, wood: { c6: 1 } }, { ruins: { c12: 'bag' } });
    expect(legal(explored, 'build')).toContain('build workshop c6 from c6');
  });
});

describe('actions', () => {
  test('RT-TV-63 RT-6.5-2 RT-6.5.5 RT-G.1.31 a bird buys an action, another one overworks', () => {
    const s = acting({ warriors: { c1: 2 }, sawmills: { c1: 1 }, hand: ['b_sappers', 'b_armorers'] });
    const used = play(s, 'extra b_sappers', 'overwork c1 b_armorers', 'march', 'done', 'march', 'done');
    expect([there(used, 'mc', 'wood', 'c1'), toDecide(used)]).toEqual([1, 'mc']);
    expect(toDecide(play(used, 'march', 'done'))).not.toBe('mc');
  });

  test('RT-TV-253 RT-6.5.3 RT-TL-12 a bird buys an action after the last; a second Recruit stays forbidden', () => {
    const s = acting({ recruiters: { c5: 1 }, actions: 3, recruited: true, hand: ['b_sappers'] });
    expect(legal(s)).toEqual(['extra b_sappers', 'done']);
    const bought = play(s, 'extra b_sappers');
    expect([legal(bought, 'recruit'), legal(bought, 'march')]).toEqual([[], ['march']]);
  });

  test('RT-TV-64 too few warriors: she says where', () => {
    const s = acting({ recruiters: { c5: 2, c9: 1 }, warriors: { c1: 23 } });
    const asked = play(s, 'recruit');
    expect(legal(asked)).toEqual(['put warrior c5', 'put warrior c9']);
    const put = play(asked, 'put warrior c5', 'put warrior c5');
    expect([there(put, 'mc', 'warrior', 'c5'), toDecide(put), ownOf(put, 'mc', 'actions')]).toEqual([2, 'mc', 1]);
  });

  test('RT-6.5.3 two recruiters in one clearing bring two', () => {
    const s = play(acting({ recruiters: { c5: 2, c9: 1 } }), 'recruit');
    expect([there(s, 'mc', 'warrior', 'c5'), there(s, 'mc', 'warrior', 'c9')]).toEqual([2, 1]);
  });

  test('RT-6.5.1 RT-6.5.2 RT-OQ-17 battle and march are an action each, whatever comes of them', () => {
    const s = acting({ warriors: { c1: 2 } }, { ed: { warriors: { c1: 1 } } });
    const done = play(s, 'battle c1 ed', 'roll 0 0', 'march', 'done', 'march', 'move c1 c9 1', 'done');
    expect(toDecide(done)).not.toBe('mc');
    expect(there(done, 'mc', 'warrior', 'c9')).toBe(1);
  });

  test('RT-TV-256 RT-1.4.2 RT-TL-8 nothing fits between the moves of a March', () => {
    const s = acting({ warriors: { c1: 3, c9: 1 }, effects: ['f_tax_collector'] });
    const marching = play(s, 'march', 'move c1 c9 3');
    expect([legal(marching, 'use'), legal(marching, 'extra')]).toEqual([[], []]);
    const marched = play(marching, 'move c9 c4 2');
    expect(legal(marched, 'use')).toEqual(['use f_tax_collector c4', 'use f_tax_collector c9']);
  });

  test('RT-TL-11 RT-6.5-1 crafting ends with the first action, with a bird, or when she ends it', () => {
    const s = scene({
      ...daylight('mc', 'craft'),
      mc: { workshops: { c9: 1 }, hand: ['m_codebreakers', 'b_sappers'] },
    });
    expect(legal(s)).toContain('craft m_codebreakers');
    for (const text of ['march', 'extra b_sappers', 'done']) expect(legal(play(s, text), 'craft')).toEqual([]);
    expect(play(s, 'end').phase).not.toBe('daylight');
  });

  test('RT-OQ-96 RT-OQ-16 what cannot do anything is not on offer', () => {
    const s = acting({
      recruiters: { c5: 1 },
      warriors: { c1: 25 },
      sawmills: { c9: 1 },
      wood: { c1: 8 },
      hand: ['m_sword'],
    });
    expect([legal(s, 'recruit'), legal(s, 'overwork')]).toEqual([[], []]);
  });
});

describe('the keep', () => {
  test('RT-6.2.2-1 RT-OQ-140 nobody else places pieces there; moving in is allowed', () => {
    const s = scene({
      ...daylight('ed'),
      mc: { keep: 'c2' },
      ed: { warriors: { c2: 3, c5: 1 }, roosts: ['c5'], ...decree('despot', { build: ['m_sword'] }, 'build') },
    });
    expect(legal(s, 'build').filter((text) => text.includes('c2'))).toEqual([]);
    const moving = scene({
      ...daylight('ed'),
      mc: { keep: 'c2' },
      ed: { warriors: { c5: 1 }, roosts: ['c5'], ...decree('despot', {}, 'move') },
    });
    expect(can(moving, 'move c5 c2 1 by vizier')).toBe(true);
  });

  test('RT-TV-257 RT-6.2.2-2 RT-OQ-14 RT-G.1.34 once removed it is gone for good', () => {
    const s = scene({
      ...daylight('ed'),
      mc: { keep: 'c1', warriors: { c5: 1 }, hand: ['r_cobbler', 'f_anvil'] },
      ed: {
        warriors: { c1: 2, c5: 2 },
        ...decree('builder', { battle: ['f_root_tea', 'r_root_tea'], build: ['f_travel_gear'] }, 'battle'),
      },
    });
    const fallen = play(s, 'battle c1 mc by f_root_tea', 'pass', 'roll 0 0');
    expect([points(fallen, 'ed'), sideOf(fallen, 'mc').left.keep]).toEqual([1, 0]);
    const lost = play(fallen, 'battle c5 mc by r_root_tea', 'pass', 'roll 1 0');
    expect([there(lost, 'mc', 'warrior', 'c5'), handOf(lost, 'mc')]).toEqual([0, ['f_anvil', 'r_cobbler']]);
    expect(legal(lost, 'build')).toEqual(['build c1 by f_travel_gear']);
  });

  test('RT-1.5.2 RT-1.5.3 RT-G.1.9 her hospitals heal her own warriors only', () => {
    const s = acting({ keep: 'c2', warriors: { c1: 2 }, hand: ['f_anvil'] }, { ed: { warriors: { c1: 2 } } });
    const { state, events } = playAll(s, 'battle c1 ed', 'roll 1 1', 'hospital f_anvil');
    expect(events).toContainEqual({ type: 'healed', seat: 0, from: 0, at: 1, count: 1 });
    expect([
      there(state, 'mc', 'warrior', 'c2'),
      there(state, 'ed', 'warrior', 'c1'),
      there(state, 'ed', 'warrior', 'c2'),
    ]).toEqual([1, 1, 0]);
  });
});

describe('the Evening', () => {
  const drawn = (recruiters: object) => sideOf(play(acting({ recruiters }), 'done'), 'mc').hand.length;

  test('RT-TV-252 RT-6.6 RT-TL-13 a card, and one for each symbol uncovered', () => {
    expect([drawn({ c5: 2 }), drawn({ c5: 2, c9: 1 }), drawn({ c5: 2, c9: 2, c8: 1 })]).toEqual([1, 2, 3]);
  });

  test('RT-TL-14 she discards down to five of her choice', () => {
    const s = play(acting({ hand: ['m_sword', 'm_favor', 'r_favor', 'f_favor', 'f_anvil'] }), 'done');
    expect(legal(s, 'discard').length).toBeGreaterThan(4);
    expect(toDecide(play(s, 'discard m_sword'))).not.toBe('mc');
  });
});
