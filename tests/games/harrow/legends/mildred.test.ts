import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, side, toDecide, tokensAt } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const power = (at: Position) =>
  play(position({ mode: 'ch2', legends: { family: 'mildred' }, turn: 'family', ...at }), 'jar legend', 'power').state;

describe('she comes', () => {
  test('HC-LGD-MIL-1 to any hex with a haint of hers, but no fifth unit', () => {
    const s = power({ family: { legend: '0,-2', haints: { '0,1': 1, '3,-2': 3, '-1,0': 4 } } });
    expect(s).toOffer('shift', ['shift legend 0,-2 0,1', 'shift legend 0,-2 3,-2']);
    expect(side(play(s, 'shift legend 0,-2 0,1').state, 'family').legendHex).toBe(hex('0,1'));
  });

  test('HC-LGD-MIL-1 whatever the tree gives', () => {
    const s = power({ family: { legend: '0,-2', haints: { '0,1': 1 } } });
    const { state } = play(s, 'shift legend 0,-2 0,1', 'tree red=0 blue=0');
    expect(side(state, 'family').legendHex).toBe(hex('0,1'));
  });

  test('HC-LGD-MIL-1 HC-MOVE-10 alone and without cost', () => {
    const s = power({ family: { legend: '0,-2', haints: { '0,-2': 2, '2,0': 1 } } });
    const played = play(s, 'shift legend 0,-2 2,0');
    expect(side(played.state, 'family').haints[hex('0,-2')]).toBe(2);
    expect(eventsOf(played, 'moved')).toEqual([]);
  });

  test('HC-LGD-MIL-1 HC-DIFF-33 she must, unless a haint of hers is with her', () => {
    const away = power({ family: { legend: '0,-2', haints: { '0,1': 1 } } });
    expect(away).not.toAllow('done');
    const together = power({ family: { legend: '0,-2', haints: { '0,-2': 1, '0,1': 1 } } });
    expect(toDecide(play(together, 'done').state)).toBe('tree');
  });

  test('HC-LGD-MIL-1 HC-OQ-58 without a hex that can take her, or nailed down, she stays', () => {
    const full = { family: { legend: '0,-2', haints: { '-1,0': 4 } } };
    expect(toDecide(power(full))).toBe('tree');
    const nailed = power({
      legends: { protectors: 'bernice', family: 'mildred' },
      family: { legend: '0,-2', haints: { '0,1': 1 } },
      nails: ['legend@0,-2'],
    });
    expect(toDecide(nailed)).toBe('tree');
  });

  test('HC-LGD-MIL-2 HC-TREE-6 then the tree is activated, with nowhere to go as well', () => {
    const s = power({ family: { legend: '0,-2', haints: { '0,1': 1 } } });
    expect(toDecide(s)).toBe('family');
    expect(toDecide(play(s, 'shift legend 0,-2 0,1').state)).toBe('tree');
    expect(toDecide(power({ family: { legend: '0,-2', haints: { '0,-2': 1 } } }))).toBe('tree');
  });
});

describe('the tokens', () => {
  /** Storms: the printed ones on 2,-1 and -2,1, and a token on 0,-1. */
  const tree = (text: string, more: Position = {}) =>
    play(power({ family: { legend: '0,-2', haints: {} }, storms: ['0,-1'], ...more }), text).state;

  test('HC-LGD-MIL-2 HC-MAP-10 with three own cubes out, one of any kind on each of two different storm hexes', () => {
    const s = tree('tree red=3 blue=3');
    const hexes = ['0,-1', '2,-1', '-2,1'];
    const kinds = ['move', 'spawn', 'strengthen', 'scroll'];
    expect(s).toOffer(
      'put',
      hexes.flatMap((name) => kinds.map((kind) => `put ${kind} ${name}`)),
    );
    const one = play(s, 'put scroll 2,-1').state;
    expect(one).toOffer(
      'put',
      ['0,-1', '-2,1'].flatMap((name) => kinds.map((kind) => `put ${kind} ${name}`)),
    );
    const { state } = play(one, 'put scroll -2,1');
    expect([tokensAt(state, '2,-1'), tokensAt(state, '-2,1')]).toEqual([['scroll'], ['scroll']]);
    expect(state.box[3]).toBe(s.box[3] - 2);
    expect(legalTexts(state, 'put')).toEqual([]);
  });

  test('HC-LGD-MIL-2 HC-OQ-58 both are laid, as far as there are storms', () => {
    const s = tree('tree red=0 blue=3');
    expect(s).not.toAllow('done');
    expect(play(s, 'put scroll 2,-1').state).not.toAllow('done');
  });

  test('HC-LGD-MIL-2 two cubes are not enough', () => {
    expect(tree('tree red=0 blue=2')).toOffer('put', []);
  });

  test('HC-LGD-MIL-2 HC-TREE-7 no cube is spent', () => {
    expect(battleground(play(tree('tree red=1 blue=3'), 'put move 0,-1', 'put move 2,-1').state)).toBe('1:3');
  });

  test('HC-LGD-MIL-2 HC-COMP-1 only what the box holds', () => {
    const scrolls = new Array(10).fill('scroll');
    const s = tree('tree red=0 blue=3', { tokens: { '3,0': scrolls } });
    expect(s).not.toAllow('put scroll 2,-1');
    expect(s).toAllow('put move 2,-1');
  });

  test('HC-LGD-MIL-2 HC-BASE-8 units and tokens on a storm hex are no hindrance', () => {
    const s = tree('tree red=0 blue=3', {
      protectors: { legend: '0,2', haints: { '2,-1': 1 } },
      tokens: { '0,-1': ['move'] },
    });
    const { state } = play(s, 'put spawn 2,-1', 'put spawn 0,-1');
    expect(tokensAt(state, '0,-1')).toEqual(['move', 'spawn']);
    expect(tokensAt(state, '2,-1')).toEqual(['spawn']);
  });
});
