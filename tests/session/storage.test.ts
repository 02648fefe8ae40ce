import type { UseStore } from 'idb-keyval';
import { describe, expect, test } from 'vitest';
import { newsOfFault, openStorage } from '../../src/session/storage.ts';

const never = () => new Promise<never>(() => {});
const atOnce = async () => {};

type Read = Parameters<UseStore>[1];

/** A database in which a key has a value; `fails`: reading it does. */
function database(fails: () => boolean): { readonly use: UseStore; readonly written: [string, unknown][] } {
  const written: [string, unknown][] = [];
  const answer = (result: unknown) => {
    const request: { result: unknown; error: unknown; onsuccess?: () => void; onerror?: () => void } = {
      result,
      error: new Error('the disk is broken'),
    };
    queueMicrotask(() => (fails() ? request.onerror?.() : request.onsuccess?.()));
    return request;
  };
  const transaction = { commit() {}, oncomplete: () => {} };
  const store = {
    get: () => answer('what was there'),
    put: (value: unknown, key: string) => void written.push([key, value]),
    transaction,
  };
  const use = async (mode: string, read: Read) => {
    const result = read(store as unknown as Parameters<Read>[0]);
    if (mode === 'readwrite') queueMicrotask(() => transaction.oncomplete());
    return result;
  };
  return { use: use as UseStore, written };
}

const faultOf = (answer: Promise<unknown>): Promise<string> => answer.then(() => 'none', newsOfFault);

describe('a database that', () => {
  test.each<[string, UseStore, () => Promise<void>]>([
    [
      'cannot be opened',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      never,
    ],
    ['never answers', never, atOnce],
  ])('%s is told of, and nothing waits for it', async (_, use, pass) => {
    const storage = openStorage(use, pass);
    expect(await faultOf(storage.get('a'))).toBe('save.blocked');
    expect(await faultOf(storage.set('a', 1))).toBe('save.blocked');
    expect(await faultOf(storage.set('b', 1))).toBe('save.blocked');
  });

  test('cannot be read is not written over, until it has been read', async () => {
    let isBroken = true;
    const { use, written } = database(() => isBroken);
    const storage = openStorage(use, never);
    expect(await faultOf(storage.get('a'))).toBe('save.unread');
    expect(await faultOf(storage.set('a', 1))).toBe('save.unread');
    expect(written).toEqual([]);
    expect(await faultOf(storage.set('b', 2))).toBe('none');
    isBroken = false;
    expect(await storage.get('a')).toBe('what was there');
    expect(await faultOf(storage.set('a', 3))).toBe('none');
    expect(written).toEqual([
      ['b', 2],
      ['a', 3],
    ]);
  });
});
