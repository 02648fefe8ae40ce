import { expect, test } from 'vitest';
import type { ActionOf } from '../../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { forecastOf, stakesOf } from '../../../../src/session/harrow/forecast.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { outlooksOf } from '../../../../src/session/harrow/outlook.ts';
import { wholePercents } from '../../../../src/session/harrow/shares.ts';
import { attackIn, facing, fighting } from './fight-at.ts';

const attacksIn = (s: HarrowState): ActionOf<'attack'>[] =>
  harrow.legal(s).filter((action) => action.type === 'attack');

test('HC-ATK-9 the odds on the map are those of the battlefield, with the cube of the majority', () => {
  const before = fighting(facing, 'jar attack', 'strengthen');
  const [outlook] = outlooksOf(before.state, attacksIn(before.state));
  const declared = fighting(facing, 'jar attack', 'strengthen', harrow.format(outlook.attack));
  const { success, clash, nothing } = wholePercents(forecastOf(stakesOf(declared.state, attackIn(declared)), 1));
  expect(outlook).toMatchObject({ success, clash, nothing });
  expect(success + clash + nothing).toBeCloseTo(1);
});

test('the best attack comes first, and a position is not changed by asking', () => {
  const { state } = fighting(
    {
      protectors: { legend: '0,2', haints: { '0,1': 3, '1,0': 1 }, cubes: 4 },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, cubes: 3 },
    },
    'jar attack',
    'strengthen',
  );
  const text = JSON.stringify(state);
  const outlooks = outlooksOf(state, attacksIn(state));
  expect(outlooks).toHaveLength(2);
  expect(outlooks[0].success).toBeGreaterThan(outlooks[1].success);
  expect(JSON.stringify(state)).toBe(text);
});

test('what nobody may know does not change them', () => {
  const { state } = fighting(facing, 'jar attack', 'strengthen');
  const other = { ...state, rng: [1, 2, 3, 4] } as HarrowState;
  const attacks = attacksIn(state);
  expect(outlooksOf(harrow.view(other, 0), attacks)).toEqual(outlooksOf(harrow.view(state, 0), attacks));
});

test('they are offered while an attack can be declared, and only then', () => {
  const turn = fighting(facing);
  expect(interactionOf(turn.state, turn.legal(), {}).attacks).toEqual([]);
  const { state } = fighting(facing, 'jar attack');
  expect(interactionOf(state, harrow.legal(state), {}).attacks).toEqual(attacksIn(state));
});
