import * as v from 'valibot';
import { harrow } from '../engine/games/harrow/harrow.ts';
import type { Config, HarrowState } from '../engine/games/harrow/state.ts';
import { hashOf } from '../engine/kernel/hash.ts';
import { nightIds } from './harrow/campaign/nights.ts';
import { controllerKinds, type Match } from './harrow/harrow-session.ts';
import { createSession } from './session.ts';

const schema = v.object({
  format: v.literal('harrow-county-save'),
  version: v.literal(1),
  game: v.literal('harrow'),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  config: v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Config => {
      const config = harrow.readConfig(dataset.value);
      if (config) return config;
      addIssue({ message: 'not a set-up' });
      return NEVER;
    }),
  ),
  seed: v.pipe(v.number(), v.integer()),
  controllers: v.array(v.picklist(controllerKinds)),
  night: v.optional(v.picklist(nightIds)),
  actions: v.array(v.string()),
  /** The position the actions lead to, and its fingerprint. */
  position: v.unknown(),
  hash: v.string(),
  savedAt: v.string(),
});

/** A saved game: set-up and actions, no display text (the words are made anew in any language). */
export type Save = v.InferOutput<typeof schema>;

/** Why a saved game cannot be opened. */
type SaveFault = 'unreadable' | 'foreign' | 'newer' | 'older' | 'damaged';

export type Opened =
  | { readonly ok: true; readonly match: Match; readonly save: Save }
  | { readonly ok: false; readonly fault: SaveFault };

export function saveOf({ session, controllers, night }: Match, now: Date): Save {
  return {
    format: 'harrow-county-save',
    version: 1,
    game: 'harrow',
    rules: harrow.version,
    config: session.config,
    seed: session.seed,
    controllers: [...controllers],
    ...(night && { night }),
    actions: session.log.map((entry) => harrow.format(entry.action)),
    position: harrow.writePosition(session.state),
    hash: hashOf(session.state),
    savedAt: now.toISOString(),
  };
}

/** Does the whole say everything that the part says? */
function says(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false;
  return Object.entries(part).every(([key, value]) => says((whole as Record<string, unknown>)[key], value));
}

/** An earlier version's fingerprint covers fewer pieces; the position it wrote down must be the one its actions lead to. */
function isWhole({ rules, hash, position }: Save, s: HarrowState): boolean {
  if (rules === harrow.version) return hashOf(s) === hash;
  return (
    typeof position === 'object' && position !== null && says({ ...harrow.writePosition(s), version: rules }, position)
  );
}

/** Rebuilds a match from a save by playing its actions again; the hash proves that nothing was lost. */
export function openSave(data: unknown): Opened {
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== 'harrow-county-save') {
    return { ok: false, fault: 'foreign' };
  }
  if ('version' in data && typeof data.version === 'number' && data.version > 1) return { ok: false, fault: 'newer' };
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) return { ok: false, fault: 'damaged' };
  const save = parsed.output;
  if (save.rules > harrow.version) return { ok: false, fault: 'newer' };
  const actions = save.actions.map((text) => harrow.parse(text));
  if (actions.includes(undefined)) return { ok: false, fault: 'damaged' };
  try {
    const session = createSession(
      harrow,
      save.config,
      save.seed,
      actions.filter((action) => action !== undefined),
    );
    if (!isWhole(save, session.state) || save.controllers.length !== harrow.seats(save.config)) {
      return { ok: false, fault: 'damaged' };
    }
    const { controllers, night } = save;
    return { ok: true, match: { session, controllers, ...(night && { night }) }, save };
  } catch {
    // What an earlier version allowed, this one may forbid.
    return { ok: false, fault: save.rules < harrow.version ? 'older' : 'damaged' };
  }
}

/** Opens the text of a save file. */
export function openSaveText(text: string): Opened {
  try {
    return openSave(JSON.parse(text));
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}
