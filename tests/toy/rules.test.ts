import { describe, expect, test } from 'vitest';
import { createSearchBot } from '../../src/engine/ai/search.ts';
import { toyMind } from './engine/mind.ts';
import { toy } from './engine/rules.ts';
import { hidden, type ToyState } from './engine/state.ts';
import { throwDie } from './session/throw-die.ts';

const position = (part: Partial<ToyState> = {}): ToyState => ({
  rng: [1, 2, 3, 4],
  active: 0,
  hands: [[2, 5], [3]],
  laid: null,
  points: [0, 0],
  ...part,
});

/** Plays actions as text on a copy; gives the position and whether the last of them can be taken back. */
function play(state: ToyState, ...texts: string[]): { readonly state: ToyState; readonly barrier: boolean } {
  const draft = structuredClone(state);
  let barrier = false;
  for (const text of texts) {
    const action = toy.parse(text);
    if (!action) throw new Error(`not understood: ${text}`);
    barrier = toy.apply(draft, action, () => {});
  }
  return { state: draft, barrier };
}

test('TOY-1 a card is laid face down, and the die decides what it is worth', () => {
  const laid = play(position(), 'lay 5');
  expect(laid.barrier).toBe(false);
  expect(toy.legal(laid.state)).toEqual([]);
  expect(toy.pending(laid.state)).toMatchObject({ kind: 'chance', request: { roller: 0 } });
  expect(play(laid.state, 'die 4').state.points).toEqual([0, 0]);
  expect(play(laid.state, 'die 5').state.points).toEqual([5, 0]);
  expect(play(laid.state, 'die 5').barrier).toBe(true);
});

test('TOY-2 who has most when the cards are gone has won, alone or together', () => {
  const last = position({ active: 1, hands: [[], [3]], points: [3, 0] });
  expect(toy.pending(play(last, 'lay 3', 'die 2').state)).toMatchObject({ kind: 'over', result: { winners: [0] } });
  expect(toy.pending(play(last, 'lay 3', 'die 3').state)).toMatchObject({ kind: 'over', result: { winners: [0, 1] } });
});

describe('what a seat may not know', () => {
  test('two positions that differ in nothing else look alike to it', () => {
    const one = position({ laid: 4 });
    const other = position({ laid: 6, hands: [[1, 3], [3]], rng: [9, 9, 9, 9] });
    expect(toy.view(one, 1)).toEqual(toy.view(other, 1));
    expect(toy.view(one, 'table')).toEqual(toy.view({ ...other, hands: [[6, 6], [1]] }, 'table'));
    expect(toy.view(one, 0)).not.toEqual(toy.view(other, 0));
    expect(toy.view(one, 0)).toMatchObject({ laid: 4, hands: [[2, 5], [hidden]] });
  });

  test('is in no event either, until the card is turned up', () => {
    const laid = { type: 'laid', seat: 0, card: 4 } as const;
    expect(toy.seen(laid, 0)).toEqual(laid);
    for (const viewer of [1, 'table'] as const) expect(toy.seen(laid, viewer)).toEqual({ ...laid, card: hidden });
  });
});

test('a position is read as it was written, and nothing else is', () => {
  const laid = position({ laid: 4 });
  expect(toy.readPosition(JSON.parse(JSON.stringify(toy.writePosition(laid))))).toEqual({ ok: true, state: laid });
  for (const wrong of [
    { version: 3 },
    { rng: [1] },
    { active: 2 },
    { hands: [[7], []] },
    { laid: 0 },
    { points: [1] },
  ]) {
    expect(toy.readPosition({ ...toy.writePosition(laid), ...wrong })).toMatchObject({ ok: false });
  }
  expect(toy.readPosition(null)).toMatchObject({ ok: false });
});

test('the tree throws every face, and the same seed the same one', () => {
  const thrown = Array.from({ length: 30 }, (_, seed) => toy.format(throwDie({ roller: 0, seed }, false).action));
  expect(new Set(thrown)).toEqual(new Set(['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'die 6']));
  expect(throwDie({ roller: 0, seed: 7 }, true)).toMatchObject({ recording: { pieces: [{ sides: 6 }] } });
  expect(toy.format(throwDie({ roller: 0, seed: 7 }, true).action)).toBe(thrown[7]);
});

test('a bot lays a card of its own that is worth the risk', () => {
  const state = position({ hands: [[1, 4], [hidden]] });
  expect(createSearchBot(toy, toyMind, 0).choose(state)).toEqual({ type: 'lay', card: 4 });
});
