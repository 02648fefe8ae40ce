import * as v from 'valibot';

const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(500));
const schema = v.object({ heard: words, skipped: words });

/** The lessons that a player has heard, and the courses that are not wanted. */
export type Heard = v.InferOutput<typeof schema>;

export const nothingHeard: Heard = { heard: [], skipped: [] };

/** What was kept; whatever cannot be read is as good as nothing. */
export function readHeard(data: unknown): Heard {
  const read = v.safeParse(schema, data);
  return read.success ? read.output : nothingHeard;
}

const without = (all: readonly string[], gone: readonly string[]): string[] => all.filter((id) => !gone.includes(id));

export function withHeard(kept: Heard, ids: readonly string[]): Heard {
  const fresh = without(ids, kept.heard);
  return fresh.length === 0 ? kept : { ...kept, heard: [...kept.heard, ...fresh] };
}

/** These lessons are to be told again, and these courses are wanted again. */
export const withForgotten = (kept: Heard, ids: readonly string[], courses: readonly string[] = []): Heard => ({
  heard: without(kept.heard, ids),
  skipped: without(kept.skipped, courses),
});

export const withSkipped = (kept: Heard, course: string): Heard => ({
  ...kept,
  skipped: [...without(kept.skipped, [course]), course],
});
