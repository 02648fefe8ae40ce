import { describe, expect, test } from 'vitest';
import type { Frame, FrameOf } from '../../../src/engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import type { Selection } from '../../../src/session/harrow/interaction/selection.ts';
import { hesters } from '../../games/harrow/hester/turn.ts';
import { play } from '../../games/harrow/play.ts';
import { hex, type Position, position } from '../../games/harrow/position.ts';
import { clicksOn } from './clicked.ts';

type Unseated<F> = F extends Frame ? Omit<F, 'seat'> : never;

/** The active seat decides this. */
function during(frame: Unseated<Frame>, p: Position): HarrowState {
  const s = position(p);
  s.flow.push({ ...frame, seat: s.active } as Frame);
  return s;
}

const click = (s: HarrowState, at: string, selection?: Selection) => clicksOn(s, selection)(hex(at));
const refused = (key: string, rule: string, params?: object) => ({ refused: { key, rule, ...(params && { params }) } });

const wild: Unseated<FrameOf<'points'>> = { kind: 'points', points: [0, 0, 0], any: 2 };
const steps: typeof wild = { kind: 'points', points: [2, 0, 0], any: 0 };
const freeAndAttack = { kind: 'attack', free: 1, attack: true } as const;

const bernice = { mode: 'ch2', legends: { protectors: 'bernice' } } as const;

const nothingThere = refused('noUnitThere', 'HC-MOVE-1');
const spawnsElsewhere = refused('spawnElsewhere', 'HC-SPWN-1');

describe.each(['ch1', 'ch3', 'ch5'] as const)('in %s the reason is that of the chosen mode', (mode) => {
  /** There is room for a haint beside the legend. */
  const board: Position = {
    mode,
    protectors: { legend: '0,2', haints: { '0,2': 2 } },
    family: { legend: '0,-2', haints: { '0,-2': 2, '2,-3': 1 } },
    townsfolk: ['1,-3'],
  };

  test('HC-MOVE-1 HC-SPWN-1 wild tokens: Advance begins at a unit, Spawn at the legend or at home', () => {
    const s = during(wild, board);
    expect(click(s, '1,0')).toEqual(nothingThere);
    expect(click(s, '0,-2')).toEqual(refused('notYourUnits', 'HC-MOVE-1'));
    expect(click(s, '1,0', { mode: 'spawn' })).toEqual(spawnsElsewhere);
    expect(click(s, '0,-2', { mode: 'spawn' })).toEqual(spawnsElsewhere);
  });

  test('HC-MOVE-1 HC-SPWN-1 HC-BASE-2 tokens of both abilities: townsfolk stand in the way of a step', () => {
    const s = during({ kind: 'points', points: [2, 1, 0], any: 0 }, { ...board, turn: 'family' });
    expect(click(s, '1,-3')).toEqual(nothingThere);
    expect(click(s, '1,-3', { from: hex('2,-3') })).toEqual(refused('townsfolkThere', 'HC-BASE-2'));
    expect(click(s, '1,-3', { mode: 'spawn' })).toEqual(spawnsElsewhere);
  });

  test('HC-MOVE-1 HC-SPWN-1 HC-ATK-3 the Attack jar: a step, an attack, or a haint', () => {
    const s = during(freeAndAttack, board);
    expect(click(s, '1,0')).toEqual(nothingThere);
    expect(click(s, '1,0', { mode: 'spawn' })).toEqual(spawnsElsewhere);
    expect(click(s, '0,-2')).toEqual(refused('outOfRange', 'HC-ATK-3', { distance: 4, range: 2 }));
  });

  test('HC-RND-3 HC-MOVE-11 before a jar is broken nobody moves, but for free steps', () => {
    for (const at of ['1,0', '0,2', '0,-2']) {
      expect(click(position(board), at)).toEqual(refused('jarFirst', 'HC-RND-3'));
    }
    const onPath = position({ ...board, paths: { '0,1': 1 } });
    expect(click(onPath, '1,0')).toEqual(nothingThere);
    expect(click(onPath, '0,-2')).toEqual(refused('notYourUnits', 'HC-MOVE-1'));
    expect(click(onPath, '1,1', { from: hex('0,2') })).toEqual(refused('jarFirst', 'HC-RND-3'));
  });

  test('HC-RND-3 after the action of the jar the turn is to be ended', () => {
    const s = position(board);
    s.flow = [{ kind: 'turn', seat: s.active, acted: true }];
    expect(click(s, '1,0')).toEqual(refused('jarUsed', 'HC-RND-3'));
  });
});

test('HC-RND-4 a jar that waits for its tile acts first', () => {
  const s = position({ mode: 'ch3', tiles: { wild: ['b_move'] } });
  s.flow = [{ kind: 'turn', seat: s.active, acted: false, jar: 'wild' }];
  expect(click(s, '1,0')).toEqual(refused('actFirst', 'HC-RND-4'));
});

test('HC-ABL-1 HC-SPWN-5 where the points can do nothing on the map, the reason is what they are for', () => {
  const strengthen = during({ kind: 'points', points: [0, 0, 2], any: 0 }, {});
  expect(click(strengthen, '1,0')).toEqual(refused('noMovePoints', 'HC-ABL-1'));
  expect(click(strengthen, '0,2')).toEqual(refused('noMovePoints', 'HC-ABL-1'));
  const haints = { '0,2': 3, '0,1': 4, '1,0': 4, '1,1': 4 };
  const spawn = during({ kind: 'points', points: [0, 2, 0], any: 0 }, { protectors: { haints, legend: '2,0' } });
  expect(click(spawn, '0,2')).toEqual(refused('noHaintsLeft', 'HC-SPWN-5'));
});

describe('the hex of an attack', () => {
  const between: Position = {
    protectors: { legend: '0,2', haints: { '0,1': 1, '1,0': 1, '0,3': 1 } },
    family: { legend: '0,-2', haints: { '0,0': 1 } },
    buildings: [],
  };

  test('HC-ATK-2 several hexes can attack: one of them is to be chosen first', () => {
    expect(click(during(freeAndAttack, between), '0,0')).toEqual(refused('attackerFirst', 'HC-ATK-2'));
  });

  test('HC-ATK-2 HC-ATK-4 nobody stands there, nobody is in range, or the attack is made', () => {
    const attack = during({ kind: 'attack', free: 0, attack: true }, between);
    expect(click(attack, '2,0')).toEqual(refused('noUnitThere', 'HC-ATK-2'));
    expect(click(attack, '0,3')).toEqual(refused('nobodyInRange', 'HC-ATK-2'));
    expect(click(attack, '2,0', { from: hex('1,0') })).toEqual(refused('noEnemyThere', 'HC-ATK-2'));
    const made = during({ kind: 'attack', free: 1, attack: false }, between);
    expect(click(made, '0,0')).toEqual(refused('attackMade', 'HC-ATK-4'));
  });

  test('HC-LGD-MAL-1 HC-ATK-3 the rage token attacks from its own hex', () => {
    const rage = { kind: 'attack', free: 0, attack: true, rage: hex('0,1') } as const;
    const s = during(rage, { ...between, mode: 'ch2', legends: { protectors: 'malachi' } });
    expect(click(s, '1,0')).toEqual(refused('rageAttacks', 'HC-LGD-MAL-1'));
    expect(click(s, '2,0')).toEqual(refused('noEnemyThere', 'HC-ATK-2'));
    expect(click(s, '0,-2')).toEqual(refused('outOfRange', 'HC-ATK-3', { distance: 3, range: 2 }));
  });
});

describe('nails and paths', () => {
  test('HC-LGD-BER-4 a nail is pulled out where one of the own is', () => {
    const s = during(wild, {
      ...bernice,
      turn: 'family',
      family: { legend: '0,-2', haints: { '0,-1': 2, '1,-1': 1 } },
      nails: ['haint@0,-1'],
    });
    expect(click(s, '1,-1', { mode: 'free' })).toEqual(refused('noNailThere', 'HC-LGD-BER-4'));
    expect(click(s, '1,0', { mode: 'free' })).toEqual(refused('noNailThere', 'HC-LGD-BER-4'));
    expect(click(s, '1,0')).toEqual(nothingThere);
  });

  test('HC-LGD-BER-5 and Hester pulls one out where hers is', () => {
    const s = hesters(
      { cubes: { plains: 3 }, infected: { protectors: { '2,-1': 1, '1,1': 1 } } },
      { legends: { protectors: 'bernice' }, protectors: { haints: { '2,-1': 1, '1,1': 1 } }, nails: ['infected@2,-1'] },
    );
    const moving = play(s, 'use move').state;
    expect(click(moving, '1,1', { mode: 'free' })).toEqual(refused('noNailThere', 'HC-LGD-BER-5'));
  });

  test('HC-ATK-21 a nailed haint falls where one is', () => {
    const s = during({ kind: 'reap' }, { ...bernice, family: { haints: { '0,0': 2, '1,0': 1, '2,0': 1 } } });
    s.nails = ['0,0', '2,0'].map((at) => ({ unit: 'haint', hex: hex(at), seat: 1 - s.active }));
    const nailed = { mode: 'nailed' } as const;
    expect(click(s, '1,0', nailed)).toEqual(refused('noNailedHaint', 'HC-ATK-21'));
    expect(click(s, '-1,0', nailed)).toEqual(refused('noHaintThere', 'HC-ATK-22'));
    expect(click(s, '0,0', nailed)).toEqual({ done: { type: 'reap', hex: hex('0,0'), nailed: true } });
    expect(click(s, '2,0', nailed)).toEqual({ done: { type: 'reap', hex: hex('2,0') } });
  });

  test('HC-PATH-2 HC-PATH-3 a path token is taken back where one lies, and laid in range', () => {
    const s = during({ kind: 'paths', laid: [] }, { protectors: { scrolls: 2 }, paths: { '3,-1': 1 } });
    expect(click(s, '0,-2', { mode: 'take' })).toEqual(refused('noPathThere', 'HC-PATH-3'));
    expect(click(s, '0,1', { mode: 'take' })).toEqual(refused('noPathThere', 'HC-PATH-3'));
    expect(click(s, '0,-2')).toEqual(refused('legendOutOfRange', 'HC-LEG-3', { distance: 4, range: 2 }));
  });
});

describe('HC-BASE-3 a group put together by hand', () => {
  /** Three haints and the legend beside three haints; a hex away, and a full one. */
  const crowd: Position = {
    protectors: { legend: '0,2', haints: { '0,2': 3, '0,1': 3, '2,0': 1, '1,1': 4 } },
    buildings: [],
  };
  const four = { from: hex('0,2'), haints: 3, legend: true };
  const oneMore = refused('tooManyUnits', 'HC-BASE-3', { count: 1 });

  test.each([
    ['ch1', {}],
    ['ch3', { legends: { protectors: 'bernice' }, nails: ['haint@0,1'] }],
    ['ch5', { hester: { infected: { protectors: { '0,2': 1 } } } }],
  ] as const)('HC-BASE-3 is too large for a hex with room for one, in %s', (mode, more) => {
    const s = during(steps, { mode, ...crowd, ...more });
    expect(click(s, '0,1', four)).toEqual(oneMore);
    expect(click(s, '0,1', { ...four, haints: 2, legend: false })).toEqual(oneMore);
    expect(click(s, '0,1', { ...four, haints: 0 })).toMatchObject({ done: { type: 'move', haints: 0, legend: true } });
  });

  test('HC-BASE-3 nobody is left behind unasked: only a group that was not put together becomes smaller', () => {
    const s = during(steps, crowd);
    expect(click(s, '0,1', { from: hex('0,2') })).toMatchObject({ done: { type: 'move', haints: 0, legend: true } });
  });

  test('HC-MOVE-1 another own hex that it cannot enter is picked up instead, and its own hex lays it down', () => {
    const s = during(steps, crowd);
    expect(click(s, '2,0', four)).toEqual({ picked: { mode: 'move', from: hex('2,0') } });
    expect(click(s, '1,1', four)).toEqual({ picked: { mode: 'move', from: hex('1,1') } });
    expect(click(s, '0,2', four)).toEqual({ picked: { mode: 'move' } });
  });

  test('HC-MOVE-7 what a step costs comes before how many take it', () => {
    const onMountain = { ...bernice, nails: ['haint@2,0', 'haint@2,0'] };
    const protectors = { legend: '1,0', haints: { '1,0': 3, '2,0': 2 } };
    const s = during({ ...steps, points: [1, 0, 0] }, { ...onMountain, protectors });
    const tooDear = refused('tooDear', 'HC-MOVE-7', { cost: 2, count: 1 });
    expect(click(s, '2,0', { from: hex('1,0') })).toEqual(tooDear);
    expect(click(s, '2,0', { from: hex('1,0'), haints: 3, legend: true })).toEqual(tooDear);
  });

  test('HC-MOVE-11 nor does it all fit after a free step, in a turn or between an attack', () => {
    const s = position({ ...crowd, paths: { '0,1': 1 } });
    expect(click(s, '0,1', four)).toEqual(oneMore);
    s.flow.push({ kind: 'attack', seat: s.active, free: 0, attack: true });
    expect(click(s, '0,1', four)).toEqual(oneMore);
  });
});
