import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../matchers.ts';
import { battleground, isOnOffer, play, side, toDecide } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 2 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

const dropping = (at: Position = facing) => play(position(at), 'jar attack', 'attack 0,1 0,-1').state;

function request(s: ReturnType<typeof dropping>) {
  const pending = harrow.pending(s);
  if (pending.kind !== 'chance') throw new Error('the tree is not asked');
  return pending.request;
}

test('HC-TREE-1 every cube on the battleground is dropped in, of both colours', () => {
  const s = dropping({
    ...facing,
    protectors: { ...facing.protectors, cubes: 5 },
    family: { ...facing.family, cubes: 2 },
  });
  expect(request(s).dropped).toEqual([5, 2]);
});

test('HC-TREE-2 what falls out returns to its owner’s side and can be spent', () => {
  const { state } = play(dropping(), 'tree red=2 blue=1');
  expect(battleground(state)).toBe('2:1');
  expect(state).toAllow('strike');
});

test('HC-TREE-3 HC-COMP-2 what stays inside is on no side, in no possessions, and stays over turns and rounds', () => {
  const before = dropping();
  const { state } = play(before, 'tree red=1 blue=0');
  expect(state.tree.inside).toEqual([2, 3]);
  expect(side(state, 'protectors').cubesLeft).toBe(side(before, 'protectors').cubesLeft);
  let later = play(state, 'done', 'end', 'jar wild', 'done', 'end').state;
  for (let i = 0; i < 2; i++)
    later = play(
      later,
      `jar ${i ? 'legend' : 'wild'}`,
      'done',
      'end',
      `jar ${i ? 'attack' : 'legend'}`,
      'done',
      'end',
    ).state;
  expect(later.round).toBe(2);
  expect(later.tree.inside).toEqual([2, 3]);
});

describe('HC-TREE-4 more may come out than went in', () => {
  const s = dropping({
    ...facing,
    protectors: { ...facing.protectors, inTree: 5 },
    family: { ...facing.family, cubes: 0, inTree: 2 },
  });

  test('HC-TREE-4 up to everything that was inside, beyond 6 as well', () => {
    expect(request(s).inside).toEqual([5, 2]);
    const { state } = play(s, 'tree red=8 blue=2');
    expect(battleground(state)).toBe('8:2');
    expect(state.tree.inside).toEqual([0, 0]);
  });

  test('HC-TREE-4 HC-COMP-2 never more of a colour than there is', () => {
    expect(isOnOffer(s, 'tree red=9 blue=2')).toBe(false);
    expect(isOnOffer(s, 'tree red=8 blue=3')).toBe(false);
  });

  test('HC-TREE-4 HC-STR-3 the limit of 6 waits for clean-up', () => {
    const { state } = play(s, 'tree red=8 blue=2', 'done', 'done', 'end');
    expect(battleground(state)).toBe('6:2');
  });
});

test('HC-TREE-5 the tree is empty at the start', () => {
  expect(harrow.setup({ mode: 'ch1', map: 'a', north: 'family' }, 7).tree).toEqual({ inside: [0, 0], poses: [] });
});

test('HC-TREE-6 in chapter 1 no jar but an attack wakes the tree', () => {
  for (const jar of ['ability', 'wild', 'legend']) {
    expect(toDecide(play(position(facing), `jar ${jar}`).state)).toBe('protectors');
  }
  expect(toDecide(play(position(facing), 'jar attack', 'strengthen').state)).toBe('protectors');
  expect(toDecide(dropping())).toBe('tree');
});

describe('HC-TREE-9 a chance the rules wait for', () => {
  test('HC-TREE-9 the same seed asks the same, another seed another drop', () => {
    expect(request(dropping()).seed).toBe(request(dropping()).seed);
    expect(request(dropping({ ...facing, seed: 2 })).seed).not.toBe(request(dropping()).seed);
  });

  test('HC-TREE-9 the cubes inside are public, the seed of the drop is nobody’s', () => {
    const s = dropping({ ...facing, protectors: { ...facing.protectors, inTree: 4 } });
    for (const seat of [0, 1, 'table'] as const) {
      const seen = harrow.view(s, seat);
      expect(seen.tree.inside).toEqual([4, 0]);
      expect(seen.rng).toEqual([0, 0, 0, 0]);
      expect(seen.flow.at(-1)).toMatchObject({ kind: 'tree', seed: 0 });
    }
    expect(request(s).seed).not.toBe(0);
  });

  test('HC-TREE-9 poses of the cubes inside are kept for the next drop', () => {
    const pose = 'red@180.25,301.5,0.785';
    const { state } = play(dropping(), `tree red=2 blue=3 stuck ${pose}`);
    expect(state.tree.poses).toEqual([{ colour: 'red', x: 180.25, y: 301.5, a: 0.785 }]);
  });

  test('HC-TREE-9 HC-COMP-2 no more cubes rest in the tree than stayed inside', () => {
    expect(isOnOffer(dropping(), 'tree red=2 blue=3 stuck red@1,2,0')).toBe(true);
    expect(isOnOffer(dropping(), 'tree red=2 blue=3 stuck red@1,2,0 red@30,2,0')).toBe(false);
    expect(isOnOffer(dropping(), 'tree red=2 blue=3 stuck blue@1,2,0')).toBe(false);
  });

  test('HC-TREE-9 only a tree result answers it, and only whole cubes', () => {
    const s = dropping();
    expect(isOnOffer(s, 'done')).toBe(false);
    expect(harrow.accepts(s, { type: 'tree', out: [1.5, 1] })).toBe(false);
    expect(harrow.accepts(s, { type: 'tree', out: [-1, 1] })).toBe(false);
    expect(harrow.accepts(s, { type: 'tree', out: [1] })).toBe(false);
    expect(isOnOffer(position(facing), 'tree red=1 blue=1')).toBe(false);
  });
});

test('HC-ATK-28 cubes that were not paid lie on their owners’ sides', () => {
  const { state } = play(dropping(), 'tree red=3 blue=1', 'strike');
  expect(battleground(state)).toBe('1:1');
  expect(side(state, 'family').haints[hex('0,-1')]).toBe(1);
});
