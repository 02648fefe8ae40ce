import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, side, tokensAt } from '../play.ts';
import { hex, position } from '../position.ts';

const raising = (at: Parameters<typeof position>[0]) =>
  play(position({ turn: 'family', ...at }), 'jar legend', 'track').state;

test('HC-STORM-1 a storm goes on a hex with one of the Family’s units, never on the brambles', () => {
  const s = raising({ family: { legend: '0,-2', haints: { '0,0': 2, '1,-1': 1 } } });
  expect(s).toOffer('storm', ['storm 0,-2', 'storm 1,-1']);
  const { state } = play(s, 'storm 1,-1');
  expect(state.storms[hex('1,-1')]).toBe(1);
  expect(side(state, 'family').stormsLeft).toBe(14);
});

test('HC-STORM-5 HC-OQ-10 HC-MAP-10 no second storm, on a token or on a printed one', () => {
  const s = raising({ family: { legend: '2,-1', haints: { '0,-1': 1, '1,-1': 1 } }, storms: ['0,-1'] });
  expect(s).toOffer('storm', ['storm 1,-1']);
});

test('HC-STORM-5 HC-OQ-11 HC-COMP-1 with no token left no storm can be placed', () => {
  const storms = '0,-3 1,-3 -1,-2 0,-2 1,-2 -1,-1 0,-1 1,-1 -1,0 2,-2 -2,-1 2,-3 3,-3 -3,0 -3,1'.split(' ');
  const s = position({ turn: 'family', family: { legend: '0,1', haints: {} }, protectors: { legend: '0,2' }, storms });
  expect(side(s, 'family').stormsLeft).toBe(0);
  expect(play(s, 'jar legend').state).not.toAllow('track');
});

describe('pulls', () => {
  const family = { legend: '0,-2', haints: { '1,0': 1, '0,-1': 2 } };
  const protectors = { legend: '0,2', haints: { '0,1': 1, '-1,0': 1 } };
  const at = (scrolls: number, more: Parameters<typeof position>[0] = {}) =>
    play(raising({ protectors, family: { ...family, scrolls }, ...more }), 'storm 0,-2').state;

  test('HC-STORM-2 an ability token anywhere comes one hex closer', () => {
    const s = at(1, { tokens: { '3,0': ['spawn'], '0,-1': ['scroll'] } });
    expect(s).toOffer('pull', ['pull spawn 3,0 3,-1', 'pull spawn 3,0 2,0', 'pull scroll 0,-1 0,-2']);
    const { state } = play(s, 'pull spawn 3,0 2,0');
    expect(tokensAt(state, '3,0')).toEqual([]);
    expect(tokensAt(state, '2,0')).toEqual(['spawn']);
  });

  test('HC-STORM-2 HC-BASE-8 it may land on tokens, units, objectives and the storm itself', () => {
    const s = at(1, {
      tokens: { '-1,1': ['move'], '-1,0': ['move'], '0,-1': ['move'], '3,0': ['move'], '2,0': ['move'] },
      buildings: ['3,-1'],
    });
    expect(s).toAllow('pull move -1,1 -1,0');
    expect(s).toAllow('pull move 0,-1 0,-2');
    expect(s).toAllow('pull move 3,0 3,-1');
    const { state } = play(s, 'pull move 3,0 2,0');
    expect(tokensAt(state, '2,0')).toEqual(['move', 'move']);
  });

  test('HC-STORM-3 then a friendly unit, the legend too, one hex closer', () => {
    const s = play(at(2, { tokens: { '3,0': ['spawn'] } }), 'done').state;
    expect(s).toOffer('pull', ['pull haint 1,0 1,-1', 'pull haint 1,0 0,0', 'pull haint 0,-1 0,-2']);
    const { state } = play(s, 'pull haint 1,0 1,-1');
    expect(haintsAt(state, 'family', '1,-1')).toBe(1);
    expect(side(state, 'protectors').haints).toEqual(side(s, 'protectors').haints);
    const levi = play(raising({ protectors, family: { ...family, scrolls: 2 } }), 'storm 1,0').state;
    expect(side(play(levi, 'pull legend 0,-2 1,-2').state, 'family').legendHex).toBe(hex('1,-2'));
  });

  test('HC-STORM-3 HC-BASE-9 no pull onto an enemy, a townsfolk or a fifth unit', () => {
    const s = play(
      raising({
        protectors: { legend: '1,-1', haints: {} },
        family: { legend: '0,-2', haints: { '0,-2': 3, '1,0': 1, '0,-1': 1, '-1,1': 1, '-2,-1': 1 }, scrolls: 2 },
        townsfolk: ['-1,-1', '-1,0', '-1,-2'],
      }),
      'storm 0,-2',
    ).state;
    expect(s).not.toAllow('pull haint 1,0 1,-1');
    expect(s).not.toAllow('pull haint 0,-1 0,-2');
    expect(s).not.toAllow('pull haint -1,1 -1,0');
    expect(s).not.toAllow('pull haint -2,-1 -1,-2');
  });

  test('HC-STORM-4 then an enemy unit, the legend too, one hex closer if legal', () => {
    const s = play(at(3, { family: { ...family, haints: { '0,-1': 2 }, scrolls: 3 } }), 'done').state;
    expect(s).toOffer('pull', ['pull haint 0,1 0,0', 'pull haint -1,0 -1,-1', 'pull legend 0,2 0,1']);
    const { state } = play(s, 'pull legend 0,2 0,1');
    expect(side(state, 'protectors').legendHex).toBe(hex('0,1'));
  });

  test('HC-STORM-4 no enemy is pulled onto a Family unit or a building', () => {
    const s = play(
      raising({
        protectors: { legend: '0,2', haints: { '1,-1': 1 } },
        family: { legend: '0,-2', haints: { '0,-1': 1, '1,-2': 1 }, scrolls: 3 },
        buildings: ['0,1', '1,1'],
      }),
      'storm 0,-2',
      'done',
    ).state;
    expect(legalTexts(s, 'pull')).toEqual([]);
  });

  test('HC-STORM-6 each pull may be skipped by itself', () => {
    const s = at(3, { tokens: { '3,0': ['spawn'] } });
    expect(play(s, 'done').state).toAllow('pull haint 1,0 1,-1');
    expect(play(s, 'done', 'done').state).toAllow('pull haint 0,1 0,0');
    expect(legalTexts(play(s, 'done', 'done', 'done').state, 'pull')).toEqual([]);
  });

  test('HC-STORM-6 without a storm placed there is no pull', () => {
    const s = raising({ protectors, family: { ...family, scrolls: 3 }, tokens: { '3,0': ['spawn'] } });
    expect(legalTexts(play(s, 'done').state, 'pull')).toEqual([]);
  });

  test('HC-STORM-7 HC-DIFF-2 one collected scroll opens the first pull', () => {
    const tokens = { '3,0': ['spawn'] } as const;
    expect(legalTexts(at(0, { tokens }), 'pull')).toEqual([]);
    expect(legalTexts(at(1, { tokens }), 'pull')).not.toEqual([]);
  });

  test('HC-STORM-6 a pull without a target is passed over', () => {
    expect(at(2)).toAllow('pull haint 1,0 1,-1');
  });
});
