import { describe, test } from 'vitest';
import { scrollSpaces } from '../../../../src/engine/games/harrow/content/tracks.ts';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side } from '../play.ts';
import { hex, position } from '../position.ts';

describe('the two halves', () => {
  const s = position({ protectors: { legend: '0,2', haints: { '0,1': 1 } } });

  test('HC-LEG-1 legend ability and unique power come in either order', () => {
    const trackFirst = play(s, 'jar legend', 'track', 'path 0,0', 'power').state;
    const powerFirst = play(s, 'jar legend', 'power', 'track', 'path 0,0').state;
    for (const state of [trackFirst, powerFirst]) {
      expect(state.paths[hex('0,0')]).toBe(1);
      expect(state.redCubes[hex('0,1')]).toBe(1);
      expect(state).toAllow('end');
      expect(state).not.toAllow('jar wild');
    }
  });

  test('HC-LEG-1 one is completed before the other starts', () => {
    const paths = play(s, 'jar legend', 'track').state;
    expect(paths).not.toAllow('power');
    const levi = play(position({ turn: 'family' }), 'jar legend', 'power').state;
    expect(legalTexts(levi, 'step')).not.toEqual([]);
    expect(levi).not.toAllow('track');
  });

  test('HC-LEG-1 each is done once', () => {
    const { state } = play(s, 'jar legend', 'power');
    expect(state).not.toAllow('power');
    expect(state).toAllow('track');
  });

  test('HC-LEG-1 each may be skipped', () => {
    expect(legalTexts(play(s, 'jar legend', 'done').state)).toEqual(['end']);
    expect(play(s, 'jar legend', 'track', 'done').state).toAllow('power');
    expect(legalTexts(play(s, 'jar legend', 'track', 'done', 'done').state)).toEqual(['end']);
  });
});

test('HC-LEG-2 HC-TRK-29 HC-TRK-32 the printed space always works, each further one with its scroll', () => {
  const board = (scrolls: number) =>
    position({
      turn: 'family',
      protectors: { legend: '0,2', haints: { '0,1': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 1 }, scrolls },
      tokens: { '2,1': ['move'] },
    });
  const storm = ['jar legend', 'track', 'storm 0,-2'];
  expect(scrollSpaces).toBe(3);
  expect(legalTexts(play(board(0), ...storm).state, 'pull')).toEqual([]);
  expect(legalTexts(play(board(1), ...storm, 'pull move 2,1 2,0').state, 'pull')).toEqual([]);
  const two = play(board(2), ...storm, 'pull move 2,1 2,0').state;
  expect(two).toAllow('pull haint 0,-1 0,-2');
  expect(legalTexts(play(two, 'pull haint 0,-1 0,-2').state, 'pull')).toEqual([]);
  const three = play(board(3), ...storm, 'pull move 2,1 2,0', 'pull haint 0,-1 0,-2').state;
  expect(three).toAllow('pull haint 0,1 0,0');
  expect(legalTexts(play(three, 'pull haint 0,1 0,0').state, 'pull')).toEqual([]);
});

test('HC-LEG-2 the spaces come strictly from left to right', () => {
  const s = position({
    turn: 'family',
    protectors: { legend: '0,2', haints: { '0,1': 1 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 }, scrolls: 3 },
    tokens: { '2,1': ['move'] },
  });
  const first = play(s, 'jar legend', 'track').state;
  expect(legalTexts(first, 'pull')).toEqual([]);
  const second = play(first, 'storm 0,-2').state;
  expect(second).not.toAllow('pull haint 0,-1 0,-2');
  expect(second).not.toAllow('pull haint 0,1 0,0');
});

test('HC-LEG-3 a legend reaches 2 hexes, 3 from a mountain', () => {
  const reach = (legend: string) => {
    const s = play(position({ protectors: { legend, haints: {} } }), 'jar legend').state;
    return play(s, 'track').state;
  };
  const flat = reach('0,1');
  expect(flat).toAllow('path 0,1');
  expect(flat).toAllow('path 0,-1');
  expect(flat).not.toAllow('path 0,-2');
  const mountain = reach('2,0');
  expect(mountain).toAllow('path 2,-3');
  expect(mountain).toAllow('path -1,0');
  expect(mountain).not.toAllow('path -2,0');
});

test('HC-TRK-30 every scroll on the Protectors’ track brings the path token of its space', () => {
  for (const scrolls of [0, 1, 2]) {
    const s = position({ protectors: { legend: '0,2', haints: { '0,1': 1 }, scrolls }, tokens: { '0,1': ['scroll'] } });
    expect(side(s, 'protectors').pathsLeft).toBe(1 + scrolls);
    const played = play(s, 'jar wild', 'done', 'end');
    expect(side(played.state, 'protectors').pathsLeft).toBe(2 + scrolls);
    expect(eventsOf(played, 'tokenCollected')).toMatchObject([{ token: 'scroll', to: 'track' }]);
  }
});
