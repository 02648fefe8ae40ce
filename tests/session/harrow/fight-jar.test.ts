import { expect, test } from 'vitest';
import { jarOf } from '../../../src/session/harrow/fight.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { facing, fightIn, fighting } from '../../ui/harrow/battle/fight-at.ts';

const broken = (session: HarrowSession) => jarOf(session.log, fightIn(session));

test('the jar that hangs beside the tree is the one broken for the attack', () => {
  expect(broken(fighting(facing, 'jar attack', 'attack 0,1 0,-1'))).toBe('attack');
});

test('HC-REATK-1: another one, if that was broken to attack', () => {
  const again = { ...facing, protectors: { ...facing.protectors, attacked: true } };
  expect(broken(fighting(again, 'jar wild attack', 'attack 0,1 0,-1'))).toBe('wild');
});
