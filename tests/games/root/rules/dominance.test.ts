import { describe, expect, test } from 'vitest';
import { winnerByPoints } from '../../../../src/engine/games/root/rules/points.ts';
import { can, legal, play, toDecide, winners } from '../play.ts';
import { daylight, decree, evening, handOf, ownOf, points, scene, sideOf } from '../scene.ts';

describe('dominance', () => {
  test('RT-TV-46 RT-3.3.1-1 RT-PE-15 ten points, then the marker is off the track', () => {
    const s = (own: number) => scene({ ...daylight('mc'), mc: { points: own, hand: ['f_dominance'] } });
    expect(legal(s(9), 'activate')).toEqual([]);
    const active = play(s(10), 'activate f_dominance');
    expect([sideOf(active, 'mc').dominance, points(active, 'mc'), handOf(active, 'mc')]).toEqual([
      'f_dominance',
      0,
      [],
    ]);
  });

  /** The Evening before the turn of a player. */
  const eve = (active: 'vb' | 'mc', told: object) => scene({ ...evening(active, 'discard'), ...told });

  test('RT-TV-47 RT-3.3.1.I RT-OQ-128 RT-TL-2 three clearings of the suit win before anything else', () => {
    const warriors = { c1: 1, c8: 1, c12: 1 };
    const won = eve('vb', { mc: { dominance: 'f_dominance', warriors } });
    expect(winners(won)).toEqual(['mc']);
    const two = eve('vb', { mc: { dominance: 'f_dominance', warriors: { c1: 1, c8: 1 } } });
    expect(toDecide(two)).toBe('mc');
  });

  test('RT-TV-48 RT-3.3.1.II a bird wants opposite corners', () => {
    const s = (a: string, b: string) =>
      eve('mc', {
        ed: { dominance: 'b_dominance', roosts: ['c7'], warriors: { [a]: 1, [b]: 1 }, hand: ['m_sword'] },
      });
    expect(winners(s('c1', 'c3'))).toEqual(['ed']);
    expect(winners(s('c2', 'c4'))).toEqual(['ed']);
    expect(winners(s('c1', 'c2'))).toEqual([]);
  });

  test('RT-TV-331 ties that the Eyrie win count', () => {
    const s = eve('mc', {
      mc: { warriors: { c4: 1 } },
      ed: { dominance: 'r_dominance', warriors: { c4: 1, c10: 2 }, roosts: ['c5'] },
      wa: { warriors: { c10: 1 } },
    });
    expect(winners(s)).toEqual(['ed']);
  });

  test('RT-TV-49 RT-3.3.4 RT-3.3.3-2 a bird pays for a dominance card of any suit', () => {
    const s = scene({ ...daylight('mc'), mc: { hand: ['b_sappers'] }, available: ['f_dominance'] });
    const taken = play(s, 'take f_dominance with b_sappers');
    expect([handOf(taken, 'mc'), taken.available, taken.discard]).toEqual([['f_dominance'], [], ['b_sappers']]);
  });

  test('RT-TV-50 only a bird pays for the bird', () => {
    const s = scene({ ...daylight('mc'), mc: { hand: ['f_anvil', 'm_sword'] }, available: ['b_dominance'] });
    expect(legal(s, 'take')).toEqual([]);
  });

  test('RT-TV-335 RT-OQ-129 any number in a Daylight, each paid for', () => {
    const s = scene({
      ...daylight('wa'),
      wa: { hand: ['f_anvil', 'b_sappers'] },
      available: ['f_dominance', 'r_dominance'],
    });
    const both = play(s, 'take f_dominance with f_anvil', 'take r_dominance with b_sappers');
    expect([handOf(both, 'wa'), both.discard]).toEqual([
      ['f_dominance', 'r_dominance'],
      ['f_anvil', 'b_sappers'],
    ]);
  });

  test('RT-3.3.2 RT-OQ-130 RT-TV-330 an activated card stays, is no hand card, and its owner scores and loses nothing', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { dominance: 'f_dominance', warriors: { c8: 3 }, hand: ['m_dominance'], effects: ['b_brutal_tactics'] },
      ed: { roosts: ['c8'] },
    });
    expect(legal(s, 'activate')).toEqual([]);
    const fought = play(s, 'battle c8 ed', 'roll 1 0', 'pass');
    expect([points(fought, 'mc'), sideOf(fought, 'mc').dominance]).toEqual([0, 'f_dominance']);
    const robbed = scene({
      ...daylight('ed'),
      mc: { dominance: 'f_dominance', warriors: { c8: 2 } },
      ed: {
        warriors: { c8: 2 },
        effects: ['b_brutal_tactics'],
        ...decree('builder', { battle: ['f_anvil'] }, 'battle'),
      },
    });
    expect(points(play(robbed, 'battle c8 mc by f_anvil', 'roll 0 0', 'use b_brutal_tactics'), 'mc')).toBe(0);
  });

  test('RT-3.3.3-1 RT-TV-258 RT-OQ-95 spent for its suit it becomes available', () => {
    const s = scene({ ...daylight('mc'), mc: { hand: ['b_dominance'] } });
    const bought = play(s, 'extra b_dominance');
    expect([bought.available, bought.discard, ownOf(bought, 'mc', 'extra')]).toEqual([['b_dominance'], [], 1]);
  });

  test('RT-5.1.3 with two players there are no dominance cards', () => {
    const s = scene({ ...daylight('mc'), players: ['mc', 'ed'], mc: { points: 12 } });
    expect(s.deck.filter((card) => card.endsWith('dominance'))).toEqual([]);
    expect(legal(s, 'activate')).toEqual([]);
  });
});

describe('coalitions', () => {
  const vb = (told: object) => scene({ ...daylight('vb'), ...told });

  test('RT-TV-88 RT-9.2.8-1 RT-9.2.8-2 RT-OQ-23 with whoever has fewest points', () => {
    const s = vb({
      mc: { points: 20 },
      ed: { points: 8 },
      wa: { points: 8 },
      vb: { points: 12, hand: ['f_dominance'] },
    });
    expect(legal(s, 'activate')).toEqual(['activate f_dominance with ed', 'activate f_dominance with wa']);
    const joined = play(s, 'activate f_dominance with wa');
    expect([sideOf(joined, 'vb').coalition, sideOf(joined, 'wa').coalition, points(joined, 'vb')]).toEqual([2, 3, 0]);
  });

  test('RT-TV-312 RT-OQ-125 RT-OQ-127 not below ten points, nor with three players', () => {
    expect(legal(vb({ vb: { points: 9, hand: ['f_dominance'] } }), 'activate')).toEqual([]);
    const three = scene({
      ...daylight('vb'),
      players: ['mc', 'ed', 'vb'],
      vb: { points: 12, hand: ['f_dominance', 'f_anvil'], at: 'c1' },
      available: ['r_dominance'],
    });
    expect(legal(three, 'activate')).toEqual([]);
    const held = scene({
      ...daylight('vb'),
      players: ['mc', 'ed', 'vb'],
      vb: { hand: ['b_sappers'] },
      available: ['r_dominance'],
    });
    expect(legal(held, 'take')).toEqual(['take r_dominance with b_sappers']);
  });

  test('RT-TV-313 whoever has activated dominance is no partner', () => {
    const s = vb({
      mc: { dominance: 'm_dominance' },
      ed: { points: 14 },
      wa: { points: 9 },
      vb: { points: 11, hand: ['f_dominance'] },
    });
    expect(legal(s, 'activate')).toEqual(['activate f_dominance with wa']);
  });

  const partners = { wa: { coalition: 'vb' }, vb: { coalition: 'wa', dominance: 'f_dominance' } };

  test('RT-TV-314 RT-OQ-126 RT-OQ-75 RT-9.2.9.III.d RT-G.1.27 RT-G.1.10 partners do not fight or remove each other', () => {
    const s = vb({
      wa: { sympathy: ['c8'], points: 0 },
      mc: { points: 5 },
      ed: { points: 5 },
      vb: {
        at: 'c8',
        points: 10,
        hand: ['f_dominance'],
        items: ['sword', 'crossbow', 'boot'],
        relations: { wa: 'hostile' },
      },
    });
    expect([can(s, 'battle c8 wa'), can(s, 'strike wa sympathy')]).toEqual([true, true]);
    const joined = play(s, 'activate f_dominance with wa');
    expect(ownOf(joined, 'vb', 'relations')).toEqual([0, 0, 0, 0]);
    expect([legal(joined, 'battle'), legal(joined, 'strike')]).toEqual([[], []]);
    const revolt = scene({
      active: 'wa',
      step: 'revolt',
      wa: { ...partners.wa, sympathy: ['c8'], supporters: ['f_anvil', 'f_root_tea'] },
      vb: { ...partners.vb, at: 'c8', items: ['sword', 'boot'] },
    });
    expect(ownOf(play(revolt, 'revolt c8 f_anvil f_root_tea'), 'vb', 'items')).toEqual(ownOf(revolt, 'vb', 'items'));
  });

  test('RT-TV-337 RT-9.2.8-3 both win together', () => {
    const s = scene({
      active: 'wa',
      step: 'revolt',
      wa: { ...partners.wa, points: 29, sympathy: ['c8'], supporters: ['f_anvil', 'f_root_tea'] },
      vb: partners.vb,
      mc: { wood: { c8: 1 } },
    });
    expect(winners(play(s, 'revolt c8 f_anvil f_root_tea'))).toEqual(['wa', 'vb']);
  });
});

describe('points', () => {
  test('RT-TV-336 RT-TL-26 a win in the Evening comes before drawing', () => {
    const s = scene({
      ...daylight('ed', 'close'),
      ed: { points: 28, roosts: ['c1', 'c2', 'c3', 'c4'], effects: ['m_codebreakers'] },
      mc: { hand: ['m_sword'] },
    });
    const won = play(s, 'done');
    expect([winners(won), points(won, 'ed'), sideOf(won, 'ed').hand]).toEqual([['ed'], 31, []]);
  });

  test('RT-TV-67 RT-OQ-2 nobody falls below 0', () => {
    const s = scene({
      ...daylight('ed'),
      ed: { points: 1, roosts: ['c3'], ...decree('commander', { recruit: ['b_sappers'], build: [] }, 'move') },
    });
    const fallen = play(s, 'turmoil by vizier');
    expect(points(fallen, 'ed')).toBe(0);
  });

  test('RT-OQ-3 several at 30 and none of them active: most points, then turn order', () => {
    const s = scene({ ...daylight('vb'), mc: { points: 29 }, ed: { points: 29 } });
    expect(winners(s)).toEqual([]);
    expect(winningSeat([0, 31, 30, 0])).toBe(1);
    expect(winningSeat([30, 30, 0, 0])).toBe(0);
    expect(winningSeat([31, 30, 0, 30])).toBe(3);
  });
});

/** Who would win with these points in the Vagabond's turn. */
function winningSeat(own: readonly number[]): number | undefined {
  const s = scene(daylight('vb'));
  s.active = 3;
  s.sides.forEach((side, seat) => {
    side.points = own[seat];
  });
  return winnerByPoints(s);
}
