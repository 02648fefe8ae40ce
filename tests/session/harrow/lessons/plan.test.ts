import { expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { lessonIn } from '../../../../src/session/harrow/lessons/lessons.ts';
import type { Moment } from '../../../../src/session/harrow/lessons/moment.ts';
import { planOf } from '../../../../src/session/harrow/lessons/plan.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';

const momentOf = (state: HarrowState): Moment => ({
  state,
  learner: 0,
  legal: harrow.legal(state),
  told: undefined,
  past: [],
});

/** What is advised at the rows of the board, with so many cubes and haints. */
function atRows(cubes: number, haints: Readonly<Record<string, number>>) {
  const s = play(position({ protectors: { legend: '0,2', haints, cubes } }), 'jar ability').state;
  const plan = planOf(momentOf(s));
  return [plan?.rule, plan && harrow.format(plan.deed)];
}

test('at the rows of the board the newcomer is led to cubes first, then to haints, then out into the county', () => {
  const many = { '1,1': 3, '-1,2': 2 };
  expect(atRows(2, many)).toEqual(['poor', 'ability strengthen']);
  expect(atRows(3, { '1,1': 3, '-1,2': 1 })).toEqual(['few', 'ability spawn']);
  expect(atRows(4, many)).toEqual(['fill', 'ability strengthen']);
  expect(atRows(5, many)).toEqual(['gather', 'ability move']);
});

test('HC-PH2-2 the last round is told before a jar is broken, not in the middle of one', () => {
  const protectors = { legend: '0,2', haints: { '1,1': 1 } };
  const late = position({ protectors: { ...protectors, points: 7 } });
  const told = [position({ protectors }), late, play(late, 'jar ability').state].map((s) =>
    lessonIn('ch1.lastRound').when(momentOf(s)),
  );
  expect(told).toEqual([false, true, false]);
});
