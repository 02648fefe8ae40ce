import type { Notice } from './app.ts';

/** How long a sentence stays. */
const noticeMs = 7000;

/** The sentence on show, for a while. */
export interface Notices<Key extends string> {
  readonly notice: Notice<Key> | undefined;
  show(notice: Notice<Key>): void;
  /** News by its key. */
  tell(key: string): void;
  /** News that are told once, however often they come. */
  tellOnce(key: string): void;
  /** Takes it away without drawing anew. */
  clear(): void;
}

export function createNotices<Key extends string>(
  changed: () => void,
  pass: (ms: number) => Promise<void>,
): Notices<Key> {
  let notice: Notice<Key> | undefined;
  const known = new Set<string>();
  const waiting: Notice<Key>[] = [];

  /** The next one that nobody has seen yet. */
  function goOn(): void {
    const next = waiting.shift();
    notice = undefined;
    if (next) show(next);
  }

  function show(next: Notice<Key>): void {
    notice = next;
    void pass(noticeMs).then(() => {
      if (notice !== next) return;
      goOn();
      changed();
    });
    changed();
  }

  return {
    get notice() {
      return notice;
    },
    show,
    tell: (key) => show({ kind: 'news', key }),
    tellOnce(key) {
      if (known.has(key)) return;
      known.add(key);
      if (notice) waiting.push({ kind: 'news', key });
      else show({ kind: 'news', key });
    },
    clear: goOn,
  };
}
