import { expect, test } from 'vitest';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../src/session/session.ts';

const config = { mode: 'ch1', map: 'a', north: 'family' } as const;

function play(session: HarrowSession, ...texts: string[]): void {
  for (const text of texts) {
    const action = harrow.parse(text);
    if (!action || !session.submit(action)) throw new Error(`not legal: ${text}`);
  }
}

test('an illegal action changes nothing', () => {
  const session = createSession(harrow, config, 1);
  const before = session.state;
  expect(session.submit({ type: 'end' })).toBe(false);
  expect(session.state).toBe(before);
  expect(session.log).toHaveLength(0);
});

test('undo goes back step by step to the start of the turn', () => {
  const session = createSession(harrow, config, 1);
  const start = session.state;
  play(session, 'jar ability', 'ability move', 'move 0,2 0,1 haint=2');
  expect(session.undoDepth).toBe(3);
  while (session.undo());
  expect(session.state).toEqual(start);
  expect(session.log).toHaveLength(0);
});

test('undo stops where the other seat has been asked', () => {
  const session = createSession(harrow, config, 1);
  play(session, 'jar ability', 'ability strengthen', 'strengthen', 'done', 'end');
  expect(session.undoDepth).toBe(0);
  expect(session.undo()).toBe(false);
});

test('undo stops where tokens were drawn', () => {
  const session = createSession(harrow, config, 1);
  play(session, 'jar ability', 'ability strengthen', 'done', 'end', 'jar ability');
  expect(session.undoDepth).toBe(0);
});

test('undo stops where the tree has decided', () => {
  const session = createSession(harrow, config, 1);
  play(session, 'jar ability', 'ability move', 'move 0,2 0,1 haint=2', 'move 0,1 0,0 haint=2', 'done', 'end');
  play(session, 'jar attack', 'attack 0,-2 0,0');
  expect(session.undoDepth).toBe(2);
  play(session, 'tree red=1 blue=3');
  expect(session.undoDepth).toBe(0);
});

test('the latest action can be gone through event by event, until it is taken back', () => {
  const session = createSession(harrow, config, 1);
  expect(session.trace).toEqual([]);
  play(session, 'jar ability', 'ability move', 'move 0,2 0,1 haint=2');
  const [{ event, after }] = session.trace;
  expect(event).toMatchObject({ type: 'moved', haints: 2 });
  expect(after.seats[0].haints).toEqual(session.state.seats[0].haints);
  session.undo();
  expect(session.trace).toEqual([]);
});

test('a session goes on from the actions of another', () => {
  const first = createSession(harrow, config, 7);
  play(first, 'jar wild', 'move 0,2 0,1 haint=1 legend', 'strengthen', 'end');
  const second = createSession(harrow, config, 7, { past: first.log.map((entry) => entry.action) });
  expect(second.state).toEqual(first.state);
  expect(second.undoDepth).toBe(first.undoDepth);
});

test('listeners hear of actions and of undo, until they leave', () => {
  const session = createSession(harrow, config, 1);
  const heard: string[] = [];
  const leave = session.subscribe((change) => heard.push(change.kind));
  play(session, 'jar ability');
  session.undo();
  leave();
  play(session, 'jar ability');
  expect(heard).toEqual(['applied', 'undone']);
});
