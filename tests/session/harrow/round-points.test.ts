import { expect, test } from 'vitest';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { isLastRound } from '../../../src/session/harrow/last-round.ts';
import { gainsOfRound } from '../../../src/session/harrow/round-points.ts';
import { position } from '../../games/harrow/position.ts';

const kill = (seat: number): HarrowEvent => ({ type: 'scored', seat, points: 1, why: 'kill' });

test('the points of a round are added up by what they were for, those of other rounds are left out', () => {
  const events: HarrowEvent[] = [
    kill(0),
    { type: 'roundEnded', round: 1, points: [1, 0] },
    { type: 'roundBegan', round: 2, lantern: 1 },
    kill(0),
    kill(1),
    kill(0),
    { type: 'scored', seat: 1, points: 1, why: 'brambles' },
    { type: 'roundEnded', round: 2, points: [3, 2] },
    { type: 'roundBegan', round: 3, lantern: 0 },
    kill(1),
  ];
  expect(gainsOfRound(events, 1)).toEqual([{ seat: 0, why: 'kill', points: 1 }]);
  expect(gainsOfRound(events, 2)).toEqual([
    { seat: 0, why: 'kill', points: 2 },
    { seat: 1, why: 'kill', points: 1 },
    { seat: 1, why: 'brambles', points: 1 },
  ]);
  expect(gainsOfRound(events, 3)).toEqual([{ seat: 1, why: 'kill', points: 1 }]);
});

test('HC-PH2-2 a round is the last from the moment in which somebody has 7 points', () => {
  expect(isLastRound(position({ protectors: { points: 6 } }))).toBe(false);
  expect(isLastRound(position({ protectors: { points: 7 } }))).toBe(true);
});
