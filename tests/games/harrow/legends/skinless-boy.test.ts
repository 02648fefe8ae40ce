import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const boy = (at: Position) => position({ mode: 'ch2', legends: { protectors: 'skinless_boy' }, ...at });
const power = (at: Position) => play(boy(at), 'jar legend', 'power').state;

/** The Boy on the plains of the home hex; a haint and a townsfolk each with plains next to them. */
const scouting: Position = {
  protectors: { legend: '0,2', haints: { '-1,2': 1 } },
  family: { legend: '0,-2', haints: {} },
  townsfolk: ['1,-2'],
  buildings: [],
};

describe('scouting', () => {
  test('HC-LGD-SKB-1 a haint and a townsfolk, each to a hex next to its own with the terrain of the Boy', () => {
    expect(power(scouting)).toOffer('shift', [
      'shift haint -1,2 0,2',
      'shift haint -1,2 -1,3',
      'shift haint -1,2 -2,2',
      'shift townsfolk 1,-2 1,-3',
      'shift townsfolk 1,-2 2,-2',
    ]);
  });

  test.each([
    [['shift haint -1,2 -2,2', 'shift townsfolk 1,-2 1,-3']],
    [['shift townsfolk 1,-2 1,-3', 'shift haint -1,2 -2,2']],
  ])('HC-LGD-SKB-1 one of each, in either order: %s', (texts) => {
    const s = power({ ...scouting, protectors: { legend: '0,2', haints: { '-1,2': 2 } }, townsfolk: ['1,-2', '1,-2'] });
    const { state } = play(s, ...texts);
    expect(haintsAt(state, 'protectors', '-2,2')).toBe(1);
    expect([state.townsfolk[hex('1,-3')], state.townsfolk[hex('1,-2')]]).toEqual([1, 1]);
    expect(side(state, 'protectors').legendHex).toBe(hex('0,2'));
    expect(legalTexts(state, 'shift')).toEqual([]);
  });

  test('HC-LGD-SKB-1 HC-MOVE-10 it is no MOVE: a storm costs nothing', () => {
    const s = power({ ...scouting, storms: ['-2,2'] });
    expect(eventsOf(play(s, 'shift haint -1,2 -2,2'), 'moved')).toEqual([]);
  });

  test('HC-LGD-SKB-2 HC-BASE-9 not onto an enemy, a building or, for a haint, a fifth unit', () => {
    const s = power({
      protectors: { legend: '0,2', haints: { '-1,2': 1, '0,2': 3 } },
      family: { legend: '0,-2', haints: { '-2,2': 1, '2,-2': 1 } },
      townsfolk: ['1,-2', '1,2'],
      buildings: ['-1,3', '1,-3'],
    });
    expect(s).toOffer('shift', ['shift townsfolk 1,2 0,2']);
  });

  test.each(['2,0', '0,0'])('HC-LGD-SKB-2 HC-MAP-3 on %s the Boy has no terrain', (legend) => {
    const s = boy({
      protectors: { legend, haints: { '1,0': 1 } },
      family: { legend: '0,-2', haints: {} },
      townsfolk: ['1,-1'],
    });
    expect(play(s, 'jar legend').state).not.toAllow('power');
  });

  test('HC-LGD-SKB-2 each half may be skipped', () => {
    const s = power(scouting);
    const none = play(s, 'done').state;
    expect(haintsAt(none, 'protectors', '-1,2')).toBe(1);
    const one = play(s, 'shift townsfolk 1,-2 2,-2', 'done').state;
    expect(one.townsfolk[hex('2,-2')]).toBe(1);
    expect(haintsAt(one, 'protectors', '-1,2')).toBe(1);
  });
});

describe('on the home hex', () => {
  test('HC-LGD-SKB-3 HC-RES-5 the townsfolk is rescued at once', () => {
    const { state } = play(power({ ...scouting, townsfolk: ['0,1'] }), 'shift townsfolk 0,1 0,2');
    expect(points(state)).toBe('2:0');
    expect(state.townsfolk.every((n) => n === 0)).toBe(true);
  });

  test('HC-LGD-SKB-3 the home hex needs no unit for it', () => {
    const s = power({ ...scouting, protectors: { legend: '-1,3', haints: {} }, townsfolk: ['0,1'] });
    expect(points(play(s, 'shift townsfolk 0,1 0,2').state)).toBe('2:0');
  });
});
