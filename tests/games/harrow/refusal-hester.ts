import { type EffectId, effectFrame, type Frame } from '../../../src/engine/games/harrow/flow.ts';
import type { Intent } from '../../../src/engine/games/harrow/refusal.ts';
import type { HesterCardId } from '../../../src/engine/games/harrow/state/cards.ts';
import type { HesterAct } from '../../../src/engine/games/harrow/state/hester.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import type { HesterSide } from './hester-side.ts';
import { hex, type Position, position } from './position.ts';
import type { Case } from './refusal-advanced.ts';

const click = (name: string): Intent => ({ kind: 'target', mode: 'move', to: hex(name) });
const aim = (from: string, to: string): Intent => ({ kind: 'target', mode: 'move', from: hex(from), to: hex(to) });
const card = (id: HesterCardId): Intent => ({ kind: 'card', card: id });
const act = (id: HesterAct): Intent => ({ kind: 'act', act: id });

const apart = { protectors: { legend: '0,2', haints: {} }, family: { legend: '0,-2', haints: {} } } as const;

function hesters(hester: HesterSide, more: Position = {}): HarrowState {
  return position({ mode: 'ch5', turn: 'hester', ...apart, ...more, hester });
}

/** In the middle of her turn. */
function within(frame: Frame, hester: HesterSide, more: Position = {}): HarrowState {
  const s = hesters(hester, more);
  s.flow.push(frame);
  return s;
}

const moving = (hester: HesterSide, more: Position = {}) => within({ kind: 'creep', seat: hesterSeat }, hester, more);
const infecting = (hester: HesterSide, more: Position = {}, hexes: string[] = [], legends: number[] = []) =>
  within({ kind: 'infect', seat: hesterSeat, hexes: hexes.map(hex), legends }, { step: 'fallen', ...hester }, more);
const playing = (by: EffectId, hester: HesterSide, more: Position = {}, step = 1, left = 0, marks: string[] = []) =>
  within({ ...effectFrame(hesterSeat, by, left, step), marks: marks.map(hex) }, hester, more);

/** The Protectors with two points to spend on MOVE, and a fire beside them. */
function besideFire(frame: (seat: number) => Frame, more: Position = {}): HarrowState {
  const s = position({
    mode: 'ch5',
    ...apart,
    protectors: { legend: '0,2', haints: { '0,2': 2 } },
    hester: { flames: { '0,1': 2 } },
    ...more,
  });
  s.flow.push(frame(s.active));
  return s;
}

/** An infected red haint on 1,0; beside it, on 0,0, two blue ones. */
const pair: Position = {
  protectors: { legend: '0,2', haints: { '1,0': 1 } },
  family: { legend: '0,-2', haints: { '0,0': 2 } },
};
const red = { infected: { protectors: { '1,0': 1 } } } as const;
const roots = ['2,1>1,1', '1,1>1,0'];
const cubes = { bog: 1, forest: 1 };

export const hesterCases: readonly Case[] = [
  ['fireThere', besideFire((seat) => ({ kind: 'points', seat, points: [2, 0, 0], any: 0 })), aim('0,2', '0,1')],
  ['fireThere', besideFire((seat) => ({ kind: 'paths', seat, laid: [] })), click('0,1'), { rule: 'HC-PATH-5' }],
  [
    'fireThere',
    besideFire((seat) => ({ kind: 'walk', seat, walked: [] }), { townsfolk: ['0,2'] }),
    aim('0,2', '0,1'),
    { rule: 'HC-RES-7' },
  ],
  [
    'homeBurns',
    (() => {
      const s = position({
        mode: 'ch5',
        turn: 'family',
        tracks: { family: 'b' },
        ...apart,
        family: { legend: '0,-1', haints: {} },
        hester: { flames: { '0,-2': 2 } },
      });
      s.flow.push(effectFrame(s.active, 'pushing_storms'));
      return s;
    })(),
    click('0,-2'),
  ],
  ['rootFromEdge', hesters({ step: 'roots' }), click('0,0')],
  ['rootFromTip', hesters({ step: 'roots', roots }), click('0,2')],
  ['rootThere', hesters({ step: 'roots', roots }), click('1,1')],
  ['rivalSpawnElsewhere', hesters({ cubes }), click('1,0')],
  [
    'onlyTerrain',
    hesters({ cubes }, { protectors: { legend: '0,0', haints: {} } }),
    click('0,0'),
    { rule: 'HC-HACT-4' },
  ],
  ['noCubeOfTerrain', hesters({ cubes }), click('0,2')],
  [
    'rivalHasNone',
    hesters(
      { cubes: { plains: 1 } },
      { protectors: { legend: '0,2', haints: { '0,1': 4, '1,1': 4, '1,0': 4, '2,0': 3 } } },
    ),
    click('0,2'),
  ],
  [
    'fireThere',
    hesters({ cubes: { plains: 1 }, flames: { '0,2': 2 } }, { protectors: { legend: '0,3', haints: {} } }),
    click('0,2'),
  ],
  ['noActionsLeft', used(hesters({ cubes }), ['root']), click('0,2')],
  ['actTaken', used(hesters({ cubes, actions: 2, squares: { family: ['fire'] } }), ['spawn']), click('0,2')],
  ['treeFallen', hesters({ step: 'fallen', cubes }), click('0,2')],
  ['summonDear', hesters({ step: 'fallen', flames: { '1,0': 2 }, cubes }), click('1,0')],
  ['hesterRisen', hesters({ step: 'fallen', hex: '0,0', flames: { '1,0': 2 }, cubes: { forest: 3 } }), click('1,0')],
  [
    'nailed',
    besideFire((seat) => effectFrame(seat, 'u_psychopomp', 0, 2), {
      turn: 'family',
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
      hester: { infected: { family: { '0,-1': 1 } } },
      nails: ['haint@0,-1'],
    }),
    click('0,-1'),
  ],
  [
    'allInfected',
    besideFire((seat) => effectFrame(seat, 'u_psychopomp', 0, 2), {
      turn: 'family',
      family: { legend: '0,-2', haints: { '0,-1': 1 } },
      hester: { infected: { family: { '0,-1': 1 } } },
    }),
    click('0,-1'),
  ],
  ['noneOfHers', moving({ ...red, cubes }, pair), click('0,0')],
  ['hesterNailed', moving({ ...red, cubes }, { ...pair, nails: ['infected@1,0'] }), click('1,0')],
  [
    'hesterNailed',
    moving({ ...red, cubes }, { ...pair, protectors: { haints: { '1,0': 2 } }, nails: ['infected@1,0'] }),
    click('1,0'),
  ],
  ['hesterNailed', moving({ hex: '1,0', nailed: true, cubes }), click('1,0')],
  ['notAdjacent', moving({ ...red, cubes }, pair), aim('1,0', '1,-2'), { rule: 'HC-HMOV-1' }],
  ['healthyThere', moving({ ...red, cubes: { forest: 3 } }, pair), aim('1,0', '0,0')],
  [
    'noPairLeft',
    moving(
      { infected: { protectors: { '1,0': 1 }, family: { '0,0': 2 } }, cubes: { forest: 3 }, pairs: 0, actions: 4 },
      pair,
    ),
    aim('1,0', '0,0'),
  ],
  ['fireThere', moving({ ...red, cubes: { bog: 2 }, flames: { '0,1': 2 } }, pair), aim('1,0', '0,1')],
  ['creepDear', moving({ ...red, cubes: { plains: 1 } }, pair), aim('1,0', '0,1')],
  ['creepDear', moving({ hex: '1,0', cubes: { bog: 1 } }), click('1,0')],
  [
    'noWayOut',
    moving(
      { infected: { protectors: { '3,0': 1 } }, cubes },
      {
        protectors: { legend: '0,2', haints: { '3,0': 1 } },
        family: { legend: '0,-2', haints: { '3,-1': 1, '2,0': 1, '2,1': 1 } },
      },
    ),
    click('3,0'),
    { rule: 'HC-HMOV-7' },
  ],
  ['noRootThere', infecting({ roots, cubes }, pair), click('0,0')],
  ['rootUsed', infecting({ roots, cubes }, pair, ['1,0']), click('1,0')],
  ['nobodyToInfect', infecting({ roots, cubes }, pair), click('1,1')],
  ['infectDear', infecting({ roots, cubes: { plains: 1 } }, pair), click('1,0')],
  [
    'legendInfected',
    infecting({ roots, cubes }, { ...pair, protectors: { legend: '1,1', haints: { '2,-2': 1 } } }, [], [0]),
    click('1,1'),
  ],
  [
    'infectDear',
    infecting({ roots, cubes: { plains: 1 } }, { ...pair, protectors: { legend: '1,1', haints: { '2,-2': 1 } } }),
    aim('1,1', '2,-2'),
  ],
  [
    'nobodyToInfect',
    infecting({ roots, cubes }, { ...pair, protectors: { legend: '1,1', haints: { '2,-2': 1 } } }),
    aim('1,1', '2,-1'),
    { rule: 'HC-INF-5' },
  ],
  ['noneUninfected', infecting({ roots, cubes }, { ...pair, protectors: { legend: '1,1', haints: {} } }), click('1,1')],
  [
    'decideFirst',
    within({ kind: 'pay', seat: hesterSeat, left: 1, why: 'cost' }, { cubes }),
    click('0,2'),
    { rule: 'HC-HACT-9' },
  ],
  ['cardCalled', called(hesters({ row: [['h_ward']] }), ['h_ward']), card('h_ward')],
  ['cardCalled', called(moving({ ...red, row: [['h_ward']], cubes }, pair), ['h_ward']), card('h_ward')],
  ['notFirstInfection', infected(hesters({ row: [['h_ward']] })), card('h_ward')],
  [
    'cardLaid',
    used(hesters({ hand: ['h_ward'], actions: 2, squares: { family: ['fire'] } }), ['card']),
    card('h_ward'),
  ],
  ['treeFallen', hesters({ hand: ['h_ward'], step: 'fallen' }), card('h_ward')],
  ['noActionsLeft', used(hesters({ hand: ['h_ward'] }), ['root']), card('h_ward')],
  ['noInfectedThere', playing('h_white_innards', red, pair), click('0,0'), { rule: 'HC-HCD-1' }],
  ['notAdjacent', playing('h_white_innards', red, pair), aim('1,0', '1,2'), { rule: 'HC-HCD-1' }],
  ['enemyThere', playing('h_white_innards', red, pair), aim('1,0', '0,0')],
  ['sameHaint', playing('h_white_innards', red, pair, 2, 0, ['1,0']), click('0,2'), { rule: 'HC-HCD-1' }],
  [
    'besideInfected',
    playing('h_white_innards', { infected: { protectors: { '1,0': 1 }, family: { '0,0': 1 } } }, pair, 2, 0, ['1,0']),
    aim('1,0', '0,1'),
  ],
  ['noLegendThere', playing('h_reach', { roots }, pair), click('1,0')],
  ['noRootBeside', playing('h_reach', { roots }, pair), click('0,-2')],
  ['noRootThere', playing('h_reach', { roots }, pair), aim('0,2', '0,1'), { rule: 'HC-HCD-6' }],
  ['noneBesideInfected', playing('h_hurts_a_minute', { ...red, cubes: { bog: 2 } }, pair), click('1,0')],
  ['otherTerrain', playing('h_night_hag', { ...red, flames: { '2,1': 2 } }, pair, 2, 0), aim('1,0', '1,1')],
  [
    'movedAlready',
    playing('h_night_hag', { ...red, flames: { '2,1': 2 } }, pair, 2, 0, ['1,0']),
    click('1,0'),
    { rule: 'HC-HCD-8' },
  ],
  ['cubeLaid', playing('h_forced_sacrifice', { sacrifices: { '1,0': 'bog' } }, {}, 2), click('1,0')],
  ['decideFirst', playing('h_forced_sacrifice', {}), click('1,0'), { rule: 'HC-HCD-9' }],
  ['noMeeting', playing('h_draw_together', red, pair), click('1,0')],
  ['notBare', playing('h_stomping_ground', { ...red, roots }, pair), aim('1,0', '1,1')],
  ['rootFromTip', playing('h_desperate_grasp', { roots }), click('0,-1')],
  [
    'onlyFromFire',
    playing('new_fire', { flames: { '1,0': 2 } }, { tokens: { '1,0': ['move'] } }, 2, 0, ['1,0']),
    click('0,0'),
  ],
  [
    'decideFirst',
    playing('devour', { hex: '0,2' }, { protectors: { legend: '0,2', haints: {}, rows: { move: 1 } } }),
    click('0,0'),
    { rule: 'HC-EAT-1' },
  ],
  ['jarNotYours', hesters({}), { kind: 'jar', seat: 0, jar: 'wild' }],
  ['beforeTree', hesters({ cubes }), act('infect')],
  ['beforeTree', hesters({ cubes }), act('summon')],
  ['treeFallen', hesters({ step: 'fallen', cubes }), act('move')],
  ['actTaken', used(hesters({ actions: 2, squares: { family: ['fire'] } }), ['root']), act('root')],
  ['noActionsLeft', used(hesters({ cubes }), ['root']), act('move')],
  ['decideFirst', moving({ ...red, cubes }, pair), act('root'), { rule: 'HC-HACT-1' }],
  ['rootCornered', hesters({ roots: ['3,-1>2,0', '2,0>2,1', '2,1>3,0'] }), act('root')],
  ['nobodyToCreep', hesters({ cubes }), act('move')],
  ['creepsDear', hesters(red, pair), act('move')],
  ['hesterNailed', hesters({ ...red, cubes: { bog: 1 } }, { ...pair, nails: ['infected@1,0'] }), act('move')],
  [
    'noSnakes',
    hesters(
      { step: 'fallen', cubes, infected: { protectors: { '1,0': 4, '0,1': 4 } } },
      { protectors: { legend: '0,2', haints: { '1,0': 4, '0,1': 4 } } },
    ),
    act('infect'),
  ],
  ['nobodyAtRoots', hesters({ step: 'fallen', roots, cubes }), act('infect')],
  ['infectsDear', hesters({ step: 'fallen', roots }, pair), act('infect')],
  ['noFire', hesters({ step: 'fallen', cubes }), act('summon')],
  ['summonDear', hesters({ step: 'fallen', flames: { '1,0': 2 }, cubes }), act('summon')],
  ['handEmpty', hesters({}), act('card')],
  ['rivalSpawnNowhere', hesters({}), act('spawn')],
];

function used(s: HarrowState, acts: Extract<Frame, { kind: 'hester' }>['used']): HarrowState {
  const frame = s.flow[0];
  if (frame.kind === 'hester') frame.used = acts;
  return s;
}

function infected(s: HarrowState): HarrowState {
  const frame = s.flow[0];
  if (frame.kind === 'hester') frame.infected = true;
  return s;
}

function called(s: HarrowState, cards: HesterCardId[]): HarrowState {
  const frame = s.flow[0];
  if (frame.kind === 'hester') frame.called = cards;
  return s;
}
