import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../../../src/engine/games/harrow/invariants.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { step } from '../../../../src/engine/kernel/game.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { census, fullCensus } from './census.ts';
import { configs } from './random-play.ts';

/** A script of choices: each number picks one of the actions then on offer, or the result of the tree. */
const scripts = fc.record({
  config: fc.constantFrom(...configs),
  seed: fc.nat(),
  choices: fc.array(fc.nat(), { minLength: 20, maxLength: 400, size: 'max' }),
});
type Script = typeof scripts extends fc.Arbitrary<infer T> ? T : never;

/** Kinds first, so that a script of small numbers still meets attacks. */
function choose(s: HarrowState, choice: number): HarrowAction | undefined {
  const pending = harrow.pending(s);
  if (pending.kind === 'over') return undefined;
  if (pending.kind === 'chance') {
    const { dropped, inside } = pending.request;
    return { type: 'tree', out: dropped.map((n, i) => Math.floor(choice / 7 ** i) % (n + inside[i] + 1)) };
  }
  const options = harrow.legal(s);
  if (options.length === 0) throw new Error(`nothing to decide: ${JSON.stringify(s.flow)}`);
  const kinds = [...new Set(options.map(({ type }) => type))];
  const ofKind = options.filter(({ type }) => type === kinds[choice % kinds.length]);
  return ofKind[Math.floor(choice / kinds.length) % ofKind.length];
}

function* walk({ config, seed, choices }: Script): Generator<{ s: HarrowState; action: HarrowAction }> {
  const s = harrow.setup(config, seed);
  for (const choice of choices) {
    const action = choose(s, choice);
    if (!action) return;
    yield { s, action };
    harrow.apply(s, action, () => {});
  }
}

/** Hexes that break a base rule, found without help from the engine's own checks. */
function trespasses(s: HarrowState): number[] {
  const broken: number[] = [];
  for (let hex = 0; hex < 37; hex++) {
    const [red, blue] = s.seats.map((seat) => seat.haints[hex] + (seat.legendHex === hex ? 1 : 0));
    const shared = (red > 0 && blue > 0) || (red > 0 && s.buildings[hex] > 0) || (blue > 0 && s.townsfolk[hex] > 0);
    const crowded = red > 4 || blue > 4 || s.storms[hex] > 1 || (s.townsfolk[hex] > 0 && s.buildings[hex] > 0);
    if (shared || crowded) broken.push(hex);
  }
  return s.storms[18] + s.townsfolk[18] > 0 ? [...broken, 18] : broken;
}

describe('whatever is played', () => {
  test('HC-COMP-1 HC-COMP-2 no component is lost or made', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        for (const { s } of walk(script)) expect(census(s)).toEqual(fullCensus);
      }),
      { numRuns: 40 },
    );
  });

  test('HC-BASE-1 HC-BASE-2 HC-BASE-3 HC-BASE-4 HC-BASE-8 the base rules hold after every action', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        for (const { s } of walk(script)) {
          expect(invariantBreaks(s)).toEqual([]);
          expect(trespasses(s)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('HC-TREE-6 only an attack makes the rules wait for the tree', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        let last: HarrowAction | undefined;
        for (const { s, action } of walk(script)) {
          if (harrow.pending(s).kind === 'chance') expect(last?.type).toBe('attack');
          last = action;
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the contract', () => {
  test('every action on offer can be applied, reads back from its notation, and is offered once', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        let at = 0;
        for (const { s } of walk(script)) {
          const options = harrow.legal(s);
          const texts = options.map(harrow.format);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts.map(harrow.parse)).toEqual(options);
          if (at++ % 9 === 0) for (const option of options) step(harrow, s, option);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('listing and looking change nothing', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        let at = 0;
        for (const { s } of walk(script)) {
          if (at++ % 5 !== 0) continue;
          const before = hashOf(s);
          harrow.legal(s);
          harrow.pending(s);
          harrow.view(s, 0);
          expect(hashOf(s)).toBe(before);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('a state is plain JSON and plays on the same from its copy', () => {
    fc.assert(
      fc.property(scripts, (script) => {
        let at = 0;
        for (const { s, action } of walk(script)) {
          if (at++ % 5 !== 0) continue;
          const copy: HarrowState = JSON.parse(JSON.stringify(s));
          expect(copy).toEqual(s);
          expect(hashOf(step(harrow, copy, action).state)).toBe(hashOf(step(harrow, s, action).state));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('undo stops where something became known or another seat is to decide, and nowhere else', () => {
    const seat = (s: HarrowState) => {
      const pending = harrow.pending(s);
      return pending.kind === 'decision' ? pending.seat : pending.kind === 'chance' ? pending.request.roller : -1;
    };
    const reveals = (events: readonly HarrowEvent[]) =>
      events.some(
        (event) => event.type === 'treeDropped' || (event.type === 'tokensDrawn' && event.tokens.some((n) => n > 0)),
      );
    fc.assert(
      fc.property(scripts, (script) => {
        for (const { s, action } of walk(script)) {
          const next = step(harrow, s, action);
          expect(next.barrier).toBe(reveals(next.events) || seat(s) !== seat(next.state));
        }
      }),
      { numRuns: 20 },
    );
  });
});
