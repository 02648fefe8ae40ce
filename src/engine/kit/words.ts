/** Said by a field that finds other words than its own. */
export const unreadable = Symbol('unreadable');

/** How a part of an action is written: type, write and read in one. */
export interface Field<V> {
  /** Its words, if it needs any. */
  write(value: V): string | undefined;
  /** Takes its words from the front of those that are left. */
  read(words: string[]): V | typeof unreadable;
}

/** A field for every part of an action, in the order in which they are written. */
export type FieldsOf<A> = {
  readonly [K in Exclude<keyof A, 'type'>]-?: Field<Partial<Pick<A, K>> extends Pick<A, K> ? A[K] | undefined : A[K]>;
};

export interface Notation<A> {
  write(action: A): string;
  /** The words behind the name; undefined: they are not this action. */
  read(words: readonly string[]): A | undefined;
}

/** An action is its name and the words of its fields; `isWhole`: whether together they say something. */
export function notationOf<A>(
  type: string,
  fields: FieldsOf<A>,
  isWhole: (action: A) => boolean = () => true,
): Notation<A> {
  const parts = Object.entries(fields) as [string, Field<unknown>][];
  return {
    write(action) {
      let text = type;
      for (const [key, field] of parts) {
        const words = field.write((action as Readonly<Record<string, unknown>>)[key]);
        if (words !== undefined) text += ` ${words}`;
      }
      return text;
    },
    read(words) {
      const left = [...words];
      const action: Record<string, unknown> = { type };
      for (const [key, field] of parts) {
        const value = field.read(left);
        if (value === unreadable) return undefined;
        if (value !== undefined) action[key] = value;
      }
      const read = action as unknown as A;
      return left.length === 0 && isWhole(read) ? read : undefined;
    },
  };
}

export function oneOf<T extends string>(list: readonly T[]): Field<T> {
  return {
    write: (value) => value,
    read(words) {
      const word = words.shift();
      return list.find((each) => each === word) ?? unreadable;
    },
  };
}

/** Takes the first word like this, wherever it stands: units are named in any order. */
function pickOut(words: string[], pattern: RegExp): RegExpExecArray | undefined {
  const at = words.findIndex((word) => pattern.test(word));
  return at < 0 ? undefined : (pattern.exec(words.splice(at, 1)[0]) ?? undefined);
}

/** A word that is there or not. */
export function flag(word: string): Field<boolean> {
  const pattern = new RegExp(`^${word}$`);
  return {
    write: (value) => (value ? word : undefined),
    read: (words) => pickOut(words, pattern) !== undefined,
  };
}

/** `haint=2`: 1 to 4 of a kind, or none. */
export function count(kind: string): Field<number> {
  const pattern = new RegExp(`^${kind}=([1-4])$`);
  return {
    write: (value) => (value > 0 ? `${kind}=${value}` : undefined),
    read: (words) => Number(pickOut(words, pattern)?.[1] ?? 0),
  };
}

/** A field that an action without it does not have. */
export function ifAny<V extends boolean | number>({ write, read }: Field<V>): Field<V | undefined> {
  return {
    write: (value) => (value === undefined ? undefined : write(value)),
    read(words) {
      const value = read(words);
      return value === false || value === 0 ? undefined : value;
    },
  };
}

/** What may be left out. */
export function optional<V>({ write, read }: Field<V>): Field<V | undefined> {
  return {
    write: (value) => (value === undefined ? undefined : write(value)),
    read(words) {
      const left = [...words];
      const value = read(left);
      if (value === unreadable) return undefined;
      words.splice(0, words.length, ...left);
      return value;
    },
  };
}

/** A field behind a word of its own. */
export function after<V>(word: string, { write, read }: Field<V>): Field<V> {
  return {
    write(value) {
      const words = write(value);
      return words === undefined ? word : `${word} ${words}`;
    },
    read: (words) => (words.shift() === word ? read(words) : unreadable),
  };
}
