import { describe, expect, test } from 'vitest';
import { type HarrowTypes, harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { type Bargain, cubesNow, cubesOfSeat, fightOf } from '../../../../src/session/harrow/fight.ts';
import { bargainForecast, oddsInputOf } from '../../../../src/session/harrow/forecast.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../../src/session/session.ts';
import { fighterSide, fightersOf } from '../../../../src/ui/harrow/battle/fighter-places.ts';
import { stepStates, stepsOf } from '../../../../src/ui/harrow/battle/steps.ts';
import { table } from '../../../games/harrow/fair/table.ts';

/** A blue haint stands on a nest at the end of the Family's turn. */
function visiting(...texts: readonly string[]): HarrowSession {
  const from = table({
    active: 'family',
    turn: 4,
    family: { legend: '0,-2', haints: { '0,0': 1 } },
    battlefield: { red: 2, blue: 3, silver: 2 },
    tree: { blue: 1, silver: 1 },
    pending: [{ frame: 'turn', seat: 'family', acted: true }],
    fair: { nests: { '0,0': 'o_spawn1' } },
  });
  const session = createSession<HarrowTypes>({ ...harrow, setup: () => from }, from.config, 1);
  for (const text of ['end', ...texts]) {
    const action = harrow.parse(text);
    if (!action || !session.submit(action)) throw new Error(`not legal: ${text}`);
  }
  return session;
}

function bargainIn(session: HarrowSession, shown = false): Bargain {
  const fight = fightOf(session, shown);
  if (fight?.kind !== 'bargain') throw new Error('nobody takes an offer');
  return fight;
}

const fallen = (blue: number, silver: number): string =>
  `tree red=2 blue=${blue} bog=0 wetlands=0 plains=0 forest=0 silver=${silver}`;

describe('an offer is taken', () => {
  test('HC-FAIR-43 before the drop: who came where, and for what', () => {
    const session = visiting();
    const fight = bargainIn(session);
    expect(fight).toMatchObject({ attacker: 1, hex: 18, offer: 'o_spawn1', outcome: undefined, open: true });
    expect(fightersOf(fight)).toEqual([1, fairSeat]);
    expect([fighterSide(fight, 1), fighterSide(fight, fairSeat)]).toEqual(['right', 'left']);
    expect(stepStates(fight, false)).toEqual(['done', 'now', 'next', 'next']);
    expect(stepsOf(fight)).toContain('offer');
  });

  test('HC-FAIR-43 the odds are those of the search cubes against the taker’s, with all others falling along', () => {
    const session = visiting();
    const fight = bargainIn(session);
    expect(oddsInputOf(session.state, fight)).toEqual({
      own: 2,
      ownStuck: 1,
      enemy: 3,
      enemyStuck: 1,
      other: 2,
      otherStuck: 0,
    });
    const { success, clash, nothing } = bargainForecast(session.state, fight, 11);
    expect(success).toBeGreaterThan(0.1);
    expect(success).toBeLessThan(0.6);
    expect([clash, success + nothing]).toEqual([0, expect.closeTo(1)]);
  });

  test('HC-FAIR-43 as many cubes are enough: the Fair Folk go on over the map', () => {
    const fight = bargainIn(visiting(fallen(2, 2)));
    expect([fight.outcome, fight.open]).toEqual(['arrow', true]);
    expect([1, fairSeat].map((seat) => cubesNow(fight, seat))).toEqual([2, 2]);
    expect(stepStates(fight, false)).toEqual(['done', 'done', 'done', 'now']);
    expect(bargainIn(visiting(fallen(2, 2), 'arrow e')).open).toBe(false);
  });

  test('HC-FAIR-43 with fewer the turn is over; the verdict is seen as long as the drop is shown', () => {
    const session = visiting(fallen(3, 2));
    expect(fightOf(session)).toBeUndefined();
    const fight = bargainIn(session, true);
    expect([fight.outcome, fight.open]).toEqual(['noArrow', false]);
    expect(stepStates(fight, false)).toEqual(['done', 'done', 'done', 'skipped']);
  });
});

test('HC-FAIR-43 terrain cubes are Hester’s, silver ones the Fair Folk’s', () => {
  const cubes = [1, 2, 3, 4, 5, 6, 7];
  expect([0, 1, hesterSeat, fairSeat].map((seat) => cubesOfSeat(cubes, seat))).toEqual([1, 2, 18, 7]);
});
