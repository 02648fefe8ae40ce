import { describe, test } from 'vitest';
import type { KammiSide } from '../kammi-side.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

/** Hester's turn, Kammi and the Family at the table. */
const hesters = (p: Position): ReturnType<typeof position> =>
  position({ mode: 'ch5', turn: 'hester', lantern: 'family', ...p, kammi: { haints: {}, ...p.kammi } });

describe('Hester at a table with Kammi', () => {
  test('HC-HINT-8 an infected haint carries a doll; when Hester moves it, Hester says', () => {
    const s = hesters({
      family: { haints: { '0,1': 1 } },
      kammi: { dolls: { '0,1': 'real' } },
      hester: { cubes: { forest: 2, wetlands: 2 }, infected: { family: { '0,1': 1 } } },
    });
    const asked = play(s, 'use move', 'creep haint 0,1 1,0 terrain').state;
    expect(toDecide(asked)).toBe('hester');
    expect(play(asked, 'shift doll 0,1 1,0').state.kammi?.dolls[0].hex).toBe(hex('1,0'));
  });

  test('HC-HINT-8 it picks one up on a hex it passes, where an uninfected haint of its colour stands', () => {
    const s = hesters({
      family: { haints: { '0,1': 1, '1,0': 1 } },
      kammi: { dolls: { '1,0': 'decoy' } },
      hester: { cubes: { forest: 1, wetlands: 1 }, infected: { family: { '0,1': 1 } } },
    });
    const passing = play(s, 'use move', 'creep haint 0,1 1,0 terrain').state;
    expect(toDecide(passing)).toBe('hester');
    const asked = play(passing, 'creep haint 1,0 1,-1 terrain').state;
    expect(play(asked, 'shift doll 1,0 1,-1').state.kammi?.dolls[0].hex).toBe(hex('1,-1'));
  });

  test('HC-HINT-5 HC-ROOT-11 roots pass dolls by', () => {
    const s = hesters({ kammi: { dolls: { '0,3': 'real' } }, hester: { step: 'roots' } });
    expect(play(s, 'root 0,3').state.kammi?.dolls[0].hex).toBe(hex('0,3'));
  });

  test('HC-FIRE-1 a doll is pushed off a new fire, to a hex without one', () => {
    const s = hesters({
      family: { haints: { '0,1': 1 } },
      kammi: { haints: { '1,0': 1 }, dolls: { '1,0': 'real', '1,1': 'decoy' } },
      hester: { cubes: { forest: 1 }, infected: { family: { '0,1': 1 }, kammi: { '1,0': 1 } } },
    });
    const burning = play(s, 'use move', 'creep haint 0,1 1,0 terrain', 'choose side_0').state;
    expect(burning).toAllow('shift doll 1,0 2,0');
    expect(burning).not.toAllow('shift doll 1,0 1,1');
    expect(play(burning, 'shift doll 1,0 2,0').state.kammi?.dolls[0].hex).toBe(hex('2,0'));
  });

  test('HC-HACT-4 her SPAWN for Kammi on the hex of either legend', () => {
    const s = hesters({
      kammi: { first: '1,-1', second: '-1,0' },
      hester: { cubes: { wetlands: 1, forest: 1, plains: 1 } },
    });
    expect(legalTexts(s, 'spawn').sort()).toEqual(['spawn -1,0', 'spawn 0,-2', 'spawn 1,-1'].sort());
  });

  test('HC-INF-5 each of Kammi’s legends leads to one infection', () => {
    const s = hesters({
      kammi: { first: '1,0', second: '1,1', haints: { '-1,-2': 3 } },
      hester: { step: 'fallen', cubes: { forest: 1, wetlands: 1 }, roots: ['0,1>1,0', '1,0>1,1'] },
    });
    const once = play(s, 'use infect', 'infect 1,0 -1,-2 terrain').state;
    const { state } = play(once, 'infect 1,1 -1,-2 terrain');
    expect(state.hester?.infected[1][hex('-1,-2')]).toBe(2);
  });

  test('HC-HCD-6 Reach moves either of them', () => {
    const s = hesters({
      kammi: { first: '0,-3', second: '1,0' },
      hester: { row: [['h_reach']], roots: ['0,1>1,1'] },
    });
    expect(play(s, 'call h_reach').state).toAllow('shift second 1,0 1,1');
  });

  test('HC-GOB-3 she takes blood money where she goes', () => {
    const s = hesters({ kammi: { money: ['1,0'] }, hester: { hex: '1,1', cubes: { forest: 2 } } });
    const entered = play(s, 'use move', 'creep hester 1,1 1,0 terrain');
    expect(eventsOf(entered, 'moneyTaken')).toHaveLength(1);
  });
});

describe('devouring', () => {
  const meal = (kammi: KammiSide) =>
    play(
      hesters({
        kammi: { first: '1,0', second: '-1,-1', wild: 2, spent: ['g_lure'], ...kammi },
        hester: { hex: '1,0' },
      }),
      'end',
    ).state;

  test('HC-HINT-9 HC-EAT-1 Kammi is devoured like any legend', () => {
    const fed = play(meal({}), 'choose wild');
    expect(fed.state.hester?.squares).toEqual([[], ['wild']]);
    expect(fed.state.hester?.hex).toBeUndefined();
    expect(fed.state.kammi?.revealed).toBe(false);
  });

  test('HC-EAT-5 HC-DIFF-16 the goblin is not: no token, Hester stays, it is known and its cards are discarded', () => {
    const refused = play(meal({ self: 'second' }), 'choose wild');
    expect(refused.state.hester?.squares).toEqual([[], []]);
    expect(refused.state.hester?.hex).toBe(hex('1,0'));
    expect([refused.state.kammi?.revealed, refused.state.kammi?.discard]).toEqual([true, ['g_lure']]);
    expect(side(refused.state, 'kammi').wild).toBe(2);
    expect(eventsOf(refused, 'mealRefused')).toHaveLength(1);
  });

  test('HC-EAT-5 HC-KAM-50 she is asked alike, whoever is there', () => {
    expect(legalTexts(meal({ self: 'second' }))).toEqual(legalTexts(meal({ self: 'first' })));
  });

  test('HC-EAT-3 HC-OQ-34 tokens of the rows, scrolls and wild tokens, none of the action grid', () => {
    expect(meal({ rows: { spawn: 1 }, scrolls: 1 })).toOffer('choose', [
      'choose spawn',
      'choose scroll',
      'choose wild',
    ]);
    expect(meal({})).toOffer('choose', ['choose wild']);
  });

  test('HC-EAT-1 with both legends on her hex she says which she means', () => {
    const asked = meal({ second: '1,0' });
    expect(asked).toOffer('choose', ['choose first', 'choose second']);
    expect(play(asked, 'choose first', 'choose wild').state.hester?.hex).toBeUndefined();
    expect(play(asked, 'choose second', 'choose wild').state.hester?.hex).toBe(hex('1,0'));
  });
});
