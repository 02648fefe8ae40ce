import { describe, expect, test } from 'vitest';
import { screenFor } from '../../../../src/app/harrow/screen-for.ts';
import { fightOf } from '../../../../src/session/harrow/fight.ts';
import { askingForecast, stakesOf } from '../../../../src/session/harrow/forecast.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { situationOf } from '../../../../src/ui/harrow/battle/situation.ts';
import { stepStates } from '../../../../src/ui/harrow/battle/steps.ts';
import type { Position } from '../../../games/harrow/position.ts';
import { askingIn, attackIn, facing, fightIn, fighting } from './fight-at.ts';

function situation(session: HarrowSession) {
  const decides = session.pending().kind === 'decision';
  return situationOf({
    match: { session, controllers: ['human', 'human'] },
    fight: fightOf(session),
    shownState: session.state,
    falling: false,
    busy: false,
    replaying: false,
    interaction: decides ? interactionOf(session.state, session.legal(), nothing) : undefined,
  });
}

const states = (session: HarrowSession) => stepStates(fightIn(session), false).join(' ');

describe('a power that asks the tree', () => {
  /** Kaine and red haints on wetlands. */
  const kaine: Position = {
    mode: 'ch3',
    legends: { family: 'kaine' },
    turn: 'family',
    protectors: { legend: '3,-1', haints: { '1,1': 2 }, cubes: 2, inTree: 1 },
    family: { legend: '1,-1', haints: { '-1,-1': 1 }, cubes: 3, inTree: 2 },
  };
  const called = (...texts: string[]) => fighting(kaine, 'jar legend', 'power', ...texts);

  test('HC-TREE-6 is shown at the tree, without an attack', () => {
    const session = called();
    expect(screenFor(session.state)).toBe('battlefield');
    expect(askingIn(session)).toMatchObject({
      attacker: 1,
      legend: 'kaine',
      enough: 3,
      outcome: undefined,
      open: true,
    });
    expect(situation(session)).toEqual({ kind: 'tip' });
    expect(states(session)).toBe('done now next next');
  });

  test('HC-LGD-KAI-1 the odds are those of at least three own cubes', () => {
    const session = called();
    const { success, nothing: fewer, bars } = askingForecast(session.state, askingIn(session), 11);
    expect(success).toBeGreaterThan(0.2);
    expect(success + fewer).toBeCloseTo(1, 10);
    expect(bars.every((bar) => (bar.value >= 3 ? bar.tooFew === 0 : bar.success === 0))).toBe(true);
    const more = fighting({ ...kaine, family: { ...kaine.family, cubes: 6 } }, 'jar legend', 'power');
    expect(askingForecast(more.state, askingIn(more), 11).success).toBeGreaterThan(success + 0.1);
  });

  test('HC-LGD-KAI-1 granted, it goes on over the map', () => {
    const session = called('tree red=2 blue=3');
    expect(askingIn(session)).toMatchObject({ outcome: 'granted', open: true, dropped: [2, 3], out: [2, 3] });
    expect(situation(session)).toEqual({ kind: 'onMap' });
    expect(screenFor(session.state)).toBe('map');
    expect(states(session)).toBe('done done done now');
    session.submit({ type: 'take', what: 'haint', hex: session.state.seats[0].haints.findIndex((n) => n > 0) });
    expect(situation(session)).toEqual({ kind: 'over' });
    expect(states(session)).toBe('done done done done');
  });

  test('HC-LGD-KAI-1 denied, it is over', () => {
    const session = called('tree red=2 blue=2');
    expect(askingIn(session).outcome).toBe('denied');
    expect(situation(session)).toEqual({ kind: 'over' });
    expect(states(session)).toBe('done done done skipped');
  });

  test('HC-LGD-MIL-1 Mildred asks only when she has come', () => {
    const at: Position = { mode: 'ch2', legends: { family: 'mildred' }, turn: 'family' };
    const family = { legend: '0,-2', haints: { '0,1': 1 } };
    const session = fighting({ ...at, family }, 'jar legend', 'power');
    expect(fightOf(session)).toBeUndefined();
    expect(screenFor(session.state)).toBe('map');
    const there = fighting({ ...at, family }, 'jar legend', 'power', 'shift legend 0,-2 0,1');
    expect(askingIn(there)).toMatchObject({ legend: 'mildred', attacker: 1, enough: 3 });
  });
});

describe('Odessa', () => {
  const odessa: Position = {
    ...facing,
    mode: 'ch2',
    legends: { family: 'odessa' },
    family: { ...facing.family, stored: 2 },
  };
  const dropped = (...texts: string[]) =>
    fighting(odessa, 'jar attack', 'strengthen', 'attack 0,1 0,-1', 'tree red=3 blue=2', ...texts);

  test('HC-TREE-8 answers at the tree before anything is compared', () => {
    const session = dropped();
    expect(screenFor(session.state)).toBe('battlefield');
    expect(situation(session)).toEqual({ kind: 'odessa', seat: 1 });
    expect(attackIn(session)).toMatchObject({ outcome: undefined, open: true, out: [3, 2], returned: [0, 0] });
    expect(states(session)).toBe('done done done now next');
  });

  test('HC-LGD-ODE-2 the cubes she adds count', () => {
    expect(attackIn(dropped('choose 2'))).toMatchObject({ outcome: 'clash', out: [3, 2], returned: [0, 2] });
    expect(attackIn(dropped('done'))).toMatchObject({ outcome: 'succeeded', returned: [0, 0] });
  });
});

test('HC-LGD-MAL-2 rage attacks as two units, from a hex that may hold nobody', () => {
  const malachi: Position = {
    mode: 'ch2',
    legends: { protectors: 'malachi' },
    protectors: { legend: '0,2', haints: { '3,-1': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
  };
  const session = fighting(malachi, 'jar legend', 'power', 'put rage 0,1', 'attack 0,1 0,-1');
  expect(attackIn(session)).toMatchObject({ rage: true, attackers: 2, defenders: 1, majority: 0, majorityCubes: 1 });
  expect(stakesOf(session.state, attackIn(session)).canClash).toBe(false);
  expect(attackIn(fighting(facing, 'jar attack', 'strengthen', 'attack 0,1 0,-1')).rage).toBe(false);
});

test('HC-WHL-2 a kill goes onto the plate, and a full plate is told', () => {
  const at = (spoon: number): Position => ({ ...facing, mode: 'ch3', protectors: { ...facing.protectors, spoon } });
  const struck = (spoon: number) =>
    attackIn(fighting(at(spoon), 'jar attack', 'strengthen', 'attack 0,1 0,-1', 'tree red=5 blue=1', 'strike'));
  expect(struck(1)).toMatchObject({ kills: [1, 0], platesFull: 1 });
  expect(struck(2)).toMatchObject({ kills: [1, 0], platesFull: 0 });
});

test('HC-UPG-9 a knife in the dark brings two majority cubes, HC-UPG-8 knitted fate a longer reach', () => {
  const at: Position = { ...facing, mode: 'ch2', turn: 'family' };
  const armed = (token: 'u_knife_dark' | 'u_knitted_fate') =>
    fighting({ ...at, family: { ...facing.family, armed: [token] } }, 'jar attack', 'strengthen', 'attack 0,-1 0,1');
  expect(attackIn(armed('u_knife_dark'))).toMatchObject({ majority: 1, majorityCubes: 2, reach: 0 });
  expect(attackIn(armed('u_knitted_fate'))).toMatchObject({ majority: 0, majorityCubes: 1, reach: 2 });
});
