import { beforeEach, expect, test, vi } from 'vitest';
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
