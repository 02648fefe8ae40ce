import { describe, expect, test } from 'vitest';
import { root } from '../../../../src/engine/games/root/root.ts';
import { placeByName } from '../../../../src/engine/games/root/state/places.ts';
import type { RootState } from '../../../../src/engine/games/root/state.ts';
import { legal, play, playAll, toDecide, winners } from '../play.ts';
import {
  birdsong,
  daylight,
  decree,
  evening,
  handOf,
  points,
  type Scene,
  scene,
  sideOf,
  supporters,
  there,
} from '../scene.ts';

const acting = (vb: object, more: Scene = {}) => scene({ ...daylight('vb'), ...more, vb });

/** His items as a position writes them. */
const items = (s: RootState): string[] => (root.writePosition(s) as { vb: { items: string[] } }).vb.items;
const relation = (s: RootState, faction: string) =>
  (root.writePosition(s) as { vb: { relations: Record<string, string> } }).vb.relations[faction];
const isAt = (s: RootState, name: string) => sideOf(s, 'vb').pawn === placeByName(name);

describe('Birdsong', () => {
  test('RT-TV-83 RT-9.4.1 RT-TL-40 three, and two for each tea on its track', () => {
    const nine = ['boot', 'boot', 'sword', 'sword', 'torch', 'hammer', 'crossbow', 'coin', 'bag'].map(
      (each) => `${each} exhausted`,
    );
    const s = scene({ ...birdsong('vb', 'refresh'), vb: { items: [...nine, 'tea', 'tea'] } });
    expect(legal(s, 'refresh').every((text) => text.split(' ').length === 8)).toBe(true);
    const up = play(s, 'refresh boot boot sword sword torch hammer crossbow');
    expect([items(up).filter((each) => each.includes('exhausted')), up.step]).toEqual([
      ['bag exhausted', 'coin exhausted'],
      'slip',
    ]);
  });

  test('RT-TV-300 RT-OQ-22 RT-OQ-111 damaged items may be turned up and stay damaged', () => {
    const s = scene({
      ...birdsong('vb', 'refresh'),
      vb: {
        items: [
          'boot exhausted',
          'sword exhausted damaged',
          'torch exhausted',
          'hammer exhausted',
          'crossbow exhausted',
        ],
      },
    });
    expect(legal(s, 'refresh')).toHaveLength(10);
    const up = play(s, 'refresh boot sword damaged torch');
    expect(items(up)).toEqual(['boot', 'sword damaged', 'crossbow exhausted', 'hammer exhausted', 'torch']);
  });

  test('RT-TL-40 as many as n or fewer go up by themselves', () => {
    const s = scene({
      ...birdsong('vb', 'start'),
      vb: { items: ['boot exhausted', 'sword exhausted', 'torch exhausted'] },
    });
    expect([items(s), s.step]).toEqual([['boot', 'sword', 'torch'], 'slip']);
  });

  test('RT-TV-301 RT-9.4.2 RT-2.4 RT-2.4.1-1 RT-2.4.1-2 RT-TL-41 RT-G.1.11 slipping once, also into forests', () => {
    const s = scene({ ...birdsong('vb', 'slip'), vb: { at: 'fd', items: ['boot'] } });
    expect(legal(s)).toEqual(['slip c4', 'slip c9', 'slip c12', 'slip fb', 'slip fg', 'done']);
    const slipped = play(s, 'slip fb');
    expect([isAt(slipped, 'fb'), slipped.phase]).toEqual([true, 'daylight']);
  });
});

describe('Daylight', () => {
  test('RT-9.5.1 RT-9.2.3 RT-OQ-114 RT-TL-42 a boot takes him to a clearing, whoever rules, and out of a forest', () => {
    const s = acting(
      { at: 'fa', items: ['boot', 'torch', 'sword', 'crossbow'], hand: ['f_anvil'] },
      { mc: { warriors: { c1: 3 } } },
    );
    expect(legal(s)).toEqual(['move fa c1', 'move fa c2', 'move fa c5', 'move fa c10', 'done']);
    expect(items(play(s, 'move fa c1'))).toContain('boot exhausted');
  });

  test('RT-9.5.2 a battle costs a sword', () => {
    const s = acting({ at: 'c1', items: ['sword exhausted', 'boot'] }, { mc: { warriors: { c1: 1 } } });
    expect(legal(s, 'battle')).toEqual([]);
  });

  test('RT-TV-303 RT-9.5.3 RT-OQ-123 exploring', () => {
    const s = acting({ at: 'c11', items: ['torch', 'boot'] }, { ruins: { c11: 'hammer', c6: 'bag' } });
    const found = play(s, 'explore');
    expect([items(found), points(found, 'vb')]).toEqual([['boot', 'hammer', 'torch exhausted'], 1]);
    expect([found.ruins.map(({ at }) => at), legal(found, 'explore')]).toEqual([[5], []]);
  });

  test('RT-TV-86 RT-9.5.5 points for quests of the suit, or two cards', () => {
    const s = acting(
      { at: 'c5', items: ['torch', 'sword'], quests: ['qr_errand', 'qr_bear', 'qf_shed'] },
      { quests: { open: ['qr_guard', 'qm_guard'] } },
    );
    expect(legal(s, 'quest')).toEqual(['quest qr_guard']);
    const done = play(s, 'quest qr_guard');
    expect([items(done), done.quests.open.length, legal(done)]).toEqual([
      ['sword exhausted', 'torch exhausted'],
      2,
      ['choose points', 'choose cards'],
    ]);
    expect(points(play(done, 'choose points'), 'vb')).toBe(3);
    expect(sideOf(play(done, 'choose cards'), 'vb').hand.length).toBeGreaterThan(1);
  });

  test('RT-TV-310 a damaged item does no quest', () => {
    const s = acting({ at: 'c1', items: ['torch', 'hammer damaged', 'boot'] }, { quests: { open: ['qf_shed'] } });
    expect(legal(s, 'quest')).toEqual([]);
  });

  test('RT-OQ-144 RT-OQ-122 RT-DATA-7 two items of a kind are two pieces; an empty deck opens nothing', () => {
    const escort = { open: ['qm_escort'], deck: [] as string[] };
    const done = [
      'qf_fundraising',
      'qf_errand',
      'qf_logistics',
      'qf_shed',
      'qf_speech',
      'qr_guard',
      'qr_errand',
      'qr_speech',
      'qr_bear',
      'qr_bandits',
      'qm_bandits',
      'qm_guard',
      'qm_bear',
      'qm_logistics',
    ];
    const one = acting({ at: 'c9', items: ['boot', 'torch'], quests: done }, { quests: escort });
    expect(legal(one, 'quest')).toEqual([]);
    const two = play(
      acting({ at: 'c9', items: ['boot', 'boot'], quests: done }, { quests: escort }),
      'quest qm_escort',
    );
    expect([items(two), two.quests.open]).toEqual([['boot exhausted', 'boot exhausted'], []]);
    expect(points(play(two, 'choose points'), 'vb')).toBe(5);
  });

  test('RT-TV-87 RT-9.5.6 RT-OQ-26 a strike at a lone roost', () => {
    const s = acting({ at: 'c8', items: ['crossbow', 'boot'] }, { ed: { roosts: ['c8'] } });
    const struck = play(s, 'strike ed roost');
    expect([points(struck, 'vb'), relation(struck, 'ed'), there(struck, 'ed', 'roost', 'c8')]).toEqual([
      1,
      'indifferent',
      0,
    ]);
  });

  test('RT-TV-308 striking a token is an outrage', () => {
    const s = acting({ at: 'c8', items: ['crossbow', 'boot'], hand: ['m_sword'] }, { wa: { sympathy: ['c8'] } });
    const { events, state } = playAll(s, 'strike wa sympathy');
    expect(events).toContainEqual({ type: 'shown', seat: 3, to: 2, cards: ['m_sword'] });
    expect([points(state, 'vb'), supporters(state).length, relation(state, 'wa')]).toEqual([1, 1, 'indifferent']);
  });

  test('RT-TV-309 a strike is no battle: no Infamy', () => {
    const s = acting(
      { at: 'c8', items: ['crossbow', 'boot'], relations: { ed: 'hostile' } },
      { ed: { warriors: { c8: 2 }, roosts: ['c8'] } },
    );
    expect(legal(s, 'strike')).toEqual(['strike ed warrior']);
    expect(points(play(s, 'strike ed warrior'), 'vb')).toBe(0);
  });

  test('RT-9.5.7 a hammer repairs an item, same side up', () => {
    const s = acting({ at: 'c8', items: ['hammer', 'sword exhausted damaged', 'tea damaged', 'boot'] });
    expect(legal(s, 'repair')).toEqual(['repair tea', 'repair sword exhausted']);
    expect(items(play(s, 'repair sword exhausted'))).toEqual([
      'boot',
      'tea damaged',
      'sword exhausted',
      'hammer exhausted',
    ]);
  });

  test('RT-TV-222 RT-9.5.8 RT-9.2.1 RT-OQ-142 a hammer just crafted crafts on', () => {
    const s = acting({
      character: 'tinker',
      at: 'c12',
      items: ['hammer', 'boot'],
      hand: ['f_anvil', 'b_crossbow', 'm_sword'],
    });
    const one = play(s, 'craft f_anvil');
    expect([items(one), points(one, 'vb')]).toEqual([['boot', 'hammer', 'hammer exhausted'], 2]);
    const two = play(one, 'craft b_crossbow');
    expect([items(two), points(two, 'vb')]).toEqual([['boot', 'crossbow', 'hammer exhausted', 'hammer exhausted'], 3]);
  });

  test('RT-TV-90 three hammers in a fox clearing are three foxes', () => {
    const s = acting(
      { at: 'c12', items: ['hammer', 'hammer', 'hammer'], hand: ['f_tax_collector', 'f_favor'] },
      { ruins: {} },
    );
    expect(legal(s, 'craft')).toEqual(['craft f_favor']);
  });
});

describe('characters', () => {
  test('RT-TV-317 RT-D.1 RT-9.5.9 RT-OQ-138 the Thief steals a card at random', () => {
    const s = acting(
      { at: 'c5', items: ['torch', 'boot'] },
      {
        mc: { warriors: { c5: 1 } },
        ed: { warriors: { c5: 1 }, hand: ['f_anvil', 'm_sword'] },
        wa: { hand: ['r_favor'] },
      },
    );
    expect(legal(s, 'steal')).toEqual(['steal ed']);
    const robbed = play(s, 'steal ed');
    expect([...handOf(robbed, 'vb'), ...handOf(robbed, 'ed')].sort()).toEqual(['f_anvil', 'm_sword']);
    expect(items(robbed)).toEqual(['boot', 'torch exhausted']);
  });

  test('RT-TV-316 RT-D.2 the Tinker fetches from the discard pile', () => {
    const s = acting(
      { character: 'tinker', at: 'c8', items: ['torch', 'boot'] },
      { discard: ['m_sword', 'b_sappers', 'f_anvil'] },
    );
    expect(legal(s, 'labor')).toEqual(['labor b_sappers', 'labor f_anvil']);
    const fetched = play(s, 'labor f_anvil');
    expect([handOf(fetched, 'vb'), fetched.discard]).toEqual([['f_anvil'], ['m_sword', 'b_sappers']]);
  });

  test('RT-TV-315 RT-D.3 the Ranger’s Hideout ends the Daylight', () => {
    const s = acting({
      character: 'ranger',
      at: 'fa',
      items: ['torch', 'boot damaged', 'sword damaged', 'sword exhausted damaged', 'crossbow damaged'],
    });
    expect(legal(s, 'hide')).toHaveLength(4);
    const hidden = play(s, 'hide boot sword sword exhausted');
    expect(toDecide(hidden)).not.toBe('vb');
    const asleep = acting({ character: 'ranger', at: 'c1', items: ['torch', 'boot damaged', 'sword'] });
    expect(items(play(asleep, 'hide boot'))).toEqual(['boot', 'sword', 'torch exhausted']);
  });

  test('RT-OQ-124 nothing is stolen, fetched or mended where there is nothing', () => {
    for (const character of ['thief', 'tinker', 'ranger']) {
      const s = acting({ character, at: 'c8', items: ['torch', 'boot'] });
      expect(['steal', 'labor', 'hide'].flatMap((word) => legal(s, word))).toEqual([]);
    }
  });
});

describe('Evening', () => {
  const ending = (vb: object, more: Scene = {}) => scene({ ...daylight('vb'), ...more, vb });

  test('RT-TV-318 RT-9.6.1 RT-TL-43 a rest in a forest mends what is damaged', () => {
    const s = play(ending({ at: 'fa', items: ['sword exhausted damaged', 'boot exhausted', 'torch'] }), 'done');
    expect(items(s)).toEqual(['boot exhausted', 'sword', 'torch']);
    expect(items(play(ending({ at: 'c1', items: ['sword damaged', 'torch'] }), 'done'))).toEqual([
      'sword damaged',
      'torch',
    ]);
  });

  test('RT-9.6.2 RT-TL-44 RT-9.6.3 RT-TL-45 a card, and one for each coin on its track; five are kept', () => {
    expect(
      sideOf(play(ending({ items: ['coin', 'coin', 'coin exhausted'].slice(0, 2) }), 'done'), 'vb').hand,
    ).toHaveLength(3);
    expect(sideOf(play(ending({ items: ['coin', 'coin exhausted'] }), 'done'), 'vb').hand).toHaveLength(2);
    const full = play(
      ending({ items: ['boot'], hand: ['m_sword', 'm_favor', 'r_favor', 'f_favor', 'f_anvil'] }),
      'done',
    );
    expect([full.step, toDecide(full)]).toEqual(['discard', 'vb']);
  });

  const seven = ['boot', 'boot', 'boot', 'sword', 'sword', 'torch', 'hammer'];

  test('RT-TV-85 RT-9.6.4 RT-9.2.5.II RT-TL-46 the limit counts satchel and damaged box', () => {
    const s = scene({
      ...evening('vb', 'items'),
      vb: { at: 'c1', items: [...seven, 'crossbow damaged', 'hammer damaged', 'bag', 'tea', 'tea'] },
    });
    expect(legal(s)).toEqual([
      'drop boot',
      'drop sword',
      'drop crossbow damaged',
      'drop hammer',
      'drop hammer damaged',
      'drop torch',
    ]);
    const dropped = play(s, 'drop torch');
    expect([items(dropped).includes('torch'), toDecide(dropped) === 'vb']).toEqual([false, false]);
  });

  test('RT-TV-319 a bag face down helps nothing', () => {
    const s = scene({ ...evening('vb', 'items'), vb: { at: 'c1', items: [...seven.slice(1), 'bag exhausted'] } });
    expect(legal(s, 'drop').length).toBeGreaterThan(0);
    expect(toDecide(play(s, 'drop boot'))).not.toBe('vb');
    const ready = scene({ ...evening('vb', 'items'), vb: { at: 'c1', items: [...seven.slice(1), 'bag'] } });
    expect(ready.active).not.toBe(3);
  });

  test('RT-TV-323 RT-9.2.5.I RT-9.2.5.III RT-OQ-29 RT-OQ-110 a fourth bag lies in the satchel', () => {
    const ten = [...seven, 'hammer', 'hammer', 'sword'];
    const s = scene({
      ...evening('vb', 'items'),
      ruins: {},
      vb: { at: 'c1', items: [...ten, 'bag', 'bag', 'bag', 'bag'] },
    });
    expect(s.active).not.toBe(3);
    const more = scene({
      ...evening('vb', 'items'),
      ruins: {},
      vb: { at: 'c1', items: [...ten, 'crossbow', 'crossbow', 'bag', 'bag', 'bag', 'bag'] },
    });
    expect(legal(more)).toContain('drop bag');
  });
});

describe('what others do to him', () => {
  test('RT-9.2.2.I RT-0.2 items of one kind and state leave no choice', () => {
    const risen = (...items: string[]) =>
      play(
        scene({
          ...birdsong('wa', 'revolt'),
          wa: { sympathy: ['c8'], supporters: ['f_anvil', 'f_root_tea'] },
          ruins: {},
          vb: { at: 'c8', items },
        }),
        'revolt c8 f_anvil f_root_tea',
      );
    const worn = ['boot', 'boot damaged', 'boot damaged', 'boot damaged'];
    expect(items(risen('boot', 'boot', 'boot', 'boot'))).toEqual(worn);
    expect(legal(risen('boot', 'boot', 'boot', 'tea'))).toEqual(['damage boot', 'damage tea']);
  });

  test('RT-TV-320 RT-OQ-28 a revolt damages what there is', () => {
    const s = scene({
      ...birdsong('wa', 'revolt'),
      wa: { sympathy: ['c8'], supporters: ['f_anvil', 'f_root_tea'] },
      vb: { at: 'c8', items: ['boot', 'sword exhausted'] },
    });
    expect(items(play(s, 'revolt c8 f_anvil f_root_tea'))).toEqual(['boot damaged', 'sword exhausted damaged']);
  });

  test('RT-OQ-117 a Favor of his own makes enemies', () => {
    const s = acting(
      { at: 'c12', items: ['hammer', 'hammer', 'hammer', 'boot'], hand: ['f_favor', 'm_sword'] },
      { ruins: {}, mc: { warriors: { c8: 2 }, sawmills: { c8: 1 } }, ed: { roosts: ['c1'] } },
    );
    const cut = play(s, 'craft f_favor');
    expect([points(cut, 'vb'), relation(cut, 'mc'), relation(cut, 'ed')]).toEqual([2, 'hostile', 'indifferent']);
  });

  test('RT-9.2.2 RT-2.5-3 RT-G.1.6 his pawn neither rules nor prevents rule, and is a piece to attack', () => {
    const s = scene({
      ...daylight('ed'),
      ed: { warriors: { c1: 1 }, ...decree('commander', {}, 'battle') },
      vb: { at: 'c1', items: ['sword'] },
    });
    expect(legal(s, 'battle')).toEqual(['battle c1 vb by vizier']);
    expect(winners(s)).toEqual([]);
  });
});
