import { beforeEach, expect, test, vi } from 'vitest';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { memory, openPage } from './feigned-stage.ts';
import { holdTime, playToEnd, rest, stateOf, twoPeople } from './toy-table.ts';

beforeEach(holdTime);

const finished = async () => {
  const page = await openPage(toyAppKit, memory());
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
  await vi.advanceTimersByTimeAsync(600);
  expect(page.app.saved).toEqual({ left: 0 });
  page.app.stopReplay();
});
