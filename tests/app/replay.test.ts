import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppKit } from '../../src/app/play.ts';
import { memory } from '../session/memory.ts';
import type { ToyAppTypes } from '../toy/app/toy-app.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { hidden, type ToyAction } from '../toy/engine/state.ts';
import { openPage } from './feigned-stage.ts';
import { holdTime, kitWith, playToEnd, rest, stateOf, twoPeople } from './toy-table.ts';

beforeEach(holdTime);

/** Longer than the whole replay takes. */
const forAll = () => vi.advanceTimersByTimeAsync(20_000);
/** Until its first action has been shown, and no other. */
const forFirst = () => vi.advanceTimersByTimeAsync(600);

const finished = async (kit: AppKit<ToyAppTypes> = toyAppKit) => {
  const page = await openPage(kit, memory());
  page.app.startGame(twoPeople);
  await playToEnd(page);
  return page;
};

test('a replay shows the same events and falls again, without a curtain, and comes back to the result', async () => {
  const page = await finished();
  const [end, seen] = [stateOf(page), page.seen.splice(0)];
  page.app.watchReplay();
  expect([page.app.replaying, page.app.screen]).toEqual([true, 'table']);
  expect(stateOf(page)?.points).toEqual([0, 0]);
  while (page.app.replaying) {
    expect([page.app.curtain, page.app.hand]).toEqual([undefined, []]);
    await rest();
  }
  expect(page.seen).toEqual(seen);
  expect(page.app.screen).toBe('end');
  expect(stateOf(page)).toBe(end);
});

test('a replay is held, goes on, and is stopped', async () => {
  const page = await finished();
  const result = stateOf(page);
  page.app.watchReplay();
  page.app.pauseReplay();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([page.app.paused, page.app.match?.session.log.length]).toEqual([true, 0]);
  page.app.pauseReplay();
  await rest();
  expect([page.app.paused, page.app.match?.session.log.length]).toEqual([false, 1]);
  page.app.stopReplay();
  await rest();
  expect([page.app.replaying, page.app.screen, stateOf(page)]).toEqual([false, 'end', result]);
});

test('a replay is not kept: the finished game is', async () => {
  const page = await finished();
  page.app.watchReplay();
  await forFirst();
  expect(page.app.saved).toEqual({ left: 0 });
  page.app.stopReplay();
});

test('a replay leads to no choice: what follows an action that a person has seen is left out', async () => {
  const shown: ToyAction['type'][] = [];
  const { app } = await finished(kitWith(() => ({ shown: ({ type }) => void shown.push(type) })));
  const once = [...shown];
  expect(once).toHaveLength(8);
  app.watchReplay();
  await forAll();
  expect([app.replaying, shown]).toEqual([false, once]);
});

test('a replay that is left for the title is over, and the finished game is found there', async () => {
  const page = await finished();
  const result = stateOf(page);
  page.app.watchReplay();
  await forFirst();
  page.app.go('title');
  await forAll();
  expect([page.app.replaying, page.app.screen, page.app.match]).toEqual([false, 'title', undefined]);
  page.app.continueGame();
  expect([page.app.screen, stateOf(page)]).toEqual(['end', result]);
});

test('a replay goes on in no other game: a new one is begun in its stead', async () => {
  const { app } = await finished();
  app.watchReplay();
  await forFirst();
  app.startGame(twoPeople);
  await forAll();
  expect([app.replaying, app.curtain, app.match?.session.log]).toEqual([false, 0, []]);
});

test('a replay that is stopped and watched again goes at its own pace', async () => {
  const { app } = await finished();
  app.watchReplay();
  await rest();
  app.stopReplay();
  app.watchReplay();
  await forFirst();
  expect(app.match?.session.log).toHaveLength(1);
});

test('whoever stops a replay in the middle of an action sees the own cards in the result again', async () => {
  const { app } = await openPage(toyAppKit, memory(), {}, (page) => page.replaying && page.stopReplay());
  app.startGame({ ...twoPeople, controllers: ['human', 'bot'] });
  await playToEnd({ app });
  const log = app.match?.session.log;
  expect(log?.[0].events[0]).not.toMatchObject({ card: hidden });
  app.watchReplay();
  await forAll();
  expect(app.match?.session.log).toEqual(log);
});

describe('in a replay', () => {
  const watching = async () => {
    const page = await finished();
    page.app.watchReplay();
    await forFirst();
    return page;
  };

  test('one steps on and back, and is held meanwhile', async () => {
    const { app } = await watching();
    expect(app.timeline).toMatchObject({ at: 1, of: 8 });
    app.stepReplay(1);
    await rest();
    expect([app.timeline?.at, app.match?.session.log.length, app.paused]).toEqual([2, 2, true]);
    app.stepReplay(-1);
    await forAll();
    expect([app.timeline?.at, app.match?.session.log.length]).toEqual([1, 1]);
  });

  test('one goes to any moment and lets it go on from there', async () => {
    const page = await watching();
    const { app } = page;
    app.seekReplay(6);
    expect([app.timeline?.at, app.match?.session.log.length, app.paused]).toEqual([6, 6, true]);
    page.seen.splice(0);
    app.pauseReplay();
    await forAll();
    expect([app.replaying, app.screen]).toEqual([false, 'end']);
    expect(page.seen).toEqual(['laid', 'fall', 'thrown']);
  });

  test('one cannot go before the beginning or after the end', async () => {
    const { app } = await watching();
    app.seekReplay(-3);
    expect(app.timeline?.at).toBe(0);
    app.seekReplay(99);
    expect(app.timeline?.at).toBe(8);
    app.stepReplay(1);
    expect(app.timeline?.at).toBe(8);
  });

  test('the last step leads to the result', async () => {
    const { app } = await watching();
    app.seekReplay(7);
    app.stepReplay(1);
    await rest();
    expect([app.replaying, app.screen]).toEqual([false, 'end']);
  });

  test('one plays on from where it has come to: the game is a new one and is kept', async () => {
    const { app } = await watching();
    app.seekReplay(2);
    app.branchReplay();
    await rest();
    expect([app.replaying, app.match?.session.log.length]).toEqual([false, 2]);
    expect(app.match?.session.pending().kind).toBe('decision');
    expect(app.saved).not.toEqual({ left: 0 });
    await forAll();
    expect(app.match?.session.log).toHaveLength(2);
  });

  test('nothing is told that not everybody may know', async () => {
    const { app } = await watching();
    expect(app.timeline?.log[0].events[0]).toMatchObject({ card: hidden });
  });
});
