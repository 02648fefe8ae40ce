import { expect, test } from 'vitest';
import type { RootEvent } from '../../../src/engine/games/root/events.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { deedsOf, eventsSince } from '../../../src/session/root/recap.ts';
import { whereaboutsOf } from '../../../src/session/root/whereabouts.ts';
import { playSome } from '../../games/root/fuzz/random-play.ts';

/** The log of a random game of four, and what each seat is told at the beginning of its turns. */
function toldGame() {
  const log: { events: readonly RootEvent[] }[] = [];
  const told: { seat: number; turn: number; events: readonly RootEvent[] }[] = [];
  const afterwards: number[] = [];
  playSome(['mc', 'ed', 'wa', 'vb'], 5, 900, {
    after({ s, events }) {
      log.push({ events });
      const pending = root.pending(s);
      if (pending.kind !== 'decision') return;
      const since = eventsSince({ state: s, log }, pending.seat);
      if (!events.some(({ type }) => type === 'turnBegan')) afterwards.push(since.length);
      else if (pending.seat === s.active) told.push({ seat: s.active, turn: s.turn, events: since });
    },
  });
  return { told, afterwards };
}

test('a turn begins with all that the others did since the last one of the seat, and nothing of its own', () => {
  const { told, afterwards } = toldGame();
  expect(told.length).toBeGreaterThan(8);
  for (const { seat, turn, events } of told) {
    const turns = events.flatMap((event) => (event.type === 'turnBegan' ? [event.turn] : []));
    const first = Math.max(1, turn - 3);
    expect(turns).toEqual(Array.from({ length: turn - first }, (_, i) => first + i));
    expect(events.filter((event) => event.type === 'turnBegan' && event.seat === seat)).toEqual([]);
  }
  // Once something has been done it has been read.
  expect(afterwards.length).toBeGreaterThan(100);
  expect(afterwards.every((n) => n === 0)).toBe(true);
});

test('in short: steps of a group are one way, what is placed is counted, the same again is told once', () => {
  const step = { type: 'moved', seat: 1, owner: 1, count: 2 } as const;
  const cat = { type: 'placed', seat: 0, piece: 'warrior', at: 4, count: 1 } as const;
  const deeds = deedsOf([
    { ...step, from: 0, to: 4 },
    { ...step, from: 4, to: 9 },
    { ...step, from: 4, to: 9 },
    { type: 'phaseBegan', seat: 0, phase: 'evening' },
    cat,
    cat,
    { type: 'handed', from: 3, to: 1, card: 'hidden' },
    { type: 'handed', from: 3, to: 1, card: 'hidden' },
  ]);
  expect(deeds).toEqual([
    { event: { ...step, from: 0, to: 9 }, times: 1 },
    { event: { ...step, from: 4, to: 9 }, times: 1 },
    { event: { ...cat, count: 2 }, times: 1 },
    { event: { type: 'handed', from: 3, to: 1, card: 'hidden' }, times: 2 },
  ]);
});

test('only places light up: seats and items that come and go are none', () => {
  expect(whereaboutsOf({ type: 'moved', seat: 0, owner: 0, from: 2, to: 6, count: 1 })).toEqual({
    places: [2, 6],
    way: { from: 2, to: 6 },
    isLoss: false,
  });
  expect(whereaboutsOf({ type: 'handed', from: 1, to: 2, card: 'hidden' }).places).toEqual([]);
  expect(whereaboutsOf({ type: 'itemTurned', seat: 0, from: 4, to: 5 }).places).toEqual([]);
  const gone = { type: 'removed', owner: 1, piece: 'roost', at: 3, count: 1, to: 'supply' } as const;
  expect(whereaboutsOf({ ...gone, by: 0 }).isLoss).toBe(true);
  expect(whereaboutsOf({ ...gone, by: 1 }).isLoss).toBe(false);
});
