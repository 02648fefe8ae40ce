import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answerLetters, createThinking } from '../../src/games/thinking.ts';
import type { Asked } from '../../src/session/think.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { toy } from '../toy/engine/rules.ts';

const asked: Asked = { level: 'steady', seat: 0, seed: 3, seen: toy.view(toy.setup({ cards: 4 }, 5), 0), deeds: [] };

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Both ends of a worker in one thread; letters come at once, as copies. */
function feignedWorker({ comes }: { readonly comes: boolean }) {
  const page = new EventTarget();
  const inside = new EventTarget();
  const letters: unknown[] = [];
  let isEnded = false;
  const send = (to: EventTarget) => (data: unknown) => {
    letters.push(data);
    if (!isEnded) to.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  };
  const worker = Object.assign(page, {
    postMessage: send(inside),
    terminate: () => {
      isEnded = true;
    },
  }) as unknown as Worker;
  const begin = () => {
    const scope = { addEventListener: inside.addEventListener.bind(inside), postMessage: send(page) };
    if (comes) queueMicrotask(() => answerLetters(toyAppKit, scope as never));
    return worker;
  };
  return { begin, page, letters, isEnded: () => isEnded };
}

async function answerOf(start: (() => Worker) | undefined): Promise<readonly string[]> {
  const { think, begin } = createThinking(toyAppKit, start, pass);
  begin();
  await Promise.resolve();
  const answer = think(asked);
  await vi.advanceTimersByTimeAsync(60_000);
  return answer;
}

describe('a computer comes to the same', () => {
  test('in a worker and on the page', async () => {
    const { begin, letters, isEnded } = feignedWorker({ comes: true });
    const answer = await answerOf(begin);
    expect(answer.length).toBeGreaterThan(0);
    expect(letters).toEqual(['here', { id: 0, asked }, { id: 0, planned: answer }]);
    expect(isEnded()).toBe(false);
    expect(await answerOf(undefined)).toEqual(answer);
  });

  test('where a worker may not be begun, never comes, or breaks', async () => {
    const answer = await answerOf(undefined);
    const forbidden = () => {
      throw new Error('no workers here');
    };
    expect(await answerOf(forbidden)).toEqual(answer);
    const late = feignedWorker({ comes: false });
    expect(await answerOf(late.begin)).toEqual(answer);
    expect(late.isEnded()).toBe(true);
    const broken = feignedWorker({ comes: false });
    const breaks = () => {
      queueMicrotask(() => queueMicrotask(() => broken.page.dispatchEvent(new Event('error'))));
      return broken.begin();
    };
    expect(await answerOf(breaks)).toEqual(answer);
  });
});

test('a worker is begun once, when it is told to or first needed, and none after the end', () => {
  const begun = vi.fn(() => feignedWorker({ comes: false }).begin());
  const first = createThinking(toyAppKit, begun, pass);
  expect(begun).not.toHaveBeenCalled();
  first.begin();
  first.begin();
  void first.think(asked);
  expect(begun).toHaveBeenCalledTimes(1);
  void createThinking(toyAppKit, begun, pass).think(asked);
  expect(begun).toHaveBeenCalledTimes(2);
  const ended = createThinking(toyAppKit, begun, pass);
  ended.stop();
  ended.begin();
  expect(begun).toHaveBeenCalledTimes(2);
});

test('on the page it rests after each step of its thought', async () => {
  let rests = 0;
  const { think } = createThinking(toyAppKit, undefined, async () => void rests++);
  await think(asked);
  expect(rests).toBeGreaterThan(15);
});
