import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { haintsAt, legalTexts, play, side } from '../../play.ts';
import { type Position, position } from '../../position.ts';

const activated = (at: Position = {}) =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      protectors: { legend: '0,2', haints: { '1,1': 1 } },
      ...at,
      family: { legend: '0,-2', haints: { '0,-1': 1, '1,-1': 2 }, ...at.family, bag: { u_psychopomp: 1 } },
    }),
    'jar ability',
    'activate u_psychopomp',
  ).state;

/** Terrain hexes without units; three corners hold townsfolk. */
const empty =
  '-3,1 -3,3 -2,-1 -2,1 -2,2 -2,3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 0,1 0,3 1,-3 1,-2 1,0 1,2 2,-3 2,-2 2,-1 2,1 3,-1 3,0'.split(
    ' ',
  );

/** HC-BASE-1, HC-BASE-2: a red haint may go to the townsfolk, but not to the buildings on the other corners. */
const buildings = ['-3,3', '0,3', '3,0'];
const redEmpty = [...empty.filter((name) => !buildings.includes(name)), '-3,0', '0,-3', '3,-3'];

const flights = (from: string, hexes: readonly string[]) => hexes.map((to) => `shift haint ${from} ${to}`);

test('HC-UPG-3 HC-OQ-56 HC-MAP-3 a haint of anybody goes to any terrain hex without units, however far', () => {
  const s = play(activated(), 'choose other').state;
  expect(s).toOffer('shift', [...flights('0,-1', empty), ...flights('1,-1', empty), ...flights('1,1', redEmpty)]);
  const { state } = play(s, 'shift haint 1,-1 -2,3');
  expect([haintsAt(state, 'family', '1,-1'), haintsAt(state, 'family', '-2,3')]).toEqual([1, 1]);
  expect(legalTexts(state, 'shift')).toEqual([]);
});

test('HC-UPG-3 HC-OQ-56 the enemy’s haint stays the enemy’s, and nails hold it', () => {
  const s = play(activated(), 'choose other', 'shift haint 1,1 -2,3').state;
  expect([haintsAt(s, 'protectors', '1,1'), haintsAt(s, 'protectors', '-2,3')]).toEqual([0, 1]);
  expect(side(s, 'family').haints.filter((n) => n > 0)).toEqual([1, 2]);
  const held = activated({ legends: { protectors: 'bernice' }, nails: ['haint@1,1'] });
  expect(legalTexts(play(held, 'choose other').state, 'shift').some((text) => text.includes(' 1,1 '))).toBe(false);
});

test('HC-OQ-56 by the other reading only its own', () => {
  const s = play(activated({ variants: ['own_psychopomp'] }), 'choose other').state;
  expect(s).toOffer('shift', [...flights('0,-1', empty), ...flights('1,-1', empty)]);
});

test('HC-UPG-3 not where ability tokens lie', () => {
  const s = play(activated({ tokens: { '1,0': ['move'], '-1,0': ['scroll'] } }), 'choose other').state;
  expect(s).not.toAllow('shift haint 0,-1 1,0');
  expect(s).not.toAllow('shift haint 0,-1 -1,0');
  expect(s).toAllow('shift haint 0,-1 -1,1');
});

test('HC-UPG-3 a MOVE before it or after it, not in between', () => {
  const first = play(activated(), 'choose ability', 'move 0,-1 0,0 haint=1').state;
  expect(first).toAllow('shift haint 0,0 1,0');
  expect(legalTexts(first, 'move')).toEqual([]);
  const then = play(activated(), 'choose other', 'shift haint 0,-1 1,0').state;
  expect(then).toAllow('move 1,0 0,1 haint=1');
  expect(legalTexts(play(activated(), 'choose other').state, 'move')).toEqual([]);
});

test('HC-UPG-3 either half may be skipped', () => {
  const s = play(activated(), 'choose other', 'done').state;
  expect(s).toAllow('move 0,-1 0,0 haint=1');
  expect(legalTexts(play(s, 'done').state)).toEqual(['end']);
  expect(legalTexts(play(activated(), 'done').state)).toEqual(['end']);
});

test('HC-UPG-3 the legend is not carried, and without a haint there is nothing to carry', () => {
  const s = activated({ protectors: { haints: {} }, family: { haints: {} } });
  expect(legalTexts(s, 'choose')).toEqual([]);
  expect(legalTexts(s).every((text) => text === 'done' || /^move \S+ \S+ legend$/.test(text))).toBe(true);
});
