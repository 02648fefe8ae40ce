import { beforeEach, describe, expect, test } from 'vitest';
import type { AppTypes } from '../../src/app/app-types.ts';
import { createTelling } from '../../src/app/telling.ts';

/** How the player wants to be told. */
let player: { isStepping: boolean; isHurried: boolean; hasWord: boolean };
let drawn: number;
let endWait: () => void;

beforeEach(() => {
  player = { isStepping: false, isHurried: false, hasWord: false };
  drawn = 0;
  endWait = () => {};
});

const tellingOf = () =>
  createTelling<AppTypes>({
    isTold: ({ type }) => type !== 'quiet',
    get isStepping() {
      return player.isStepping;
    },
    get isHurried() {
      return player.isHurried;
    },
    hasWord: () => player.hasWord,
    wait: () => new Promise((resolve) => (endWait = resolve)),
    changed: () => void drawn++,
  });

const event = (type: string) => ({ event: { type }, after: { last: type } as object }) as never;

/** Has it come to its end by now? */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  for (let i = 0; i < 5; i++) await Promise.resolve();
  return over;
}

test('while an action is shown, the position is the one after what has been seen of it', () => {
  const telling = tellingOf();
  expect([telling.shown, telling.seen]).toEqual([undefined, []]);
  telling.begin({ last: 'before' } as never);
  expect(telling.shown).toEqual({ last: 'before' });
  telling.tell(event('quiet'));
  telling.tell(event('march'));
  expect(telling.shown).toEqual({ last: 'march' });
  expect(telling.seen).toEqual([{ type: 'quiet' }, { type: 'march' }]);
  telling.stop();
  expect([telling.shown, telling.seen, telling.told]).toEqual([undefined, [], undefined]);
});

test('what is not worth a word is not told, and nobody waits for it', async () => {
  const telling = tellingOf();
  telling.tell(event('quiet'));
  expect([telling.told, drawn]).toEqual([undefined, 0]);
  expect(await isOver(telling.linger())).toBe(true);
});

test('a step is told for a while, and the player can go on before', async () => {
  for (const goOn of ['wait', 'next', 'skim'] as const) {
    const telling = tellingOf();
    telling.tell(event('march'));
    expect(telling.told).toEqual({ event: { type: 'march' }, waits: false });
    const waiting = telling.linger();
    expect(await isOver(waiting)).toBe(false);
    ({ wait: () => endWait(), next: () => telling.passOn(), skim: () => telling.skim() })[goOn]();
    expect(await isOver(waiting), goOn).toBe(true);
    expect(telling.told).toBeUndefined();
  }
});

test('whoever has seen enough of an action is told nothing more of it, but of the next', () => {
  const telling = tellingOf();
  telling.tell(event('march'));
  telling.skim();
  telling.tell(event('march'));
  expect(telling.told).toBeUndefined();
  telling.stop();
  telling.tell(event('march'));
  expect(telling.told).toBeDefined();
});

test('where nothing is shown that need not be, nothing is told, but for what somebody has a word about', () => {
  player.isHurried = true;
  const telling = tellingOf();
  telling.tell(event('march'));
  expect(telling.told).toBeUndefined();
  player.hasWord = true;
  telling.tell(event('march'));
  expect(telling.told?.waits).toBe(true);
});

describe('whoever goes through the steps one by one', () => {
  beforeEach(() => {
    player.isStepping = true;
  });

  test('is waited for at each, and a click elsewhere does not hurry it', async () => {
    const telling = tellingOf();
    telling.tell(event('march'));
    const waiting = telling.linger();
    endWait();
    telling.skim();
    expect(await isOver(waiting)).toBe(false);
    telling.tell(event('march'));
    expect(telling.told?.waits, 'nor the next').toBe(true);
    telling.passOn();
    expect(await isOver(waiting)).toBe(true);
  });

  test('can let them run until the game rests', () => {
    const telling = tellingOf();
    telling.tell(event('march'));
    telling.passOn('run');
    telling.tell(event('march'));
    expect(telling.told?.waits).toBe(false);
    telling.rest();
    telling.tell(event('march'));
    expect(telling.told?.waits).toBe(true);
  });

  test('may be quicker than the motion of the step', async () => {
    const telling = tellingOf();
    telling.tell(event('march'));
    telling.passOn();
    const waiting = telling.linger();
    expect(telling.told?.waits).toBe(false);
    endWait();
    expect(await isOver(waiting)).toBe(true);
  });
});
