import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { modeIds, variantIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import type { Game } from '../../../src/engine/kernel/game.ts';
import { position } from './position.ts';

describe('a set-up read from a save', () => {
  test.each(modeIds)('is the one written, of %s too', (mode) => {
    for (let seed = 0; seed < 10; seed++) {
      const config = completeConfig({ mode, level: 2, variants: variantIds }, seed);
      expect(harrow.readConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
    }
  });

  test('keeps nothing that means nothing', () => {
    const config = { mode: 'ch1', map: 'a', north: 'family' };
    expect(harrow.readConfig({ ...config, colour: 'red' })).toEqual(config);
  });

  test.each([
    undefined,
    'ch1',
    [],
    {},
    { mode: 'ch9' },
    { mode: 'ch4' },
    { factions: ['family', 'kammi'] },
    { factions: 'kammi' },
    { north: 'kammi' },
    { map: 'c' },
    { north: 'hester' },
    { legends: { protectors: 'emmy' } },
    { legends: { protectors: 'levi', family: 'emmy' } },
    { tracks: { protectors: 'a', family: 'c' } },
    { level: 4 },
    { level: '1' },
    { piles: [6, 6] },
    { piles: [6, 6, 'six'] },
    { variants: 'no_solace' },
    { variants: ['fly'] },
  ])('is none with %j in it', (wrong) => {
    const good = completeConfig({ mode: 'solo' }, 1);
    const isPart = typeof wrong === 'object' && Object.keys(wrong).length > 0;
    expect(harrow.readConfig(isPart ? { ...good, ...wrong } : wrong)).toBeUndefined();
  });
});

test('Hester has the third seat where she plays', () => {
  const seats = modeIds.map((mode) => harrow.seats(completeConfig({ mode }, 1)));
  expect(Object.fromEntries(modeIds.map((mode, i) => [mode, seats[i]]))).toEqual({
    ch1: 2,
    ch2: 2,
    ch3: 2,
    ch4: 2,
    ch5: 3,
    solo: 3,
    fair3: 4,
    fair4: 4,
    fairhester: 4,
  });
});

test('there are hands in every mode but chapter 1', () => {
  const withHands = modeIds.filter((mode) => harrow.hasHands(completeConfig({ mode }, 1)));
  expect(withHands).toEqual(['ch2', 'ch3', 'ch4', 'ch5', 'solo', 'fair3', 'fair4', 'fairhester']);
});

test('a shell that knows no game can hold this one', () => {
  const games: readonly Game[] = [harrow];
  const [game] = games;
  const state = game.setup(completeConfig({ mode: 'ch3' }, 1), 1);
  expect(game.readPosition(game.writePosition(state))).toEqual({ ok: true, state });
  expect(game.readPosition({ round: 'many' })).toMatchObject({ ok: false, error: expect.stringContaining('round') });
});

test('every seat may know every event: none names what is hidden', () => {
  const event = { type: 'cardDrawn', seat: 0 } as const;
  for (const viewer of [0, 1, 'table'] as const) expect(harrow.seen(event, viewer)).toBe(event);
});

describe('the hand', () => {
  test('is needed in the own turn, and not to answer the other', () => {
    const s = position({});
    expect(harrow.needsHand(s, s.active)).toBe(true);
    expect(harrow.needsHand(s, 1 - s.active)).toBe(false);
  });

  test('is not needed to place an objective (HC-PLC-5)', () => {
    const s = harrow.setup(completeConfig({ mode: 'ch3' }, 1), 1);
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: s.active });
    expect(harrow.needsHand(s, s.active)).toBe(false);
  });
});
