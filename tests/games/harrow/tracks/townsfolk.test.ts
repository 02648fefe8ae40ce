import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, points, side, tokensAt } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const protectorsB = (at: Position) => position({ mode: 'ch2', tracks: { protectors: 'b' }, ...at });
const track = (at: Position) => play(protectorsB(at), 'jar legend', 'track').state;
const lone = { legend: '0,-2', haints: {} };

describe('scroll 1', () => {
  const protectors = { legend: '0,2', haints: {} };

  test('HC-TRK-31 pulls a townsfolk anywhere one hex closer to the legend, mountains and storms allowed', () => {
    const s = track({ protectors, family: lone, townsfolk: ['3,-1', '2,-1'], storms: ['2,0'] });
    // 2,0 is a mountain with a storm
    expect(s).toOffer('shift', ['shift townsfolk 3,-1 2,0', 'shift townsfolk 2,-1 2,0', 'shift townsfolk 2,-1 1,0']);
    expect(play(s, 'shift townsfolk 3,-1 2,0').state.townsfolk[hex('2,0')]).toBe(1);
  });

  test('HC-TRK-31 not onto the brambles, an enemy unit or a building; a townsfolk there is no hindrance', () => {
    const s = track({
      protectors,
      family: { legend: '0,-2', haints: { '1,0': 1 } },
      townsfolk: ['0,-1', '1,-1', '2,-1', '-1,0', '-1,1'],
      buildings: ['2,0'],
    });
    expect(s).not.toAllow('shift townsfolk 0,-1 0,0');
    expect(s).not.toAllow('shift townsfolk 1,-1 1,0');
    expect(s).not.toAllow('shift townsfolk 2,-1 2,0');
    expect(s).toAllow('shift townsfolk -1,0 -1,1');
  });

  test('HC-TRK-31 HC-TRK-29 without a collected scroll that is all', () => {
    const s = track({ protectors, family: lone, townsfolk: ['1,-1'], tokens: { '1,0': ['move'] } });
    const { state } = play(s, 'shift townsfolk 1,-1 1,0');
    expect(state).toOffer('take', []);
    expect(state).not.toAllow('track');
  });

  test('HC-TRK-31 HC-RES-5 on the home hex it is rescued, and nothing follows', () => {
    const s = track({
      protectors: { legend: '0,2', haints: {}, scrolls: 3 },
      family: { legend: '0,-2', haints: { '1,1': 1 } },
      townsfolk: ['0,1'],
      tokens: { '0,2': ['move'] },
    });
    const { state } = play(s, 'shift townsfolk 0,1 0,2');
    expect(points(state)).toBe('2:0');
    expect([...legalTexts(state, 'take'), ...legalTexts(state, 'shift')]).toEqual([]);
  });

  test('HC-TRK-29 HC-TRK-31 on this side there are no path tokens', () => {
    const s = protectorsB({ protectors: { legend: '0,1', haints: {} }, tokens: { '0,1': ['scroll'] } });
    expect(side(s, 'protectors').pathsLeft).toBe(0);
    const { state } = play(s, 'jar wild', 'done', 'end');
    expect(side(state, 'protectors').scrolls).toBe(1);
    expect(side(state, 'protectors').pathsLeft).toBe(0);
  });
});

describe('scroll 2', () => {
  const at = (scrolls: number, more: Position = {}) =>
    play(
      track({
        protectors: { legend: '0,2', haints: {}, scrolls },
        family: lone,
        townsfolk: ['1,-1'],
        tokens: { '1,0': ['move', 'strengthen'], '1,-1': ['spawn'] },
        ...more,
      }),
      'shift townsfolk 1,-1 1,0',
    ).state;

  test('HC-TRK-31 collects one token from the hex where the townsfolk now is, at once', () => {
    const s = at(1);
    expect(s).toOffer('take', ['take move 1,0', 'take strengthen 1,0']);
    const { state } = play(s, 'take strengthen 1,0');
    expect(side(state, 'protectors').rows).toEqual([0, 0, 1]);
    expect(tokensAt(state, '1,0')).toEqual(['move']);
    expect(legalTexts(state, 'take')).toEqual([]);
    // HC-TRK-3: the second space of that row draws a card
    expect(side(state, 'protectors').hand).toHaveLength(1);
  });

  test('HC-TRK-31 a collected scroll is on the track at once', () => {
    const s = at(1, { tokens: { '1,0': ['scroll'] } });
    expect(side(play(s, 'take scroll 1,0').state, 'protectors').scrolls).toBe(2);
  });

  test('HC-TRK-36 HC-LEG-1 it may be skipped, and is passed over without a token', () => {
    const s = play(at(1), 'done').state;
    expect(side(s, 'protectors').rows).toEqual([0, 0, 0]);
    const family = { legend: '0,-2', haints: { '1,1': 1 } };
    expect(at(2, { family, tokens: {} })).toAllow('shift haint 1,1 1,2');
  });
});

describe('scrolls 3 and 4', () => {
  /** The townsfolk comes to 1,0; next to it stand red 0,1 and blue 2,-1, farther off red 0,2 and blue 3,-3. */
  const at = (scrolls: number, more: Position = {}) =>
    play(
      track({
        protectors: { legend: '0,2', haints: { '0,1': 1 }, scrolls },
        family: { legend: '3,-3', haints: { '2,-1': 1 } },
        townsfolk: ['1,-1'],
        buildings: [],
        ...more,
      }),
      'shift townsfolk 1,-1 1,0',
    ).state;

  test('HC-TRK-31 scroll 3 pushes a unit next to the townsfolk, of either side, one hex away from it', () => {
    const s = at(2);
    expect(s).toOffer('shift', [
      'shift haint 0,1 -1,1',
      'shift haint 0,1 -1,2',
      'shift haint 0,1 0,2',
      'shift haint 2,-1 2,-2',
      'shift haint 2,-1 3,-2',
      'shift haint 2,-1 3,-1',
    ]);
    const { state } = play(s, 'shift haint 2,-1 3,-2');
    expect(haintsAt(state, 'family', '3,-2')).toBe(1);
    expect(legalTexts(state, 'shift')).toEqual([]);
  });

  test('HC-TRK-31 scroll 4 pushes any unit, however far, farther from it', () => {
    const s = play(at(3), 'done').state;
    expect(s).toAllow('shift legend 0,2 -1,3');
    expect(s).toAllow('shift haint 0,1 -1,2');
    expect(s).not.toAllow('shift legend 0,2 1,1');
    // nothing is farther from 1,0 than the corner
    expect(legalTexts(s, 'shift').filter((text) => text.includes(' 3,-3 '))).toEqual([]);
    const { state } = play(s, 'shift legend 0,2 -1,3');
    expect(side(state, 'protectors').legendHex).toBe(hex('-1,3'));
    expect(state).not.toAllow('track');
  });

  test('HC-TRK-31 HC-LEG-2 both can be used, one after the other', () => {
    const { state } = play(at(3), 'shift haint 2,-1 3,-2', 'shift haint 3,-2 3,-3');
    expect(haintsAt(state, 'family', '3,-3')).toBe(1);
  });

  test('HC-TRK-36 HC-BASE-9 a pushed unit lands on a legal hex or stays', () => {
    const s = at(2, {
      family: { legend: '-1,1', haints: { '2,-1': 1, '2,-2': 3 } },
      protectors: { legend: '0,2', haints: { '0,1': 1, '3,-1': 1, '0,2': 3 }, scrolls: 2 },
      buildings: ['-1,2'],
      townsfolk: ['1,-1', '3,-2'],
    });
    expect(s).toOffer('shift', ['shift haint 2,-1 2,-2']);
  });

  test('HC-TRK-36 without a townsfolk pulled nothing follows', () => {
    const s = track({
      protectors: { legend: '0,2', haints: { '0,1': 1 }, scrolls: 3 },
      family: lone,
      townsfolk: ['1,-1'],
    });
    expect(legalTexts(play(s, 'done').state, 'shift')).toEqual([]);
    const none = protectorsB({ protectors: { legend: '0,2', haints: {}, scrolls: 3 }, family: lone, townsfolk: [] });
    expect(play(none, 'jar legend').state).not.toAllow('track');
  });
});
