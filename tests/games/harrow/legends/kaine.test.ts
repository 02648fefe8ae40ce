import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side, toDecide } from '../play.ts';
import { type Position, position } from '../position.ts';

const jar = (at: Position) =>
  play(position({ mode: 'ch2', legends: { family: 'kaine' }, turn: 'family', ...at }), 'jar legend').state;

/** Kaine on wetlands; red haints on wetlands 1,1 and -1,1 and on bog 0,1. */
const at: Position = {
  protectors: { legend: '3,-1', haints: { '1,1': 2, '-1,1': 1, '0,1': 1 } },
  family: { legend: '1,-1', haints: { '-1,-1': 1 } },
};
const tree = (text: string, more: Position = {}) => play(jar({ ...at, ...more }), 'power', text);

describe('the tree', () => {
  test('HC-LGD-KAI-1 HC-TREE-6 is activated, without an attack', () => {
    const played = play(jar(at), 'power');
    expect(toDecide(played.state)).toBe('tree');
    expect(eventsOf(played, 'majority')).toEqual([]);
    expect(side(played.state, 'family').attacked).toBe(false);
  });

  test('HC-LGD-KAI-1 HC-DIFF-5 with three own cubes out an enemy haint on his terrain is removed', () => {
    const { state } = tree('tree red=3 blue=3');
    expect(state).toOffer('take', ['take haint 1,1', 'take haint -1,1']);
    expect(haintsAt(play(state, 'take haint 1,1').state, 'protectors', '1,1')).toBe(1);
  });

  test('HC-LGD-KAI-1 HC-OQ-58 one has to be, if any is there', () => {
    expect(tree('tree red=3 blue=3').state).not.toAllow('done');
    const none = tree('tree red=3 blue=3', { protectors: { legend: '3,-1', haints: { '0,1': 1 } } }).state;
    expect(none).toAllow('track');
  });

  test('HC-LGD-KAI-1 cubes that were inside count when they fall out', () => {
    const s = { family: { legend: '1,-1', haints: {}, cubes: 0, inTree: 4 } };
    expect(tree('tree red=0 blue=4', s).state).toAllow('take haint 1,1');
  });

  test('HC-LGD-KAI-1 two are not enough, whatever the enemy has', () => {
    const { state } = tree('tree red=0 blue=2');
    expect(state).toOffer('take', []);
    expect(state).toAllow('track');
  });

  test('HC-LGD-KAI-1 it is one haint, once', () => {
    const { state } = play(tree('tree red=0 blue=3').state, 'take haint -1,1');
    expect(legalTexts(state, 'take')).toEqual([]);
    expect(state).not.toAllow('power');
  });

  test.each(['2,0', '0,0'])('HC-LGD-KAI-1 HC-MAP-3 not on %s: no terrain', (legend) => {
    expect(jar({ ...at, family: { legend, haints: {} } })).not.toAllow('power');
  });
});

test('HC-LGD-KAI-2 HC-TREE-7 no point, no kill, no cubes spent; the haint goes to its owner', () => {
  const s = tree('tree red=1 blue=3').state;
  const played = play(s, 'take haint 1,1');
  expect(points(played.state)).toBe('0:0');
  expect(battleground(played.state)).toBe('1:3');
  expect(side(played.state, 'protectors').haintsLeft).toBe(side(s, 'protectors').haintsLeft + 1);
  expect(eventsOf(played, 'killed')).toEqual([]);
});

test('HC-LGD-KAI-2 in chapter 3 nothing goes on the plate', () => {
  const { state } = play(tree('tree red=0 blue=3', { mode: 'ch3' }).state, 'take haint 1,1');
  expect(side(state, 'family').plate).toEqual([0, 0]);
  expect(points(state)).toBe('0:0');
});
