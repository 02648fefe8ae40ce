import { createStore, get, promisifyRequest } from 'idb-keyval';

/** What the stores need of a key-value storage; IndexedDB in the browser. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  /** What is set in one moment is written together or not at all; `undefined` takes the key away. */
  set(key: string, value: unknown): Promise<void>;
}

/** IndexedDB. Each write is committed at once and waits for no earlier one: a page that is closed now loses nothing it has set. */
function openIndexedDb(): KeyValue {
  const useStore = createStore('keyval-store', 'keyval');
  let moment: { readonly entries: Map<string, unknown>; readonly written: Promise<void> } | undefined;

  async function write(entries: ReadonlyMap<string, unknown>): Promise<void> {
    await useStore('readwrite', (store) => {
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
    get: (key) => get(key, useStore),
    set(key, value) {
      moment ??= begin();
      moment.entries.set(key, value);
      return moment.written;
    },
  };
}

export const indexedDb = openIndexedDb();
