import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, toDecide } from '../play.ts';
import { type Position, position } from '../position.ts';

const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 2 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

function clashing(at: Position, result: string, from = '0,1', to = '0,-1') {
  return play(position(at), 'jar attack', 'strengthen', `attack ${from} ${to}`, result);
}

test('HC-ATK-27 HC-CLSH-1 fewer cubes than the defender, haints on both hexes: a clash', () => {
  const played = clashing(facing, 'tree red=2 blue=3');
  expect(eventsOf(played, 'attackFailed')).toMatchObject([{ why: 'outnumbered', clash: true }]);
  expect(legalTexts(played.state)).toEqual(['clash', 'done']);
});

test.each([
  ['attacker', { ...facing, protectors: { legend: '0,1', haints: { '0,2': 1 } } }],
  ['defender', { ...facing, family: { legend: '0,-1', haints: { '0,-2': 1 } } }],
])('HC-CLSH-1 HC-EX-15 a lone legend as %s prevents it', (_, at) => {
  const played = clashing(at, 'tree red=1 blue=3');
  expect(eventsOf(played, 'attackFailed')).toMatchObject([{ why: 'outnumbered', clash: false }]);
  expect(legalTexts(played.state)).toEqual(['end']);
  expect(battleground(played.state)).toBe('1:3');
});

test('HC-CLSH-1 HC-OQ-3 equal cubes are no clash, even if too few to pay', () => {
  expect(eventsOf(clashing(facing, 'tree red=1 blue=1'), 'attackFailed')).toMatchObject([{ clash: false }]);
});

test('HC-CLSH-2 HC-CLSH-6 HC-TIM-5 HC-EX-13 2:3: attacker first, then defender, each pays 2 and scores', () => {
  const asked = clashing(facing, 'tree red=2 blue=3').state;
  expect(toDecide(asked)).toBe('protectors');
  const answered = play(asked, 'clash').state;
  expect(toDecide(answered)).toBe('family');
  const { state } = play(answered, 'clash');
  expect(battleground(state)).toBe('0:1');
  expect(points(state)).toBe('1:1');
  expect(haintsAt(state, 'protectors', '0,1')).toBe(1);
  expect(haintsAt(state, 'family', '0,-1')).toBe(1);
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-CLSH-3 the two decisions are independent', () => {
  const asked = clashing(facing, 'tree red=2 blue=3').state;
  expect(points(play(asked, 'done', 'clash').state)).toBe('0:1');
  expect(points(play(asked, 'clash', 'done').state)).toBe('1:0');
  expect(points(play(asked, 'done', 'done').state)).toBe('0:0');
});

test('HC-CLSH-3 HC-OQ-4 the defender may answer with its last haint just killed', () => {
  const one = { ...facing, family: { legend: '0,-2', haints: { '0,-1': 1 } } };
  const { state } = play(clashing(one, 'tree red=2 blue=3').state, 'clash', 'clash');
  expect(haintsAt(state, 'family', '0,-1')).toBe(0);
  expect(points(state)).toBe('1:1');
});

test('HC-CLSH-2 a side that cannot pay is not asked', () => {
  const poor = clashing(facing, 'tree red=1 blue=2').state;
  expect(toDecide(poor)).toBe('family');
  expect(legalTexts(poor)).toEqual(['clash', 'done']);
  expect(legalTexts(clashing(facing, 'tree red=0 blue=1').state)).toEqual(['end']);
});

test('HC-CLSH-2 a haint on the brambles costs 1, for either side', () => {
  const defenderThere = { ...facing, family: { legend: '0,-2', haints: { '0,0': 2 } } };
  const attack = play(clashing(defenderThere, 'tree red=1 blue=2', '0,1', '0,0').state, 'clash').state;
  expect(battleground(attack)).toBe('0:2');
  const attackerThere = { ...facing, protectors: { legend: '0,2', haints: { '0,0': 2 } } };
  const answer = clashing(attackerThere, 'tree red=0 blue=1', '0,0', '0,-1').state;
  expect(battleground(play(answer, 'clash').state)).toBe('0:0');
});

test('HC-CLSH-4 each side kills one haint at most, and never a legend', () => {
  const rich = { ...facing, family: { legend: '0,-1', haints: { '0,-1': 1 }, cubes: 9 } };
  const asked = clashing(
    { ...rich, protectors: { legend: '0,1', haints: { '0,1': 2 }, cubes: 8 } },
    'tree red=8 blue=9',
  );
  const { state } = play(asked.state, 'clash');
  expect(toDecide(state)).toBe('family');
  const after = play(state, 'clash').state;
  expect(points(after)).toBe('1:1');
  expect(legalTexts(after)).toEqual(['end']);
});

test('HC-CLSH-5 HC-EX-14 from a mountain at distance 3 the defender cannot answer', () => {
  const far = {
    protectors: { legend: '0,2', haints: { '2,0': 1 } },
    family: { legend: '0,-2', haints: { '-1,0': 1 } },
  };
  const asked = clashing(far, 'tree red=2 blue=3', '2,0', '-1,0').state;
  expect(toDecide(asked)).toBe('protectors');
  const { state } = play(asked, 'clash');
  expect(points(state)).toBe('1:0');
  expect(legalTexts(state)).toEqual(['end']);
});

test('HC-CLSH-5 a defender on a mountain answers at distance 3', () => {
  const both = {
    protectors: { legend: '0,2', haints: { '2,0': 1 } },
    family: { legend: '0,-2', haints: { '3,-2': 1 } },
  };
  expect(toDecide(play(clashing(both, 'tree red=2 blue=3', '2,0', '3,-2').state, 'done').state)).toBe('family');
  const far = {
    protectors: { legend: '0,2', haints: { '-3,2': 1 } },
    family: { legend: '0,-2', haints: { '-2,0': 1 } },
  };
  expect(toDecide(play(clashing(far, 'tree red=2 blue=3', '-3,2', '-2,0').state, 'done').state)).toBe('family');
});
