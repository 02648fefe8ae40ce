import { expect, test } from 'vitest';
import { expectedOut, type Fight, fallsOut, prospectOf } from '../../../../src/engine/games/harrow/ai/fights.ts';

const fight: Fight = {
  attacker: { dropped: 2, inside: 0 },
  defender: { dropped: 0, inside: 0 },
  cost: 2,
  costBack: 2,
  targets: 1,
  clash: false,
  strikesBack: false,
};

const { dropped: q, inside: p } = fallsOut;

test('HC-ATK-12 two cubes against none kill if both fall out', () => {
  const { kills, losses } = prospectOf(fight);
  expect(kills).toBeCloseTo(q * q);
  expect(losses).toBe(0);
});

test('HC-ATK-12 in the brambles one cube is enough', () => {
  expect(prospectOf({ ...fight, cost: 1 }).kills).toBeCloseTo(1 - (1 - q) ** 2);
});

test('HC-ATK-25 as many kills as are paid for, while the attacker is not outnumbered', () => {
  const four = { ...fight, attacker: { dropped: 4, inside: 0 }, targets: 3 };
  const both = q ** 4;
  const one = 4 * q ** 3 * (1 - q) + 6 * q * q * (1 - q) ** 2;
  expect(prospectOf(four).kills).toBeCloseTo(one + 2 * both);
  // Four against three kill once: of the second kill two against three would have to be paid.
  const against = { ...four, defender: { dropped: 3, inside: 0 } };
  expect(prospectOf(against).kills).toBeLessThan(prospectOf(four).kills);
});

test('HC-CLSH-2 outnumbered haints clash: each side kills with what it pays', () => {
  const weak = { ...fight, attacker: { dropped: 0, inside: 1 }, defender: { dropped: 2, inside: 0 }, clash: true };
  expect(prospectOf({ ...weak, strikesBack: true }).losses).toBeCloseTo(q * q);
  expect(prospectOf(weak).losses).toBe(0);
  const onBrambles = prospectOf({ ...weak, cost: 1 });
  // One cube out against two: a clash kill; against none or one: an attack that succeeds.
  expect(onBrambles.kills).toBeCloseTo(p);
});

test('cubes inside count as well, and huge numbers are as good as many', () => {
  expect(expectedOut({ dropped: 3, inside: 2 })).toBeCloseTo(3 * q + 2 * p);
  expect(prospectOf({ ...fight, attacker: { dropped: 40, inside: 40 } }).kills).toBeCloseTo(1);
});
