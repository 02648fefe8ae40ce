import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play } from '../../play.ts';
import { position } from '../../position.ts';

const activated = () =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      family: { legend: '0,-2', haints: { '1,-1': 1 }, bag: { u_meeting_house: 1, move: 1 } },
    }),
    'jar ability',
    'activate u_meeting_house',
  ).state;

test('HC-UPG-1 two MOVE, of the same or of different units', () => {
  const { state } = play(activated(), 'move 1,-1 1,0 haint=1', 'move 0,-2 0,-1 legend');
  expect(haintsAt(state, 'family', '1,0')).toBe(1);
  // the MOVE token drawn with it is left
  expect(legalTexts(state, 'move')).not.toEqual([]);
  const last = play(state, 'move 0,-1 0,0 legend').state;
  expect(legalTexts(last)).toEqual(['end']);
});

test('HC-UPG-1 HC-MOVE-12 both pay for one step onto a mountain', () => {
  const { state } = play(activated(), 'move 1,-1 1,0 haint=1', 'done', 'done', 'end');
  expect(haintsAt(state, 'family', '1,0')).toBe(1);
  const climbing = play(
    position({
      mode: 'ch2',
      turn: 'family',
      family: { legend: '0,-2', haints: { '1,0': 1 }, bag: { u_meeting_house: 1 } },
    }),
    'jar ability',
    'activate u_meeting_house',
    'move 1,0 2,0 haint=1',
  ).state;
  expect(haintsAt(climbing, 'family', '2,0')).toBe(1);
  expect(legalTexts(climbing)).toEqual(['end']);
});

test('HC-UPG-1 no other ability', () => {
  const s = activated();
  expect([...legalTexts(s, 'spawn'), ...legalTexts(s, 'strengthen')]).toEqual([]);
});
