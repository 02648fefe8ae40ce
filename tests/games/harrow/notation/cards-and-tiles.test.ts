import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { canonical } from '../../../../src/engine/kernel/hash.ts';
import { tidyJson } from '../../../../src/engine/kit/tidy-json.ts';
import { playSome, storyConfigs } from '../fuzz/random-play.ts';
import { side } from '../play.ts';
import { hex } from '../position.ts';
import { errorOf, read } from './read.ts';

test('every position of chapters 2 and 3 comes back from its text as it was, whoever leads', () => {
  const frames = new Set<string>();
  storyConfigs.forEach((config, seed) => {
    let visits = 0;
    playSome(config, seed + 200, 200, {
      before({ s }) {
        for (const { kind } of s.flow) frames.add(kind);
        if (visits++ % 8 !== 0) return;
        expect(canonical(read(JSON.parse(tidyJson(writePosition(s)))))).toBe(canonical(s));
      },
    });
  });
  for (const kind of ['return', 'effect', 'roundStart', 'levi', 'storm', 'pull']) {
    expect(frames).toContain(kind);
  }
});

test('what a seat may see comes back as well', () => {
  const s = harrow.setup(storyConfigs[1], 4);
  for (const viewer of [0, 1, 'table'] as const) {
    const view = harrow.view(s, viewer);
    expect(read(writePosition(view))).toEqual(view);
  }
});

describe('what is left out', () => {
  test('cards that are not named lie in the draw pile', () => {
    const s = read({ mode: 'ch2', protectors: { hand: ['t_rally'] }, family: { hand: [] } });
    expect(side(s, 'protectors').deck).toHaveLength(15);
    expect(side(s, 'family').deck).toHaveLength(9);
    expect(invariantBreaks(s)).toEqual([]);
  });

  test('an upgrade token on the table means that its card was played', () => {
    const s = read({
      mode: 'ch3',
      legends: { family: 'odessa' },
      family: { bag: { move: 3, u_merging: 1 }, board: ['u_sound_fury'], armed: ['u_knife_dark'], stored: 2 },
    });
    expect([...side(s, 'family').spent].sort()).toEqual(['u_knife_dark', 'u_merging', 'u_sound_fury']);
    expect(side(s, 'family').cubesLeft).toBe(10);
    expect(invariantBreaks(s)).toEqual([]);
  });

  test('tiles that are not named lie in the stack', () => {
    const s = read({ mode: 'ch3', tiles: { wild: ['b_wild used', 'b_move'] }, tilesUsed: ['b_spawn'] });
    expect(s.slots).toEqual([
      [],
      [
        { tile: 'b_wild', used: true },
        { tile: 'b_move', used: false },
      ],
      [],
      [],
    ]);
    expect(s.tileStack).toHaveLength(6);
    expect(invariantBreaks(s)).toEqual([]);
  });

  test('the legends are Emmy and Levi, the tracks their first sides', () => {
    expect(read({ mode: 'ch2' }).config).toEqual({
      mode: 'ch2',
      map: 'a',
      north: 'family',
      legends: { protectors: 'emmy', family: 'levi' },
      tracks: { protectors: 'a', family: 'a' },
    });
    expect(read({ mode: 'ch2', legends: { family: 'willa' }, tracks: { family: 'b' } }).seats[1]).toMatchObject({
      legend: 'willa',
      track: 'b',
    });
  });
});

test('plate, spoon, nails, waiting objectives and effects are read', () => {
  const s = read({
    mode: 'ch3',
    legends: { protectors: 'bernice' },
    protectors: { spoon: 3, plate: 2, credit: 0, haints: { '0,1': 2 } },
    nails: ['haint@0,1', 'legend@0,-2'],
    waiting: { townsfolk: ['bog'], buildings: ['forest', 'plains'] },
    effects: { range: 1, farSpawn: true, again: true, banished: { blue: 2 } },
  });
  expect(side(s, 'protectors')).toMatchObject({ spoon: 3, plate: [0, 2] });
  expect(side(s, 'family')).toMatchObject({ haintsLeft: 10, cubesLeft: 10 });
  expect(s.nails).toEqual([
    { hex: hex('0,1'), seat: 0, unit: 'haint' },
    { hex: hex('0,-2'), seat: 1, unit: 'legend' },
  ]);
  expect(read({ mode: 'ch2', legends: { protectors: 'priscilla' }, goads: ['1,1'] }).goads).toEqual([hex('1,1')]);
  expect(s.waiting).toEqual({ townsfolk: [true, false, false, false], buildings: [false, false, true, true] });
  expect(s.effects).toEqual({ range: 1, farSpawn: true, again: true, banished: [0, 2] });
});

describe('a wrong position is refused, and the field is named', () => {
  test.each([
    [{ protectors: { hand: ['t_rally'] } }, 'protectors.hand: ch1 has none'],
    [{ goads: ['0,1'] }, 'goads: ch1 has none'],
    [{ mode: 'ch2', family: { spoon: 2 } }, 'family.spoon: ch2 has none'],
    [{ mode: 'ch2', tiles: {} }, 'tiles: ch2 has none'],
    [{ legends: { protectors: 'bernice' } }, 'legends.protectors: expected emmy, found "bernice"'],
    [{ tracks: { family: 'b' } }, 'tracks.family: expected a, found "b"'],
    [{ mode: 'ch2', legends: { protectors: 'levi' } }, 'legends.protectors: expected emmy or bernice'],
    [{ mode: 'ch2', protectors: { hand: ['t_tea'] } }, 'protectors.hand[0]: expected t_yellow_dog or'],
    [{ mode: 'ch2', protectors: { hand: ['u_merging'] } }, 'cards of the protectors: u_merging is none of them'],
    [{ mode: 'ch2', protectors: { hand: ['t_rally', 't_rally'] } }, 'cards of the protectors: t_rally is there twice'],
    [{ mode: 'ch2', protectors: { hand: [], deck: [], spent: ['t_rally'] } }, 'cards of the protectors: 1 of 16'],
    [{ mode: 'ch2', family: { board: ['u_merging'], spent: [] } }, 'u_merging token: 1 of 0'],
    [{ mode: 'ch2', family: { bag: { u_merging: 2 } } }, 'u_merging token: 2 of 1'],
    [{ mode: 'ch2', protectors: { armed: [] } }, 'protectors: unknown field "armed"'],
    [{ mode: 'ch3', tiles: { wild: ['b_tea'] } }, 'tiles.wild[0]: expected b_lantern or'],
    [{ mode: 'ch3', tiles: { wild: ['b_move'] }, tilesUsed: ['b_move'] }, 'bonus tiles: b_move is there twice'],
    [{ mode: 'ch3', tiles: {}, tileStack: ['b_move'] }, 'bonus tiles: 1 of 9'],
    [{ mode: 'ch3', tiles: { honey: [] } }, 'tiles: unknown field "honey"'],
    [{ mode: 'ch3', protectors: { spoon: 4 } }, 'protectors.spoon: expected a whole number from 1 to 3, found 4'],
    [{ mode: 'ch3', protectors: { spoon: 2, plate: 2 } }, 'protectors: 2 on the plate, the spoon shows 2'],
    [{ mode: 'ch3', waiting: { townsfolk: ['mountain'] } }, 'waiting.townsfolk[0]: expected bog or'],
    [{ mode: 'ch2', nails: ['0,1'] }, 'nails[0]: expected a unit with a nail such as haint@0,1, found "0,1"'],
    [{ mode: 'ch2', nails: ['haint@0,1'] }, 'nails[0]: expected a unit with a nail'],
    [{ mode: 'ch2', nails: ['legend@0,2', 'legend@0,2'] }, 'hex 0,2: a nail under nobody'],
    [{ mode: 'ch2', goads: ['0,2'] }, 'hex 0,2: a goad token under a unit'],
    [{ mode: 'ch2', effects: { luck: 1 } }, 'effects: unknown field "luck"'],
  ])('%j', (json, error) => {
    expect(errorOf(json)).toContain(error);
  });

  test.each([
    [[{ frame: 'return', seat: 'protectors', left: 1 }], 'pending[0]: return belongs to the family'],
    [[{ frame: 'effect' }], 'pending[0].by: expected t_yellow_dog or'],
    [[{ frame: 'effect', by: 'u_merging' }], 'pending[0]: u_merging is no card of the protectors'],
    [[{ frame: 'effect', by: 'bernice' }], 'pending[0]: bernice does not lead the protectors'],
    [[{ frame: 'turn', jar: 'honey' }], 'pending[0].jar: expected ability or wild or legend or attack'],
    [[{ frame: 'turn' }, { frame: 'roundStart', step: 1 }], 'pending[1]: roundStart can only come first'],
    [[{ frame: 'points', tokens: ['move'] }], 'pending[0].tokens[0]: expected u_meeting_house or'],
  ])('impossible to decide: %j', (pending, error) => {
    expect(errorOf({ mode: 'ch3', lantern: 'protectors', pending })).toContain(error);
  });
});
