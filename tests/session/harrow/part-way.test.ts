import { describe, expect, test } from 'vitest';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { hesterHabit } from '../../../src/engine/games/harrow/ai/solo/habits.ts';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { activeField } from '../../../src/session/harrow/active-field.ts';
import { nightConfig } from '../../../src/session/harrow/campaign/nights.ts';
import { partWay } from '../../../src/session/harrow/part-way.ts';
import { isAutomatic } from '../../../src/session/harrow/told-events.ts';
import { createSession } from '../../../src/session/session.ts';

interface Deed {
  readonly before: HarrowState;
  readonly after: HarrowState;
  readonly events: readonly HarrowEvent[];
}

/** Every action of a night in which the automatic factions did something. */
function deedsOf(seed: number): Deed[] {
  const session = createSession(harrow, nightConfig('night3'), seed);
  const rng = seedRng(seed);
  const deeds: Deed[] = [];
  for (;;) {
    const pending = session.pending();
    if (pending.kind === 'over') return deeds;
    const before = session.state;
    const isChance = pending.kind === 'chance';
    session.submit(isChance ? harrowMind.guess(pending.request, rng) : hesterHabit(before, session.legal(), rng));
    const { events } = session.log[session.log.length - 1];
    if (events.some((event) => isAutomatic(event))) deeds.push({ before, after: session.state, events });
  }
}

const deeds = [1, 2, 3, 4, 5, 6].flatMap(deedsOf);

/** What the map shows of a position and the automatic factions change. */
function sight({ seats, townsfolk, buildings, hester, solo, tree }: HarrowState) {
  return {
    seats: seats.map(({ haints, legendHex, cubes, points, plate, credit, spoon }) => {
      return { haints, legendHex, cubes, points, plate, credit, spoon };
    }),
    objectives: [townsfolk, buildings],
    hester: hester && [hester.hex, hester.infected, hester.flames, hester.pairs, hester.cubes, hester.sacrifices],
    solo: solo && [solo.card, solo.active, solo.tokens, solo.piles.map(({ length }) => length)],
    tree,
  };
}

describe('an action of the automatic factions as far as it has been told', () => {
  test('what has been told to the end is what has happened', () => {
    expect(new Set(deeds.flatMap(({ events }) => events.map(({ type }) => type))).size).toBeGreaterThan(30);
    for (const { before, after, events } of deeds) {
      expect([events, sight(partWay(before, after, events))]).toEqual([events, sight(after)]);
    }
  });

  test('before the first step nothing has', () => {
    for (const { before, after } of deeds) expect(partWay(before, after, [])).toEqual(before);
  });

  test('HC-SOLO-29 the field that is told is the active one, and with the attack none is', () => {
    for (const { before, after, events } of deeds) {
      events.forEach((event, i) => {
        const now = activeField(partWay(before, after, events.slice(0, i + 1)));
        if (event.type === 'soloField') expect(now).toBe(event.field);
        if (event.type === 'soloAttack' || event.type === 'soloNoAttack') expect(now).toBeUndefined();
      });
    }
  });
});
