import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, side, tokensAt } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const familyB = (at: Position) => position({ mode: 'ch2', tracks: { family: 'b' }, turn: 'family', ...at });
const track = (at: Position) => play(familyB(at), 'jar legend', 'track').state;

describe('scroll 1', () => {
  test('HC-TRK-33 a storm on a legal hex next to the legend: not the brambles, no second storm', () => {
    const s = track({ family: { legend: '1,-1', haints: { '3,-3': 1 } }, storms: ['1,-2'], townsfolk: [] });
    // 2,-1 has a printed storm; who stands there does not matter
    expect(s).toOffer('put', ['put storm 2,-2', 'put storm 1,0', 'put storm 0,-1']);
    const { state } = play(s, 'put storm 1,0');
    expect(state.storms[hex('1,0')]).toBe(1);
    expect(side(state, 'family').stormsLeft).toBe(13);
  });

  test('HC-TRK-33 a hex with enemies, townsfolk or a mountain takes a storm as well', () => {
    const s = track({
      protectors: { legend: '0,2', haints: { '2,-1': 1 } },
      family: { legend: '3,-2', haints: {} },
      townsfolk: ['3,-1'],
      map: 'a',
    });
    expect(s).toAllow('put storm 3,-1');
    const mountain = track({ family: { legend: '3,-1', haints: {} } });
    expect(mountain).toAllow('put storm 3,-2');
  });

  test('HC-TRK-33 HC-TRK-29 without a collected scroll nothing is pushed', () => {
    const s = track({ family: { legend: '0,-2', haints: { '0,0': 1 } }, tokens: { '3,0': ['move'] } });
    expect(legalTexts(play(s, 'put storm 0,-1').state, 'shift')).toEqual([]);
  });

  test('HC-STORM-5 with no storm token left the track is closed', () => {
    const storms = '0,-3 1,-3 -1,-2 0,-2 1,-2 -1,-1 0,-1 1,-1 -1,0 2,-2 -2,-1 2,-3 3,-3 -3,0 -3,1'.split(' ');
    const s = familyB({ family: { legend: '0,1', haints: {} }, storms });
    expect(play(s, 'jar legend').state).not.toAllow('track');
  });
});

describe('scrolls 2 to 4', () => {
  /** The storm is put on 0,-1. */
  const at = (scrolls: number, more: Position = {}) =>
    play(
      track({
        protectors: { legend: '0,2', haints: { '1,0': 1 } },
        family: { legend: '0,-2', haints: { '1,-1': 1 }, scrolls },
        tokens: { '0,0': ['scroll'], '3,0': ['spawn'] },
        buildings: [],
        ...more,
      }),
      'put storm 0,-1',
    ).state;

  test('HC-TRK-33 scroll 2 pushes any ability token one hex farther from that storm', () => {
    const s = at(1);
    // no hex is farther from 0,-1 than 3,0 in its corner
    expect(s).toOffer('shift', ['shift scroll 0,0 0,1', 'shift scroll 0,0 1,0', 'shift scroll 0,0 -1,1']);
    const { state } = play(s, 'shift scroll 0,0 1,0');
    expect(tokensAt(state, '1,0')).toEqual(['scroll']);
    expect(tokensAt(state, '0,0')).toEqual([]);
    expect(legalTexts(state, 'shift')).toEqual([]);
  });

  test('HC-TRK-33 scroll 3 pushes an own unit, scroll 4 an enemy unit', () => {
    const third = play(at(3), 'done').state;
    expect(third).toOffer('shift', [
      'shift haint 1,-1 2,-2',
      'shift haint 1,-1 2,-1',
      'shift legend 0,-2 -1,-2',
      'shift legend 0,-2 1,-3',
    ]);
    const fourth = play(third, 'shift legend 0,-2 1,-3').state;
    expect(side(fourth, 'family').legendHex).toBe(hex('1,-3'));
    // distances from 0,-1: 1,0 and 0,1 two, 2,0, 1,1 and 0,2 three, the hexes behind 0,2 four
    expect(fourth).toOffer('shift', [
      'shift haint 1,0 2,0',
      'shift haint 1,0 1,1',
      'shift legend 0,2 0,3',
      'shift legend 0,2 -1,3',
      'shift legend 0,2 1,2',
    ]);
    const { state } = play(fourth, 'shift haint 1,0 2,0');
    expect(haintsAt(state, 'protectors', '2,0')).toBe(1);
    expect(state).not.toAllow('track');
  });

  test('HC-TRK-33 HC-LEG-2 two collected scrolls stop at the own unit', () => {
    const s = play(at(2), 'done', 'shift haint 1,-1 2,-1').state;
    expect(legalTexts(s, 'shift')).toEqual([]);
  });

  test('HC-TRK-36 HC-BASE-9 nobody is pushed onto an illegal hex', () => {
    const s = at(3, {
      protectors: { legend: '0,2', haints: { '2,-1': 1, '2,-2': 1, '1,0': 1 } },
      townsfolk: ['-1,-2', '1,-3', '0,-3'],
      buildings: ['0,3', '-1,3', '3,-1', '3,-2', '3,-3'],
      tokens: {},
    });
    // neither the haint on 1,-1 nor Levi has a hex to go to: the enemy's turn at once
    expect(legalTexts(s, 'shift').filter((text) => text.includes('1,-1') || text.includes('0,-2'))).toEqual([]);
    expect(s).not.toAllow('shift legend 0,2 0,3');
    expect(s).not.toAllow('shift haint 2,-1 3,-2');
    expect(s).not.toAllow('shift haint 2,-2 3,-3');
  });

  test('HC-TRK-36 without a storm placed nothing is pushed', () => {
    const s = track({ family: { legend: '0,-2', haints: { '1,-1': 1 }, scrolls: 3 }, tokens: { '0,0': ['scroll'] } });
    expect(legalTexts(play(s, 'done').state, 'shift')).toEqual([]);
  });

  test('HC-TRK-36 each push may be skipped by itself', () => {
    const s = at(3);
    expect(play(s, 'done').state).toAllow('shift haint 1,-1 2,-1');
    expect(play(s, 'done', 'done').state).toAllow('shift haint 1,0 1,1');
    expect(legalTexts(play(s, 'done', 'done', 'done').state, 'shift')).toEqual([]);
  });
});
