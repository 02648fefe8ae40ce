import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPicture } from '../../src/scenes/fetch-picture.ts';

type Answer = 'comes' | 'fails' | 'never' | 'late';

/** Pictures that are answered one after the other as told, and the addresses that were asked for. */
function answering(...answers: readonly Answer[]): readonly string[] {
  const asked: string[] = [];
  class FeignedImage {
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    set src(url: string) {
      const answer = answers[asked.push(url) - 1];
      queueMicrotask(() => {
        if (answer === 'comes') this.onload?.();
        if (answer === 'fails') this.onerror?.();
        if (answer === 'late') setTimeout(() => this.onload?.(), 20_000);
      });
    }
  }
  vi.stubGlobal('Image', FeignedImage);
  return asked;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a picture that comes is asked for once, and nothing is waited for any longer', async () => {
  const asked = answering('comes');
  await fetchPicture('oak.svg', 3);
  expect(asked).toEqual(['oak.svg']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a request that is never answered is made anew', async () => {
  const asked = answering('never', 'comes');
  const picture = fetchPicture('oak.svg', 3);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await picture;
  expect(asked).toHaveLength(2);
});

test('a slow answer to the first request is taken while the second one waits', async () => {
  const asked = answering('late', 'never');
  const picture = fetchPicture('oak.svg', 3);
  await vi.advanceTimersByTimeAsync(20_000);
  await picture;
  expect(asked).toHaveLength(2);
});

test('a picture that fails as often as it may be asked for is missing', async () => {
  const asked = answering('fails', 'fails', 'fails', 'comes');
  await expect(fetchPicture('oak.svg', 3)).rejects.toThrow('oak.svg');
  expect(asked).toHaveLength(3);
});
