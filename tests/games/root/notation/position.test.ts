import { describe, expect, test } from 'vitest';
import { readPosition } from '../../../../src/engine/games/root/notation/position.ts';
import { root } from '../../../../src/engine/games/root/root.ts';
import { legal } from '../play.ts';
import { ownOf, sideOf, stateOf, there } from '../scene.ts';

const errorOf = (position: unknown): string => {
  const read = readPosition(position);
  return read.ok ? 'read' : read.error;
};

describe('what is left out', () => {
  test('RT-NO-5 an empty position is the first turn of a game of four, set up as the document says', () => {
    const s = stateOf({});
    expect([s.turn, s.sides.map(({ faction }) => faction), s.phase]).toEqual([1, ['mc', 'ed', 'wa', 'vb'], 'daylight']);
    expect(
      ['sawmill c1', 'workshop c5', 'recruiter c9', 'wood c1', 'keep c1'].map((text) => {
        const [kind, at] = text.split(' ');
        return there(s, 'mc', kind as 'wood', at);
      }),
    ).toEqual([1, 1, 1, 1, 1]);
    expect([
      there(s, 'ed', 'warrior', 'c3'),
      ownOf(s, 'ed', 'leader'),
      ownOf(s, 'vb', 'character'),
      sideOf(s, 'vb').pawn,
    ]).toEqual([6, 'builder', 'thief', 12]);
  });

  test('RT-NO-5 hands not told of are those of a fresh game with the seed', () => {
    for (const seed of [1, 5]) {
      const fresh = root.setup({ players: ['mc', 'ed', 'wa', 'vb'], map: 'autumn', deck: 'standard' }, seed);
      const read = stateOf({ seed, active: 'mc', phase: 'birdsong', step: 'start' });
      expect(read.sides.map(({ hand }) => hand)).toEqual(fresh.sides.map(({ hand }) => hand));
      expect(read.deck).toEqual(fresh.deck);
      expect([read.quests, read.ruins]).toEqual([fresh.quests, fresh.ruins]);
    }
  });

  test('a card that is told is in no other hand', () => {
    const s = stateOf({ mc: { hand: ['f_anvil'] }, ed: { hand: ['b_royal_claim', 'b_dominance'] } });
    const others = [...s.deck, ...s.sides.slice(2).flatMap(({ hand }) => hand)];
    expect(others.filter((card) => ['f_anvil', 'b_royal_claim', 'b_dominance'].includes(card))).toEqual([]);
  });

  test('a game is read in its set-up', () => {
    const s = root.setup({ players: ['ed', 'vb'], map: 'autumn', deck: 'standard' }, 3);
    expect(stateOf(JSON.parse(JSON.stringify(root.writePosition(s))))).toEqual(s);
    expect(
      legal(
        stateOf({
          players: ['mc', 'ed'],
          mc: { keep: null, warriors: {}, sawmills: {}, workshops: {}, recruiters: {} },
          pending: [{ frame: 'setUp' }],
        }),
        'keep',
      ),
    ).toHaveLength(4);
  });
});

describe('RT-NO-8', () => {
  test.each([
    [{ colour: 1 }, 'unknown field "colour"'],
    [{ game: 'harrow' }, 'game: expected root'],
    [{ version: 9 }, 'version: this is version 1, found 9'],
    [{ players: ['mc'] }, 'players: expected two to four factions, each once'],
    [{ players: ['mc', 'ed'], wa: {} }, 'wa: does not play'],
    [{ mc: { warriors: { c13: 1 } } }, 'mc.warriors: unknown field "c13"'],
    [{ mc: { hand: ['x_card'] } }, 'mc.hand[0]: expected '],
    [{ mc: { warriors: { c1: 20, c2: 20 } } }, 'mc warrior: 40 of 25'],
    [{ mc: { sawmills: { c1: 1 }, workshops: { c1: 1 } } }, 'c1: more buildings than slots'],
    [{ mc: { hand: ['f_anvil', 'f_anvil'] } }, 'f_anvil is there more often than it exists'],
    [{ mc: { crafted: ['hammer', 'hammer', 'hammer'] } }, 'hammer: '],
    [{ wa: { bases: { fox: 'c2' } } }, 'wa.bases.fox: c2 is no fox clearing'],
    [{ wa: { sympathy: ['c2', 'c2'] } }, 'wa.sympathy[1]: there is one at "c2" already'],
    [
      { wa: { supporters: ['m_sword', 'm_favor', 'r_favor', 'r_cobbler', 'f_favor', 'f_anvil'] } },
      'wa: too many supporters',
    ],
    [
      { ed: { leader: 'despot', decree: { recruit: ['vizier', 'vizier'] } } },
      'ed.decree: the viziers belong into move and build',
    ],
    [{ ed: { leader: 'builder', deposed: ['builder'] } }, 'ed.deposed: builder leads'],
    [{ ed: { resolved: ['f_anvil'] } }, 'ed.resolved: f_anvil is not in the column'],
    [{ mc: { dominance: 'f_dominance', points: 3 } }, 'mc.points: no points beside a dominance card'],
    [{ players: ['mc', 'ed'], mc: { hand: ['f_dominance'] } }, 'f_dominance is there more often than it exists'],
    [{ vb: { at: 'fz' } }, 'vb.at: no place is named "fz"'],
    [{ vb: { items: ['spoon'] } }, 'vb.items[0]: no item is named "spoon"'],
    [{ ruins: { c1: 'bag' } }, 'ruins: unknown field "c1"'],
    [{ step: 'revolt' }, 'step: mc has no step revolt in birdsong'],
    [{ pending: [{ frame: 'dance' }] }, 'pending[0].frame: expected '],
    [{ pending: [{}] }, 'pending[0]: a "frame" is missing'],
    [{ pending: [{ frame: 'march', left: 5 }] }, 'pending[0].left: expected a whole number'],
    [{ winner: ['mc'] }, 'winner: nobody has won'],
    [{ mc: { points: 30 } }, 'winner: mc has 30 points'],
    [{ deck: [] }, 'deck: '],
    [{ rng: [1, 2] }, 'rng: expected four numbers'],
    ['mc', 'expected an object'],
    [{ mc: [[[[[[[[1]]]]]]]] }, 'nested too deeply'],
  ])('RT-NO-8 %j is refused: %s', (position, error) => {
    expect(errorOf(position)).toContain(error);
    expect(errorOf(position)).not.toContain('\n');
  });

  test('a game that is over is read with its winner', () => {
    const s = stateOf({ mc: { points: 31 }, winner: ['mc'] });
    expect(root.pending(s)).toMatchObject({ kind: 'over', result: { winners: [0] } });
    expect(legal(s)).toEqual([]);
  });
});
