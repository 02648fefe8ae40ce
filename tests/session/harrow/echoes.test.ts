import { expect, test } from 'vitest';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { withoutEchoes } from '../../../src/session/harrow/echoes.ts';

test('HC-SOLO-31 haints that rise together are told once, those of others as ever', () => {
  const rise: HarrowEvent = { type: 'spawned', seat: 1, hex: 7 };
  const together: HarrowEvent = { type: 'soloSpawn', seat: 1, hex: 7, haints: 2, wanted: 2, only: false };
  expect(withoutEchoes([rise, together, rise, rise, rise])).toEqual([rise, together, rise]);
});
