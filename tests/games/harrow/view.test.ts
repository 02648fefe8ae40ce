import { describe, expect, test } from 'vitest';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { type CardId, cardIds, type HesterCardId } from '../../../src/engine/games/harrow/state/cards.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import { tileIds } from '../../../src/engine/games/harrow/state/tiles.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { playSome, storyConfigs } from './fuzz/random-play.ts';

const viewers = [0, 1, 'table'] as const;

/** Which of these names appear anywhere. */
function named(value: unknown, names: readonly string[]): string[] {
  const text = JSON.stringify(value);
  return names.filter((name) => text.includes(`"${name}"`));
}

/** The same game for everybody who may only see what `viewer` sees: hidden cards, tiles and chances differ. */
function otherWorld(s: HarrowState, viewer: (typeof viewers)[number]): HarrowState {
  const other = cloneJson(s);
  other.rng = seedRng(999);
  other.tileStack.reverse();
  for (const frame of other.flow) if (frame.kind === 'tree') Object.assign(frame, { seed: 1 });
  other.seats.forEach((own, seat) => {
    own.deck.reverse();
    if (seat === viewer) return;
    const held = own.hand.length;
    const unseen = [...own.deck, ...own.hand];
    own.hand = unseen.slice(0, held);
    own.deck = unseen.slice(held);
  });
  return other;
}

/** A look at chapters 2 and 3 with many legends. */
const games = storyConfigs.filter((_, i) => i % 2 === 0).map((config, i) => ({ config, seed: 60 + i }));

describe('what a seat may know', () => {
  test('neither the other hand, nor the order of a deck, nor the tiles to come, nor the generator', () => {
    let looks = 0;
    for (const { config, seed } of games) {
      playSome(config, seed, 200, {
        before({ s }) {
          if (looks++ % 5 !== 0) return;
          for (const viewer of viewers) {
            const view = harrow.view(s, viewer);
            const own = viewer === 'table' ? [] : s.seats[viewer].hand;
            const known: readonly string[] = [...own, ...s.seats.flatMap(({ spent }) => spent)];
            expect(named(view, cardIds).filter((card) => !known.includes(card))).toEqual([]);
            const tiles: readonly string[] = [...s.slots.flat().map(({ tile }) => tile), ...s.tilesUsed];
            expect(named(view, tileIds).filter((tile) => !tiles.includes(tile))).toEqual([]);
            expect(view.rng).toEqual([0, 0, 0, 0]);
            expect(harrow.view(otherWorld(s, viewer), viewer)).toEqual(view);
          }
        },
      });
    }
    expect(looks).toBeGreaterThan(2000);
  });

  test('how many cards and tiles there are is known', () => {
    const s = harrow.setup(storyConfigs[1], 5);
    const view = harrow.view(s, 1);
    expect(view.seats.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [3, 13],
      [3, 6],
    ]);
    expect(view.seats[0].hand).toEqual(['hidden', 'hidden', 'hidden']);
    expect(view.seats[1].hand).toEqual(s.seats[1].hand);
    expect(view.tileStack).toHaveLength(5);
  });

  test('it is enough to decide: the same actions are on offer', () => {
    for (const { config, seed } of games) {
      playSome(config, seed + 100, 120, {
        before({ s, options }) {
          const pending = harrow.pending(s);
          if (pending.kind === 'decision') expect(harrow.legal(harrow.view(s, pending.seat))).toEqual(options);
        },
      });
    }
  });

  test('looking changes nothing', () => {
    const s = harrow.setup(storyConfigs[1], 5);
    const before = JSON.stringify(s);
    for (const viewer of viewers) harrow.view(s, viewer);
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('what is announced', () => {
  test('no event names a card that was drawn or buried, nor a tile that is face down', () => {
    const met = new Set<string>();
    for (const { config, seed } of games) {
      playSome(config, seed, 250, {
        after({ s, events }) {
          const played: readonly CardId[] = s.seats.flatMap(({ spent }) => spent);
          for (const event of events) {
            met.add(event.type);
            expect(named(event, cardIds).filter((card) => !played.some((each) => each === card))).toEqual([]);
            for (const tile of named(event, tileIds)) expect(s.tileStack).not.toContain(tile);
            if (event.type === 'cardDrawn' || event.type === 'cardBuried') {
              expect(Object.keys(event).sort()).toEqual(['seat', 'type']);
            }
          }
        },
      });
    }
    for (const type of ['cardDrawn', 'cardBuried', 'cardPlayed', 'tilePlaced', 'tileUsed']) expect(met).toContain(type);
  });
});

describe('with Hester at the table', () => {
  const config = { mode: 'ch5', map: 'a', north: 'family' } as const;

  test('HC-HEST-6 her hand is hers alone, the order of her pile nobody’s; what lies face up is everybody’s', () => {
    const s = harrow.setup(config, 3);
    if (s.hester) s.hester.row = [[s.hester.deck.pop() as HesterCardId]];
    const hidden = (count: number) => new Array(count).fill('hidden');
    for (const viewer of [0, 1, 'table'] as const) {
      expect(harrow.view(s, viewer).hester).toMatchObject({ hand: hidden(4), deck: hidden(8), row: s.hester?.row });
    }
    expect(harrow.view(s, hesterSeat).hester).toMatchObject({ hand: s.hester?.hand, deck: hidden(8) });
    for (const own of harrow.view(s, hesterSeat).seats) expect(own.hand).toEqual(hidden(3));
  });

  test('what she may do follows from what she may know', () => {
    for (let seed = 1; seed <= 4; seed++) {
      playSome(config, seed, 120, {
        before({ s, options }) {
          const pending = harrow.pending(s);
          if (pending.kind !== 'decision' || pending.seat !== hesterSeat) return;
          expect(harrow.legal(harrow.view(s, hesterSeat)).map(harrow.format)).toEqual(options.map(harrow.format));
        },
      });
    }
  });
});
