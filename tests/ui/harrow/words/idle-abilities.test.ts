import { expect, test } from 'vitest';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { idleAbilities, idleReason } from '../../../../src/ui/harrow/words/idle-abilities.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';

const idle = (s: HarrowState) => {
  const frame = topFrame(s);
  return frame ? idleAbilities(s, frame).map((ability) => idleReason(s, frame.seat, ability)) : [];
};

test('HC-SPWN-5 points of an ability that can do nothing are told of, with the reason', () => {
  const full = position({ protectors: { legend: '0,2', haints: { '0,2': 3 } } });
  expect(idle(play(full, 'jar wild').state)).toEqual(['noRoom']);
  expect(idle(play(full, 'jar attack').state)).toEqual(['noRoom']);
  const open = position({ protectors: { legend: '0,2', haints: { '0,2': 2 } } });
  expect(idle(play(open, 'jar wild').state)).toEqual([]);
});

test('points of other abilities are no matter', () => {
  const full = position({ protectors: { legend: '0,2', haints: { '0,2': 3 } } });
  expect(idle(play(full, 'jar ability', 'ability move').state)).toEqual([]);
  expect(idle(full)).toEqual([]);
});
