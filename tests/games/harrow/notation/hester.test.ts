import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { playSome } from '../fuzz/random-play.ts';
import { legalTexts, play, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

function read(json: unknown) {
  const result = readPosition(json);
  if (!result.ok) throw new Error(result.error);
  return result.state;
}

function error(json: unknown): string {
  const result = readPosition(json);
  return result.ok ? 'no error' : result.error;
}

/** Written, read and compared. */
const comesBack = (s: Parameters<typeof writePosition>[0]) =>
  hashOf(read(JSON.parse(JSON.stringify(writePosition(s))))) === hashOf(s);

describe('HC-HEST a position with Hester', () => {
  test('the set-up of chapter 5 comes back', () => {
    for (let seed = 1; seed <= 8; seed++)
      expect(comesBack(harrow.setup(completeConfig({ mode: 'ch5' }, seed), seed))).toBe(true);
  });

  test('every position of random games comes back', () => {
    for (let seed = 1; seed <= 3; seed++) {
      let n = 0;
      playSome(completeConfig({ mode: 'ch5' }, seed), seed, 240, {
        after({ s }) {
          if (n++ % 5 === 0) expect(comesBack(s)).toBe(true);
        },
      });
    }
  });

  test('a table full of her things comes back', () => {
    const s = position({
      mode: 'ch5',
      turn: 'hester',
      legends: { protectors: 'bernice' },
      protectors: { legend: '0,2', haints: { '0,1': 2, '2,1': 1 }, jars: ['wild', 'legend', 'attack'] },
      family: { legend: '0,-2', haints: { '0,-1': 3 }, jars: ['ability', 'legend', 'attack'] },
      hester: {
        hex: '1,0',
        nailed: true,
        flames: { '1,0': 3, '-1,0': 2 },
        squares: { protectors: ['fire', 'move'], family: ['fire', 'wild'] },
        infected: { protectors: { '0,1': 1 }, family: { '0,-1': 2 } },
        cubes: { bog: 2, forest: 1 },
        inTree: { plains: 3 },
        roots: ['2,0>2,1', '2,1>1,2'],
        row: [['h_ward'], ['h_reach', 'h_layabout']],
        hand: ['h_night_hag'],
        sacrifices: { '2,-2': 'wetlands' },
      },
    });
    expect(comesBack(s)).toBe(true);
    expect(writePosition(s).hester).toMatchObject({
      hex: '1,0',
      nailed: true,
      flames: { '1,0': 3, '-1,0': 2 },
      pairs: 1,
      actions: 3,
      roots: ['2,0>2,1', '2,1>1,2'],
      infected: { protectors: { '0,1': 1 }, family: { '0,-1': 2 } },
      row: [['h_ward'], ['h_reach', 'h_layabout']],
      sacrifices: { '2,-2': 'wetlands' },
    });
    expect(writePosition(s).battlefield).toEqual({ red: 3, blue: 3, bog: 2, wetlands: 0, plains: 0, forest: 1 });
  });

  test('HC-OQ-32 an action without a token of its own is told by the flames that are left', () => {
    const s = position({
      mode: 'ch5',
      hester: { flames: { '1,0': 2 }, squares: { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'fire'] } },
    });
    if (s.hester) s.hester.flamesLeft += 1;
    expect(writePosition(s).hester).toMatchObject({ actions: 6, flamesLeft: 1 });
    expect(comesBack(s)).toBe(true);
  });

  test('HC-HEND-1 a game she has won comes back, in the middle of a round', () => {
    const s = read({
      mode: 'ch5',
      turn: 3,
      winner: 'hester',
      hester: { squares: { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'fire', 'move'] }, actions: 6 },
    });
    expect(s.result).toEqual({ winner: 2, scores: [0, 0, 6] });
    expect(comesBack(s)).toBe(true);
  });
});

describe('what is left out', () => {
  test('HC-3P-1 whose turn it is follows from the number of the turn', () => {
    const who = (turn: number) => toDecide(read({ mode: 'ch5', lantern: 'family', turn }));
    expect([1, 2, 3, 4, 5, 6].map(who)).toEqual(['family', 'protectors', 'hester', 'family', 'protectors', 'hester']);
  });

  test('HC-3P-1 turns begun follow from it too', () => {
    const turns = (turn: number) =>
      read({ mode: 'ch5', lantern: 'family', turn, protectors: { jars: ['wild', 'attack', 'legend'] } }).seats.map(
        (own) => own.turns,
      );
    expect([turns(3), turns(4), turns(5)]).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  test('HC-ROOT-1 her turn begins with roots of the other colour, those told being the last ones', () => {
    const s = read({
      mode: 'ch5',
      active: 'hester',
      turn: 3,
      hester: { roots: ['>3,0', '3,0>2,0'], rootColour: 'brown' },
    });
    expect(s.hester).toMatchObject({ roots: [], rootColour: 'black', tip: hex('2,0') });
    expect(legalTexts(s).sort()).toEqual(['root 1,0', 'root 1,1', 'root 2,-1', 'root 2,1', 'root 3,-1']);
  });

  test('what she decides lies inside her turn', () => {
    const s = read({
      mode: 'ch5',
      active: 'hester',
      turn: 3,
      protectors: { haints: { '1,0': 1 } },
      hester: { roots: ['>3,0', '3,0>2,0'], infected: { protectors: { '1,0': 1 } } },
      battlefield: { bog: 2 },
      pending: [{ frame: 'creep' }],
    });
    expect(s.flow.map(({ kind }) => kind)).toEqual(['hester', 'creep']);
    expect(() => play(s, 'creep haint 1,0 0,1 terrain', 'end')).not.toThrow();
  });

  test('HC-HEST-4 pairs, flames and cards that are not told of are where the set-up has them', () => {
    const s = read({
      mode: 'ch5',
      hester: { flames: { '1,0': 2 }, squares: { family: ['fire'] }, actions: 2, row: [['h_ward']] },
    });
    expect(s.hester).toMatchObject({ pairs: 2, flamesLeft: 4, snakes: 8, supply: [6, 6, 6, 6] });
    expect(s.hester?.deck).toHaveLength(13 - 1 - (s.hester?.hand.length ?? 0));
  });
});

describe('a wrong position is refused', () => {
  const ch5 = (hester: object, more: object = {}) => error({ mode: 'ch5', hester, ...more });

  test.each([
    [error({ hester: {} }), 'hester: ch1 has none'],
    [ch5({ roots: ['0,2-0,1'] }), 'hester.roots[0]: expected a root such as 0,2>0,1 or >0,3, found "0,2-0,1"'],
    [ch5({ flames: { '9,9': 2 } }), 'hester.flames["9,9"]: no hex is named "9,9"'],
    [ch5({ flames: { '0,2': 2 } }), 'hex 0,2: a unit in a fire'],
    [ch5({ infected: { family: { '0,0': 1 } } }), 'hex 0,0: 1 snakes for 0 haints'],
    [ch5({ squares: { family: ['fire', 'fire', 'fire', 'fire'] } }), '4 squares on a side'],
    [ch5({ hand: ['h_ward', 'h_ward'] }), "Hester's cards: h_ward is there twice"],
    [ch5({ hand: ['t_rally'] }), expect.stringContaining('hester.hand[0]: expected h_white_innards or')],
    [ch5({ pairs: 3, actions: 7, flames: { '1,0': 6 } }), expect.stringContaining('hester.flames: more than the 12')],
    [ch5({ nailed: true }), 'a nail under Hester, who is not on the map'],
    [ch5({}, { battlefield: { bog: 7 } }), 'battlefield.bog: expected a whole number from 0 to 6, found 7'],
    [error({ battlefield: { bog: 1 } }), expect.stringContaining('battlefield: unknown field "bog"')],
    [ch5({}, { battlefield: { bog: 4 }, tree: { bog: 4 } }), 'bog cubes: 8 in use, only 6 exist'],
    [ch5({}, { lantern: 'hester' }), 'lantern: expected protectors or family, found "hester"'],
    [ch5({}, { active: 'hester', turn: 1 }), expect.stringContaining('is not a turn of hester')],
    [ch5({}, { pending: [{ frame: 'creep', seat: 'family' }] }), 'pending[0]: creep belongs to Hester'],
    [ch5({}, { turn: 3, pending: [{ frame: 'turn', seat: 'hester' }] }), 'pending[0]: turn is nothing Hester plays'],
    [
      ch5({}, { turn: 3, pending: [{ frame: 'effect', by: 't_rally' }] }),
      'pending[0]: t_rally is nothing Hester plays',
    ],
    [
      ch5({}, { pending: [{ frame: 'tree', from: '0,2', to: '0,0', on: 'hester' }] }),
      'pending[0]: the attack needs units of both sides on its hexes',
    ],
  ])('%s', (found, expected) => {
    expect(found).toEqual(expected);
  });
});
