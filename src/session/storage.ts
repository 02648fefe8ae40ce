import { createStore, entries, get, promisifyRequest, type UseStore } from 'idb-keyval';

/** What the stores need of a key-value storage; IndexedDB in the browser. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  /** Everything whose key begins like this. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** What is set in one moment is written together or not at all; `undefined` takes the key away. */
  set(key: string, value: unknown): Promise<void>;
}

/** Why nothing can be kept: the browser lets us keep nothing, what is there could not be read, or it would not take it. */
type StorageFault = 'blocked' | 'unread' | 'full';

class StorageError extends Error {
  constructor(
    readonly fault: StorageFault,
    cause: unknown,
  ) {
    super(`the storage is ${fault}`, { cause });
  }
}

/** The key of what is said where something could not be kept or read. */
export function newsOfFault(error: unknown): string {
  return `save.${error instanceof StorageError ? error.fault : 'full'}`;
}

type Mode = Parameters<UseStore>[0];
type Store = Parameters<Parameters<UseStore>[1]>[0];

/** How long a browser may take to answer: some never do. */
const patienceMs = 5000;
const againMs = 200;

/**
 * Keeps things in IndexedDB. Each write is committed at once and waits for no earlier one: a page that is closed now loses
 * nothing it has set. What could not be read is not written over.
 */
export function openStorage(useStore: UseStore, pass: (ms: number) => Promise<void>): KeyValue {
  let moment: { readonly entries: Map<string, unknown>; readonly written: Promise<void> } | undefined;
  /** It has not even opened in time: nobody is kept waiting for it a second time. */
  let isSlow = false;
  /** What could not be read, and why. */
  const unread = new Map<string, unknown>();

  /** What is asked of the database; if it fails, whether the database was there at all. */
  async function ask<R>(mode: Mode, question: (store: Store) => Promise<R>): Promise<R> {
    let isOpen = false;
    const late = pass(isSlow ? againMs : patienceMs).then(() => {
      throw new Error('no answer');
    });
    const answer = async () =>
      useStore(mode, (store) => {
        isOpen = true;
        isSlow = false;
        return question(store);
      });
    try {
      return await Promise.race([answer(), late]);
    } catch (error) {
      isSlow ||= !isOpen;
      throw new StorageError(!isOpen ? 'blocked' : mode === 'readonly' ? 'unread' : 'full', error);
    }
  }

  function write(entries: ReadonlyMap<string, unknown>): Promise<void> {
    return ask('readwrite', (store) => {
      for (const [key, value] of entries) {
        if (value === undefined) store.delete(key);
        else store.put(value, key);
      }
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    });
  }

  function begin() {
    const entries = new Map<string, unknown>();
    const written = Promise.resolve().then(() => {
      moment = undefined;
      return write(entries);
    });
    return { entries, written };
  }

  return {
    async list(prefix) {
      const all = await ask('readonly', (store) => entries<string, unknown>(async (_, read) => read(store)));
      return all.filter(([key]) => key.startsWith(prefix));
    },
    async get(key) {
      try {
        const value = await ask('readonly', (store) => get(key, async (_, read) => read(store)));
        unread.delete(key);
        return value;
      } catch (error) {
        unread.set(key, error);
        throw error;
      }
    },
    async set(key, value) {
      if (unread.has(key)) throw unread.get(key);
      moment ??= begin();
      moment.entries.set(key, value);
      await moment.written;
    },
  };
}

/** The database of this page, once it is asked for something. */
export const openIndexedDb = (pass: (ms: number) => Promise<void>): KeyValue =>
  openStorage(createStore('keyval-store', 'keyval'), pass);
