import { describe, expect, test } from 'vitest';
import { rulerOf } from '../../../../src/engine/games/root/rules/rule.ts';
import { placeByName } from '../../../../src/engine/games/root/state/places.ts';
import type { RootState } from '../../../../src/engine/games/root/state.ts';
import { can, legal, play } from '../play.ts';
import { daylight, scene, there } from '../scene.ts';

function ruler(s: RootState, at: string): string | undefined {
  const seat = rulerOf(s, placeByName(at) ?? -1);
  return seat === undefined ? undefined : s.sides[seat].faction;
}

describe('who rules', () => {
  test('RT-TV-1 RT-2.5-1 RT-G.1.19 warriors and buildings count, tokens and pawns do not', () => {
    const s = scene({
      mc: { warriors: { c12: 2 }, sawmills: { c12: 1 } },
      wa: { warriors: { c12: 2 }, sympathy: ['c12'] },
      vb: { at: 'c12' },
    });
    expect(ruler(s, 'c12')).toBe('mc');
  });

  test('RT-TV-2 RT-2.5-2 nobody rules on a tie', () => {
    const s = scene({ mc: { warriors: { c12: 2 } }, wa: { warriors: { c12: 1 }, bases: { fox: 'c12' } } });
    expect(ruler(s, 'c12')).toBeUndefined();
  });

  test('RT-TV-3 RT-7.2.2 RT-2.5-4 the Eyrie win ties they take part in', () => {
    const s = scene({ mc: { warriors: { c12: 3 } }, ed: { warriors: { c12: 2 }, roosts: ['c12'] } });
    expect(ruler(s, 'c12')).toBe('ed');
    const first = scene({ players: ['ed', 'mc'], mc: { warriors: { c12: 2 } }, ed: { warriors: { c12: 2 } } });
    expect(ruler(first, 'c12')).toBe('ed');
  });

  test('RT-TV-4 a tie of two others is nobody’s, though the Eyrie are there', () => {
    const s = scene({ mc: { warriors: { c12: 3 } }, wa: { warriors: { c12: 3 } }, ed: { warriors: { c12: 2 } } });
    expect(ruler(s, 'c12')).toBeUndefined();
  });

  test('RT-TV-6 RT-2.5-3 an empty clearing is ruled by nobody, tokens and a pawn notwithstanding', () => {
    const s = scene({ ed: { warriors: { c1: 2 } }, wa: { sympathy: ['c9'] }, vb: { at: 'c9' } });
    expect(ruler(s, 'c9')).toBeUndefined();
  });
});

describe('moving', () => {
  const march = { ...daylight('mc'), pending: [{ frame: 'march', left: 2 }] };

  test('RT-TV-7 RT-4.2.1 one end has to be ruled', () => {
    const s = scene({
      ...march,
      mc: { warriors: { c1: 1 } },
      ed: { warriors: { c1: 2 } },
      wa: { warriors: { c9: 3 } },
    });
    expect(legal(s, 'move')).toEqual([]);
  });

  test('RT-TV-8 RT-G.1.5 ruling the destination is enough', () => {
    const s = scene({ ...march, mc: { warriors: { c1: 1, c10: 2 } }, ed: { warriors: { c1: 2 } } });
    expect(can(s, 'move c1 c10 1')).toBe(true);
    expect(can(s, 'move c1 c9 1')).toBe(false);
  });

  test('RT-TV-9 RT-2.2 RT-2.2.1 RT-G.1.2 RT-G.1.28 only along a path', () => {
    const s = scene({ ...march, mc: { warriors: { c1: 3 } } });
    expect(can(s, 'move c1 c12 3')).toBe(false);
    expect(legal(s, 'move').map((text) => text.split(' ')[2])).toEqual([
      'c5',
      'c5',
      'c5',
      'c9',
      'c9',
      'c9',
      'c10',
      'c10',
      'c10',
    ]);
  });

  test('RT-4.2-1 RT-4.2.2 RT-0.1 RT-G.1.1 any number of own warriors, the same ones again', () => {
    const s = scene({ ...march, mc: { warriors: { c1: 3 } }, ed: { warriors: { c5: 1 } } });
    expect(legal(s, 'move').filter((text) => text.startsWith('move c1 c9'))).toEqual([
      'move c1 c9 1',
      'move c1 c9 2',
      'move c1 c9 3',
    ]);
    const moved = play(s, 'move c1 c9 2', 'move c9 c4 2');
    expect([there(moved, 'mc', 'warrior', 'c1'), there(moved, 'mc', 'warrior', 'c4')]).toEqual([1, 2]);
  });

  test('RT-2.3 RT-G.1.25 a river is no path', () => {
    const s = scene({ ...march, mc: { warriors: { c4: 2 } } });
    expect(can(s, 'move c4 c7 1')).toBe(false);
    expect(can(s, 'move c4 c8 1')).toBe(true);
  });
});
