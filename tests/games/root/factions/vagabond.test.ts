import { describe, expect, test } from 'vitest';
import { root } from '../../../../src/engine/games/root/root.ts';
import { placeByName } from '../../../../src/engine/games/root/state/places.ts';
import type { RootState } from '../../../../src/engine/games/root/state.ts';
import { can, legal, play, toDecide } from '../play.ts';
import {
  birdsong,
  daylight,
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

const acting = (vb: object, more: Scene = {}) => scene({ ...daylight('vb'), ...more, vb });

/** His items as a position writes them. */
const items = (s: RootState): string[] => (root.writePosition(s) as { vb: { items: string[] } }).vb.items;
const relation = (s: RootState, faction: string) =>
  (root.writePosition(s) as { vb: { relations: Record<string, string> } }).vb.relations[faction];
const isAt = (s: RootState, name: string) => sideOf(s, 'vb').pawn === placeByName(name);

describe('his battles', () => {
  test('RT-TV-80 RT-9.2.6 RT-9.2.9.III RT-9.2.9.III.a RT-OQ-116 the first warrior makes an enemy, the second scores', () => {
    const s = acting({ at: 'c12', items: ['sword', 'sword', 'boot'] }, { ed: { warriors: { c12: 3 } } });
    const fought = play(s, 'battle c12 ed', 'roll 3 1', 'damage boot');
    expect([there(fought, 'ed', 'warrior', 'c12'), points(fought, 'vb'), relation(fought, 'ed')]).toEqual([
      1,
      1,
      'hostile',
    ]);
    expect(items(fought)).toEqual(['boot damaged', 'sword', 'sword exhausted']);
  });

  test('RT-TV-89 RT-9.2.4 RT-9.2.7 without a sword he is defenseless; hits beyond his items are lost', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { warriors: { c1: 3 } },
      vb: { at: 'c1', items: ['boot', 'tea damaged'] },
    });
    const fought = play(s, 'battle c1 vb', 'roll 2 1');
    expect([items(fought), there(fought, 'mc', 'warrior', 'c1')]).toEqual([['boot damaged', 'tea damaged'], 3]);
  });

  test('RT-TV-232 RT-OQ-1 RT-9.2.2 an ambush does not end a pawn’s battle', () => {
    const s = acting(
      { at: 'c12', items: ['sword', 'boot', 'torch'] },
      { ed: { warriors: { c12: 2 }, hand: ['f_ambush'] } },
    );
    const shot = play(s, 'battle c12 ed', 'ambush f_ambush');
    const whole = play(shot, 'damage boot', 'damage torch', 'roll 3 0');
    expect(there(whole, 'ed', 'warrior', 'c12')).toBe(1);
    const broken = play(shot, 'damage sword exhausted', 'damage boot', 'roll 3 0');
    expect([there(broken, 'ed', 'warrior', 'c12'), isAt(broken, 'c12')]).toEqual([2, true]);
  });

  test('RT-TV-306 Infamy for every later piece, beside the point of RT-3.2.1', () => {
    const s = acting(
      { at: 'c5', items: ['sword', 'sword', 'sword'] },
      { mc: { warriors: { c5: 1 }, workshops: { c5: 1 }, wood: { c5: 1 } } },
    );
    expect(points(play(s, 'battle c5 mc', 'roll 3 0'), 'vb')).toBe(4);
  });

  test('RT-TV-307 RT-OQ-117 RT-OQ-27 RT-OQ-118 as defender he makes enemies and scores nothing', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { warriors: { c1: 3 } },
      vb: { at: 'c1', items: ['sword', 'sword', 'boot'], relations: { mc: 'friendly' }, aids: { mc: 1 } },
    });
    const fought = play(s, 'battle c1 vb', 'roll 2 1', 'damage boot');
    expect([
      there(fought, 'mc', 'warrior', 'c1'),
      points(fought, 'vb'),
      relation(fought, 'mc'),
      ownOf(fought, 'vb', 'aids'),
    ]).toEqual([2, 0, 'hostile', [0, 0, 0, 0]]);
  });

  test('RT-TV-321 RT-OQ-69 Command Warren without a sword', () => {
    const s = scene({
      ...daylight('vb', 'start'),
      vb: { at: 'c9', items: ['boot'], effects: ['r_command_warren'], hand: ['m_sword'] },
      wa: { sympathy: ['c9'] },
    });
    const fought = play(s, 'battle c9 wa', 'roll 3 0');
    expect([points(fought, 'vb'), there(fought, 'wa', 'sympathy', 'c9'), supporters(fought), items(fought)]).toEqual([
      1,
      0,
      ['m_sword'],
      ['boot'],
    ]);
  });

  const beside = (own: object = {}) =>
    acting(
      { at: 'c12', items: ['sword', 'boot', 'torch'], relations: { mc: 'allied' }, ...own },
      { mc: { warriors: { c12: 2 } }, ed: { warriors: { c12: 4 } } },
    );

  test('RT-TV-311 RT-9.2.9.II RT-9.2.9.II.c RT-9.2.9.II.d RT-BT-3 RT-BT-18 beside an ally', () => {
    const s = beside();
    expect(legal(s, 'battle')).toEqual(['battle c12 mc', 'battle c12 ed', 'battle c12 ed with mc']);
    const rolled = play(s, 'battle c12 ed with mc', 'roll 3 2');
    expect(legal(rolled)).toEqual(['lose warrior mc', 'damage boot', 'damage sword exhausted', 'damage torch']);
    const two = play(rolled, 'lose warrior mc', 'lose warrior mc');
    expect([there(two, 'ed', 'warrior', 'c12'), relation(two, 'ed'), relation(two, 'mc'), points(two, 'vb')]).toEqual([
      1,
      'hostile',
      'hostile',
      2,
    ]);
    const each = play(rolled, 'lose warrior mc', 'damage boot');
    expect([relation(each, 'mc'), there(each, 'mc', 'warrior', 'c12')]).toEqual(['allied', 1]);
  });

  test('RT-TV-311 the ally’s owner may heal the losses', () => {
    const s = acting(
      { at: 'c12', items: ['sword', 'boot'], relations: { mc: 'allied' } },
      { mc: { keep: 'c1', warriors: { c12: 2 }, hand: ['f_anvil'] }, ed: { warriors: { c12: 4 } } },
    );
    const lost = play(s, 'battle c12 ed with mc', 'roll 3 2', 'lose warrior mc', 'damage boot');
    expect(there(play(lost, 'hospital f_anvil'), 'mc', 'warrior', 'c1')).toBe(1);
  });

  test('RT-OQ-115 RT-9.2.5 any undamaged item may be damaged, on a track or not', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { warriors: { c1: 3 } },
      vb: { at: 'c1', items: ['boot exhausted', 'tea', 'coin', 'bag'] },
    });
    const asked = play(s, 'battle c1 vb', 'roll 0 0');
    expect([toDecide(asked), legal(asked)]).toEqual([
      'vb',
      ['damage boot exhausted', 'damage bag', 'damage tea', 'damage coin'],
    ]);
  });
});

describe('relations', () => {
  test('RT-TV-81 RT-9.2.9.I RT-9.2.9.I.a RT-9.2.9.I.b RT-OQ-119 RT-OQ-24 RT-DATA-6 levels are reached by Aids within a turn', () => {
    const s = acting(
      { at: 'c1', items: ['boot', 'boot', 'torch', 'tea'], hand: ['f_anvil', 'f_root_tea', 'f_favor', 'b_sappers'] },
      { mc: { warriors: { c1: 1 } } },
    );
    const one = play(s, 'aid mc f_anvil with boot');
    expect([relation(one, 'mc'), points(one, 'vb')]).toEqual(['amiable', 1]);
    const three = play(one, 'aid mc f_root_tea with boot', 'aid mc f_favor with torch');
    expect([relation(three, 'mc'), points(three, 'vb')]).toEqual(['friendly', 3]);
    const four = play(three, 'aid mc b_sappers with tea');
    expect([relation(four, 'mc'), points(four, 'vb')]).toEqual(['friendly', 3]);
  });

  test('RT-TV-82 RT-9.2.9.II.a each Aid to an ally scores two', () => {
    const s = acting(
      { at: 'c1', items: ['boot', 'torch'], hand: ['f_anvil', 'f_root_tea'], relations: { mc: 'allied' } },
      { mc: { warriors: { c1: 1 } } },
    );
    expect(points(play(s, 'aid mc f_anvil with boot', 'aid mc f_root_tea with torch'), 'vb')).toBe(4);
  });

  test('RT-TV-305 RT-TL-1 Aids of another turn do not count', () => {
    const aiding = (aids: object) =>
      acting(
        { at: 'c1', items: ['boot'], hand: ['f_anvil'], relations: { wa: 'amiable' }, aids },
        { wa: { sympathy: ['c1'] } },
      );
    expect(relation(play(aiding({}), 'aid wa f_anvil with boot'), 'wa')).toBe('amiable');
    const two = play(aiding({ wa: 1 }), 'aid wa f_anvil with boot');
    expect([relation(two, 'wa'), points(two, 'vb')]).toEqual(['friendly', 2]);
    const before = scene({ ...evening('wa', 'discard'), vb: { items: ['tea'], aids: { wa: 1 } } });
    expect([before.active, ownOf(before, 'vb', 'aids'), ownOf(before, 'vb', 'teas')]).toEqual([3, [0, 0, 0, 0], 1]);
  });

  test('RT-TV-304 RT-9.2.9.III.c RT-9.5.4 RT-OQ-120 RT-OQ-121 Aid to an enemy brings an item and nothing else', () => {
    const s = acting(
      { at: 'c1', items: ['boot'], hand: ['f_anvil', 'm_sword'], relations: { mc: 'hostile' } },
      { mc: { wood: { c1: 1 }, crafted: ['sword'] } },
    );
    const aided = play(s, 'aid mc f_anvil with boot');
    expect(legal(aided)).toEqual(['take sword', 'pass']);
    const taken = play(aided, 'take sword');
    expect([items(taken), points(taken, 'vb'), relation(taken, 'mc'), handOf(taken, 'mc')]).toEqual([
      ['boot exhausted', 'sword'],
      0,
      'hostile',
      ['f_anvil'],
    ]);
    expect(items(play(aided, 'pass'))).toEqual(['boot exhausted']);
  });

  test('RT-9.3.6 RT-9.2.9.III.b RT-TV-302 hostile warriors cost a boot more; a slip does not ask', () => {
    const hostile = { mc: { warriors: { c5: 2 } } };
    const vb = { at: 'c1', items: ['boot'], relations: { mc: 'hostile' } };
    expect(legal(acting(vb, hostile), 'move')).toEqual(['move c1 c9', 'move c1 c10']);
    const slipped = play(scene({ ...birdsong('vb', 'slip'), ...hostile, vb }), 'slip c5');
    expect([isAt(slipped, 'c5'), items(slipped)]).toEqual([true, ['boot']]);
    const cobbler = scene({ ...evening('vb', 'start'), ...hostile, vb: { ...vb, effects: ['r_cobbler'] } });
    expect(items(play(cobbler, 'move c1 c5'))).toEqual(['boot exhausted']);
    const two = acting({ ...vb, items: ['boot', 'boot', 'torch'] }, hostile);
    expect(items(play(two, 'move c1 c5'))).toEqual(['boot exhausted', 'boot exhausted', 'torch']);
  });

  test('RT-OQ-68 Cobbler leads from clearing to clearing, without a boot', () => {
    const s = scene({ ...evening('vb', 'start'), vb: { at: 'c1', items: ['boot exhausted'], effects: ['r_cobbler'] } });
    expect(legal(s, 'move')).toEqual(['move c1 c5', 'move c1 c9', 'move c1 c10']);
    const forest = scene({ ...evening('vb', 'start'), vb: { at: 'fa', items: ['boot'], effects: ['r_cobbler'] } });
    expect(legal(forest, 'move')).toEqual([]);
  });

  test('RT-TV-322 RT-9.2.9.II.b RT-OQ-100 RT-OQ-112 RT-OQ-113 allies come along, and he pays for their steps', () => {
    const own = { at: 'c1', items: ['boot', 'torch'], hand: ['m_sword'], relations: { mc: 'allied' } };
    const s = acting(own, { mc: { warriors: { c1: 2 }, hand: ['m_favor'] }, wa: { sympathy: ['c9'] } });
    expect(legal(s, 'move').filter((text) => text.startsWith('move c1 c9'))).toEqual([
      'move c1 c9',
      'move c1 c9 with mc 1',
      'move c1 c9 with mc 2',
    ]);
    const moved = play(s, 'move c1 c9 with mc 2');
    expect([there(moved, 'mc', 'warrior', 'c9'), supporters(moved), handOf(moved, 'mc')]).toEqual([
      2,
      ['m_sword'],
      ['m_favor'],
    ]);
    const slip = scene({ ...birdsong('vb', 'slip'), mc: { warriors: { c1: 2 } }, vb: own });
    expect([can(slip, 'slip c5 with mc 2'), can(slip, 'slip fa with mc 1')]).toEqual([true, false]);
    // The Alliance's own warriors cost nobody anything.
    const friends = acting({ ...own, relations: { wa: 'allied' } }, { wa: { warriors: { c1: 1 }, sympathy: ['c9'] } });
    expect(supporters(play(friends, 'move c1 c9 with wa 1'))).toEqual([]);
  });
});
