import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, play, points, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

/** The Family ends its turn without having done anything. */
const cleanUp = (at: Position) => play(position({ turn: 'family', ...at }), 'jar wild', 'done', 'end');

/** Home, 1,-2 and 2,-2 of HC-EX-21. */
const route = ['0,-2', '1,-2', '2,-2'];

test('HC-EX-21 HC-DEST-2 HC-TIM-4 a chain of storms from home to the building destroys it for 2 points', () => {
  const played = cleanUp({ storms: route, buildings: ['2,-2'] });
  expect(played.state.buildings.every((n) => n === 0)).toBe(true);
  expect(points(played.state)).toBe('0:2');
  expect(eventsOf(played, 'scored')).toMatchObject([{ seat: 1, points: 2, why: 'destroy' }]);
});

describe('the legend’s storm', () => {
  test('HC-DEST-1 in clean-up a storm token goes on the legend’s hex', () => {
    const played = cleanUp({ family: { legend: '1,-1', haints: {} } });
    expect(played.state.storms[hex('1,-1')]).toBe(1);
    expect(side(played.state, 'family').stormsLeft).toBe(14);
    expect(eventsOf(played, 'stormRaised')).toMatchObject([{ hex: hex('1,-1'), byCleanUp: true }]);
  });

  test.each([
    ['a token', '1,-1', ['1,-1']],
    ['a printed storm', '2,-1', []],
  ])('HC-DEST-1 HC-OQ-10 not onto %s', (_, legend, storms) => {
    expect(eventsOf(cleanUp({ family: { legend, haints: {} }, storms }), 'stormRaised')).toEqual([]);
  });

  test('HC-DEST-1 HC-MAP-11 HC-BASE-4 not onto the brambles', () => {
    const played = cleanUp({ family: { legend: '0,0', haints: {} } });
    expect(played.state.storms.every((n) => n === 0)).toBe(true);
  });

  test('HC-DEST-1 HC-OQ-11 not with the tokens used up', () => {
    const storms = '0,-3 1,-3 -1,-2 0,-2 1,-2 -1,-1 0,-1 1,-1 -1,0 2,-2 -2,-1 2,-3 3,-3 -3,0 -3,1'.split(' ');
    const played = cleanUp({ family: { legend: '0,1', haints: {} }, storms, buildings: [] });
    expect(played.state.storms[hex('0,1')]).toBe(0);
  });

  test('HC-DEST-1 HC-DEST-2 it is placed before the chains are checked', () => {
    const played = cleanUp({ storms: ['0,-2', '2,-2'], buildings: ['2,-2'], family: { legend: '1,-2', haints: {} } });
    expect(points(played.state)).toBe('0:2');
  });

  test('HC-DEST-1 the Protectors’ clean-up places none and destroys nothing', () => {
    const played = play(position({ storms: route, buildings: ['2,-2'] }), 'jar wild', 'done', 'end');
    expect(eventsOf(played, 'stormRaised')).toEqual([]);
    expect(points(played.state)).toBe('0:0');
  });
});

describe('chains', () => {
  const family = { legend: '0,0', haints: {} };

  test.each([
    ['the home hex', ['1,-2', '2,-2']],
    ['the building’s own hex', ['0,-2', '1,-2']],
    ['a link', ['0,-2', '2,-2']],
  ])('HC-DEST-3 HC-OQ-12 without a storm on %s nothing falls', (_, storms) => {
    expect(points(cleanUp({ family, storms, buildings: ['2,-2'] }).state)).toBe('0:0');
  });

  test('HC-OQ-12 by the other reading a building needs no storm of its own, but the home hex and every link do', () => {
    const variants = ['bare_buildings'] as const;
    const fallen = (storms: readonly string[]) =>
      points(cleanUp({ family, variants, storms, buildings: ['2,-2'] }).state);
    expect(['0,-2', '1,-2'].map((storm) => fallen([storm]))).toEqual(['0:0', '0:0']);
    expect(fallen(['0,-2', '1,-2'])).toBe('0:2');
    expect(fallen(route)).toBe('0:2');
    expect(fallen(['0,-2', '2,-2'])).toBe('0:0');
  });

  test('HC-DEST-2 HC-MAP-10 printed storms are links and ends', () => {
    const linked = cleanUp({ family, storms: ['0,-2', '1,-2', '2,-2', '3,-2'], buildings: ['2,-1'] });
    expect(points(linked.state)).toBe('0:2');
    const through = cleanUp({ family, storms: ['0,-2', '1,-2', '1,-1', '2,0'], buildings: ['2,0'] });
    expect(points(through.state)).toBe('0:2');
  });

  test('HC-DEST-4 HC-OQ-13 the whole map is checked, whoever completed the chain and when', () => {
    const s = position({ turn: 'family', storms: route, buildings: ['2,-2'], family: { legend: '0,0', haints: {} } });
    expect(points(play(s, 'jar wild').state)).toBe('0:0');
    expect(points(play(s, 'jar wild', 'done', 'end').state)).toBe('0:2');
    const byJar = position({
      turn: 'family',
      storms: ['0,-2', '2,-2'],
      buildings: ['2,-2'],
      family: { legend: '0,0', haints: { '1,-2': 1 } },
    });
    expect(points(play(byJar, 'jar legend', 'track', 'storm 1,-2', 'end').state)).toBe('0:2');
  });

  test('HC-DEST-5 several fall at once', () => {
    const played = cleanUp({ family, storms: [...route, '1,-3'], buildings: ['2,-2', '1,-3', '3,0'] });
    expect(points(played.state)).toBe('0:4');
    expect(played.state.buildings[hex('3,0')]).toBe(1);
  });
});
