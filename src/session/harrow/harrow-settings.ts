import * as v from 'valibot';

const schema = v.fallback(
  v.object({
    /** In the solo game each step of the automatic factions waits for the player. */
    stepping: v.fallback(v.boolean(), false),
    /** Chapter 1 has been played or skipped: a new game then offers the whole of it. */
    firstChapterDone: v.fallback(v.boolean(), false),
    /** A strong computer may be asked what to do. */
    hints: v.fallback(v.boolean(), true),
  }),
  { stepping: false, firstChapterDone: false, hints: true },
);

/** What a player chooses for this game alone. */
export type HarrowSettings = v.InferOutput<typeof schema>;

export function readHarrowSettings(json: unknown): HarrowSettings {
  return v.parse(schema, json);
}
