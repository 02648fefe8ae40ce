import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { allTokens } from '../../../../src/engine/games/harrow/rules/order/fair-hester.ts';
import { soloCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { fairOf, table } from './table.ts';

const start = (variants: readonly ('no_toss' | 'open_lines')[] = []) =>
  harrow.setup(completeConfig({ mode: 'fairhester', variants }, 3), 3);

const placed = { townsfolk: ['-3,0'], buildings: ['3,-1'] };
const squares = (n: number) => ({
  protectors: new Array(Math.min(3, n)).fill('move'),
  family: new Array(Math.max(0, n - 3)).fill('move'),
});

/** A night in which nothing is pending yet. */
const night = (more = {}): HarrowState => table({ mode: 'fairhester', ...placed, ...more });

/** The active faction marches: a unit of the Family is beside its building. */
const marching = (fair = {}, more = {}): HarrowState =>
  night({
    active: 'fair',
    family: { haints: { '2,-1': 1 }, legend: '-3,3', ...more },
    solo: { card: 't_rally', active: 'family', goal: '3,-1', tokens: { move: 1 } },
    pending: [
      { frame: 'solo', seat: 'fair', step: 6 },
      { frame: 'effect', seat: 'fair', by: 'solo_march', step: 1, left: 1, marks: [] },
    ],
    fair,
  });

test('HC-FVH-1 Hester has her set-up, and all 37 solo cards are in the game', () => {
  const s = start();
  expect(sum(s.solo?.piles.map((pile) => pile.length) ?? [])).toBe(37);
  expect(s.hester?.hand).toHaveLength(4);
  expect(s.seats.map(({ cubes, points, wild }) => [cubes, points, wild])).toEqual([
    [3, 0, 0],
    [3, 0, 0],
  ]);
});

test('HC-FVH-2 each of the two turns a card over for the first townsfolk and the first building', () => {
  let s = play(start(), 'choose bog').state;
  expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: fairSeat });
  for (let n = 0; n < 12 && s.buildings.every((each) => each === 0); n++) {
    const seat = s.townsfolk.some((each) => each > 0) ? hesterSeat : fairSeat;
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat });
    s = play(s, legalTexts(s)[0]).state;
  }
  expect([sum(s.townsfolk), sum(s.buildings)]).toEqual([1, 1]);
});

describe('HC-FVH-3 tokens from the bag', () => {
  /** Whose turns the tokens brought, by random ends. */
  function drawn(s: HarrowState): { token: string; seat: number }[] {
    const out: { token: string; seat: number }[] = [];
    for (let seed = 1; seed < 30; seed++) {
      const copy: HarrowState = { ...structuredClone(s), rng: seedRng(seed) };
      const played = play(copy, 'end');
      out.push(...eventsOf(played, 'turnDrawn'));
    }
    return out;
  }

  test('HC-FVH-3 FF is a turn of the Fair Folk, H one of Hester, solo is tossed', () => {
    const all = drawn(night({ active: 'fair', fair: { turnBag: ['hester', 'solo', 'solo'] } }));
    const by = (token: string) => new Set(all.filter((each) => each.token === token).map(({ seat }) => seat));
    expect(by('hester')).toEqual(new Set([hesterSeat]));
    expect(by('solo')).toEqual(new Set([hesterSeat, fairSeat]));
    const fair = drawn(night({ active: 'fair', fair: { turnBag: ['fair'] } }));
    expect(fair.every(({ seat }) => seat === fairSeat)).toBe(true);
  });

  test('HC-FVH-4 HC-OQ-45 HC-GAP-10 one FF, one H, two solo; drawn ones stay out, four draws are a round', () => {
    expect(allTokens(start())).toEqual(['fair', 'hester', 'solo', 'solo']);
    expect(allTokens(start(['no_toss']))).toEqual(['fair', 'hester', 'fair_solo', 'hester_solo']);
    const last = play(night({ active: 'fair', turn: 4, fair: { turnBag: [] } }), 'end');
    expect(last.state.round).toBe(2);
    expect(fairOf(last.state).turnBag).toHaveLength(3);
    const middle = play(night({ active: 'fair', turn: 2, fair: { turnBag: ['hester', 'solo'] } }), 'end');
    expect([middle.state.round, middle.state.turn, fairOf(middle.state).turnBag.length]).toEqual([1, 2, 1]);
  });

  test('HC-FVH-3 whoever leads chooses the pile, the side and all else', () => {
    const s = night({ active: 'fair', pending: [{ frame: 'pile', seat: 'fair', why: 'card' }] });
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: fairSeat });
    const open = play(s, 'reveal tactics').state;
    expect(harrow.pending(open)).toEqual({ kind: 'decision', seat: fairSeat });
    expect(legalTexts(open)).toContain('choose family');
  });
});

test('HC-FVH-5 at its objective a faction scores two, and another is placed at once by whoever leads', () => {
  const s = marching();
  expect(s.seats[1].points).toBe(2);
  expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: fairSeat });
  expect(legalTexts(s, 'reveal').length).toBe(3);
  expect(s.solo?.goal).toBe(hex('3,-1'));
});

test('HC-FVH-6 HC-FVH-7 only the active faction takes offers, and they are used in the same turn', () => {
  const s = night({
    active: 'fair',
    protectors: { haints: { '1,1': 1 }, legend: '0,2' },
    family: { haints: { '0,0': 1 }, legend: '0,-2' },
    solo: { card: 't_rally', active: 'family', goal: '3,-1' },
    battlefield: { blue: 3, silver: 1 },
    pending: [
      { frame: 'solo', seat: 'fair', step: 10 },
      { frame: 'redeem', seat: 'family' },
      { frame: 'visit', seat: 'family', hexes: ['0,0'] },
    ],
    fair: { nests: { '0,0': 'o_spawn1', '1,1': 'o_move1' } },
  });
  expect(harrow.pending(s).kind).toBe('chance');
  const { state } = play(s, 'tree red=3 blue=3 bog=0 wetlands=0 plains=0 forest=0 silver=1');
  expect([harrow.pending(state), legalTexts(state)]).toEqual([
    { kind: 'decision', seat: fairSeat },
    ['offer o_spawn1'],
  ]);
  const used = play(state, 'offer o_spawn1', 'spawn 0,-2').state;
  expect(fairOf(used).offers).toEqual([[], [], []]);
  expect(fairOf(used).nests.some(({ offer }) => offer === 'o_move1')).toBe(true);
});

test('HC-FVH-7 Hester keeps hers for a later turn', () => {
  const s = night({
    active: 'hester',
    fair: { offers: { hester: ['o_spawn2'] }, turnBag: [] },
    hester: { roots: ['3,0>3,-1'] },
    pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: false }],
  });
  expect(legalTexts(s, 'offer')).toEqual(['offer o_spawn2']);
});

describe('the end', () => {
  const over = (s: HarrowState) => harrow.pending(s);

  test('HC-FVH-8 with the queen found the round is played out, FF tokens leave the bag, solo tokens are Hester’s', () => {
    // However a toss would come out
    for (let seed = 1; seed <= 8; seed++) {
      const s = night({
        active: 'fair',
        turn: 2,
        seed,
        pending: [{ frame: 'guess', seat: 'fair' }],
        fair: { found: 2, turnBag: ['solo', 'solo'] },
      });
      const played = play(s, 'guess 0,3');
      expect(eventsOf(played, 'turnDrawn')).toMatchObject([{ token: 'solo', seat: hesterSeat }]);
    }
    const last = night({
      active: 'fair',
      turn: 4,
      pending: [{ frame: 'guess', seat: 'fair' }],
      fair: { found: 2, turnBag: [] },
    });
    expect(over(play(last, 'guess 0,3').state)).toMatchObject({ kind: 'over', result: { winners: [fairSeat] } });
    const spare = night({
      active: 'hester',
      turn: 3,
      fair: { found: 3, turnBag: ['fair'] },
      hester: { roots: ['3,0>3,-1'] },
      pending: [{ frame: 'hesterEnd', seat: 'hester', step: 5 }],
    });
    expect(over(spare)).toMatchObject({ kind: 'over', result: { winners: [fairSeat] } });
  });

  test('HC-FVH-9 Hester wins at the end of her turn with six squares', () => {
    const s = night({
      active: 'hester',
      hester: { hex: '0,2', squares: { protectors: ['move', 'move'], family: ['move', 'move', 'move'] } },
      pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: false }],
      fair: { nests: { '0,2': 'o_move1' } },
    });
    const played = play(s, 'end', 'choose move');
    expect(played.events.map(({ type }) => type)).toContain('squareFilled');
    expect(over(played.state)).toMatchObject({ kind: 'over', result: { winners: [hesterSeat] } });
  });

  test('HC-FVH-11 the brambles are counted after each turn of Hester', () => {
    const s = night({
      active: 'hester',
      protectors: { haints: { '0,0': 1 } },
      hester: { roots: ['3,0>3,-1'] },
      pending: [{ frame: 'hester', seat: 'hester', used: [], called: [], fallen: false }],
      fair: { turnBag: ['fair'] },
    });
    expect(play(s, 'end').state.seats[0].points).toBe(1);
    const fair = night({ active: 'fair', protectors: { haints: { '0,0': 1 } }, fair: { turnBag: ['hester'] } });
    expect(play(fair, 'end').state.seats[0].points).toBe(0);
  });

  test.each([
    [2, 5, [hesterSeat]],
    [2, 4, [fairSeat]],
    [1, 3, [hesterSeat]],
    [1, 2, [fairSeat]],
    [0, 2, [hesterSeat]],
    [0, 1, []],
  ])('HC-FVH-10 a faction has seven points, %i items are found and %i squares filled: %j win', (found, n, winners) => {
    const s = night({
      active: 'fair',
      protectors: { points: 7 },
      hester: { squares: squares(n) },
      fair: { found, turnBag: ['hester'] },
    });
    const { state } = play(s, 'end');
    expect(over(state)).toMatchObject({ kind: 'over', result: { winners } });
    expect(state.result?.minor).toBe(winners.length > 0 ? true : undefined);
  });

  test('HC-FVH-10 no card is left to turn over', () => {
    const s = night({
      active: 'fair',
      solo: { piles: { tactics: [], upgrades: [], goblins: [] }, discard: soloCardIds },
      fair: { found: 1 },
      pending: [{ frame: 'pile', seat: 'fair', why: 'card' }],
    });
    expect(over(s)).toMatchObject({ kind: 'over', result: { winners: [fairSeat] } });
    expect(s.result?.minor).toBe(true);
  });
});
