import { describe, test } from 'vitest';
import {
  drawValue,
  familyDraw,
  familySpaces,
  protectorsRows,
} from '../../../../src/engine/games/harrow/content/tracks.ts';
import { abilities } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../matchers.ts';
import { bagOf, eventsOf, legalTexts, play, side } from '../play.ts';
import { position } from '../position.ts';

describe('Protectors', () => {
  test('HC-ABL-1 HC-TRK-1 HC-TRK-4 one row is chosen and gives its printed value', () => {
    const s = play(position(), 'jar ability').state;
    expect(legalTexts(s).sort()).toEqual(['ability move', 'ability spawn', 'ability strengthen']);
    for (const [ability, value] of [
      ['move', 3],
      ['spawn', 3],
      ['strengthen', 2],
    ] as const) {
      expect(eventsOf(play(s, `ability ${ability}`), 'abilityChosen')).toMatchObject([{ ability, value }]);
    }
  });

  test('HC-TRK-1 HC-TRK-4 HC-GAP-2 the value is the one above the rightmost token of that row', () => {
    for (const [tokens, value] of [
      [0, 3],
      [1, 4],
      [2, 5],
      [3, 6],
      [4, 6],
    ]) {
      const s = position({ protectors: { rows: { move: tokens } } });
      expect(eventsOf(play(s, 'jar ability', 'ability move'), 'abilityChosen')).toMatchObject([{ value }]);
      expect(eventsOf(play(s, 'jar ability', 'ability strengthen'), 'abilityChosen')).toMatchObject([{ value: 2 }]);
    }
  });

  test('HC-GAP-2 every row rises or stays, and MOVE 4 can be had', () => {
    for (const ability of abilities) {
      const row = protectorsRows[ability];
      expect([...row].sort((a, b) => a - b)).toEqual(row);
    }
    expect(protectorsRows.move).toContain(4);
  });

  test('HC-EX-2 HC-ABL-1 a token under 4 gives exactly 4 MOVE, and nothing else is on offer between them', () => {
    const s = position({ protectors: { rows: { move: 1 }, legend: '0,2', haints: {} } });
    let state = play(s, 'jar ability', 'ability move').state;
    for (const step of ['move 0,2 0,1 legend', 'move 0,1 0,2 legend', 'move 0,2 0,1 legend']) {
      state = play(state, step).state;
      expect(new Set(legalTexts(state).map((text) => text.split(' ')[0]))).toEqual(new Set(['move', 'done']));
    }
    state = play(state, 'move 0,1 0,2 legend').state;
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ABL-1 points may be left unused', () => {
    const { state } = play(position(), 'jar ability', 'ability strengthen', 'strengthen', 'done');
    expect(legalTexts(state)).toEqual(['end']);
  });
});

describe('Family', () => {
  const drawing = (family: NonNullable<Parameters<typeof position>[0]>['family']) =>
    play(position({ turn: 'family', family: { legend: '0,-2', haints: {}, ...family } }), 'jar ability');

  test('HC-ABL-2 HC-TRK-10 HC-EX-3 draws 3 tokens and uses each once, in any order', () => {
    const played = drawing({ bag: { move: 2, spawn: 1 } });
    expect(eventsOf(played, 'tokensDrawn')).toMatchObject([{ tokens: bagOf({ move: 2, spawn: 1 }) }]);
    const orders = [
      ['move 0,-2 0,-1 legend', 'spawn 0,-1', 'move 0,-1 0,0 haint=1'],
      ['spawn 0,-2', 'move 0,-2 0,-1 haint=1', 'move 0,-1 0,0 haint=1'],
      ['move 0,-2 0,-1 legend', 'move 0,-1 0,-2 legend', 'spawn 0,-2'],
    ];
    for (const order of orders) expect(legalTexts(play(played.state, ...order).state)).toEqual(['end']);
  });

  test('HC-ABL-2 a token is worth 1 of its own ability only', () => {
    const { state } = drawing({ bag: { spawn: 1, strengthen: 2 } });
    const spent = play(state, 'spawn 0,-2', 'strengthen').state;
    expect(spent).toOffer('spawn', []);
    expect(spent).toOffer('move', []);
    expect(spent).toAllow('strengthen');
  });

  test('HC-ABL-2 tokens may be left unactivated', () => {
    const { state } = play(drawing({ bag: { spawn: 3 } }).state, 'done');
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ABL-2 the tokens leave the bag and lie open', () => {
    const { state } = drawing({ bag: { move: 4, spawn: 2, strengthen: 2 } });
    const { bag, drawn } = side(state, 'family');
    expect(drawn[0] + drawn[1] + drawn[2]).toBe(3);
    expect(bag.map((n, i) => n + drawn[i])).toEqual(bagOf({ move: 4, spawn: 2, strengthen: 2 }));
  });

  test.each([
    [0, 3],
    [1, 3],
    [2, 4],
    [5, 4],
    [6, 5],
    [9, 5],
    [10, 6],
    [11, 6],
  ])('HC-TRK-10 HC-GAP-2 with %i tokens fixed to the board the Family draws %i', (fixed, value) => {
    const board = [...new Array(fixed).keys()].map(() => 'move' as const);
    const played = drawing({ board, bag: { move: 0, spawn: 7, strengthen: 0 } });
    expect(eventsOf(played, 'tokensDrawn')).toMatchObject([{ tokens: bagOf({ spawn: value }) }]);
  });

  test('HC-TRK-10 HC-GAP-2 12 spaces, 3 at the start, weakly rising', () => {
    expect(familySpaces).toBe(12);
    const values = familyDraw.map((_, fixed) => drawValue(fixed));
    expect(values[0]).toBe(3);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });

  test('HC-ABL-5 a bag with too few tokens is drawn empty', () => {
    const played = drawing({ bag: { move: 1, strengthen: 1 } });
    expect(eventsOf(played, 'tokensDrawn')).toMatchObject([{ tokens: bagOf({ move: 1, strengthen: 1 }) }]);
    expect(side(played.state, 'family').bag).toEqual(bagOf({}));
  });

  test('HC-ABL-5 an empty bag gives nothing and the turn goes on', () => {
    expect(legalTexts(drawing({ bag: {} }).state)).toEqual(['end']);
  });

  test('HC-ABL-2 every token of the bag is drawn equally often', () => {
    const drawn = [0, 0, 0];
    for (let seed = 0; seed < 600; seed++) {
      const s = position({ turn: 'family', seed });
      for (const [i, n] of side(play(s, 'jar ability').state, 'family').drawn.entries()) drawn[i] += n;
    }
    // 1800 draws from 4 MOVE, 2 SPAWN, 2 STRENGTHEN
    expect(Math.abs(drawn[0] - 900)).toBeLessThan(85);
    expect(Math.abs(drawn[1] - 450)).toBeLessThan(75);
    expect(Math.abs(drawn[2] - 450)).toBeLessThan(75);
  });
});
