import { describe, expect, test } from 'vitest';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { tidyJson } from '../../../../src/engine/kit/tidy-json.ts';
import { configs, randomGame } from '../fuzz/random-play.ts';
import { play } from '../play.ts';
import { errorOf, read } from './read.ts';

test('every position of a game comes back from its text as it was', () => {
  configs.forEach((config, i) => {
    let visits = 0;
    const over = randomGame(config, 40 + i, (s) => {
      if (visits++ % 5 === 0) expect(read(JSON.parse(tidyJson(writePosition(s))))).toEqual(s);
    });
    expect(read(JSON.parse(tidyJson(writePosition(over))))).toEqual(over);
    expect(visits).toBeGreaterThan(100);
  });
});

test('poses of stuck cubes are part of a position', () => {
  const attack = { protectors: { legend: '0,0' }, family: { legend: '0,-1' }, tree: { blue: 1 } };
  const { state } = play(
    read({ ...attack, tree: { red: 0, blue: 1, stuck: ['blue@96.43,266.84,-2.978'] } }),
    'jar attack',
    'attack 0,0 0,-1',
    'tree red=1 blue=3 stuck red@1,2,0.5 red@3,4,-1 blue@96.43,266.84,-2.978',
  );
  expect(state.tree.poses).toHaveLength(3);
  expect(read(writePosition(state))).toEqual(state);
});

test('HC-PH2-2 HC-SOLO-51 games that are over come back', () => {
  for (const { winners, ...over } of [
    { winners: [1], turn: 6, winner: 'family', family: { points: 7 } },
    {
      winners: [0],
      turn: 6,
      winner: 'protectors',
      protectors: { points: 8 },
      family: { points: 7 },
      lantern: 'family',
    },
    { winners: [1], turn: 6, winner: 'family', protectors: { points: 7 }, family: { points: 7 }, lantern: 'family' },
    { winners: [], mode: 'solo', winner: 'family', protectors: { points: 7 }, family: { points: 9 } },
  ]) {
    const s = read(over);
    expect(harrow.pending(s)).toMatchObject({ kind: 'over', result: { winners } });
    expect(read(writePosition(s))).toEqual(s);
  }
});

describe('what is left out', () => {
  test('a frame that tells nothing of itself has nothing left to decide, and closes', () => {
    for (const frame of ['attack', 'points', 'legend']) {
      expect(read({ pending: [{ frame }] }).flow).toEqual([{ kind: 'turn', seat: 0, acted: true }]);
    }
    const free = { kind: 'attack', seat: 0, free: 1, attack: false };
    expect(read({ pending: [{ frame: 'attack', free: 1 }] }).flow.at(-1)).toEqual(free);
  });

  test('an empty position is a fresh game', () => {
    expect(read({})).toEqual(harrow.setup({ mode: 'ch1', map: 'a', north: 'family' }, 1));
    expect(read({ map: 'b', north: 'protectors', seed: 9 })).toEqual(
      harrow.setup({ mode: 'ch1', map: 'b', north: 'protectors' }, 9),
    );
  });

  test('pieces not on the table lie with their owners', () => {
    const s = read({
      protectors: { haints: { '0,2': 4, '1,0': 2 }, legend: '1,0', scrolls: 2, rows: { move: 2 }, wild: 3 },
      family: { board: ['move', 'spawn'], bag: { move: 1 } },
      battlefield: { red: 2 },
      tree: { red: 4 },
      redCubes: ['1,0'],
      paths: ['0,1', '0,1'],
      storms: ['0,-2'],
      tokens: {},
    });
    const [protectors, family] = s.seats;
    expect(protectors).toMatchObject({ haintsLeft: 9, cubesLeft: 13, pathsLeft: 1 });
    expect(family).toMatchObject({ haintsLeft: 12, cubesLeft: 12, stormsLeft: 14 });
    expect(s.wildSupply).toBe(11);
    expect(s.box).toEqual([16, 14, 15, 8]);
    expect(invariantBreaks(s)).toEqual([]);
  });

  test('the lantern follows from the turn, and the turn from the lantern', () => {
    expect(read({ active: 'family' })).toMatchObject({ lantern: 1, active: 1, turn: 0 });
    expect(read({ active: 'family', turn: 2 })).toMatchObject({ lantern: 0, active: 1, turn: 1 });
    expect(read({ lantern: 'family', turn: 4 })).toMatchObject({ lantern: 1, active: 0, turn: 3 });
  });

  test('HC-GAP-14 points are counted past 15', () => {
    const s = read({ protectors: { points: 14 }, family: { points: 17 } });
    expect(s.seats.map(({ points }) => points)).toEqual([14, 17]);
    expect(readPosition(writePosition(s))).toMatchObject({ ok: true });
  });

  test('a decision is always inside a turn, and one with nothing left to decide is over', () => {
    const s = read({ pending: [{ frame: 'points', points: { move: 2 } }] });
    expect(s.flow).toEqual([
      { kind: 'turn', seat: 0, acted: true },
      { kind: 'points', seat: 0, points: [2, 0, 0], any: 0 },
    ]);
    expect(topFrame(read({ pending: [{ frame: 'points' }] }))).toEqual({ kind: 'turn', seat: 0, acted: true });
    expect(read({ pending: [{ frame: 'cleanUp', step: 1 }] })).toMatchObject({ turn: 1, active: 1 });
  });
});

test('nesting beyond anything a position says is refused in a line', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  expect(errorOf({ storms: nested(8000) })).toBe('a position is nested at most 8 deep');
  expect(errorOf(nested(8000))).toBe('a position is an object, found a list');
});

test('HC-PLC-1 what stands on the map does not wait any more', () => {
  const s = read({ mode: 'ch3', townsfolk: ['0,1', '0,1'], buildings: [] });
  expect(s.waiting.townsfolk.filter(Boolean)).toHaveLength(2);
  expect(s.waiting.buildings.filter(Boolean)).toHaveLength(4);
});

describe('a wrong position is refused, and the field is named', () => {
  test.each([
    [17, 'a position is an object, found 17'],
    [{ nap: 1 }, 'unknown field "nap"'],
    [{ game: 'chess' }, 'game: expected harrow'],
    [{ version: 99 }, 'version: expected 1 or 2 or 3 or 4 or 5 or 6 or 7, found 99'],
    [{ map: 'c' }, 'map: expected a or b, found "c"'],
    [{ round: 0 }, 'round: expected a whole number from 1'],
    [{ turn: 7 }, 'turn: expected a whole number from 1 to 6, found 7'],
    [{ lantern: 'family', active: 'protectors' }, 'active: turn 1 with the lantern at family'],
    [{ rng: [1, 2] }, 'rng: expected four numbers'],
    [{ storms: '0,1' }, 'storms: expected a list'],
    [{ storms: ['9,9'] }, 'storms[0]: no hex is named "9,9"'],
    [{ tokens: { '0,1': ['teeth'] } }, 'tokens["0,1"][0]: expected move or spawn or strengthen or scroll'],
    [{ family: { rows: {} } }, 'family: unknown field "rows"'],
    [{ protectors: { haints: { '0,1': -1 } } }, 'protectors.haints["0,1"]: expected a whole number'],
    [{ protectors: { legend: 'home' } }, 'protectors.legend: no hex is named "home"'],
    [{ protectors: { jars: ['honey'] } }, 'protectors.jars[0]: expected ability or wild or legend or attack'],
    [{ family: { attacked: 'yes' } }, 'family.attacked: expected true or false'],
    [{ tree: { stuck: ['red'] } }, 'tree.stuck[0]: expected colour@x,y,angle'],
    [{ winner: 'hester' }, 'winner: expected protectors or family'],
  ])('%j', (json, error) => {
    expect(errorOf(json)).toContain(error);
    expect(errorOf(json)).not.toContain('\n');
  });

  test.each([
    [{ protectors: { haints: { '0,2': 3, '1,0': 4, '1,1': 4, '2,0': 4, '-1,1': 4 } } }, 'protectors.haints: 19 in use'],
    [{ battlefield: { red: 15 }, tree: { red: 6 } }, 'cubes of the protectors: 21 in use, only 20 exist'],
    [
      { paths: ['0,1', '0,1'] },
      'paths: 2 in use, only 1 exist: the protectors have one, and one more for each of their scrolls, which are 0',
    ],
    [{ mode: 'ch2', tracks: { protectors: 'b' }, paths: ['0,1'] }, 'paths: side b of the legend track has none'],
    [{ townsfolk: ['0,1', '0,1', '1,0', '1,1'] }, 'townsfolk: 4 on the map, only 3 exist'],
    [{ mode: 'ch2', buildings: ['0,3', '1,2', '3,0', '2,1'] }, 'buildings: 4 on the map, only 3 exist'],
    [
      { mode: 'ch3', townsfolk: ['0,1'], waiting: { townsfolk: ['bog', 'wetlands', 'plains', 'forest'] } },
      'townsfolk: 1 on the map and 4 waiting, only 4 exist',
    ],
    [{ mode: 'solo', townsfolk: ['0,1', '1,0'] }, 'more than one objective of a kind'],
    [{ mode: 'ch2', nails: ['haint@0,2'] }, 'nails: only bernice has them, who is not in this game'],
    [{ mode: 'ch5', hester: { hex: '1,0', nailed: true } }, 'nails: only bernice has them, who is not in this game'],
    [{ mode: 'ch2', goads: ['0,1'] }, 'goads: only priscilla has them, who is not in this game'],
    [
      { mode: 'ch2', legends: { protectors: 'bernice' }, redCubes: ['0,2'] },
      'redCubes: only emmy has them, who is not in this game',
    ],
    [{ mode: 'ch2', family: { stored: 2 } }, 'family.stored: only odessa has them, who is not in this game'],
    [
      { turn: 6, family: { jars: ['ability', 'wild', 'legend'] } },
      'family.jars: 3 full, but with 1 turns still to come in this round 2 are',
    ],
    [
      {
        mode: 'ch5',
        turn: 3,
        hester: { squares: { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'fire', 'wild'] }, actions: 6 },
      },
      'hester.squares: all are filled, so the game is over: say "winner": "hester"',
    ],
    [{ tokens: { '0,1': new Array(11).fill('scroll') } }, 'scroll tokens: 11 in use, only 10 exist'],
    [{ family: { board: new Array(12).fill('move') } }, 'family.board: no room for 12 tokens'],
    [{ protectors: { haints: { '1,0': 5 } } }, 'hex 1,0: 5 units, the limit is 4'],
    [{ family: { legend: '0,2' } }, 'hex 0,2: units of two factions'],
    [{ protectors: { legend: '0,3' } }, 'hex 0,3: a Protectors unit and a building'],
    [{ storms: ['0,0'] }, 'a storm on the brambles'],
    [{ storms: ['2,-1'] }, 'hex 2,-1: two storms'],
    [{ protectors: { jars: ['wild'] } }, 'protectors.jars: 1 full for 3 turns'],
    [{ tree: { red: 1, stuck: ['red@1,2,3', 'red@4,5,6'] } }, 'tree: 2 poses for 1 red cubes'],
  ])('impossible on the table: %j', (json, error) => {
    expect(errorOf(json)).toContain(error);
  });

  const six = { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'fire', 'move'] };

  test.each([
    [{ winner: 'family' }, 'winner: nobody has 7 points'],
    [
      { winner: 'family', protectors: { points: 8 }, family: { points: 7 } },
      'winner: at 8:7 more points win: the protectors',
    ],
    [
      { winner: 'family', protectors: { points: 7 }, family: { points: 7 } },
      'at 7:7 the lantern decides: the protectors',
    ],
    [
      { mode: 'ch5', winner: 'hester', hester: { squares: { family: ['fire'] } } },
      'winner: Hester has filled 1 of 6 squares',
    ],
    [
      { mode: 'ch5', winner: 'family', family: { points: 7 }, hester: { squares: six, actions: 6 } },
      'winner: all squares are filled',
    ],
    [
      { mode: 'solo', winner: 'family', family: { points: 3 } },
      'winner: nobody has 7 points, and there are cards to turn over',
    ],
  ])('HC-PH2-2 HC-HEND-1 HC-SOLO-51 an end that the rules do not know: %j', (json, error) => {
    expect(errorOf(json)).toContain(error);
  });

  test.each([
    [[{ seat: 'family' }], 'pending[0]: a "frame" is missing'],
    [[{ frame: 'nap' }], 'pending[0].frame: expected turn or'],
    [[{ frame: 'storm' }], 'pending[0]: storm belongs to the family'],
    [[{ frame: 'turn', seat: 'family' }], 'pending[0]: it is not the turn of the family'],
    [[{ frame: 'points' }, { frame: 'turn' }], 'pending[1]: turn can only come first'],
    [[{ frame: 'strike', from: '0,2' }], 'pending[0].to: a hex is missing'],
    [[{ frame: 'tree', from: '0,2', to: '0,1' }], 'pending[0]: the attack needs units of both sides'],
    [[{ frame: 'push', to: '0,1' }], 'pending[0]: the pushed legend is not on that hex'],
    [[{ frame: 'clash', at: '0,1' }], 'pending[0]: no haint to kill is on that hex'],
    [[{ frame: 'points', any: 99 }], 'pending[0].any: expected a whole number from 0 to 15'],
  ])('impossible to decide: %j', (pending, error) => {
    expect(errorOf({ pending })).toContain(error);
  });
});
