import { describe, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { pairsOf } from '../../../../src/engine/games/harrow/content/chapters/seats.ts';
import { behind } from '../../../../src/engine/games/harrow/content/kammi/prepare.ts';
import { rowsOf } from '../../../../src/engine/games/harrow/content/tracks.ts';
import { hexNames, homes } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { legendsOf } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { expect } from '../matchers.ts';
import { eventsOf, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';

const ch4 = (rival: 'protectors' | 'family' = 'family', seed = 5): HarrowState =>
  harrow.setup(completeConfig({ mode: 'ch4', map: 'a', factions: [rival, 'kammi'], north: 'kammi' }, seed), seed);

/** Kammi's choices, she in the north: token 1 behind her home, token 2 to the east, and the haints stay at home. */
const hers = ['put legend 0,-3', 'put second 1,-3', 'choose second', 'done'] as const;

describe('who meets whom', () => {
  test('HC-KAM-1 Kammi against the Protectors or the Family, with all of chapter 3', () => {
    expect(pairsOf('ch4')).toEqual([
      ['protectors', 'kammi'],
      ['family', 'kammi'],
    ]);
    for (const rival of ['protectors', 'family'] as const) {
      const s = ch4(rival);
      expect(s.seats.map(({ faction }) => faction)).toEqual([rival, 'kammi']);
      expect(s.slots.flat()).toHaveLength(4);
      expect(s.seats.map(({ spoon, wild, jars }) => [spoon, wild, jars.every(Boolean)])).toEqual([
        [1, 1, true],
        [1, 1, true],
      ]);
      expect(side(s, rival).hand).toHaveLength(3);
      expect(invariantBreaks(s)).toEqual([]);
    }
  });

  test('HC-KAM-1 HC-HEST-1 with Hester any two of the three, and without a word the two of before', () => {
    expect(pairsOf('ch5')).toHaveLength(3);
    expect(harrow.setup({ mode: 'ch5', map: 'a', north: 'family' }, 1).seats.map(({ faction }) => faction)).toEqual([
      'protectors',
      'family',
    ]);
    expect(pairsOf('ch3')).toEqual([['protectors', 'family']]);
  });
});

describe('Kammi’s part', () => {
  test('HC-KAM-2 HC-TRK-20 her board with three rows, and three of twelve goblin cards', () => {
    const own = side(ch4(), 'kammi');
    expect([own.hand.length, own.deck.length, own.rows]).toEqual([3, 9, [0, 0, 0]]);
    expect([...own.hand, ...own.deck].every((card) => card.startsWith('g_'))).toBe(true);
    expect(rowsOf.kammi.move[0]).toBe(2);
  });

  test('HC-KAM-3 HC-TRK-21 two tokens of each ability at random on the grid, a MOVE at the start place', () => {
    const grids = [1, 2, 3, 4].map((seed) =>
      ch4('family', seed)
        .kammi?.grid.map((row) => row.join('-'))
        .join(),
    );
    expect(new Set(grids).size).toBeGreaterThan(1);
    for (const seed of [1, 2, 3]) {
      const { kammi } = ch4('family', seed);
      expect(kammi?.grid.flat().sort()).toEqual(['move', 'move', 'spawn', 'spawn', 'strengthen', 'strengthen']);
      expect([kammi?.waiting, kammi?.waitingRow]).toEqual(['move', undefined]);
    }
  });

  test('HC-KAM-4 HC-DIFF-27 one of three goblins, its power unused', () => {
    const found = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => side(ch4('family', seed), 'kammi').legend);
    expect([...new Set(found)].sort()).toEqual([...legendsOf.kammi].sort());
    expect(ch4().kammi?.power).toBe(true);
  });

  test('HC-KAM-6 HC-TRK-29 either side of her legend track, printed scroll only', () => {
    const tracks = [1, 2, 3, 4, 5, 6].map((seed) => side(ch4('family', seed), 'kammi').track);
    expect([...new Set(tracks)].sort()).toEqual(['a', 'b']);
    expect(side(ch4(), 'kammi').scrolls).toBe(0);
  });

  test('HC-KAM-5 HC-KAM-7 HC-MAP-9 her two tokens on two of the three hexes behind her home, and she says which is herself', () => {
    const s = ch4();
    expect(
      behind(homes.north)
        .map((at) => hexNames[at])
        .sort(),
    ).toEqual(['-1,-2', '0,-3', '1,-3']);
    expect(toDecide(s)).toBe('kammi');
    expect(s).toOffer('put', ['put legend 0,-3', 'put legend 1,-3', 'put legend -1,-2']);
    const second = play(s, 'put legend 1,-3').state;
    expect(second).toOffer('put', ['put second 0,-3', 'put second -1,-2']);
    const placed = play(second, 'put second -1,-2', 'choose second').state;
    expect(placed.kammi?.self).toBe('second');
    expect([side(placed, 'kammi').legendHex, side(placed, 'kammi').secondHex]).toEqual([hex('1,-3'), hex('-1,-2')]);
  });

  test('HC-KAM-8 three haints freely over home and the hexes of her tokens', () => {
    const open = play(ch4(), 'put legend 0,-3', 'put second 1,-3', 'choose first').state;
    expect(open).toOffer('shift', ['shift haint 0,-2 0,-3', 'shift haint 0,-2 1,-3']);
    const { state } = play(open, 'shift haint 0,-2 0,-3', 'shift haint 0,-2 1,-3', 'shift haint 0,-2 1,-3');
    const { haints } = side(state, 'kammi');
    expect([haints[hex('0,-2')], haints[hex('0,-3')], haints[hex('1,-3')]]).toEqual([0, 1, 2]);
    expect(toDecide(state)).toBe('family');
  });

  test('HC-KAM-11 purple jars, three purple cubes on the battleground and twelve left, a wild token', () => {
    const own = side(ch4(), 'kammi');
    expect([own.cubes, own.cubesLeft, own.wild, own.jars]).toEqual([3, 12, 1, [true, true, true, true]]);
    expect(sum(own.haints) + own.haintsLeft).toBe(15);
  });
});

describe('the opponent’s part', () => {
  test('HC-KAM-9 three dolls face down behind the home, the real one where the opponent says; only the opponent looks', () => {
    const asked = play(ch4(), ...hers);
    expect(toDecide(asked.state)).toBe('family');
    expect(asked.state).toOffer('put', ['put doll 1,2', 'put doll 0,3', 'put doll -1,3']);
    const laid = play(asked.state, 'put doll 0,3');
    const dolls = laid.state.kammi?.dolls ?? [];
    expect(dolls.filter(({ face }) => face === 'real').map(({ hex: at }) => hexNames[at])).toEqual(['0,3']);
    expect([dolls.length, dolls.some(({ up }) => up)]).toEqual([3, false]);
    expect(Object.keys(eventsOf(laid, 'dollsLaid')[0])).toEqual(['type', 'seat', 'hexes']);
    expect(harrow.view(laid.state, 0).kammi?.dolls).toEqual(dolls);
    for (const viewer of [1, 'table'] as const) {
      expect(harrow.view(laid.state, viewer).kammi?.dolls.map(({ face }) => face)).toEqual([
        'hidden',
        'hidden',
        'hidden',
      ]);
    }
  });

  test('HC-KAM-10 HC-SET-6 the legend and three haints freely over home and the doll hexes', () => {
    const { state } = play(ch4(), ...hers, 'put doll 0,3', 'shift legend 0,2 1,2', 'shift haint 0,2 -1,3', 'done');
    const own = side(state, 'family');
    expect([own.legendHex, own.haints[hex('0,2')], own.haints[hex('-1,3')]]).toEqual([hex('1,2'), 2, 1]);
    expect(state.kammi?.dolls.map(({ hex: at }) => hexNames[at]).sort()).toEqual(['-1,3', '0,3', '1,2']);
  });

  test('HC-PLC-6 only Kammi places objectives, those of the one she faces', () => {
    for (const rival of ['protectors', 'family'] as const) {
      const dolls = rival === 'family' ? 'put doll 0,3' : 'put doll 1,2';
      const { state } = play(ch4(rival), ...hers, dolls, 'done');
      expect(toDecide(state)).toBe('kammi');
      const what = rival === 'family' ? 'building' : 'townsfolk';
      expect(harrow.legal(state).every((action) => action.type === 'put' && action.what === what)).toBe(true);
      const [first] = harrow.legal(state).map(harrow.format);
      const began = play(state, first).state;
      expect(began.flow.at(-1)).toMatchObject({ kind: 'turn', seat: began.lantern });
      expect([sum(began.townsfolk), sum(began.buildings)]).toEqual(rival === 'family' ? [0, 1] : [1, 0]);
    }
  });
});

test('HC-KAM-9 a position that does not tell of the dolls has one real one behind the home, and two decoys', () => {
  const read = harrow.readPosition({ mode: 'ch4', tokens: {}, waiting: {}, tiles: {} });
  const dolls = read.ok ? read.state.kammi?.dolls : [];
  expect(dolls?.map(({ face }) => face)).toEqual(['real', 'decoy', 'decoy']);
});
