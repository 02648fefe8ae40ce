import { describe, expect, test } from 'vitest';
import { screenFor } from '../../../../src/app/harrow/screen-for.ts';
import { brambles } from '../../../../src/engine/games/harrow/county.ts';
import { fightOf, type Shaking } from '../../../../src/session/harrow/fight.ts';
import { forecastOf, oddsInputOf, shakingForecast, stakesOf } from '../../../../src/session/harrow/forecast.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { languages } from '../../../../src/session/settings.ts';
import { fighterSide } from '../../../../src/ui/harrow/battle/fighter-places.ts';
import { costText, siegeOverText } from '../../../../src/ui/harrow/battle/siege-text.ts';
import { situationOf } from '../../../../src/ui/harrow/battle/situation.ts';
import { stepStates, stepsOf } from '../../../../src/ui/harrow/battle/steps.ts';
import type { Position } from '../../../games/harrow/position.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { attackIn, fightIn, fighting } from './fight-at.ts';

function situation(session: HarrowSession) {
  const decides = session.pending().kind === 'decision';
  return situationOf({
    match: { session, controllers: ['human', 'human', 'human'] },
    fight: fightOf(session),
    shownState: session.state,
    falling: false,
    busy: false,
    replaying: false,
    interaction: decides ? interactionOf(session.state, session.legal(), nothing) : undefined,
  });
}

/** Two red haints beside a fire of two flames in the wetlands; cubes of all colours lie about. */
const fire: Position = {
  mode: 'ch5',
  protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 4, inTree: 1, spoon: 3 },
  family: { legend: '0,-2', haints: { '0,-1': 2 }, cubes: 3, inTree: 2 },
  hester: { flames: { '1,-1': 2 }, cubes: { bog: 2, forest: 1 }, inTree: { plains: 1 } },
};

const besieged = (at: Position, ...texts: string[]) =>
  fighting(at, 'jar attack', 'strengthen', 'attack 0,1 1,-1 hester', ...texts);

describe('an attack on a fire', () => {
  test('HC-FIRE-20 the flames are the units, and Hester stands across from her attacker', () => {
    const session = besieged(fire);
    const fight = attackIn(session);
    expect(fight).toMatchObject({ attacker: 0, defender: 2, attackers: 2, defenders: 2, majority: undefined });
    expect(fight.siege).toEqual({ flames: 2, doused: 0, isOut: false, hester: false, killed: false });
    expect(fighterSide(fight, 0)).toBe('left');
    expect(fighterSide(fight, 2)).toBe('right');
    expect(screenFor(session.state)).toBe('battlefield');
  });

  test('HC-FIRE-21 all terrain cubes stand against the attacker, the third player’s fall along', () => {
    const session = besieged(fire);
    expect(oddsInputOf(session.state, attackIn(session))).toEqual({
      own: 5,
      enemy: 3,
      other: 3,
      ownStuck: 1,
      enemyStuck: 1,
      otherStuck: 2,
    });
  });

  test('HC-FIRE-22, 25 a flame costs one cube, and nobody clashes', () => {
    const stakes = stakesOf(besieged(fire).state, attackIn(besieged(fire)));
    expect(stakes).toMatchObject({ cost: 1, canClash: false });
    const { success, clash, nothing: fails } = forecastOf(stakes, 11);
    expect(clash).toBe(0);
    expect(success + fails).toBeCloseTo(1, 10);
    const lost = attackIn(besieged(fire, 'tree red=1 blue=3 bog=2'));
    expect(lost).toMatchObject({ outcome: 'failed', open: false });
  });

  test('HC-FIRE-22, 23 flames are doused one by one, the last one is told', () => {
    const won = besieged(fire, 'tree red=3 blue=1 bog=2 plains=1');
    expect(attackIn(won)).toMatchObject({ outcome: 'succeeded', open: true });
    expect(situation(won)).toEqual({ kind: 'strike', seat: 0 });
    const one = besieged(fire, 'tree red=3 blue=1 bog=2 plains=1', 'strike');
    expect(attackIn(one).siege).toMatchObject({ flames: 2, doused: 1, isOut: false });
    const out = besieged(fire, 'tree red=3 blue=1 bog=2 plains=1', 'strike', 'strike');
    expect(attackIn(out)).toMatchObject({ open: false, siege: { flames: 2, doused: 2, isOut: true } });
    expect(stepsOf(attackIn(out))).toContain('douse');
    expect(stepStates(attackIn(out), false).join(' ')).toBe('done done done done done');
  });

  test('the stakes stay as they were when the state is ahead', () => {
    const before = besieged(fire);
    const after = besieged(fire, 'tree red=5 blue=1 bog=1', 'strike', 'strike');
    expect(stakesOf(after.state, attackIn(after))).toEqual(stakesOf(before.state, attackIn(before)));
  });
});

describe('an attack on Hester', () => {
  const hers: Position = { ...fire, hester: { ...fire.hester, hex: '1,-1' } };

  test('HC-SUM-5, 7 she counts three, and her majority cube has the colour of the hex', () => {
    const session = besieged(hers);
    expect(attackIn(session)).toMatchObject({
      defenders: 5,
      majority: 2,
      majorityCubes: 1,
      siege: { flames: 2, hester: true },
    });
    expect(session.state.hester?.cubes).toEqual([2, 1, 0, 1]);
    expect(stepsOf(attackIn(session))).toContain('strikeHester');
  });

  test('HC-SUM-6, 8 she falls after the flames, and the spoon is asked for at the tree', () => {
    const tree = 'tree red=5 blue=0 bog=1';
    expect(attackIn(besieged(hers, tree, 'strike', 'strike')).siege).toMatchObject({ doused: 2, killed: false });
    const killed = besieged(hers, tree, 'strike', 'strike', 'strike');
    expect(attackIn(killed)).toMatchObject({ open: true, siege: { killed: true, hester: true } });
    expect(situation(killed)).toEqual({ kind: 'spoon', seat: 0 });
    const over = besieged(hers, tree, 'strike', 'strike', 'strike', 'choose one');
    expect(over.state.seats[0].spoon).toBe(1);
    expect(situation(over)).toEqual({ kind: 'over' });
  });

  test('HC-ATK-13 without flames two cubes are needed', () => {
    const bare: Position = { ...fire, hester: { ...fire.hester, flames: {}, hex: '1,-1' } };
    expect(stakesOf(besieged(bare).state, attackIn(besieged(bare)))).toMatchObject({ cost: 2 });
  });
});

describe('Hester’s shake', () => {
  const shaking: Position = {
    ...fire,
    turn: 'hester',
    family: { ...fire.family, stored: 0 },
    hester: { ...fire.hester, step: 'acts' },
  };
  const shaken = (...texts: string[]) => fighting(shaking, 'shake', ...texts);
  const shakingIn = (session: HarrowSession): Shaking => {
    const fight = fightIn(session);
    if (fight.kind !== 'shaking') throw new Error('nobody shakes');
    return fight;
  };

  test('HC-HEST-30 is shown at the tree, without an attack', () => {
    const session = shaken();
    expect(screenFor(session.state)).toBe('battlefield');
    expect(shakingIn(session)).toMatchObject({ attacker: 2, outcome: undefined, open: true });
    expect(situation(session)).toEqual({ kind: 'tip' });
    expect(stepStates(shakingIn(session), false).join(' ')).toBe('done now next next');
    expect(oddsInputOf(session.state, shakingIn(session))).toMatchObject({ own: 3, ownStuck: 1 });
  });

  test('HC-HEST-30 what falls out is hers, then it goes on over the map', () => {
    const session = shaken('tree red=2 blue=2 bog=1 plains=1');
    expect(shakingIn(session)).toMatchObject({ outcome: 'given', open: false, out: [2, 2, 1, 0, 1, 0] });
    expect(situation(session)).toEqual({ kind: 'over' });
    expect(screenFor(session.state)).toBe('map');
    expect(stepStates(shakingIn(session), false).join(' ')).toBe('done done done now');
  });

  test('the forecast counts her cubes only', () => {
    const session = shaken();
    const { expected, bars } = shakingForecast(session.state, shakingIn(session), 11);
    expect(bars.every(({ value }) => value <= 4)).toBe(true);
    expect(expected).toBeGreaterThan(1);
    expect(expected).toBeLessThan(3.5);
  });

  test('HC-TREE-8 Odessa answers this drop too', () => {
    const at: Position = {
      ...shaking,
      legends: { family: 'odessa' },
      family: { ...fire.family, stored: 2 },
    };
    const session = fighting(at, 'shake', 'tree red=2 blue=2 bog=1');
    expect(situation(session)).toEqual({ kind: 'odessa', seat: 1 });
    expect(shakingIn(session)).toMatchObject({ outcome: undefined, open: true });
  });
});

test('between the factions the terrain cubes fall along', () => {
  const session = fighting(fire, 'jar attack', 'strengthen', 'attack 0,1 0,-1');
  expect(oddsInputOf(session.state, attackIn(session))).toMatchObject({ enemy: 3, other: 3, otherStuck: 1 });
  expect(attackIn(session)).toMatchObject({ defender: 1, siege: undefined });
});

describe.each(languages)('the words of an attack on Hester in %s', (language) => {
  test('HC-ATK-13 tell every price, HC-FIRE-23 and HC-SUM-8 what came of it', async () => {
    await speaking(language);
    const siege = { flames: 2, doused: 0, isOut: false, hester: false, killed: false };
    const attack = attackIn(besieged(fire));
    const prices = [
      costText(attack),
      costText({ ...attack, siege: { ...siege, hester: true } }),
      costText({ ...attack, siege: { ...siege, flames: 0, hester: true } }),
      costText({ ...attack, to: brambles, siege: { ...siege, hester: true } }),
      costText({ ...attack, to: brambles, siege: { ...siege, flames: 0, hester: true } }),
    ];
    const ends = [
      siegeOverText(siege, 'succeeded', false),
      siegeOverText({ ...siege, doused: 1 }, 'succeeded', false),
      siegeOverText({ ...siege, doused: 2, isOut: true }, 'succeeded', false),
      siegeOverText({ ...siege, doused: 2, isOut: true, hester: true, killed: true }, 'succeeded', false),
      siegeOverText(siege, 'failed', true),
      siegeOverText(siege, 'failed', false),
    ];
    expect(new Set(prices).size).toBe(prices.length);
    expect(new Set(ends).size).toBe(ends.length);
    for (const text of [...prices, ...ends]) expect(text).not.toMatch(/\{\{|undefined|battle:/);
  });
});
