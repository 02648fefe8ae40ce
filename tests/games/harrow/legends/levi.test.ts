import { test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const jar = (at: Position) => play(position({ turn: 'family', ...at }), 'jar legend').state;
const power = (at: Position) => play(jar(at), 'power').state;

test('HC-LGD-LEV-1 HC-EX-6 onto the terrain of Levi, or from it to any hex', () => {
  // Levi on plains 0,-2; bog 2,-3 lies next to plains 1,-3 and 2,-2; forest -1,0 next to no plains
  const s = power({ family: { legend: '0,-2', haints: { '2,-3': 1, '2,-2': 1, '-1,0': 1 } } });
  expect(s).toOffer('step', [
    'step 2,-3 1,-3',
    'step 2,-3 2,-2',
    'step 2,-2 2,-3',
    'step 2,-2 3,-2',
    'step 2,-2 2,-1',
    'step 2,-2 1,-1',
    'step 2,-2 1,-2',
  ]);
});

test('HC-LGD-LEV-2 each haint once, in any order', () => {
  const s = power({ family: { legend: '0,-2', haints: { '2,-3': 1, '2,-2': 2 } } });
  const first = play(s, 'step 2,-2 1,-2').state;
  expect(legalTexts(first, 'step').some((text) => text.startsWith('step 1,-2'))).toBe(false);
  const second = play(first, 'step 2,-3 2,-2').state;
  // one of the two haints on 2,-2 has just come there, the other has not moved
  const third = play(second, 'step 2,-2 1,-1').state;
  expect(legalTexts(third, 'step')).toEqual([]);
  expect(['1,-2', '2,-2', '1,-1'].map((name) => haintsAt(third, 'family', name))).toEqual([1, 1, 1]);
});

test('HC-LGD-LEV-2 Levi does not move, and haints may stay', () => {
  const s = power({ family: { legend: '0,-2', haints: { '0,-2': 2 } } });
  const { state } = play(s, 'step 0,-2 0,-1', 'done');
  expect(side(state, 'family').legendHex).toBe(hex('0,-2'));
  expect(haintsAt(state, 'family', '0,-2')).toBe(1);
});

test('HC-LGD-LEV-3 HC-MOVE-10 HC-EX-6 a mountain costs nothing extra: it is no MOVE', () => {
  const played = play(power({ family: { legend: '0,-2', haints: { '2,-2': 1 } } }), 'step 2,-2 3,-2');
  expect(haintsAt(played.state, 'family', '3,-2')).toBe(1);
  expect(eventsOf(played, 'moved')).toEqual([]);
});

test.each(['2,0', '0,0'])('HC-LGD-LEV-3 HC-MAP-3 on %s Levi has no terrain: no effect', (legend) => {
  const s = jar({ family: { legend, haints: { '2,-2': 1, '1,0': 1, '3,-2': 1 } } });
  expect(s).not.toAllow('power');
});

test('HC-LGD-LEV-4 HC-PATH-6 not onto an enemy, a townsfolk, a path or a fifth unit', () => {
  const s = power({
    protectors: { legend: '0,2', haints: { '3,-3': 1 } },
    family: { legend: '0,-2', haints: { '2,-2': 1, '1,-2': 4 } },
    townsfolk: ['2,-3'],
    paths: { '2,-1': 1 },
  });
  expect(s).not.toAllow('step 2,-2 2,-3');
  expect(s).not.toAllow('step 2,-2 2,-1');
  expect(s).not.toAllow('step 2,-2 1,-2');
  expect(s).toAllow('step 2,-2 3,-2');
  const enemy = power({
    protectors: { legend: '0,2', haints: { '1,-1': 1 } },
    family: { legend: '0,-2', haints: { '2,-2': 1 } },
  });
  expect(enemy).not.toAllow('step 2,-2 1,-1');
});

test('HC-LGD-LEV-4 HC-BASE-2 a building and a storm do not stop his haints', () => {
  const s = power({ family: { legend: '0,-2', haints: { '2,-2': 1 } }, buildings: ['1,-1'] });
  expect(s).toAllow('step 2,-2 1,-1');
  expect(s).toAllow('step 2,-2 2,-1');
});
