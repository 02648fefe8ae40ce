import { expect, test } from 'vitest';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { hexCount } from '../../../src/engine/games/harrow/county.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { readPosition } from '../../../src/engine/games/harrow/notation/position.ts';
import { explainRefusal, type Intent } from '../../../src/engine/games/harrow/refusal.ts';
import { type Refusal, type RefusalKey, refusalRules } from '../../../src/engine/games/harrow/refusals/keys.ts';
import type { Target } from '../../../src/engine/games/harrow/refusals/target.ts';
import { familyLegends, hesterSeat, protectorsLegends } from '../../../src/engine/games/harrow/state/players.ts';
import type { Config } from '../../../src/engine/games/harrow/state/set-up.ts';
import { jars } from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../src/session/harrow/interaction/selection.ts';
import { sourcesOf } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { clicksOn } from '../../app/harrow/clicked.ts';
import { configs, kammiConfigs, randomGame } from './fuzz/random-play.ts';
import { playOn } from './hester/thick.ts';
import { hex } from './position.ts';
import { advancedCases } from './refusal-advanced.ts';
import { fairCases } from './refusal-fair.ts';
import { hesterCases } from './refusal-hester.ts';
import { kammiCases } from './refusal-kammi.ts';
import { soloCases } from './refusal-solo.ts';

/** A click in words: `q,r`, `q,r > q,r` with something picked up, `jar seat name`. */
function click(text: string, more: Partial<Target> = {}): Intent {
  const words = text.split(' ');
  if (words[0] === 'jar') return { kind: 'jar', seat: Number(words[1]), jar: words[2] as 'wild' };
  const [to, from] = words.filter((word) => word !== '>').reverse();
  return { kind: 'target', mode: 'move', ...(from && { from: hex(from) }), to: hex(to), ...more };
}

function stateOf(position: unknown): HarrowState {
  const result = readPosition(position);
  if (!result.ok) throw new Error(result.error);
  return result.state;
}

const spawning = { mode: 'spawn' } as const;
const taking = { mode: 'take' } as const;
const points = (ability: string, n = 3) => ({ pending: [{ frame: 'points', points: { [ability]: n } }] });
const frame = (name: string, fields = {}) => ({ pending: [{ frame: name, ...fields }] });
const family = { active: 'family' };
const onBrambles = { protectors: { haints: { '0,2': 2 }, legend: '0,0' }, battlefield: { red: 5, blue: 1 } };
const walking = (more = {}) => ({
  protectors: { haints: { '0,1': 1, '1,1': 1 }, legend: '0,2' },
  townsfolk: ['0,1', '1,1', '-3,0'],
  ...frame('walk'),
  ...more,
});
const levi = { ...family, family: { haints: { '0,-2': 2, '0,-1': 1 } } };

const storms15 = [
  '0,-1',
  '1,-1',
  '1,0',
  '0,1',
  '-1,1',
  '-1,0',
  '1,-2',
  '2,-2',
  '2,0',
  '1,1',
  '0,2',
  '-1,2',
  '-2,2',
].concat(['-2,0', '-1,-1']);

const cases: readonly (readonly [RefusalKey, object, Intent, Partial<Refusal>?])[] = [
  ['gameOver', { winner: 'family', family: { points: 7 } }, click('0,2')],
  ['treeFirst', { ...onBrambles, ...frame('tree', { from: '0,0', to: '0,-2' }) }, click('0,2')],
  ['decideFirst', frame('ability'), click('0,2'), { rule: 'HC-ABL-1' }],
  ['decideFirst', frame('legend', { track: true }), click('0,2'), { rule: 'HC-LEG-1' }],
  ['notFree', frame('legend', { track: true }), click('0,2 > 0,1')],
  ['decideFirst', points('move'), click('jar 0 wild'), { rule: 'HC-RND-3' }],
  ['notNow', {}, click('jar 0 wild')],
  ['jarNotYours', {}, click('jar 1 wild')],
  ['jarBroken', { protectors: { jars: ['ability', 'legend', 'attack'] } }, click('jar 0 wild')],
  ['jarUsed', frame('turn', { acted: true }), click('jar 0 wild')],
  ['jarFirst', {}, click('0,2')],
  ['jarFirst', {}, click('0,2 > 0,1')],
  ['jarFirst', {}, click('1,0')],
  ['noUnitThere', points('move'), click('1,0')],
  ['notYourUnits', points('move'), click('0,-2')],
  ['notAdjacent', points('move'), click('0,2 > 0,0')],
  ['sameHex', points('move'), click('0,2 > 0,2')],
  [
    'tooDear',
    { protectors: { legend: '1,0' }, ...points('move', 1) },
    click('1,0 > 2,0'),
    { params: { cost: 2, count: 1 } },
  ],
  ['notFree', frame('turn', { acted: true }), click('0,2 > 0,1')],
  [
    'noWayOut',
    { protectors: { legend: '3,-3' }, family: { haints: { '3,-2': 1, '2,-3': 1, '2,-2': 1 } }, ...points('move') },
    click('3,-3'),
  ],
  ['noMovePoints', points('spawn'), click('0,2')],
  ['enemyThere', { family: { legend: '0,1' }, ...points('move') }, click('0,2 > 0,1'), { rule: 'HC-BASE-1' }],
  [
    'enemyThere',
    { ...family, protectors: { legend: '0,-1' }, ...points('move') },
    click('0,-2 > 0,-1'),
    { rule: 'HC-BASE-2' },
  ],
  ['buildingThere', points('move'), click('0,2 > 0,3')],
  ['townsfolkThere', { ...family, ...points('move') }, click('0,-2 > 0,-3')],
  [
    'hexFull',
    { protectors: { haints: { '0,2': 1, '0,1': 4 } }, ...points('move') },
    click('0,2 > 0,1'),
    { params: { limit: 4 } },
  ],
  [
    'tooManyUnits',
    { protectors: { haints: { '0,2': 3, '0,1': 3 } }, ...points('move') },
    click('0,2 > 0,1', { units: 2 }),
    { params: { count: 1 } },
  ],
  ['spawnElsewhere', points('spawn'), click('1,0', spawning)],
  [
    'noHaintsLeft',
    { protectors: { haints: { '0,2': 3, '0,1': 4, '1,0': 4, '1,1': 4 }, legend: '2,0' }, ...points('spawn') },
    click('0,2', spawning),
  ],
  ['outOfRange', frame('attack', { attack: true }), click('0,2 > 0,-2'), { params: { distance: 4, range: 2 } }],
  ['noEnemyThere', frame('attack', { attack: true }), click('0,2 > 0,1')],
  ['nobodyInRange', frame('attack', { attack: true }), click('0,2')],
  [
    'attackerFirst',
    { protectors: { haints: { '0,1': 1, '1,0': 1 } }, family: { legend: '0,0' }, ...frame('attack', { attack: true }) },
    click('0,0'),
  ],
  ['attackMade', frame('attack', { free: 1 }), click('0,2 > 0,-2')],
  ['attackFixed', { ...onBrambles, ...frame('strike', { from: '0,0', to: '0,-2' }) }, click('0,-1')],
  ['pushOneHex', { ...onBrambles, ...frame('push', { to: '0,-2' }) }, click('0,0')],
  ['noHaintThere', { ...onBrambles, ...frame('reap') }, click('1,0')],
  [
    'noPathsLeft',
    { protectors: { scrolls: 1 }, paths: ['0,1', '3,-1'], ...frame('paths', { laid: ['0,1'] }) },
    click('1,1', taking),
  ],
  [
    'noPathThere',
    { protectors: { scrolls: 1 }, paths: ['0,1', '3,-1'], ...frame('paths', { laid: ['0,1'] }) },
    click('0,-2', taking),
  ],
  [
    'pathJustLaid',
    { protectors: { scrolls: 1 }, paths: ['0,1', '3,-1'], ...frame('paths', { laid: ['0,1'] }) },
    click('0,1', taking),
  ],
  ['legendOutOfRange', frame('paths'), click('0,-2'), { params: { distance: 4, range: 2 } }],
  ['stormThere', { ...family, storms: ['0,-2'], ...frame('storm') }, click('0,-2')],
  ['stormOnBrambles', { ...family, ...frame('storm') }, click('0,0')],
  ['stormNeedsUnit', { ...family, ...frame('storm') }, click('1,-1')],
  ['noStormsLeft', { ...family, storms: storms15, ...frame('storm') }, click('0,-2')],
  [
    'noTokenThere',
    { ...family, family: { scrolls: 1 }, ...frame('pull', { storm: '0,-2', scroll: 2 }) },
    click('0,-1'),
  ],
  [
    'notCloser',
    { ...family, family: { scrolls: 1 }, ...frame('pull', { storm: '0,-2', scroll: 2 }) },
    click('2,-2 > 3,-3'),
  ],
  [
    'noUnitThere',
    { ...family, family: { scrolls: 3 }, ...frame('pull', { storm: '0,-1', scroll: 3 }) },
    click('1,0'),
    { rule: 'HC-STORM-3' },
  ],
  [
    'noEnemyThere',
    { ...family, family: { scrolls: 3 }, ...frame('pull', { storm: '0,-2', scroll: 4 }) },
    click('1,0'),
    { rule: 'HC-STORM-4' },
  ],
  [
    'cubeThere',
    { protectors: { haints: { '0,2': 3, '0,1': 1 } }, redCubes: ['0,2'], ...frame('hideaway') },
    click('0,2'),
  ],
  ['noHaintForCube', frame('hideaway'), click('1,0')],
  ['leviNoHaint', { ...levi, ...frame('levi') }, click('0,1')],
  ['leviTerrain', { ...levi, ...frame('levi') }, click('0,-1 > 1,-1')],
  ['movedAlready', { ...levi, ...frame('levi', { moved: ['0,-1'] }) }, click('0,-1')],
  ['pathBlocksLevi', { ...levi, paths: ['0,-1'], ...frame('levi') }, click('0,-2 > 0,-1')],
  ['noTownsfolkThere', walking(), click('1,0')],
  ['townsfolkWalked', walking(frame('walk', { walked: ['1,1'] })), click('1,1')],
  ['noFooting', walking(), click('-3,0')],
  ['noWalkThere', walking(), click('0,1 > 2,-2')],
  ['notOnBrambles', walking(), click('0,1 > 0,0')],
  ['homeNotHeld', walking({ protectors: { haints: { '0,1': 1, '1,0': 1 }, legend: '1,0' } }), click('0,1 > 0,2')],
];

for (const [key, position, intent, expected] of cases) {
  test(`${key}: ${JSON.stringify(intent)} in ${JSON.stringify(position)}`, () => {
    expect(explainRefusal(stateOf(position), intent)).toMatchObject({ key, ...expected });
  });
}

for (const [key, s, intent, expected] of [
  ...[...advancedCases, ...hesterCases, ...kammiCases, ...soloCases, ...fairCases],
]) {
  test(`${key}: ${JSON.stringify(intent)} during ${JSON.stringify(topFrame(s))}`, () => {
    expect(explainRefusal(s, intent)).toMatchObject({ key, ...expected });
  });
}

test('every reason has a case', () => {
  const tested = new Set<string>(
    [...cases, ...advancedCases, ...hesterCases, ...kammiCases, ...soloCases, ...fairCases].map(([key]) => key),
  );
  expect(Object.keys(refusalRules).filter((key) => !tested.has(key))).toEqual([]);
});

/** Every legend and both sides of the tracks. */
const advanced: readonly Config[] = familyLegends.map((family, i) => ({
  mode: i % 2 === 0 ? 'ch2' : 'ch3',
  map: i % 2 === 0 ? 'a' : 'b',
  north: 'family',
  legends: { protectors: protectorsLegends[i % protectorsLegends.length], family },
  tracks: { protectors: i % 3 === 1 ? 'b' : 'a', family: i % 3 === 0 ? 'b' : 'a' },
}));

const onMap: ReadonlySet<HarrowAction['type']> = new Set(['shift', 'put', 'take']);

/** No reason at all, or only a hint at buttons where hexes are to be clicked. */
function isSilent(s: HarrowState, legal: readonly HarrowAction[], { key }: Refusal): boolean {
  const isPlayedOnMap = topFrame(s)?.kind === 'effect' && legal.some(({ type }) => onMap.has(type));
  return key === 'notNow' || (key === 'decideFirst' && isPlayedOnMap);
}

/** Every hex is clicked, in every mode on offer, with nothing picked up and with whatever can be. */
function expectHexReasons(s: HarrowState, legal: readonly HarrowAction[]): void {
  const { selection, choices } = interactionOf(s, legal, nothing);
  const modes = choices.flatMap((choice) => (choice.kind === 'mode' ? [choice.mode] : []));
  for (const mode of new Set([selection.mode, ...modes])) {
    for (const from of [undefined, ...sourcesOf(interactionOf(s, legal, { mode }))]) {
      const click = clicksOn(s, { mode, from }, legal);
      for (let to = 0; to < hexCount; to++) {
        const result = click(to);
        if ('refused' in result && isSilent(s, legal, result.refused)) {
          throw new Error(JSON.stringify([mode, from, to, result.refused, s.flow, legal.slice(0, 3)]));
        }
      }
    }
  }
}

function expectReasons(s: HarrowState): void {
  const legal = harrow.legal(s);
  const explain = (intent: Intent) => {
    const refusal = explainRefusal(s, intent);
    if (isSilent(s, legal, refusal)) throw new Error(JSON.stringify([intent, refusal, s.flow, legal.slice(0, 3)]));
  };
  expectHexReasons(s, legal);
  const seat = topFrame(s)?.seat ?? 0;
  // In the middle of a card of hers, the buttons are the answer to a click on another.
  const isBusy = seat === hesterSeat && topFrame(s)?.kind === 'effect';
  const hand = isBusy ? [] : seat === hesterSeat ? (s.hester?.hand ?? []) : s.seats[seat].hand;
  for (const card of hand) {
    const isOffered = legal.some(
      ({ type, ...action }) => type !== 'choose' && 'card' in action && action.card === card,
    );
    if (card !== 'hidden' && !isOffered) explain({ kind: 'card', card });
  }
  s.slots.forEach((slot, i) => {
    for (const { tile } of slot) {
      if (!legal.some((action) => action.type === 'tile' && action.tile === tile)) {
        explain({ kind: 'tile', jar: jars[i], tile });
      }
    }
  });
}

const withKammi = kammiConfigs.filter(({ mode }, i) => mode === 'ch4' && i % 3 === 0);

test.each([...configs, ...advanced, ...withKammi])('whatever is not on offer has a reason of its own: %o', (config) => {
  let visits = 0;
  randomGame(config, 70, (s) => {
    const isEffect = topFrame(s)?.kind === 'effect';
    if ((isEffect || visits++ % 7 === 0) && harrow.pending(s).kind === 'decision') expectReasons(s);
  });
});

test.each([1, 2, 3] as const)(
  'whatever is not on offer has a reason of its own, in the solo game of level %d',
  (level) => {
    randomGame({ mode: 'solo', map: 'a', north: 'family', level }, 70 + level, (s) => {
      if (harrow.pending(s).kind === 'decision') expectReasons(s);
    });
  },
);

test('whatever is not on offer has a reason of its own, with Hester at the table', () => {
  for (let seed = 201; seed <= 224; seed++) {
    playOn(seed, 60, (s) => {
      if (harrow.pending(s).kind === 'decision') expectReasons(s);
    });
  }
});
