import { expect, test } from 'vitest';
import { play } from '../play.ts';
import { position } from '../position.ts';

const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 2 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

test('a plain move can be undone, and so can breaking a jar', () => {
  expect(play(position(facing), 'jar wild', 'move 0,1 1,0 haint=1', 'strengthen').barriers).toEqual([
    false,
    false,
    false,
  ]);
});

test('a result of the tree cannot, nor the declaration be taken back after it', () => {
  const { barriers } = play(position(facing), 'jar attack', 'attack 0,1 0,-1', 'tree red=3 blue=1', 'strike');
  expect(barriers).toEqual([false, false, true, false]);
});

test('tokens drawn from the bag cannot; without a token to draw nothing became known', () => {
  expect(play(position({ turn: 'family' }), 'jar ability').barriers).toEqual([true]);
  expect(play(position({ turn: 'family', family: { bag: {} } }), 'jar ability').barriers).toEqual([false]);
});

test('another seat’s decision cannot: the end of a turn, and both sides of a clash', () => {
  expect(play(position(facing), 'jar wild', 'done', 'end').barriers).toEqual([false, false, true]);
  const { barriers } = play(position(facing), 'jar attack', 'attack 0,1 0,-1', 'tree red=2 blue=3', 'clash', 'clash');
  expect(barriers.slice(3)).toEqual([true, true]);
});
