import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { familys, kammis } from './table.ts';

const dollHexes = (s: ReturnType<typeof kammis>) => s.kammi?.dolls.map(({ hex: at }) => at);

describe('carrying dolls', () => {
  const s = familys({ family: { legend: '0,2', haints: { '0,1': 2 } }, kammi: { dolls: { '0,1': 'real' } } });

  test('HC-DOLL-1 any unit may take it along or leave it', () => {
    const asked = play(s, 'jar wild', 'move 0,1 1,0 haint=1').state;
    expect([toDecide(asked), ...legalTexts(asked)]).toEqual(['family', 'shift doll 0,1 1,0', 'done']);
    const taken = play(asked, 'shift doll 0,1 1,0');
    expect(dollHexes(taken.state)).toEqual([hex('1,0')]);
    expect(eventsOf(taken, 'dollMoved')).toEqual([{ type: 'dollMoved', seat: 0, from: hex('0,1'), to: hex('1,0') }]);
    expect(dollHexes(play(asked, 'done').state)).toEqual([hex('0,1')]);
  });

  test('HC-DOLL-1 unit and doll start the step on one hex: it cannot be picked up where a unit arrives', () => {
    const empty = familys({ family: { haints: { '0,1': 1 } }, kammi: { dolls: { '1,0': 'real' } } });
    expect(toDecide(play(empty, 'jar wild', 'move 0,1 1,0 haint=1').state)).toBe('family');
    expect(play(empty, 'jar wild', 'move 0,1 1,0 haint=1').state).toAllow('move 1,0 2,-1 haint=1');
  });

  test('HC-DOLL-2 HC-BASE-8 not to a hex with another doll', () => {
    const two = familys({ family: { haints: { '0,1': 1 } }, kammi: { dolls: { '0,1': 'real', '1,0': 'decoy' } } });
    expect(play(two, 'jar wild', 'move 0,1 1,0 haint=1').state).toAllow('strengthen');
  });

  test('HC-DOLL-3 HC-TIM-5 moved by an opponent, the unit’s owner says', () => {
    const lured = kammis({
      kammi: { second: '1,0', haints: {}, hand: ['g_lure'], dolls: { '0,1': 'real' } },
      family: { haints: { '0,1': 1 } },
    });
    const asked = play(lured, 'card g_lure', 'shift haint 0,1 -1,2').state;
    expect(toDecide(asked)).toBe('family');
    expect(dollHexes(play(asked, 'shift doll 0,1 -1,2').state)).toEqual([hex('-1,2')]);
  });

  test('HC-DOLL-4 HC-DOLL-5 it does not bar a hex, and stays when its carrier dies or leaves', () => {
    const fight = familys({
      family: { haints: { '0,1': 2 }, cubes: 6 },
      kammi: { haints: { '0,0': 1, '1,0': 1 }, cubes: 0, dolls: { '1,0': 'decoy' } },
    });
    expect(play(fight, 'jar wild').state).toAllow('move 0,1 0,2 haint=1');
    const { state } = play(fight, 'jar attack', 'attack 0,1 1,0', 'tree blue=6 purple=0', 'strike');
    expect(dollHexes(state)).toEqual([hex('1,0')]);
  });

  test('HC-OQ-28 transfers and swaps carry too', () => {
    const swap = kammis({
      kammi: { second: '1,0', haints: { '2,0': 1 }, hand: ['g_sleight'], dolls: { '-3,0': 'real' } },
      family: { haints: { '-3,0': 1 } },
    });
    const asked = play(swap, 'card g_sleight', 'shift haint 2,0 -3,0').state;
    expect(toDecide(asked)).toBe('family');
    expect(dollHexes(play(asked, 'shift doll -3,0 2,0').state)).toEqual([hex('2,0')]);
  });
});

describe('Kammi’s clean-up', () => {
  const with0 = (side0: object) => kammis({ kammi: { first: '1,0', second: '-1,1', haints: {}, ...side0 } });
  const endTurn = (s: ReturnType<typeof kammis>) => play(s, 'jar wild', 'done', 'end');

  test('HC-DOLL-6 HC-CLN-1 a decoy with one of her legends is turned up and gone', () => {
    const ended = endTurn(with0({ dolls: { '-1,1': 'decoy', '3,0': 'real' } }));
    expect(eventsOf(ended, 'dollRevealed')).toMatchObject([{ face: 'decoy', hex: hex('-1,1') }]);
    expect(dollHexes(ended.state)).toEqual([hex('3,0')]);
    expect(ended.state.kammi?.revealed).toBe(false);
  });

  test('HC-DOLL-6 HC-DIFF-19 the real one found by the goblin stays face up', () => {
    const ended = endTurn(with0({ dolls: { '-1,1': 'real' } }));
    expect(ended.state.kammi?.dolls).toMatchObject([{ face: 'real', up: true }]);
    expect(side(ended.state, 'kammi').points).toBe(0);
  });

  test('HC-DOLL-6 turned up, Kammi herself does not carry it, everybody else does', () => {
    const s = with0({ first: '0,-1', haints: { '0,-1': 1 }, dolls: { '0,-1': 'real' }, up: ['0,-1'], revealed: true });
    const open = play(s, 'jar attack').state;
    expect(toDecide(play(open, 'move 0,-1 0,-2 legend').state)).toBe('kammi');
    expect(play(open, 'move 0,-1 0,-2 legend').state).not.toAllow('shift doll 0,-1 0,-2');
    expect(play(open, 'move 0,-1 0,-2 haint=1').state).toAllow('shift doll 0,-1 0,-2');
  });

  test('HC-DOLL-7 HC-KAM-47 HC-TIM-4 Kammi herself takes the real one for four points', () => {
    const ended = endTurn(with0({ dolls: { '1,0': 'real', '3,0': 'decoy' } }));
    expect(side(ended.state, 'kammi').points).toBe(4);
    expect(eventsOf(ended, 'scored')).toEqual([{ type: 'scored', seat: 1, points: 4, why: 'doll' }]);
    expect(dollHexes(ended.state)).toEqual([hex('3,0')]);
  });

  test('HC-DOLL-7 HC-GBL-4 that tells who is who, unless both of her legends are there', () => {
    expect(endTurn(with0({ dolls: { '1,0': 'real' } })).state.kammi?.revealed).toBe(true);
    expect(endTurn(with0({ dolls: { '-1,1': 'real' } })).state.kammi?.revealed).toBe(true);
    const both = endTurn(with0({ second: '1,0', dolls: { '1,0': 'real' } }));
    expect([side(both.state, 'kammi').points, both.state.kammi?.revealed]).toEqual([4, false]);
  });
});

test('HC-KAM-47 HC-PH2-2 the game ends as in chapter 3: seven points at the end of a round', () => {
  const s = kammis({
    turn: 'kammi',
    lantern: 'family',
    turnsTaken: 5,
    kammi: { points: 3, first: '1,0', haints: {}, dolls: { '1,0': 'real' } },
  });
  const { state } = play(s, 'jar wild', 'done', 'end');
  expect(state.result).toEqual({ winner: 1, scores: [0, 7] });
});
