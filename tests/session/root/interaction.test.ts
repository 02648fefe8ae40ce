import { describe, expect, test } from 'vitest';
import type { RootAction } from '../../../src/engine/games/root/action.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { nextBelow, seedRng } from '../../../src/engine/kernel/rng.ts';
import { clicked, type Held, interactionOf, nothingHeld } from '../../../src/session/root/interaction.ts';
import { cardSpot, deedSpot, foeSpot, placeSpot } from '../../../src/session/root/spots.ts';
import { wayOf } from '../../../src/session/root/ways.ts';
import type { SpotId } from '../../../src/session/spot.ts';
import { playSome, tables } from '../../games/root/fuzz/random-play.ts';
import { stateOf } from '../../games/root/scene.ts';
import { clicksFor } from './clicks-for.ts';

const seatOf = (s: RootState): number => {
  const pending = root.pending(s);
  return pending.kind === 'decision' ? pending.seat : -1;
};

/** Clicks one thing after the other, each of which must be on offer; gives the action they come to, if they do. */
function clickAll(s: RootState, spots: readonly SpotId[], amount?: number): RootAction | undefined {
  const legal = root.legal(s);
  let held: Held = { ...nothingHeld, amount };
  for (const [i, spot] of spots.entries()) {
    const outcome = clicked(s, legal, held, spot);
    if (!outcome) throw new Error(`nothing on offer at ${spot}, held ${JSON.stringify(held)}`);
    if ('action' in outcome) {
      expect(spots.slice(i + 1), 'clicks that nobody asked for').toEqual([]);
      return outcome.action;
    }
    held = { ...outcome.held, amount };
  }
  return undefined;
}

describe('what is clicked', () => {
  test.each(tables.map((players) => [players.join(' '), players] as const))(
    'every action of random games of %s can be told by clicks, and comes to itself',
    (_, players) => {
      const rng = seedRng(5);
      const tried = new Set<string>();
      playSome(players, 31, 300, {
        before({ s, options }) {
          if (options.length === 0) return;
          const action = options[nextBelow(rng, options.length)];
          const { amount } = wayOf(s, action);
          const told = clickAll(s, clicksFor(s, action), amount);
          expect(told && root.format(told)).toBe(root.format(action));
          tried.add(action.type);
        },
      });
      expect(tried.size).toBeGreaterThan(10);
    },
  );

  const marching = stateOf({
    active: 'mc',
    phase: 'daylight',
    step: 'act',
    mc: { warriors: { c1: 3, c5: 2 }, hand: ['b_sappers'], sawmills: { c1: 1 }, wood: {} },
    ed: { warriors: { c5: 2, c3: 4 }, hand: [] },
  });

  test('RT-6.5.2 a march: from, to, and all go unless fewer are wanted', () => {
    const s = root.setup({ players: ['mc', 'ed'], map: 'autumn', deck: 'standard' }, 3);
    expect(seatOf(s)).toBe(0);
    const march = clickAll(marching, [deedSpot('march')]);
    expect(march).toEqual({ type: 'march' });
    const next = structuredClone(marching);
    root.apply(next, { type: 'march' }, () => {});
    const [c1, c10] = [placeSpot(0), placeSpot(9)];
    expect(clickAll(next, [c1, c10])).toMatchObject({ type: 'move', from: 0, to: 9, count: 3 });
    expect(clickAll(next, [c1, c10], 2)).toMatchObject({ count: 2 });
    expect(interactionOf(next, 0, root.legal(next), { ...nothingHeld, path: [c1] }).amount).toEqual({
      now: 3,
      most: 3,
    });
  });

  test('RT-6.5.1 an enemy that is clicked is attacked once the deed is pressed, and never by the click alone', () => {
    const enemy = foeSpot(4, 1);
    expect(clickAll(marching, [enemy])).toBeUndefined();
    expect(clickAll(marching, [enemy, deedSpot('battle')])).toMatchObject({ type: 'battle', at: 4, faction: 'ed' });
    expect(clickAll(marching, [deedSpot('battle'), enemy])).toMatchObject({ type: 'battle', at: 4, faction: 'ed' });
  });

  test('a card that is clicked is only held: what becomes of it is pressed', () => {
    const bird = cardSpot('b_sappers');
    const legal = root.legal(marching);
    const outcome = clicked(marching, legal, nothingHeld, bird);
    expect(outcome).toEqual({ held: { path: [bird], bag: [] } });
    expect(clickAll(marching, [bird, deedSpot('extra')])).toEqual({ type: 'extra', card: 'b_sappers' });
    const { deeds } = interactionOf(marching, 0, legal, { ...nothingHeld, path: [bird] });
    expect(deeds).toContain('extra');
  });

  test('what is held is laid down by another click, and something else is taken up in its stead', () => {
    const legal = root.legal(marching);
    const [enemy, bird] = [foeSpot(4, 1), cardSpot('b_sappers')];
    const holding: Held = { ...nothingHeld, path: [enemy] };
    expect(clicked(marching, legal, holding, enemy)).toEqual({ held: nothingHeld });
    expect(clicked(marching, legal, holding, bird)).toEqual({ held: { ...nothingHeld, path: [bird] } });
    expect(clicked(marching, legal, holding, placeSpot(6))).toBeUndefined();
  });
});
