import { describe, expect, test } from 'vitest';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { hidersOf, playersIn, seats } from '../../../../src/engine/games/harrow/content/chapters/seats.ts';
import { fairSupplies } from '../../../../src/engine/games/harrow/content/fair/supplies.ts';
import { terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairCardIds, items, offerIds, questIds } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { harrowSim } from '../../../../tools/sim/harrow/harrow-sim.ts';
import { simulate } from '../../../../tools/sim/simulate.ts';
import { eventsOf, legalTexts, play } from '../play.ts';
import { fairOf } from './table.ts';

const modes = ['fair3', 'fair4', 'fairhester'] as const;
const start = (mode: (typeof modes)[number], more = {}) => harrow.setup(completeConfig({ mode, ...more }, 5), 5);

test('HC-FAIR-1 two factions and the Fair Folk, with Hester, or Hester alone against them', () => {
  expect(modes.map((mode) => playersIn({ mode }))).toEqual([
    ['protectors', 'family', 'fair'],
    ['protectors', 'family', 'hester', 'fair'],
    ['protectors', 'family', 'hester', 'fair'],
  ]);
  for (const mode of modes) {
    const s = start(mode);
    expect(seats(s.config)).toBe(fairSeat + 1);
    expect([s.hester !== undefined, s.solo !== undefined]).toEqual([mode !== 'fair3', mode === 'fairhester']);
  }
});

test('HC-FVH-1 against Hester there is neither a level nor a choice of piles', () => {
  const config = completeConfig({ mode: 'fairhester', level: 2, piles: [6, 5, 5] }, 1);
  expect([config.level, config.piles]).toEqual([undefined, undefined]);
});

test.each(modes)('%s: what is written of its games can be read again at every step', async (mode) => {
  const { kit } = await harrowSim.plan({ mode }, 1);
  const { report, problems } = simulate(kit, { games: 1, seed: 3 });
  expect(problems).toEqual([]);
  expect(report).toMatchObject({ finished: 1, invariantBreaks: 0, replayMismatches: 0 });
});

describe.each(modes)('%s', (mode) => {
  const s = start(mode);
  const fair = fairOf(s);

  test('HC-FAIR-2 three of sixteen quests and three of thirteen cards', () => {
    expect([questIds.length, fairCardIds.length]).toEqual([16, 13]);
    expect([fair.quests.length, fair.questDeck.length]).toEqual([3, 13]);
    expect([fair.hand.length, fair.deck.length]).toEqual([3, 10]);
    expect(new Set([...fair.hand, ...fair.deck]).size).toBe(13);
  });

  test('HC-FAIR-3 nothing is found, and sword, crown and queen are sought in this order', () => {
    expect(items).toEqual(['sword', 'crown', 'queen']);
    expect(fair.found).toBe(0);
  });

  test('HC-FAIR-4 HC-GAP-9 three offers lie on ready nests, five nests are left, the board is bare', () => {
    expect(fair.ready).toHaveLength(3);
    expect(new Set([...fair.ready, ...fair.bag])).toEqual(new Set(offerIds));
    expect(fair.nestsLeft).toBe(fairSupplies.nests - 3);
    expect([fair.arrows, fair.crosses, fair.nests]).toEqual([[], [], []]);
    expect(fair.fields).toEqual([false, false, false, false]);
  });

  test('HC-FAIR-6 the first search cube comes on a field of their choice', () => {
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: fairSeat });
    expect(legalTexts(s)).toEqual(terrains.map((terrain) => `choose ${terrain}`));
    const after = play(s, 'choose bog').state;
    expect(fairOf(after).fields).toEqual([true, false, false, false]);
    expect(fairOf(after).supply).toBe(fairSupplies.cubes - 1);
  });

  test('HC-FAIR-7 no units, no points, no home hex, and no search cube on the battleground', () => {
    expect(s.seats).toHaveLength(2);
    expect(fair.cubes).toBe(0);
    expect(sum(s.tree.inside)).toBe(0);
  });
});

describe('HC-FAIR-5 the location card', () => {
  test('HC-FAIR-5 by chance: three different hexes, which the Fair Folk do not see', () => {
    const s = start('fair3');
    expect(new Set(fairOf(s).places).size).toBe(3);
    for (const viewer of [fairSeat, 'table'] as const) {
      expect(fairOf(harrow.view(s, viewer)).places).toEqual([-1, -1, -1]);
    }
    for (const viewer of [0, 1]) expect(fairOf(harrow.view(s, viewer)).places).toEqual(fairOf(s).places);
  });

  test('HC-FAIR-5 or somebody else hides them one after the other, on any hex, a mountain too', () => {
    const s = start('fair4', { hider: 'hester', map: 'a' });
    expect(harrow.pending(s)).toEqual({ kind: 'decision', seat: hesterSeat });
    expect(legalTexts(s)).toHaveLength(37);
    const played = play(s, 'stow 3,-2', 'stow 0,0');
    expect(legalTexts(played.state)).toHaveLength(35);
    expect(eventsOf(played, 'itemHidden')).toEqual([
      { type: 'itemHidden', item: 'sword' },
      { type: 'itemHidden', item: 'crown' },
    ]);
    const { state } = play(played.state, 'stow 0,2');
    expect(harrow.pending(state)).toEqual({ kind: 'decision', seat: fairSeat });
  });

  test('HC-FAIR-5 whoever is played may hide them, the Fair Folk and automatic factions may not', () => {
    expect(modes.map((mode) => hidersOf({ mode }))).toEqual([
      ['protectors', 'family'],
      ['protectors', 'family', 'hester'],
      ['hester'],
    ]);
    expect(hidersOf({ mode: 'ch5' })).toEqual([]);
    expect(completeConfig({ mode: 'fairhester', hider: 'family' }, 1).hider).toBeUndefined();
  });
});
