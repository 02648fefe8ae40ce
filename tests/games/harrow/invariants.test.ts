import { expect, test } from 'vitest';
import { invariantBreaks } from '../../../src/engine/games/harrow/invariants.ts';
import { type HarrowState, tokenKinds } from '../../../src/engine/games/harrow/state.ts';
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
