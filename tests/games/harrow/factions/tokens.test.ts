import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { bagOf, eventsOf, haintsAt, legalTexts, play, side, toDecide, tokensAt } from '../play.ts';
import { type Position, position } from '../position.ts';

const cleanUp = (at: Position) => play(position(at), 'jar wild', 'done', 'end');

describe('collecting', () => {
  test('HC-TOK-1 HC-DIFF-3 from every hex with a haint or the legend, without asking', () => {
    const { state } = cleanUp({
      protectors: { legend: '0,1', haints: { '1,0': 1 } },
      tokens: { '0,1': ['move', 'spawn'], '1,0': ['strengthen'], '-1,1': ['move'] },
    });
    expect(side(state, 'protectors').rows).toEqual([1, 1, 1]);
    expect(tokensAt(state, '0,1')).toEqual([]);
    expect(tokensAt(state, '-1,1')).toEqual(['move']);
    expect(toDecide(state)).toBe('family');
  });

  test('HC-TOK-1 tokens under the other faction’s units stay', () => {
    const { state } = cleanUp({ family: { legend: '0,-1', haints: {} }, tokens: { '0,-1': ['move'] } });
    expect(tokensAt(state, '0,-1')).toEqual(['move']);
  });

  test('HC-TOK-1 units that only passed through take nothing', () => {
    const s = position({ protectors: { legend: '0,2', haints: {}, wild: 3 }, tokens: { '0,1': ['move'] } });
    const { state } = play(s, 'jar wild', 'move 0,2 0,1 legend', 'move 0,1 0,2 legend', 'done', 'end');
    expect(tokensAt(state, '0,1')).toEqual(['move']);
  });
});

describe('scrolls', () => {
  test('HC-TOK-2 HC-PATH-1 a scroll goes on the track and brings the Protectors a path token', () => {
    const { state } = cleanUp({ protectors: { legend: '1,0', haints: {} }, tokens: { '1,0': ['scroll'] } });
    expect(side(state, 'protectors').scrolls).toBe(1);
    expect(side(state, 'protectors').pathsLeft).toBe(2);
  });

  test('HC-TOK-2 the Family’s scroll opens the next space of its track', () => {
    const played = cleanUp({ turn: 'family', family: { legend: '1,0', haints: {} }, tokens: { '1,0': ['scroll'] } });
    expect(side(played.state, 'family').scrolls).toBe(1);
    expect(side(played.state, 'protectors').pathsLeft).toBe(1);
  });

  test('HC-TOK-2 HC-TRK-29 scrolls beyond the three spaces go to the box', () => {
    const s = position({
      protectors: { legend: '1,0', haints: {}, scrolls: 2 },
      tokens: { '1,0': ['scroll', 'scroll'] },
    });
    const played = play(s, 'jar wild', 'done', 'end');
    expect(side(played.state, 'protectors').scrolls).toBe(3);
    expect(played.state.box[3]).toBe(s.box[3] + 1);
    expect(eventsOf(played, 'tokenCollected').map(({ to }) => to)).toEqual(['track', 'box']);
  });
});

describe('Protectors', () => {
  test('HC-TOK-3 HC-TRK-1 a token fills its row and raises the value of later turns', () => {
    const { state } = cleanUp({ protectors: { legend: '0,1', haints: {} }, tokens: { '0,1': ['move'] } });
    expect(side(state, 'protectors').rows).toEqual([1, 0, 0]);
    const later = play(state, 'jar wild', 'done', 'end', 'jar ability', 'ability move');
    expect(eventsOf(later, 'abilityChosen')).toMatchObject([{ value: 4 }]);
  });

  test('HC-TOK-3 HC-OQ-16 with the row full the token leaves the map for the box', () => {
    const s = position({ protectors: { legend: '0,1', haints: {}, rows: { move: 4 } }, tokens: { '0,1': ['move'] } });
    const { state } = play(s, 'jar wild', 'done', 'end');
    expect(side(state, 'protectors').rows).toEqual([4, 0, 0]);
    expect(tokensAt(state, '0,1')).toEqual([]);
    expect(state.box[0]).toBe(s.box[0] + 1);
  });
});

describe('Family', () => {
  const drawing = (at: Position['family'], tokens: Position['tokens'] = {}) =>
    position({ turn: 'family', family: { legend: '0,-2', haints: {}, ...at }, tokens });

  test('HC-TOK-4 tokens drawn, used or not, and tokens collected go to the board or the bag, one by one', () => {
    const s = drawing({ bag: { spawn: 2, strengthen: 1 } }, { '0,-2': ['move'] });
    const sorting = play(s, 'jar ability', 'spawn 0,-2', 'done', 'end').state;
    expect(legalTexts(sorting).sort()).toEqual([
      'sort move bag',
      'sort move board',
      'sort spawn bag',
      'sort spawn board',
      'sort strengthen bag',
      'sort strengthen board',
    ]);
    const { state } = play(sorting, 'sort move board', 'sort spawn bag', 'sort spawn board', 'sort strengthen bag');
    expect(side(state, 'family').board).toEqual(['move', 'spawn']);
    expect(side(state, 'family').bag).toEqual(bagOf({ spawn: 1, strengthen: 1 }));
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-TOK-4 HC-TRK-10 a token on the board stays for good and does not return to the bag', () => {
    const s = drawing({ bag: { spawn: 3 }, board: ['move'] });
    const { state } = play(s, 'jar ability', 'done', 'end', 'sort spawn board', 'sort spawn bag', 'sort spawn bag');
    const later = play(
      state,
      'jar wild',
      'done',
      'end',
      'jar wild',
      'done',
      'end',
      'jar ability',
      'ability move',
      'done',
      'end',
    );
    expect(side(later.state, 'family').board).toEqual(['move', 'spawn']);
    expect(side(later.state, 'family').bag).toEqual(bagOf({ spawn: 2 }));
  });

  test('HC-TOK-4 without the Ability jar only collected tokens are sorted', () => {
    const s = drawing({ bag: { spawn: 3 } }, { '0,-2': ['strengthen'] });
    const { state } = play(s, 'jar wild', 'done', 'end');
    expect(legalTexts(state).sort()).toEqual(['sort strengthen bag', 'sort strengthen board']);
  });

  test('HC-TOK-5 with the board full everything goes to the bag by itself', () => {
    const board = new Array(11).fill('move');
    const { state } = play(drawing({ bag: { spawn: 6 }, board }), 'jar ability', 'done', 'end');
    expect(side(state, 'family').bag).toEqual(bagOf({ spawn: 6 }));
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-TOK-5 the last space takes one token, the rest go to the bag', () => {
    const board = new Array(10).fill('move');
    const s = drawing({ bag: { spawn: 5, strengthen: 1 }, board });
    const { state } = play(s, 'jar ability', 'done', 'end', 'sort strengthen board');
    expect(side(state, 'family').board.at(-1)).toBe('strengthen');
    expect(side(state, 'family').bag).toEqual(bagOf({ spawn: 5 }));
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-TOK-6 the order is the player’s: the board fills in that order', () => {
    const sorted = (...order: string[]) => {
      const s = drawing({ bag: { move: 1, spawn: 1, strengthen: 1 } });
      const { state } = play(s, 'jar ability', 'done', 'end', ...order.map((token) => `sort ${token} board`));
      return side(state, 'family').board;
    };
    expect(sorted('strengthen', 'move', 'spawn')).toEqual(['strengthen', 'move', 'spawn']);
    expect(sorted('spawn', 'strengthen', 'move')).toEqual(['spawn', 'strengthen', 'move']);
  });

  test('HC-TOK-4 HC-TOK-1 a haint that a token spawned collects in the same turn', () => {
    const s = drawing({ legend: '0,-1', bag: { spawn: 1 } }, { '0,-2': ['move'] });
    const spawned = play(s, 'jar ability', 'spawn 0,-2', 'end').state;
    expect(haintsAt(spawned, 'family', '0,-2')).toBe(1);
    expect(spawned).toAllow('sort move board');
  });
});
