import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/kernel/game.ts';
import { replay } from '../../src/engine/kernel/replay.ts';
import type { Match } from '../../src/session/match.ts';
import { savesOf } from '../../src/session/save.ts';
import { handOver, handSeat } from '../../src/session/secrets.ts';
import { createSession } from '../../src/session/session.ts';
import { showMatch } from '../../src/session/shown-match.ts';
import type { ToyAppTypes } from './app/toy-app.ts';
import { toyAppKit } from './app/toy-kit.ts';
import { firstRules } from './engine/first-rules.ts';
import { toy } from './engine/rules.ts';
import { hidden, type ToyState, type ToyTypes } from './engine/state.ts';
import { throwDie } from './session/throw-die.ts';

const config = { cards: 3 };
const { saveOf, openSave, openSaveText } = savesOf(toyAppKit);
const firstSaves = savesOf({ ...toyAppKit, game: firstRules });
const now = new Date('2026-11-18T12:00:00Z');

function matchAfter(actions: number, game: Game<ToyTypes> = toy): Match<ToyAppTypes> {
  const session = createSession(game, config, 5);
  for (let i = 0; i < actions; i++) {
    const pending = session.pending();
    session.submit(pending.kind === 'chance' ? throwDie(pending.request, false).action : session.legal()[0]);
  }
  return { session, controllers: ['human', 'human'] };
}

/** Two actions a card. */
const wholeGame = 2 * 2 * config.cards;

test('a card is taken back, what the die has decided is not', () => {
  const { session } = matchAfter(2);
  const before = session.state;
  expect(session.undo()).toBe(false);
  session.submit(session.legal()[0]);
  expect(session.undo()).toBe(true);
  expect(session.state).toEqual(before);
});

test.each([0, 1, 2, 7, wholeGame])('a game saved after %i actions opens where it was', (actions) => {
  const match = matchAfter(actions);
  const opened = openSaveText(JSON.stringify(saveOf(match, now)));
  if (!opened.ok) throw new Error(opened.fault);
  expect(opened.match.session.state).toEqual(match.session.state);
  expect(opened.match.session.undoDepth).toBe(match.session.undoDepth);
  expect(opened.forgets).toBeUndefined();
});

test('one of the first rules, by which the die could lie on its edge, goes on from its position', () => {
  const { session, controllers } = matchAfter(3, firstRules);
  session.submit({ type: 'die', face: 0 });
  const save = firstSaves.saveOf({ session, controllers }, now);
  expect(save.actions.at(-1)).toBe('die 0');

  const opened = openSave(save);
  if (!opened.ok) throw new Error(opened.fault);
  expect(opened.forgets).toBe(true);
  expect(opened.match.session.state).toEqual(session.state);
  expect(opened.match.session.log).toEqual([]);

  opened.match.session.submit(opened.match.session.legal()[0]);
  const again = openSave(saveOf(opened.match, now));
  expect(again.ok && again.match.session.state).toEqual(opened.match.session.state);
});

test('one that has been taken up once, from where the first rules dealt a seven, is taken up again', () => {
  const start: ToyState = { rng: [1, 2, 3, 4], active: 0, hands: [[7], [2]], laid: null, points: [0, 0] };
  const session = createSession(firstRules, config, 5, { start });
  session.submit({ type: 'lay', card: 7 });
  session.submit({ type: 'die', face: 3 });
  const save = firstSaves.saveOf({ session, controllers: ['human', 'human'] }, now);
  expect(toy.readPosition(save.start).ok).toBe(false);

  const opened = openSave(save);
  if (!opened.ok) throw new Error(opened.fault);
  expect(opened.forgets).toBe(true);
  expect(opened.match.session.start).toEqual(session.state);
  // By the rules it was saved under it must be readable.
  expect(openSave({ ...save, rules: toy.version })).toEqual({ ok: false, fault: 'damaged' });
});

test('a save of another game, or one that somebody has changed, is refused', () => {
  const save = saveOf(matchAfter(5), now);
  expect(openSave({ ...save, game: 'chess' })).toEqual({ ok: false, fault: 'foreign' });
  expect(openSave({ ...save, config: { cards: 7 } })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...save, start: {} })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...save, actions: save.actions.slice(1) })).toEqual({ ok: false, fault: 'damaged' });
});

test('a whole game is played again from its actions alone', () => {
  const { session } = matchAfter(wholeGame);
  expect(session.pending().kind).toBe('over');
  const again = replay(
    toy,
    config,
    session.seed,
    session.log.map(({ action }) => action),
  );
  expect(again).toEqual({ ok: true, state: session.state });
});

test('two people see their own hand only, and the curtain falls between them', () => {
  const match = matchAfter(0);
  expect(handSeat(match, undefined)).toBeUndefined();
  expect(handOver(match, 0, undefined, false)).toEqual({ facing: undefined, curtain: 0 });
  expect(handSeat(match, 0)).toBe(0);
  match.session.submit(match.session.legal()[0]);
  // Whoever has laid a card throws the die, too.
  expect(handSeat(match, 0)).toBe(0);
  match.session.submit({ type: 'die', face: 1 });
  expect(handSeat(match, 0)).toBeUndefined();
  expect(handOver(match, 1, 0, false)).toEqual({ facing: 0, curtain: 1 });
});

test('a screen is told of no card that lies face down', () => {
  const match = matchAfter(1);
  const { state, log, trace } = showMatch(match, () => 1).session;
  expect(state.laid).toBe(hidden);
  expect(state.hands[1]).toEqual(match.session.state.hands[1]);
  expect(log).toEqual([{ events: [{ type: 'laid', seat: 0, card: hidden }] }]);
  expect(trace[0].after).toEqual(state);
});
