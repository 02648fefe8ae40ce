import { describe, expect, test } from 'vitest';
import { missingOf, threatsOf } from '../../../src/session/harrow/threats.ts';
import { hex, position } from '../../games/harrow/position.ts';

const apart = {
  protectors: { legend: '0,2', haints: {} },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

const at = (found: ReturnType<typeof threatsOf>, name: string) => found.find((each) => each.hex === hex(name));

describe('where the Family can strike next turn', () => {
  test('HC-ATK-1 with the Attack jar a step comes before the reach of two', () => {
    const found = threatsOf(position(apart), 1);
    expect(at(found, '0,2')).toMatchObject({ units: 2, groups: 1 });
    expect(at(found, '0,0')).toMatchObject({ units: 2, groups: 2 });
    expect(at(found, '0,3')).toBeUndefined();
  });

  test('HC-REATK-1 without it another jar brings no step, and without an attack before nothing', () => {
    const jars = ['ability', 'wild'] as const;
    const again = threatsOf(position({ ...apart, family: { ...apart.family, jars, attacked: true } }), 1);
    expect(at(again, '0,1')).toMatchObject({ units: 2 });
    expect(at(again, '0,2')).toBeUndefined();
    expect(threatsOf(position({ ...apart, family: { ...apart.family, jars } }), 1)).toEqual([]);
  });
});

test('HC-RES-2, HC-DEST-2 what the objectives still need', () => {
  const s = position({ ...apart, townsfolk: ['1,0'], buildings: ['1,-2'], paths: { '0,1': 1 } });
  const missing = missingOf(s);
  expect(missing.find(({ what }) => what === 'townsfolk')?.hex).toBe(hex('1,0'));
  expect(missing.every(({ count }) => count >= 0)).toBe(true);
  const nearer = missingOf(position({ ...apart, townsfolk: ['1,0'], buildings: ['1,-2'], storms: ['1,-2'] }));
  const count = (of: typeof missing) => of.find(({ what }) => what === 'building')?.count ?? 0;
  expect(count(nearer)).toBeLessThan(count(missing));
});
