import { expect, test } from 'vitest';
import { invariantBreaks } from '../../../src/engine/games/harrow/invariants.ts';
import type { HesterState } from '../../../src/engine/games/harrow/state/hester.ts';
import { tokenKinds } from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { hex, position } from './position.ts';

const cases: readonly (readonly [string, (s: HarrowState) => void])[] = [
  ['protectors cubes: 21 of 20', (s) => s.seats[0].cubes++],
  ['family cubes: 16 of 15', (s) => s.tree.inside[1]++],
  ['protectors cubes: 21 of 20', (s) => s.redCubes[hex('1,0')]++],
  ['family haints: 14 of 15', (s) => s.seats[1].haints[s.seats[1].home]--],
  ['path tokens: 5 of 4', (s) => s.paths[hex('1,0')]++],
  ['storm tokens: 16 of 15', (s) => s.storms[hex('1,0')]++],
  ['wild tokens: 16 of 15', (s) => s.seats[0].wild++],
  ['spawn tokens: 16 of 15', (s) => s.seats[1].board.push('spawn')],
  ['scroll tokens: 11 of 10', (s) => s.tokens[hex('1,0') * tokenKinds.length + 3]++],
  ['move tokens: 21 of 20', (s) => s.flow.push({ kind: 'sort', seat: 1, tokens: [1, 0, 0] })],
  ['family: -1 is no count', (s) => (s.seats[1].points = -1)],
  ['protectors spoon, plate, stored cubes: -1 is no count', (s) => (s.seats[0].spoon = 0)],
  ['protectors: 4 scrolls on 3 spaces', (s) => (s.seats[0].scrolls = 4)],
  ['protectors: the spawn row is over-full', (s) => (s.seats[0].rows[1] = 5)],
  ['tree: 1 poses for 0 red cubes', (s) => s.tree.poses.push({ colour: 'red', x: 1, y: 2, a: 3 })],
  ['hex 0,2: 5 units, the limit is 4', (s) => s.seats[0].haints[hex('0,2')]++],
  ['hex 0,-2: units of two factions', (s) => (s.seats[0].legendHex = hex('0,-2'))],
  ['hex 0,3: a Protectors unit and a building', (s) => (s.seats[0].legendHex = hex('0,3'))],
  ['hex 0,-3: a Family unit and a townsfolk', (s) => (s.seats[1].legendHex = hex('0,-3'))],
  ['hex 2,-1: two storms', (s) => s.storms[hex('2,-1')]++],
  ['hex 0,3: a townsfolk and a building', (s) => s.townsfolk[hex('0,3')]++],
  ['a storm on the brambles', (s) => s.storms[hex('0,0')]++],
  ['a townsfolk on the brambles', (s) => s.townsfolk[hex('0,0')]++],
  ['family: 3 full jars for 3 turns', (s) => (s.seats[1].jars[0] = false)],
  ['nobody is to decide and the game is not over', (s) => s.flow.pop()],
];

test('a set-up breaks nothing', () => {
  expect(invariantBreaks(position())).toEqual([]);
});

// HC-COMP-1, HC-COMP-2, HC-BASE-1 to 4, HC-BASE-8, HC-RND-3: what the simulation relies on must be able to fail.
test.each(cases)('found out: %s', (expected, spoil) => {
  const s = position();
  spoil(s);
  expect(invariantBreaks(s)).toContain(expected);
});

/** Hester's pieces: what the simulation relies on must be able to fail, too. */
const hesterCases: readonly (readonly [string, (hester: HesterState, s: HarrowState) => void])[] = [
  ['bog cubes: 7 of 6', (hester) => hester.cubes[0]++],
  ['forest cubes: 7 of 6', (_hester, s) => s.tree.inside[5]++],
  ['plains cubes: 7 of 6', (_hester, s) => s.effects.banished[4]++],
  ['wetlands cubes: 7 of 6', (hester) => (hester.sacrifices[hex('1,0')] = 2)],
  ['snakes: 9 of 8', (hester) => hester.snakes++],
  ['hex 0,0: 1 snakes for 0 haints', (hester) => hester.infected[0][hex('0,0')]++],
  ['flame tokens: 0 for 1 actions', (hester) => hester.flamesLeft++],
  ['flame tokens: 2 for 1 actions', (hester) => hester.flamesLeft--],
  ["4 pairs of flames on Hester's board", (hester) => (hester.pairs = 4)],
  ['hex 0,2: a unit in a fire', (hester) => (hester.flames[hex('0,2')] = 2)],
  [
    'hex 1,0: a path token or an objective in a fire',
    (hester, s) => {
      hester.flames[hex('1,0')] = 2;
      s.townsfolk[hex('1,0')]++;
    },
  ],
  ['4 roots of a colour', (hester) => (hester.roots = [1, 2, 3, 4].map((to) => ({ to })))],
  ['a root from 0,2 to 0,-2', (hester) => hester.roots.push({ from: hex('0,2'), to: hex('0,-2') })],
  ['the tip is not where the last root points', (hester) => (hester.tip = hex('0,1'))],
  ['4 squares on a side', (hester) => (hester.squares[0] = ['wild', 'wild', 'wild', 'wild'])],
  ['wild tokens: 16 of 15', (hester) => hester.squares[0].push('wild')],
  ['move tokens: 21 of 20', (hester) => hester.squares[1].push('move')],
  ['protectors haints: 16 of 15', (hester) => hester.squares[1].push('fire')],
  ["Hester's cards: h_ward is there twice", (hester) => hester.row.push(['h_ward', 'h_ward'])],
  ["Hester's cards: 12 of 13", (hester) => hester.deck.pop()],
  ['stacks of cards out of place', (hester) => hester.row.push([])],
  ['a nail under Hester, who is not on the map', (hester) => (hester.nailed = true)],
  [
    'hex 0,2: a nail under nobody',
    (_hester, s) => s.nails.push({ hex: hex('0,2'), seat: 0, unit: 'haint', infected: true }),
  ],
  [
    'hex 1,0: a goad token under a unit',
    (hester, s) => {
      hester.hex = hex('1,0');
      s.goads = [hex('1,0')];
    },
  ],
];

test.each(hesterCases)('found out with Hester: %s', (expected, spoil) => {
  const s = position({ mode: 'ch5' });
  expect(invariantBreaks(s).filter((text) => !text.includes('full jars'))).toEqual([]);
  if (s.hester) spoil(s.hester, s);
  expect(invariantBreaks(s)).toContain(expected);
});
