import { expect, test } from 'vitest';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import { seatToAct } from '../../../src/engine/kernel/game.ts';
import { canonical, hashOf } from '../../../src/engine/kernel/hash.ts';
import { nextBelow, nextFraction, nextU32, seedRng } from '../../../src/engine/kernel/rng.ts';

test('a clone is equal and shares nothing', () => {
  const value = { a: [1, 2], b: [{ c: [] as number[] }], d: 'x', e: undefined, f: { g: true } };
  const copy = cloneJson(value);
  expect(copy).toEqual(value);
  copy.a.push(3);
  copy.b[0].c.push(4);
  copy.f.g = false;
  expect(value).toEqual({ a: [1, 2], b: [{ c: [] }], d: 'x', f: { g: true } });
});

test('equal values have equal hashes, whatever the order of their keys', () => {
  expect(canonical({ b: [1, { y: 2, x: undefined }], a: 'q' })).toBe('{"a":"q","b":[1,{"y":2}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1, b: 2 })).not.toBe(hashOf({ a: 2, b: 1 }));
  expect(hashOf([0, 1])).toMatch(/^[0-9a-f]{16}$/);
});

test('the generator is the same from the same seed, and even', () => {
  const [a, b, other] = [seedRng(7), seedRng(7), seedRng(8)];
  const first = Array.from({ length: 5 }, () => nextU32(a));
  expect(Array.from({ length: 5 }, () => nextU32(b))).toEqual(first);
  expect(Array.from({ length: 5 }, () => nextU32(other))).not.toEqual(first);
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[nextBelow(a, 5)]++;
  for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(200);
  for (let i = 0; i < 1000; i++) expect(nextFraction(a)).toBeLessThan(1);
});

test('whoever decides or has chance decide is to act; after the game, nobody', () => {
  expect(seatToAct({ kind: 'decision', seat: 0 })).toBe(0);
  expect(seatToAct({ kind: 'chance', request: { roller: 2 } })).toBe(2);
  expect(seatToAct({ kind: 'over', result: { winners: [0, 1], scores: [] } })).toBeUndefined();
});
