import { expect, test } from 'vitest';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hiddenCard } from '../../../src/engine/games/harrow/state/cards.ts';
import type { Config } from '../../../src/engine/games/harrow/state/set-up.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import type { HarrowMatch } from '../../../src/session/harrow/harrow-session.ts';
import { previewOf } from '../../../src/session/harrow/interaction/preview.ts';
import { createSession } from '../../../src/session/session.ts';
import { showMatch } from '../../../src/session/shown-match.ts';
import { randomGame } from '../../games/harrow/fuzz/random-play.ts';

const chapter3: Config = {
  mode: 'ch3',
  map: 'a',
  north: 'family',
  legends: { protectors: 'emmy', family: 'willa' },
  tracks: { protectors: 'a', family: 'b' },
};

const dealt = (): HarrowMatch => ({ session: createSession(harrow, chapter3, 5), controllers: ['human', 'human'] });

test('a screen sees the hand of the person in front of it, and nothing else that is hidden', () => {
  const match = dealt();
  const { session } = showMatch(match, () => 1);
  const [other, own] = session.state.seats;
  const real = match.session.state.seats;
  expect(real[0].hand.length).toBeGreaterThan(0);
  expect(own.hand).toEqual(real[1].hand);
  expect(other.hand).toEqual(real[0].hand.map(() => hiddenCard));
  for (const seat of [0, 1]) expect(session.state.seats[seat].deck).toEqual(real[seat].deck.map(() => hiddenCard));
  expect(new Set(session.state.tileStack)).toEqual(new Set([hiddenCard]));
  expect(session.state.rng).toEqual([0, 0, 0, 0]);
  expect(Object.keys(session).sort()).toEqual([
    ...['config', 'initial', 'log', 'pending', 'state', 'trace', 'undoDepth'],
  ]);
});

test('the view is made once for a state and a viewer, and anew for the next', () => {
  const match = dealt();
  let viewer: Seat | 'table' = 0;
  const { session } = showMatch(match, () => viewer);
  const first = session.state;
  expect(session.state).toBe(first);
  viewer = 'table';
  expect(session.state).not.toBe(first);
  expect(session.state.seats[0].hand.every((card) => card === hiddenCard)).toBe(true);
  viewer = 0;
  const before = session.state;
  expect(match.session.submit(match.session.legal()[0])).toBe(true);
  expect(session.state).not.toBe(before);
  expect(session.log.map((entry) => Object.keys(entry))).toEqual([['events']]);
  expect(session.log[0]).toBe(session.log[0]);
});

test('an action is shown event by event, with no more secrets than its end', () => {
  const match = dealt();
  const { session } = showMatch(match, () => 'table');
  match.session.submit(match.session.legal()[0]);
  expect(session.trace.map(({ event }) => event)).toEqual(session.log[0].events);
  expect(session.trace.length).toBeGreaterThan(0);
  for (const { after } of session.trace) {
    for (const { hand } of after.seats) expect(hand.every((card) => card === hiddenCard)).toBe(true);
    expect(after.rng).toEqual([0, 0, 0, 0]);
  }
});

test('the request of a falling tree is shown without its seed', () => {
  let found = 0;
  randomGame(chapter3, 2, (s) => {
    const pending = harrow.pending(s);
    if (pending.kind !== 'chance') return;
    found++;
    const session = { ...createSession(harrow, chapter3, 2), state: s };
    const shown = showMatch({ session, controllers: ['human', 'human'] }, () => 'table').session.pending();
    expect(shown).toEqual({ kind: 'chance', request: { ...pending.request, seed: 0 } });
  });
  expect(found).toBeGreaterThan(0);
});

test('what an action could do is previewed alike from the view and from the whole state', () => {
  let shown = 0;
  let visited = 0;
  randomGame(chapter3, 4, (s) => {
    const pending = harrow.pending(s);
    if (pending.kind !== 'decision' || visited++ % 3 > 0) return;
    const view = harrow.view(s, pending.seat);
    for (const action of harrow.legal(s).filter(({ type }) => type !== 'move' && type !== 'shift')) {
      const preview = previewOf(view, action);
      expect(preview, harrow.format(action)).toEqual(previewOf(s, action));
      shown += preview.sources.length + preview.targets.length;
    }
  });
  expect(shown).toBeGreaterThan(0);
});
