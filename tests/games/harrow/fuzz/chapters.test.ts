import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import { tacticIds, upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { replay } from '../../../../src/engine/kernel/replay.ts';
import { census, fullCensus, papers } from './census.ts';
import { playSome, storyConfigs } from './random-play.ts';

const games = storyConfigs.map((config, seed) => ({ config, seed }));

describe('chapters 2 and 3, every pair of legends', () => {
  test('HC-COMP-1 HC-COMP-2 HC-CARD-3 HC-BON-6 HC-WHL-4 no card, token, tile, cube or haint is lost or made', () => {
    const seen = new Set<string>();
    for (const { config, seed } of games) {
      const isStory3 = config.mode === 'ch3';
      playSome(config, seed, 220, {
        after({ s, action }) {
          seen.add(action.type);
          expect(census(s)).toEqual(fullCensus);
          const { cards, upgrades, tiles } = papers(s);
          expect(cards).toEqual([...tacticIds, ...upgradeIds].sort());
          expect(upgrades).toEqual(s.seats[1].spent.filter((card) => upgradeIds.some((id) => id === card)).sort());
          expect(tiles).toEqual(isStory3 ? [...tileIds].sort() : []);
          expect(invariantBreaks(s)).toEqual([]);
        },
      });
    }
    // the games are worth looking at: everything these chapters add was played
    for (const type of ['card', 'tile', 'act', 'return', 'activate', 'shift', 'put', 'take', 'choose']) {
      expect(seen).toContain(type);
    }
  });

  test('a game played again from its actions ends alike', () => {
    for (const { config, seed } of games.filter((_, i) => i % 3 === 0)) {
      const { state, played } = playSome(config, seed, 300, {});
      const again = replay(harrow, config, seed, played);
      expect(again.ok).toBe(true);
      expect(hashOf(again.state)).toBe(hashOf(state));
    }
  });

  test('every action on offer reads back from its notation, and is offered once', () => {
    for (const { config, seed } of games) {
      playSome(config, seed + 500, 120, {
        before({ options }) {
          const texts = options.map(harrow.format);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts.map(harrow.parse)).toEqual(options);
        },
      });
    }
  });
});
