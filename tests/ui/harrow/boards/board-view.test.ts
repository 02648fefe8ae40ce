import { describe, expect, it } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { setup } from '../../../../src/engine/games/harrow/setup.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { boardView as viewOf } from '../../../../src/ui/harrow/boards/board-view.ts';
import { drawOutlook } from '../../../../src/ui/harrow/boards/draw-outlook.ts';

const start = (): HarrowState => setup({ mode: 'ch1', map: 'a', north: 'protectors' }, 1);
/** In chapter 1 it does not matter who looks. */
const boardView = (s: HarrowState, seat: number) => viewOf(s, seat, undefined);
const states = (spaces: readonly { state: string }[]) => spaces.map(({ state }) => state);
const litSpaces = (spaces: readonly { lit: boolean }[]) => spaces.flatMap(({ lit }, i) => (lit ? [i] : []));

describe('the Protectors’ board', () => {
  it('starts with the printed tokens and their values (HC-TRK-1, HC-TRK-4)', () => {
    const { rows, track } = boardView(start(), 0);
    expect(rows.map(({ ability, value }) => [ability, value])).toEqual([
      ['move', 3],
      ['spawn', 3],
      ['strengthen', 2],
    ]);
    expect(states(rows[0].spaces)).toEqual(['printed', 'empty', 'empty', 'empty', 'empty']);
    expect(litSpaces(rows[0].spaces)).toEqual([0]);
    expect(track).toBeUndefined();
  });

  it('lights the space of the rightmost token', () => {
    const s = start();
    s.seats[0].rows = [3, 0, 1];
    const { rows } = boardView(s, 0);
    expect(litSpaces(rows[0].spaces)).toEqual([3]);
    expect(rows[0].value).toBe(6);
    expect(states(rows[2].spaces)).toEqual(['printed', 'token', 'empty', 'empty', 'empty']);
  });

  it.each(['a', 'b'] as const)('gives Kammi no paths with side %s of her track (HC-PATH-1)', (side) => {
    const s = setup(completeConfig({ mode: 'ch4', tracks: { kammi: side } }, 1), 1);
    expect(viewOf(s, 1, 1).shelf.map(({ kind }) => kind)).toEqual(['haints', 'cubes', 'wild']);
  });

  it('leaves path tokens on the track until a scroll covers them (HC-SET-9, HC-PATH-1)', () => {
    const s = start();
    expect(states(boardView(s, 0).scrolls)).toEqual(['printed', 'path', 'path', 'path']);
    s.seats[0].scrolls = 2;
    const { scrolls } = boardView(s, 0);
    expect(states(scrolls)).toEqual(['printed', 'token', 'token', 'path']);
    expect(litSpaces(scrolls)).toEqual([2]);
  });

  it('shelves haints, cubes, wild tokens and paths', () => {
    const { shelf } = boardView(start(), 0);
    expect(shelf.map(({ kind, count }) => `${kind} ${count}`)).toEqual(['haints 12', 'cubes 17', 'wild 1', 'paths 1']);
  });
});

describe('the Family’s board', () => {
  it('starts with a printed token under 3 and eight tokens in the bag (HC-TRK-10, HC-SET-11)', () => {
    const { rows, track, shelf } = boardView(start(), 1);
    expect(rows).toEqual([]);
    expect(track).toMatchObject({ draw: 3, inBag: 8, picking: undefined });
    expect(track?.spaces.flatMap(({ value }, i) => (value === undefined ? [] : [[i + 1, value]]))).toEqual([
      [1, 3],
      [3, 4],
      [7, 5],
      [11, 6],
    ]);
    expect(shelf[3]).toEqual({ kind: 'storms', count: 15 });
  });

  it('shows fixed tokens in their order and lights the number that counts', () => {
    const s = start();
    s.seats[1].board = ['spawn', 'strengthen', 'move'];
    const spaces = boardView(s, 1).track?.spaces ?? [];
    expect(spaces.slice(0, 5).map(({ token }) => token)).toEqual(['move', 'spawn', 'strengthen', 'move', undefined]);
    expect(litSpaces(spaces)).toEqual([2]);
  });

  it('lights the next space and shows the tokens of the turn while they are sorted (HC-TOK-4)', () => {
    const s = start();
    s.active = 1;
    s.seats[1].board = ['spawn'];
    s.flow = [{ kind: 'sort', seat: 1, tokens: [2, 0, 1] }];
    const { track, acting } = boardView(s, 1);
    expect(acting).toBe(true);
    expect(track).toMatchObject({ picking: 'sort', drawn: [2, 0, 1] });
    expect(litSpaces(track?.spaces ?? [])).toEqual([0, 2]);
    expect(boardView(s, 0).acting).toBe(false);
  });

  it('has no path tokens on its track', () => {
    expect(states(boardView(start(), 1).scrolls)).toEqual(['printed', 'empty', 'empty', 'empty']);
  });
});

describe('what one more token on the board would give', () => {
  it.each([
    [0, { now: 3, after: 3, full: false, next: { value: 4, tokens: 2 } }],
    [1, { now: 3, after: 4, full: false, next: { value: 4, tokens: 1 } }],
    [5, { now: 4, after: 5, full: false, next: { value: 5, tokens: 1 } }],
    [10, { now: 6, after: 6, full: false, next: undefined }],
    [11, { now: 6, after: 6, full: true, next: undefined }],
  ])('with %i tokens fixed', (fixed, { now, after, full, next }) => {
    expect(drawOutlook(fixed, false, 0)).toEqual({
      advanced: false,
      now: { draw: now, giveBack: 0 },
      after: { draw: after, giveBack: 0 },
      full,
      next,
      card: false,
    });
  });
});
