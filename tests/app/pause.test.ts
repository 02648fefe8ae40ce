import { expect, test } from 'vitest';
import { createPause } from '../../src/app/pause.ts';

test('a pause is begun and ended by the same key', () => {
  const pause = createPause();
  expect(pause.isOn).toBe(false);
  pause.toggle();
  expect(pause.isOn).toBe(true);
  pause.toggle();
  expect(pause.isOn).toBe(false);
});

test('whoever waits for its end goes on when it is ended, and not before', async () => {
  const pause = createPause();
  pause.toggle();
  const order: string[] = [];
  const waiting = pause.over().then(() => order.push('went on'));
  await Promise.resolve();
  order.push('ended');
  pause.end();
  await waiting;
  expect(order).toEqual(['ended', 'went on']);
});

test('without one nobody waits', async () => {
  await createPause().over();
});
