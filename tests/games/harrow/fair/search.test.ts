import { describe, expect, test } from 'vitest';
import { hexCount, hexNames } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { isShown } from '../../../../src/engine/games/harrow/rules/fair/arrows.ts';
import { type ArrowWay, arrowWays } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { hex } from '../position.ts';
import { bare, fairOf, isThere, nestsOf, table } from './table.ts';

const crownAbove = { sword: '3,0', crown: '0,-1', queen: '0,3' };

/** The Fair Folk are about to place an arrow for the nest, or to guess. */
const placing = (name: string, fair = {}, more = {}): HarrowState =>
  table({ pending: [{ frame: 'arrow', seat: 'fair', hex: name }], fair: { nests: bare(name), ...fair }, ...more });
const guessing = (fair = {}, more = {}): HarrowState =>
  table({ pending: [{ frame: 'guess', seat: 'fair' }], fair, ...more });

function turnedBy(way: ArrowWay, fair = {}): boolean {
  const { state } = play(placing('0,1', fair), `arrow ${way}`);
  return fairOf(state).arrows.at(-1)?.turned ?? false;
}

describe('arrows', () => {
  test('HC-FAIR-25 one of the three lines through the hex of the nest, and one of its sides', () => {
    expect(legalTexts(placing('0,1'))).toEqual(arrowWays.map((way) => `arrow ${way}`));
    const { arrows } = fairOf(play(placing('0,1'), 'arrow nw').state);
    expect(arrows).toEqual([{ hex: hex('0,1'), way: 'nw', turned: true }]);
  });

  test('HC-FAIR-26 the others turn it if what is sought lies in the other part', () => {
    expect([turnedBy('e'), turnedBy('w')]).toEqual([false, true]);
    const found = { found: 1 };
    expect([turnedBy('e', found), turnedBy('w', found)]).toEqual([true, false]);
  });

  test.each([
    ['e', false],
    ['w', false],
    ['se', true],
    ['nw', false],
    ['sw', true],
    ['ne', false],
  ] as const)(
    'HC-EX-82 the crown above the brambles, the nest below: an arrow to the %s, turned: %s',
    (way, turned) => {
      expect(turnedBy(way, { places: crownAbove, found: 1 })).toBe(turned);
    },
  );

  test('HC-FAIR-27 HC-OQ-43 the pointed part has the line itself, the other part has not', () => {
    const s = table();
    for (const way of arrowWays) {
      const arrow = { hex: hex('0,1'), way, turned: false };
      for (let at = 0; at < hexCount; at++) {
        expect([hexNames[at], isShown(s, arrow, at)]).not.toEqual([
          hexNames[at],
          isShown(s, { ...arrow, turned: true }, at),
        ]);
      }
      expect(isShown(s, arrow, hex('0,1'))).toBe(true);
    }
    const open = table({ variants: ['open_lines'] });
    expect(isShown(open, { hex: hex('0,1'), way: 'e', turned: true }, hex('0,-2'))).toBe(true);
    expect(isShown(s, { hex: hex('0,1'), way: 'e', turned: true }, hex('0,-2'))).toBe(false);
  });

  test('HC-FAIR-28 with none of the eight left one may be taken back first, or none is placed', () => {
    // The sword lies at 3,0
    const ways = ['e', 'w turned', 'se', 'nw turned', 'sw turned', 'ne', 'e', 'w turned'];
    const eight = ways.map((way, i) => `0,${i % 3}>${way}`);
    const s = placing('0,1', { arrows: eight });
    expect(legalTexts(s, 'arrow')).toEqual([]);
    // Two of them lie twice
    expect(legalTexts(s, 'lift')).toHaveLength(6);
    expect(legalTexts(s, 'done')).toEqual(['done']);
    const { state } = play(s, 'lift 0,0 e', 'arrow se');
    expect(fairOf(state).arrows).toHaveLength(8);
  });
});

describe('guesses', () => {
  test('HC-FAIR-30 any hex may be named, and what counts is what is sought', () => {
    expect(legalTexts(guessing())).toHaveLength(37);
    const played = play(guessing(), 'guess -3,0');
    expect(eventsOf(played, 'guessed')).toEqual([{ type: 'guessed', hex: hex('-3,0'), item: 'sword', right: false }]);
    expect(fairOf(played.state).found).toBe(0);
    expect(fairOf(play(guessing({ found: 1 }), 'guess -3,0').state).found).toBe(2);
  });

  test('HC-FAIR-31 a wrong guess leaves an X token', () => {
    const { state } = play(guessing(), 'guess 1,0');
    expect(isThere(state, '1,0')).toBe(true);
    expect(isThere(play(guessing({ crosses: ['1,0'] }), 'guess 1,0').state, '1,0')).toBe(true);
  });

  test('HC-FAIR-31 with no X token left the oldest one is used', () => {
    const crosses = ['1,0', '0,1', '-1,0', '0,-1', '1,-1', '-1,1', '2,0'];
    const s = guessing({ found: 1, crosses });
    const played = play(s, 'guess 2,1');
    expect(eventsOf(played, 'crossPlaced')).toEqual([
      { type: 'crossPlaced', hex: hex('2,1'), seat: fairSeat, back: hex('1,0') },
    ]);
    expect(fairOf(played.state).crosses).toHaveLength(7);
  });

  test('HC-FAIR-32 HC-FAIR-36 a right one: the item lies open; arrows, X tokens and nests without offers come back', () => {
    const nests = { ...bare('0,1'), '0,-1': 'o_spawn1' };
    const s = guessing({ nests, arrows: ['0,1>e'], crosses: ['1,0'] });
    const { state } = play(s, 'guess 3,0');
    const fair = fairOf(state);
    expect([fair.found, fair.arrows, fair.crosses, nestsOf(state)]).toEqual([1, [], [], { '0,-1': 'o_spawn1' }]);
    expect(fairOf(harrow.view(state, fairSeat)).places).toEqual([hex('3,0'), -1, -1]);
  });

  test('HC-FAIR-33 with the sword a haint killed brings a search cube', () => {
    const fight = (found: number) =>
      table({
        active: 'family',
        turn: 4,
        protectors: { haints: { '0,1': 1 }, legend: '0,3' },
        family: { haints: { '0,0': 3 }, legend: '0,0' },
        battlefield: { red: 0, blue: 4 },
        pending: [{ frame: 'strike', seat: 'family', from: '0,0', to: '0,1' }],
        fair: { found },
      });
    expect(fairOf(play(fight(0), 'strike').state).cubes).toBe(0);
    expect(fairOf(play(fight(1), 'strike').state).cubes).toBe(1);
  });

  test('HC-FAIR-33 and so does a haint infected', () => {
    const s = table({
      mode: 'fair4',
      active: 'hester',
      turn: 5,
      protectors: { haints: { '0,1': 1 }, legend: '0,3' },
      hester: { roots: ['0,2>0,1'], actions: 2 },
      battlefield: { bog: 2, plains: 2, forest: 2, wetlands: 2 },
      pending: [{ frame: 'infect', seat: 'hester' }],
      fair: { found: 1 },
    });
    expect(fairOf(play(s, 'infect 0,1 terrain').state).cubes).toBe(1);
  });

  test('HC-FAIR-34 the crown brings another search cube on the board', () => {
    const { state } = play(guessing({ found: 1 }), 'guess -3,0');
    expect(legalTexts(state)).toEqual(['choose bog', 'choose wetlands', 'choose forest']);
    expect(fairOf(play(state, 'choose bog').state).fields).toEqual([true, false, true, false]);
  });

  test('HC-FAIR-35 HC-FAIR-50 with the queen their turns are over, and with the round the game', () => {
    const s = guessing({ found: 2 }, { turn: 9 });
    const { state } = play(s, 'guess 0,3');
    expect(state.active).not.toBe(fairSeat);
    const next = play(state, 'jar attack', 'done', 'end').state;
    expect([next.active < 2, next.turn]).toEqual([true, 11]);
    const over = play(next, 'jar attack', 'done', 'end').state;
    expect(harrow.pending(over)).toEqual({ kind: 'over', result: { winners: [fairSeat], scores: [0, 0, 0, 3] } });
  });

  test('HC-FAIR-50 a faction may win in the same round', () => {
    const s = guessing({ found: 2 }, { turn: 11, lantern: 'protectors', protectors: { points: 7 } });
    const { state } = play(s, 'guess 0,3', 'jar attack', 'done', 'end');
    expect(harrow.pending(state)).toEqual({ kind: 'over', result: { winners: [0, fairSeat], scores: [7, 0, 0, 3] } });
  });

  test('HC-FAIR-50 a faction with seven points wins without them', () => {
    const s = table({ turn: 12, active: 'family', lantern: 'protectors', protectors: { points: 7 } });
    const { state } = play(s, 'jar attack', 'done', 'end');
    expect(harrow.pending(state)).toEqual({ kind: 'over', result: { winners: [0], scores: [7, 0, 0, 0] } });
  });

  test('HC-FAIR-51 if Hester wins in that round, they share the victory', () => {
    const s = table({
      mode: 'fair4',
      active: 'hester',
      turn: 5,
      hester: { hex: '0,2', squares: { protectors: ['move', 'move'], family: ['move', 'move', 'move'] } },
      protectors: { wild: 1 },
      fair: { found: 3 },
      pending: [{ frame: 'effect', seat: 'hester', by: 'devour', step: 1, left: 0, marks: [] }],
    });
    const { state } = play(s, 'choose wild');
    expect(harrow.pending(state)).toEqual({ kind: 'over', result: { winners: [2, fairSeat], scores: [0, 0, 6, 3] } });
  });
});
