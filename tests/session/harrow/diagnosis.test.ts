import { describe, expect, it } from 'vitest';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import { diagnosisOf } from '../../../src/session/harrow/diagnosis.ts';

const log = (...events: readonly HarrowEvent[]) => [{ events }];

/** The rival strikes a hex of the loser's with so many units, against so many cubes of the loser's. */
const struck = (units: number, cubes: number): HarrowEvent[] => [
  { type: 'attackDeclared', seat: 1, from: 0, to: 1 },
  { type: 'majority', seat: 1, attackers: 3, defenders: units, gained: true },
  { type: 'treeDropped', dropped: [cubes, 6], out: [0, 4] },
  { type: 'killed', seat: 1, victim: 0, hex: 1, how: 'attack' },
  { type: 'scored', seat: 1, points: 1, why: 'kill' },
];

const thorns = (seat: number): HarrowEvent => ({ type: 'scored', seat, points: 1, why: 'brambles' });

describe('what decided a defeat', () => {
  it('are haints that stood alone, and few cubes against an attack', () => {
    const found = diagnosisOf(log(...struck(1, 2), ...struck(1, 1), ...struck(2, 1)), 0);
    expect(found).toEqual([
      { cause: 'poor', n: 1.3, of: 3 },
      { cause: 'alone', n: 2, of: 3 },
    ]);
    expect(diagnosisOf(log(...struck(3, 6), ...struck(3, 6)), 0)).toEqual([{ cause: 'kills', n: 2, of: 0 }]);
  });

  it('is what cost most', () => {
    const found = diagnosisOf(log(...struck(1, 6), ...struck(1, 6), thorns(1), thorns(1), thorns(1), thorns(1)), 0);
    expect(found.map(({ cause }) => cause)).toEqual(['thorns', 'alone']);
    expect(found[0]).toEqual({ cause: 'thorns', n: 4, of: 0 });
  });

  it('are cubes beyond six, hits of the legend, and goals of the rival', () => {
    const found = diagnosisOf(
      log(
        { type: 'cubesDiscarded', seat: 0, cubes: 7 },
        { type: 'legendHit', seat: 1, victim: 0, hex: 3 },
        { type: 'legendHit', seat: 1, victim: 0, hex: 3 },
        { type: 'legendHit', seat: 1, victim: 0, hex: 3 },
      ),
      0,
    );
    expect(found.map(({ cause }) => cause)).toEqual(['legend', 'overfull']);
    const goals = log(
      { type: 'scored', seat: 1, points: 2, why: 'destroy' },
      { type: 'scored', seat: 1, points: 2, why: 'destroy' },
    );
    expect(diagnosisOf(goals, 0)[0]).toEqual({ cause: 'goal', n: 4, of: 0 });
  });

  it('is of another kind for Hester: fires, and snakes in both colours', () => {
    const snake = (owner: number): HarrowEvent => ({ type: 'haintInfected', owner, hex: 1, by: 1 });
    const turn = (round: number): HarrowEvent => ({ type: 'turnBegan', seat: hesterSeat, round, turn: 0 });
    expect(diagnosisOf(log(snake(0), snake(0), snake(0)), hesterSeat)).toEqual([
      { cause: 'never', n: 0, of: 0 },
      { cause: 'oneColour', n: 3, of: 0 },
    ]);
    const late = log(snake(0), turn(7), snake(1), { type: 'fireMade', hex: 1, actions: 2 });
    expect(diagnosisOf(late, hesterSeat)).toEqual([{ cause: 'late', n: 7, of: 5 }]);
  });
});
