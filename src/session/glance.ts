import * as v from 'valibot';
import { newestFirst } from './save-store.ts';

/** The last game that was played, as far as its save tells it to somebody who does not know its rules. */
export interface Glance {
  readonly savedAt: string;
  /** The round or the turn it has come to, where its position says so. */
  readonly at: number | undefined;
  readonly isOver: boolean;
}

const recordSchema = v.object({
  save: v.looseObject({
    savedAt: v.string(),
    position: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
});

/**
 * Looks at what is kept of a game without opening it. `count`: the field of its positions that counts its rounds or turns;
 * `end`: the one that is there once a game is over.
 * What cannot be read is passed over; the game itself says so once it is opened.
 */
export function glanceAt(
  kept: readonly (readonly [key: string, data: unknown])[],
  game: string,
  { count, end }: { readonly count: string; readonly end: string },
): Glance | undefined {
  const records = kept.flatMap(([key, data]) => {
    // Under the one lay the only game that was kept once.
    const record = key === `${game}.current` ? { save: data } : key.startsWith(`${game}.game.`) ? data : undefined;
    const read = v.safeParse(recordSchema, record);
    return read.success ? [read.output] : [];
  });
  const [latest] = newestFirst(records);
  if (!latest) return undefined;
  const { savedAt, position } = latest.save;
  const at = position[count];
  return { savedAt, at: typeof at === 'number' ? at : undefined, isOver: position[end] !== undefined };
}
