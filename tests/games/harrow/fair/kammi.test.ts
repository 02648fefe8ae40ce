import { describe, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { hidersOf, pairsOf, playersIn } from '../../../../src/engine/games/harrow/content/chapters/seats.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { unknownHex } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { legalTexts, play, side, toDecide } from '../play.ts';
import { hex } from '../position.ts';
import { bare, fairOf, nestsOf, table } from './table.ts';

type Json = Readonly<Record<string, unknown>>;

/** The Fair Folk beside the Family and Kammi: she is on 0,-3, her goblin on 1,0. */
function withKammi({ kammi = {}, ...more }: { readonly kammi?: Json; readonly fair?: Json } & Json = {}): HarrowState {
  return table({
    factions: ['family', 'kammi'],
    family: { haints: { '0,1': 1 }, legend: '0,2', hand: [] },
    kammi: { first: '0,-3', second: '1,0', self: 'first', haints: {}, hand: [], ...kammi },
    ...more,
  });
}

/** Kammi's turn, with nothing left to do but what is told. */
const inHerTurn = (frame: Json) => ({ active: 'kammi', turn: 4, pending: [{ seat: 'kammi', ...frame }] });
const acted = { frame: 'turn', acted: true };

const treeOf = (purple: number, silver: number): string =>
  `tree blue=2 purple=${purple} bog=0 wetlands=0 plains=0 forest=0 silver=${silver}`;

describe('Kammi among the Fair Folk’s opponents', () => {
  test.each(['fair3', 'fair4'] as const)('HC-FAIR-1 HC-HEST-1 %s: any two of the three factions', (mode) => {
    expect(pairsOf(mode)).toHaveLength(3);
    for (const factions of pairsOf(mode)) {
      const s = harrow.setup(completeConfig({ mode, factions }, 5), 5);
      expect(playersIn(s.config)).toEqual([...factions, ...(mode === 'fair4' ? ['hester'] : []), 'fair']);
      expect(s.seats.map(({ faction }) => faction)).toEqual(factions);
      expect(hidersOf(s.config)).toEqual(playersIn(s.config).slice(0, -1));
      expect(invariantBreaks(s)).toEqual([]);
    }
  });

  test('HC-KAM-7 HC-FAIR-6 her set-up and the dolls come before the Fair Folk’s first search cube', () => {
    const factions = ['family', 'kammi'] as const;
    const s = harrow.setup(completeConfig({ mode: 'fair3', map: 'a', factions, north: 'kammi' }, 5), 5);
    expect(toDecide(s)).toBe('kammi');
    const placed = play(s, 'put legend 0,-3', 'put second 1,-3', 'choose second', 'done').state;
    expect(toDecide(placed)).toBe('family');
    const { state } = play(placed, 'put doll 0,3', 'done');
    expect(harrow.pending(state)).toEqual({ kind: 'decision', seat: fairSeat });
    expect(legalTexts(state).every((text) => text.startsWith('choose'))).toBe(true);
  });

  test('HC-FAIR-16 a nest may lie under a doll, and not where one of her tokens stands', () => {
    const s = withKammi({ kammi: { dolls: ['real@2,0', 'decoy@3,0', 'decoy@3,-1'] }, fair: { ready: ['o_spawn1'] } });
    expect(s).toAllow('nest 2,0 o_spawn1');
    expect(s).not.toAllow('nest 1,0 o_spawn1');
    expect(s).not.toAllow('nest 0,-3 o_spawn1');
  });

  test('HC-FAIR-40 HC-FAIR-43 her second token takes the offer; purple cubes are measured against silver ones', () => {
    const fair = { nests: { '1,0': 'o_spawn1' } };
    const before = withKammi({ ...inHerTurn(acted), battlefield: { blue: 2, purple: 3, silver: 3 }, fair });
    const asked = play(before, 'end').state;
    expect(harrow.pending(asked).kind).toBe('chance');
    expect([fairOf(asked).offers[1], nestsOf(asked)['1,0']]).toEqual([['o_spawn1'], 'none']);
    expect(harrow.pending(play(asked, treeOf(3, 3)).state)).toEqual({ kind: 'decision', seat: fairSeat });
    expect(play(asked, treeOf(3, 2)).state.flow.some(({ kind }) => kind === 'arrow')).toBe(false);
  });

  test('HC-OFR-11 Kammi and her goblin one hex each, neither of them twice', () => {
    const before = withKammi({ active: 'family', turn: 4, fair: { offers: { family: ['o_move_two_legends'] } } });
    const first = play(before, 'offer o_move_two_legends', 'shift second 1,0 2,0').state;
    const next = legalTexts(first, 'shift');
    expect(new Set(next.map((text) => text.split(' ').slice(1, 3).join(' ')))).toEqual(
      new Set(['legend 0,2', 'legend 0,-3']),
    );
    const { state } = play(first, 'shift legend 0,-3 1,-3');
    const { legendHex, secondHex } = side(state, 'kammi');
    expect([legendHex, secondHex, state.flow.length]).toEqual([hex('1,-3'), hex('2,0'), before.flow.length]);
  });

  test('HC-GAP-8 a thorn holds her second token', () => {
    const walking = inHerTurn({ frame: 'points', points: { move: 2 }, any: 0 });
    const at = (thorns: readonly string[]) => withKammi({ ...walking, fair: { nests: bare('1,0'), thorns } });
    expect(at([])).toAllow('move 1,0 2,0 second');
    expect(at(['kammi@1,0'])).not.toAllow('move 1,0 2,0 second');
    expect(at(['kammi@1,0'])).toAllow('move 0,-3 0,-2 legend');
  });

  test('HC-FFC-3 cubes of every opponent, hers among them, leave the battleground', () => {
    const s = withKammi({ battlefield: { blue: 3, purple: 3, silver: 3 }, fair: { hand: ['f_calming'] } });
    const { state } = play(s, 'charm f_calming', 'choose blue', 'done', 'choose purple', 'choose purple');
    expect([side(state, 'family').cubes, side(state, 'kammi').cubes]).toEqual([2, 1]);
    expect(harrow.pending(state)).toEqual({ kind: 'decision', seat: fairSeat });
  });

  test('HC-FAIR-50 the Fair Folk and Kammi may both win', () => {
    const s = withKammi({
      ...inHerTurn(acted),
      turn: 12,
      family: { legend: '0,2', haints: {}, hand: [], points: 2 },
      kammi: { points: 7 },
      fair: { found: 3, nests: bare('3,0') },
    });
    const { state } = play(s, 'end');
    expect(state.result).toMatchObject({ winner: 1, also: fairSeat });
  });

  test('HC-KAM-50 HC-FAIR-5 the Fair Folk know neither who she is nor the dolls; she knows where the items lie', () => {
    const s = withKammi({ kammi: { dolls: ['real@2,0', 'decoy@3,0', 'decoy@3,-1'] } });
    const theirs = harrow.view(s, fairSeat);
    expect([theirs.kammi?.self, ...(theirs.kammi?.dolls ?? []).map(({ face }) => face)]).toEqual(
      new Array(4).fill('hidden'),
    );
    expect(theirs.fair?.places).toEqual([unknownHex, unknownHex, unknownHex]);
    const hers = harrow.view(s, 1);
    expect([hers.kammi?.self, hers.fair?.places]).toEqual([s.kammi?.self, s.fair?.places]);
  });

  test('HC-FAIR-18 red, purple and silver in one tree, written and read alike', () => {
    const text = 'tree red=1 purple=2 bog=0 wetlands=0 plains=0 forest=0 silver=3';
    const read = harrow.parse(text);
    if (!read) throw new Error('it is not read');
    expect(read).toMatchObject({ out: [1, 2, 0, 0, 0, 0, 3] });
    expect(harrow.format(read)).toBe(text);
  });
});
