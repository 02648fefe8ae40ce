import type { KeyValue } from '../../src/session/storage.ts';

/** A storage that lasts as long as the test. */
export function memory(entries: object = {}): KeyValue & { readonly map: Map<string, unknown> } {
  const map = new Map<string, unknown>(Object.entries(entries));
  return {
    map,
    get: async (key) => map.get(key),
    list: async (prefix) => [...map].filter(([key]) => key.startsWith(prefix)),
    async set(key, value) {
      if (value === undefined) map.delete(key);
      else map.set(key, value);
    },
  };
}
