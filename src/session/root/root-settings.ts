import * as v from 'valibot';

const schema = v.fallback(
  v.object({
    /** A strong computer may be asked what to do. */
    hints: v.fallback(v.boolean(), true),
  }),
  { hints: true },
);

/** What a player chooses for this game alone. */
export type RootSettings = v.InferOutput<typeof schema>;

export function readRootSettings(json: unknown): RootSettings {
  return v.parse(schema, json);
}
