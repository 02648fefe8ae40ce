import { describe, expect, test } from 'vitest';
import { brambles, county, distance, hexCount, neighbours } from '../../../../src/engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { toPixel } from '../../../../src/engine/kit/hex.ts';
import { rootAngle } from '../../../../src/scenes/harrow/map/county/hester-pieces.ts';
import type { MapScene } from '../../../../src/scenes/harrow/map/map-scene.ts';
import { mapAnimations } from '../../../../src/scenes/harrow/map/motions/map-animations.ts';
import { hesterCounts } from '../../../../src/session/harrow/hester-state.ts';
import { flamePlaces, hesterFeet, legendFeet, sacrificePlace, standsOf } from '../../../../src/ui/harrow/map/stands.ts';
import { position } from '../../../games/harrow/position.ts';

describe('a root', () => {
  test('points from its hex to the next', () => {
    for (let from = 0; from < hexCount; from++) {
      for (const to of neighbours[from]) {
        const [a, b] = [toPixel(county[from], 1), toPixel(county[to], 1)];
        const angle = (rootAngle({ from, to }) * Math.PI) / 180;
        expect(Math.cos(angle)).toBeCloseTo((b.x - a.x) / Math.sqrt(3), 5);
        expect(Math.sin(angle)).toBeCloseTo((b.y - a.y) / Math.sqrt(3), 5);
      }
    }
  });

  test('that is the first comes from outside the county', () => {
    for (let to = 0; to < hexCount; to++) {
      if (distance(to, brambles) !== 3) continue;
      const end = toPixel(county[to], 1);
      const angle = (rootAngle({ to }) * Math.PI) / 180;
      // One step back along the root lies farther from the middle than any hex of the county's edge.
      const start = { x: end.x - Math.sqrt(3) * Math.cos(angle), y: end.y - Math.sqrt(3) * Math.sin(angle) };
      expect(county.some((hex) => Math.hypot(toPixel(hex, 1).x - start.x, toPixel(hex, 1).y - start.y) < 0.5)).toBe(
        false,
      );
      expect(Math.hypot(start.x, start.y)).toBeGreaterThan(Math.hypot(end.x, end.y));
    }
  });
});

describe('on a hex with Hester', () => {
  const crowd = { haints: 0, legend: false, townsfolk: 0, buildings: 0, hester: true };

  test('she and a legend stand side by side, their haints before both', () => {
    const shared = { ...crowd, legend: true, haints: 3 };
    const [her, legend] = [hesterFeet(shared), legendFeet(shared)];
    expect(legend.x - her.x).toBeGreaterThan(35);
    for (const { y } of standsOf(shared).haints) expect(y).toBeGreaterThan(Math.max(her.y, legend.y));
  });

  test('the flames she stands in lie before her feet', () => {
    const her = hesterFeet({ ...crowd, fire: true });
    const places = flamePlaces(4);
    for (const { x, y } of places) {
      expect(y).toBeGreaterThan(her.y);
      expect(Math.abs(x)).toBeLessThan(36);
    }
    expect(new Set(places.map(({ x }) => x)).size).toBe(4);
  });

  test('a cube laid on a hex lies behind whoever stands there', () => {
    for (const each of [crowd, { ...crowd, hester: false, haints: 2 }, { ...crowd, hester: false }]) {
      expect(sacrificePlace(each).y).toBeLessThan(0);
    }
  });
});

test('every event of Hester and her rivals has a picture', async () => {
  // Without scene and facts nothing can be shown: only an event without a picture passes in silence.
  const nowhere = new Proxy({} as MapScene, {
    get() {
      throw new Error('no scene');
    },
  });
  const events: readonly HarrowEvent['type'][] = [
    'rootPlaced',
    'rootsWithdrawn',
    'terrainGained',
    'terrainPaid',
    'flameAdded',
    'actUsed',
    'hesterCardLaid',
    'hesterCardCalled',
    'sacrificeLaid',
    'sacrificeTaken',
    'cubesGiven',
    'crept',
    'hesterMoved',
    'fireMade',
    'squareFilled',
    'thingScattered',
    'haintInfected',
    'snakeBack',
    'flameDoused',
    'fireOut',
    'pairReturned',
    'hesterSummoned',
    'devoured',
    'hesterLeft',
    'soloGroupMoved',
  ];
  const after = position({ mode: 'solo' });
  for (const type of events) {
    await expect(mapAnimations(nowhere, { event: { type } as HarrowEvent, after }), type).rejects.toThrow();
  }
});

test('her actions are counted as they are used, in the solo game those on the fields too', () => {
  const s = position({ mode: 'ch5' });
  if (!s.hester) throw new Error('no Hester');
  s.hester.actions = 3;
  expect(hesterCounts(s)?.left).toBe(3);
  s.flow = [{ kind: 'hester', seat: 2, used: ['card', 'move'], called: [], fallen: false }];
  expect(hesterCounts(s)?.left).toBe(1);
  const solo = position({ mode: 'solo' });
  if (!solo.hester || !solo.solo) throw new Error('no solo game');
  solo.hester.actions = 2;
  solo.solo.tokens = [1, 1, 0];
  solo.flow = [{ kind: 'solo', seat: 2, step: 1 }];
  expect(hesterCounts(solo)).toMatchObject({ actions: 2, left: 0 });
});
