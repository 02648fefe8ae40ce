import * as v from 'valibot';

const schema = v.fallback(
  v.object({
    /** In the solo game each step of the automatic factions waits for the player. */
    stepping: v.fallback(v.boolean(), false),
    /** Chapter 1 has been played or skipped: a new game then offers the whole of it. */
    firstChapterDone: v.fallback(v.boolean(), false),
  }),
  { stepping: false, firstChapterDone: false },
);

/** What a player chooses for this game alone. */
export type HarrowSettings = v.InferOutput<typeof schema>;

export function readHarrowSettings(json: unknown): HarrowSettings {
  return v.parse(schema, json);
}
