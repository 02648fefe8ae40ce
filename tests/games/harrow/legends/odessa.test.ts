import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, legalTexts, play, points, side, toDecide } from '../play.ts';
import { type Position, position } from '../position.ts';

const odessa = (at: Position) => position({ mode: 'ch2', legends: { family: 'odessa' }, ...at });
const jar = (at: Position) => play(odessa({ turn: 'family', ...at }), 'jar legend').state;

/** Two haints each, two hexes apart. */
const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 2 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

describe('her board', () => {
  test.each([
    [5, 0, ['choose 1', 'choose 2', 'choose 3']],
    [2, 0, ['choose 1', 'choose 2']],
    [5, 2, ['choose 1']],
  ])('HC-LGD-ODE-1 with %i cubes on the battleground and %i on it', (cubes, stored, texts) => {
    expect(play(jar({ family: { cubes, stored } }), 'power').state).toOffer('choose', texts);
  });

  test.each([
    [3, 3],
    [0, 1],
  ])('HC-LGD-ODE-1 with %i cubes on the battleground and %i on it nothing can be moved', (cubes, stored) => {
    expect(jar({ family: { cubes, stored } })).not.toAllow('power');
  });

  test('HC-LGD-ODE-1 HC-COMP-2 the cubes leave the battleground and stay over turns', () => {
    const s = play(jar({ family: { cubes: 5 } }), 'power', 'choose 3').state;
    expect(battleground(s)).toBe('3:2');
    expect(side(s, 'family').stored).toBe(3);
    const later = play(s, 'done', 'end', 'jar wild', 'done', 'end').state;
    expect(side(later, 'family').stored).toBe(3);
    expect(battleground(later)).toBe('3:2');
  });

  test('HC-LGD-ODE-1 HC-STR-3 cubes there do not count for the limit of the battleground', () => {
    const { state } = play(odessa({ turn: 'family', family: { cubes: 6, stored: 3 } }), 'jar wild', 'done', 'end');
    expect(battleground(state)).toBe('3:6');
  });
});

describe('after the tree', () => {
  const own = (stored: number) =>
    play(odessa({ ...facing, turn: 'family', family: { ...facing.family, stored } }), 'jar attack', 'attack 0,-1 0,1');
  const theirs = (stored: number) =>
    play(odessa({ ...facing, family: { ...facing.family, stored } }), 'jar attack', 'attack 0,1 0,-1');

  test('HC-LGD-ODE-2 HC-TREE-8 in her own attack she decides before the cubes are compared', () => {
    const played = play(own(3).state, 'tree red=3 blue=1');
    expect(eventsOf(played, 'attackFailed')).toEqual([]);
    expect(toDecide(played.state)).toBe('family');
    expect(legalTexts(played.state)).toEqual(['choose 1', 'choose 2', 'choose 3', 'done']);
    const back = play(played.state, 'choose 2');
    expect(eventsOf(back, 'attackSucceeded')).toMatchObject([{ own: 3, enemy: 3 }]);
    expect(points(play(back.state, 'strike').state)).toBe('0:1');
    expect(side(back.state, 'family').stored).toBe(1);
  });

  test('HC-LGD-ODE-2 she may keep them all', () => {
    const played = play(own(3).state, 'tree red=3 blue=1', 'done');
    expect(eventsOf(played, 'attackFailed')).toMatchObject([{ own: 1, enemy: 3 }]);
    expect(side(played.state, 'family').stored).toBe(3);
  });

  test('HC-LGD-ODE-2 HC-TREE-8 in an attack of the Protectors as well', () => {
    const s = play(theirs(2).state, 'tree red=3 blue=2').state;
    expect(toDecide(s)).toBe('family');
    const back = play(s, 'choose 2');
    expect(eventsOf(back, 'attackFailed')).toMatchObject([{ own: 3, enemy: 4, clash: true }]);
    const kept = play(s, 'done');
    expect(eventsOf(kept, 'attackSucceeded')).toMatchObject([{ own: 3, enemy: 2 }]);
  });

  test('HC-LGD-ODE-2 HC-TREE-1 what lies on her board does not go into the tree', () => {
    const played = play(theirs(3).state, 'tree red=0 blue=0');
    expect(eventsOf(played, 'treeDropped')).toMatchObject([{ dropped: [3, 3] }]);
    expect(side(played.state, 'family').stored).toBe(3);
  });

  test('HC-LGD-ODE-2 HC-TREE-8 after the attack of Malachi’s rage too', () => {
    const s = odessa({
      ...facing,
      legends: { protectors: 'malachi', family: 'odessa' },
      family: { ...facing.family, stored: 1 },
    });
    const { state } = play(s, 'jar legend', 'power', 'put rage 0,1', 'attack 0,1 0,-1', 'tree red=2 blue=2');
    expect(toDecide(state)).toBe('family');
    expect(eventsOf(play(state, 'choose 1'), 'attackFailed')).toMatchObject([{ own: 2, enemy: 3 }]);
  });

  test('HC-LGD-ODE-2 HC-TREE-8 after every tree: cubes kept once are asked for at the next', () => {
    const first = play(theirs(2).state, 'tree red=0 blue=0', 'choose 1', 'done', 'end').state;
    const { state } = play(first, 'jar attack', 'attack 0,-1 0,1', 'tree red=0 blue=1');
    expect(legalTexts(state)).toEqual(['choose 1', 'done']);
  });

  test('HC-LGD-ODE-2 HC-TREE-8 a tree that is no attack asks the holder of such cubes too', () => {
    const s = position({
      ...facing,
      mode: 'ch2',
      turn: 'family',
      legends: { family: 'kaine' },
      family: { legend: '0,-1', haints: {}, stored: 1 },
    });
    const { state } = play(s, 'jar legend', 'power', 'tree red=0 blue=2');
    expect(legalTexts(state)).toEqual(['choose 1', 'done']);
  });

  test('HC-LGD-ODE-2 with an empty board nobody is asked', () => {
    expect(eventsOf(play(theirs(0).state, 'tree red=3 blue=2'), 'attackSucceeded')).toHaveLength(1);
  });
});
