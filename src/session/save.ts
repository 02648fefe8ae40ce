import * as v from 'valibot';
import type { Game } from '../engine/kernel/game.ts';
import { hashOf } from '../engine/kernel/hash.ts';
import { controllerKinds, type Match, type MatchKit, type MatchTypes } from './match.ts';
import { createSession, type Session } from './session.ts';

/** The mark of a saved game, and the one of the days in which there was one game only. */
const formats = ['hollow-tree-save', 'harrow-county-save'] as const;
const formatVersion = 1;

const natural = v.pipe(v.number(), v.integer(), v.minValue(1));
const json = v.custom<object>((value) => typeof value === 'object' && value !== null);

/** The occasion lies beside these fields, under names of the game's own. */
const schema = v.looseObject({
  format: v.picklist(formats),
  version: v.literal(formatVersion),
  game: v.string(),
  /** The version of the game's rules. */
  rules: natural,
  config: json,
  seed: v.pipe(v.number(), v.integer()),
  controllers: v.array(v.picklist(controllerKinds)),
  /** Where the actions begin, if that is not the set-up: the ones before are lost. */
  start: v.optional(json),
  actions: v.array(v.string()),
  /** The position the actions lead to, the fingerprint of its state, and that of its text, which later versions can check too. */
  position: json,
  hash: v.string(),
  seal: v.optional(v.string()),
  savedAt: v.string(),
});

/** A saved game: set-up and actions, no display text (the words are made anew in any language). */
export type Save = v.InferOutput<typeof schema>;

/** Why a saved game cannot be opened. */
export type SaveFault = 'unreadable' | 'foreign' | 'newer' | 'older' | 'damaged';

export type Opened<T extends MatchTypes> =
  /** `forgets`: an earlier version allowed what this one forbids; the game goes on from its position, its replay begins there. */
  | { readonly ok: true; readonly match: Match<T>; readonly save: Save; readonly forgets?: true }
  | { readonly ok: false; readonly fault: SaveFault };

/** Writes and opens the saves of one game. */
export interface Saves<T extends MatchTypes> {
  saveOf(match: Match<T>, now: Date): Save;
  /** Rebuilds a match by playing its actions again; the fingerprint proves that nothing was lost. */
  openSave(data: unknown): Opened<T>;
  /** Opens the text of a save file. */
  openSaveText(text: string): Opened<T>;
}

/** Does the whole say everything that the part says? */
function says(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false;
  return Object.entries(part).every(([key, value]) => says((whole as Record<string, unknown>)[key], value));
}

/** An earlier version's fingerprint covers fewer pieces; the position it wrote down must be the one its actions lead to. */
function isWhole<T extends MatchTypes>(
  game: Game<T['Rules']>,
  { rules, hash, position }: Save,
  state: T['Rules']['State'],
): boolean {
  if (rules === game.version) return hashOf(state) === hash;
  return says({ ...game.writePosition(state), version: rules }, position);
}

/** The state a position in a save stands for; undefined if there is none. */
function stateOf<T extends MatchTypes>(game: Game<T['Rules']>, position: unknown): T['Rules']['State'] | undefined {
  const read = game.readPosition(position);
  return read.ok ? read.state : undefined;
}

/** Plays the actions of a save again; undefined if one of them is not legal any more, or they lead elsewhere. */
function playAgain<T extends MatchTypes>(
  game: Game<T['Rules']>,
  config: T['Rules']['Config'],
  save: Save,
  start: T['Rules']['State'] | undefined,
): Session<T['Rules']> | undefined {
  const actions = save.actions.map((text) => game.parse(text));
  try {
    const past = actions.filter((action) => action !== undefined);
    const session = createSession(game, config, save.seed, { past, start });
    return past.length === actions.length && isWhole(game, save, session.state) ? session : undefined;
  } catch {
    return undefined;
  }
}

export function savesOf<T extends MatchTypes>({ game, readOccasion }: MatchKit<T>): Saves<T> {
  function openSave(data: unknown): Opened<T> {
    const fault = (why: SaveFault) => ({ ok: false, fault: why }) as const;
    if (typeof data !== 'object' || data === null || !('format' in data)) return fault('foreign');
    if (!formats.some((format) => format === data.format)) return fault('foreign');
    if ('version' in data && typeof data.version === 'number' && data.version > formatVersion) return fault('newer');
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) return fault('damaged');
    const save = parsed.output;
    if (save.game !== game.id) return fault('foreign');
    if (save.rules > game.version) return fault('newer');
    const config = game.readConfig(save.config);
    const occasion = readOccasion(save);
    if (!config || occasion === false || save.controllers.length !== game.seats(config)) return fault('damaged');
    const start = save.start === undefined ? undefined : stateOf(game, save.start);
    const isStartKnown = save.start === undefined || start !== undefined;

    const table = { controllers: save.controllers, ...(occasion && { occasion }) };
    const session = isStartKnown ? playAgain(game, config, save, start) : undefined;
    if (session) return { ok: true, match: { ...table, session }, save };
    if (save.rules === game.version) return fault('damaged');
    // What an earlier version allowed, this one may forbid: then the game is taken up where it stood.
    if (save.seal !== undefined && save.seal !== hashOf(save.position)) return fault('damaged');
    const position = stateOf(game, save.position);
    if (!position) return fault('older');
    const again = createSession(game, config, save.seed, { start: position });
    return { ok: true, match: { ...table, session: again }, save, forgets: true };
  }

  return {
    saveOf({ session, controllers, occasion }, now) {
      const position = game.writePosition(session.state);
      return {
        format: formats[0],
        version: formatVersion,
        game: game.id,
        rules: game.version,
        config: session.config,
        seed: session.seed,
        controllers: [...controllers],
        ...occasion,
        ...(session.start && { start: game.writePosition(session.start) }),
        actions: session.log.map((entry) => game.format(entry.action)),
        position,
        hash: hashOf(session.state),
        seal: hashOf(position),
        savedAt: now.toISOString(),
      };
    },
    openSave,
    openSaveText(text) {
      try {
        return openSave(JSON.parse(text));
      } catch {
        return { ok: false, fault: 'unreadable' };
      }
    },
  };
}
