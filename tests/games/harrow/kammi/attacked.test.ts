import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { KammiSide } from '../kammi-side.ts';
import { expect } from '../matchers.ts';
import { eventsOf, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { familys } from './table.ts';

/** The Family has won an attack on the hex of Kammi's tokens and may strike. */
const won = (kammi: KammiSide = {}, to = '1,0') =>
  play(
    familys({
      family: { legend: '0,2', haints: { '0,1': 2 }, cubes: 6 },
      kammi: { first: '1,0', second: '-1,-1', haints: { '0,-2': 2 }, cubes: 0, ...kammi },
    }),
    'jar attack',
    `attack 0,1 ${to}`,
    'tree blue=6 purple=0',
  ).state;

describe('a successful attack on one of her legends', () => {
  test('HC-KAM-30 HC-TIM-3 reveals who it is, for good', () => {
    const hit = play(won(), 'strike');
    expect(eventsOf(hit, 'kammiRevealed')).toEqual([{ type: 'kammiRevealed', seat: 1, self: 'first' }]);
    expect(hit.state.kammi?.revealed).toBe(true);
    expect(harrow.view(hit.state, 0).kammi?.self).toBe('first');
    const later = play(won({ revealed: true }), 'strike');
    expect(eventsOf(later, 'kammiRevealed')).toEqual([]);
  });

  test('HC-ATK-22 it is pushed and a haint of hers falls', () => {
    const { state } = play(won(), 'strike', 'push 2,0', 'reap 0,-2');
    expect(side(state, 'kammi').legendHex).toBe(hex('2,0'));
    expect(side(state, 'kammi').haints[hex('0,-2')]).toBe(1);
  });

  test('HC-KAM-31 the goblin hit: all goblin cards in play are discarded, and cards may still be played', () => {
    const kammi = { self: 'second', spent: ['g_lure', 'g_toss'], hand: ['g_buried'] } as const;
    const hit = play(won(kammi), 'strike');
    expect(eventsOf(hit, 'goblinCardsLost')).toMatchObject([{ cards: ['g_lure', 'g_toss'] }]);
    expect([side(hit.state, 'kammi').spent, hit.state.kammi?.discard]).toEqual([[], ['g_lure', 'g_toss']]);
    expect(side(hit.state, 'kammi').hand).toEqual(['g_buried']);
    expect(play(hit.state, 'push 2,0', 'reap 0,-2').state).not.toAllow('put doll 3,0');
  });

  test('HC-KAM-31 Kammi hit: her cards stay in play', () => {
    const hit = play(won({ spent: ['g_lure'] }), 'strike');
    expect(side(hit.state, 'kammi').spent).toEqual(['g_lure']);
  });

  test('HC-KAM-32 HC-TIM-5 Kammi hit: the opponent lays the dolls that are not with her units anew, face down', () => {
    const dolls = { '3,0': 'real', '-3,0': 'decoy', '0,-2': 'decoy' } as const;
    const asked = play(won({ dolls, up: ['3,0'], revealed: true }), 'strike', 'push 2,0', 'reap 0,-2').state;
    expect(toDecide(asked)).toBe('family');
    expect(asked).toOffer('put', ['put doll 3,0', 'put doll -3,0']);
    const laid = play(asked, 'put doll -3,0');
    expect(laid.state.kammi?.dolls).toEqual([
      { hex: hex('3,0'), face: 'decoy', up: false },
      { hex: hex('-3,0'), face: 'real', up: false },
      { hex: hex('0,-2'), face: 'decoy', up: false },
    ]);
    expect(eventsOf(laid, 'dollsRearranged')).toEqual([
      { type: 'dollsRearranged', seat: 0, hexes: [hex('3,0'), hex('-3,0')] },
    ]);
    expect(play(asked, 'done').state.kammi?.dolls).toEqual(asked.kammi?.dolls);
  });

  test('HC-KAM-32 asked alike where the real one is with her units, so that nobody learns it', () => {
    const dolls = { '3,0': 'decoy', '-3,0': 'decoy', '0,-2': 'real' } as const;
    const asked = play(won({ dolls }), 'strike', 'push 2,0', 'reap 0,-2').state;
    expect(asked).toOffer('put', ['put doll 3,0', 'put doll -3,0']);
    const { state } = play(asked, 'put doll 3,0');
    expect(state.kammi?.dolls).toEqual(asked.kammi?.dolls);
  });

  test('HC-KAM-33 both tokens on the hex: the attacker says which', () => {
    const both = won({ second: '1,0' });
    expect(both).toOffer('strike', ['strike', 'strike second']);
    const hit = play(both, 'strike second', 'push 2,0');
    expect(eventsOf(hit, 'legendHit')).toMatchObject([{ second: true }]);
    expect([side(hit.state, 'kammi').legendHex, side(hit.state, 'kammi').secondHex]).toEqual([hex('1,0'), hex('2,0')]);
  });

  test('HC-ATK-5 her haints there are hit before either of them', () => {
    const guarded = won({ haints: { '1,0': 1, '0,-2': 1 } });
    expect(guarded).toOffer('strike', ['strike']);
    expect(eventsOf(play(guarded, 'strike'), 'killed')).toHaveLength(1);
  });
});
