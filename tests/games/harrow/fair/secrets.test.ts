import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { createSearchBot } from '../../../../src/engine/ai/search.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireFair } from '../../../../src/engine/games/harrow/rules/fair/fair.ts';
import { hiddenCard } from '../../../../src/engine/games/harrow/state/cards.ts';
import { items, unknownHex } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';
import { elsewhere, otherHand } from './other-worlds.ts';

const seen = (events: readonly HarrowEvent[]) => events.map((event) => harrow.seen(event, fairSeat));

/** Answers differ with the place, and whoever answers knows it: these say so themselves. */
function isAnswered(s: HarrowState, type: string): boolean {
  const frame = s.flow.at(-1);
  return type === 'arrow' || type === 'guess' || (frame?.kind === 'effect' && frame.by === 'f_where_oh_where');
}

describe.each(['fair3', 'fair4', 'fairhester'] as const)('%s', (mode) => {
  test.each([1, 2, 3])(
    'HC-FAIR-5 HC-FAIR-26 two tables that differ in what is hidden look alike to the Fair Folk, game %i',
    (seed) => {
      const rng = seedRng(seed);
      const s = harrow.setup(completeConfig({ mode }, seed), seed);
      let compared = 0;
      for (let n = 0; n < 260; n++) {
        const pending = harrow.pending(s);
        if (pending.kind === 'over') break;
        const other = elsewhere(s, rng);
        expect(harrow.view(other, fairSeat)).toEqual(harrow.view(s, fairSeat));
        expect(harrow.view(other, 'table')).toEqual(harrow.view(s, 'table'));
        if (pending.kind === 'decision' && pending.seat === fairSeat) {
          expect(harrow.legal(other).map(harrow.format)).toEqual(harrow.legal(s).map(harrow.format));
        }
        const action =
          pending.kind === 'chance' ? sampleTree(pending.request, rng) : randomAction(harrow.legal(s), rng);
        const both: HarrowEvent[][] = [[], []];
        if (!isAnswered(s, action.type)) {
          harrow.apply(other, action, (event) => both[1].push(event));
          compared++;
        }
        const answered = isAnswered(s, action.type);
        harrow.apply(s, action, (event) => both[0].push(event));
        if (answered) continue;
        expect(seen(both[1])).toEqual(seen(both[0]));
        expect(harrow.view(other, fairSeat)).toEqual(harrow.view(s, fairSeat));
      }
      expect(compared).toBeGreaterThan(mode === 'fairhester' ? 25 : 100);
    },
  );
});

describe.each(['fair3', 'fair4', 'fairhester'] as const)('%s', (mode) => {
  test('HC-FAIR-2 HC-FAIR-5 nobody else sees the Fair Folk’s cards and quests, nor is offered or told anything by them', () => {
    const rng = seedRng(11);
    const s = harrow.setup(completeConfig({ mode }, 11), 11);
    let compared = 0;
    for (let n = 0; n < 260; n++) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') break;
      const other = otherHand(s);
      for (const viewer of [0, 1, 2, 'table'] as const) {
        expect(harrow.view(other, viewer)).toEqual(harrow.view(s, viewer));
        expect(harrow.needsHand(other, fairSeat)).toBe(harrow.needsHand(s, fairSeat));
      }
      const options = pending.kind === 'chance' ? [] : harrow.legal(s);
      const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : randomAction(options, rng);
      if (pending.kind === 'decision' && pending.seat !== fairSeat) {
        expect(harrow.legal(other)).toEqual(options);
        const told = [s, other].map((table) => {
          const events: HarrowEvent[] = [];
          harrow.apply(cloneJson(table), action, (event) => events.push(event));
          return events;
        });
        expect(told[1]).toEqual(told[0]);
        compared++;
      }
      harrow.apply(s, action, () => {});
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test('HC-FAIR-5 hands are their owners’, the location card is for all but the Fair Folk', () => {
  const s = harrow.setup(completeConfig({ mode: 'fair4' }, 2), 2);
  const own = requireFair(harrow.view(s, fairSeat));
  expect([own.hand, own.quests]).toEqual([requireFair(s).hand, requireFair(s).quests]);
  expect([...own.deck, ...own.questDeck].every((card) => card === hiddenCard)).toBe(true);
  for (const viewer of [0, 1, 2]) {
    const fair = requireFair(harrow.view(s, viewer));
    expect([...fair.hand, ...fair.quests].every((card) => card === hiddenCard)).toBe(true);
    expect(fair.places).toEqual(requireFair(s).places);
  }
});

test('HC-FAIR-5 the Fair Folk’s bot decides alike wherever the items are', () => {
  const rng = seedRng(8);
  const s = harrow.setup(completeConfig({ mode: 'fair3' }, 8), 8);
  const options = { seed: 1, turns: 3, rounds: [2], breadth: 6, noise: 0.1 };
  let decided = 0;
  for (let n = 0; n < 150 && decided < 12; n++) {
    const pending = harrow.pending(s);
    if (pending.kind === 'over') break;
    if (pending.kind === 'decision' && pending.seat === fairSeat) {
      const choose = (table: HarrowState) =>
        harrow.format(createSearchBot(harrow, harrowMind, fairSeat, options).choose(table));
      expect(choose(elsewhere(s, rng))).toBe(choose(s));
      decided++;
    }
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : randomAction(harrow.legal(s), rng);
    harrow.apply(s, action, () => {});
  }
  expect(decided).toBe(12);
});

test('HC-FAIR-5 a bot makes up where they may be', () => {
  const s = harrow.setup(completeConfig({ mode: 'fair3' }, 3), 3);
  const draft = cloneJson(harrow.view(s, fairSeat));
  harrowMind.imagine(draft, seedRng(1));
  const { places, hand, deck } = requireFair(draft);
  expect(new Set(places).size).toBe(items.length);
  expect(places).not.toContain(unknownHex);
  expect([...hand, ...deck]).not.toContain(hiddenCard);
});
