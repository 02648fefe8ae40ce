import * as v from 'valibot';
import { levelIds } from '../engine/ai/levels.ts';
import type { Game } from '../engine/kernel/game.ts';
import { hashOf } from '../engine/kernel/hash.ts';
import { atOnce } from '../engine/kit/steps.ts';
import { controllerKinds, levelsIn, type Match, type MatchKit, type MatchTypes } from './match.ts';
import { createSession, type Session } from './session.ts';
import { inSteps } from './steps.ts';

/** The mark of a saved game, and the one of the days in which there was one game only. */
const formats = ['hollow-tree-save', 'harrow-county-save'] as const;
const formatVersion = 1;

const natural = v.pipe(v.number(), v.integer(), v.minValue(1));
const json = v.custom<object>((value) => typeof value === 'object' && value !== null);

/** More than any game has, and as much as nobody waits for. */
const most = { actions: 20_000, actionLength: 4000, seats: 12, wordLength: 80, positionLength: 200_000 };
const word = v.pipe(v.string(), v.maxLength(most.wordLength));
/** A position is read key by key, however much of it there is. */
const position = v.pipe(
  json,
  v.check((value) => JSON.stringify(value).length <= most.positionLength),
);

/** The occasion lies beside these fields, under names of the game's own. */
const schema = v.looseObject({
  format: v.picklist(formats),
  version: v.literal(formatVersion),
  game: word,
  /** The version of the game's rules. */
  rules: natural,
  config: json,
  seed: v.pipe(v.number(), v.integer()),
  controllers: v.pipe(v.array(v.picklist(controllerKinds)), v.maxLength(most.seats)),
  /** How well bots play; not there in older ones. */
  levels: v.optional(v.pipe(v.array(v.picklist(levelIds)), v.maxLength(most.seats))),
  /** Where the actions begin, if that is not the set-up: the ones before are lost. */
  start: v.optional(position),
  actions: v.pipe(v.array(v.pipe(v.string(), v.maxLength(most.actionLength))), v.maxLength(most.actions)),
  /** The position the actions lead to, the fingerprint of its state, and that of its text, which later versions can check too. */
  position,
  hash: word,
  seal: v.optional(word),
  savedAt: word,
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
  /** The same, a piece at a time: `rest` comes between, so that a long game does not hold up the page. */
  openSlowly(data: unknown, rest: () => Promise<void>): Promise<Opened<T>>;
  /** Opens the text of a save file. */
  openSaveText(text: string): Opened<T>;
  openTextSlowly(text: string, rest: () => Promise<void>): Promise<Opened<T>>;
}

/** Does the whole say everything that the part says? */
function says(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return whole === part;
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && (!Array.isArray(whole) || whole.length !== part.length)) return false;
  return Object.entries(part).every(([key, value]) => says((whole as Record<string, unknown>)[key], value));
}

/**
 * An earlier version's fingerprint covers fewer pieces; the position it wrote down must be the one its actions lead to, and
 * one by itself: what it does not mention is as these rules read it.
 */
function isWhole<T extends MatchTypes>(
  game: Game<T['Rules']>,
  { rules, hash, position }: Save,
  state: T['Rules']['State'],
): boolean {
  if (rules === game.version) return hashOf(state) === hash;
  const written = game.writePosition(state);
  const read = stateOf(game, position);
  return (
    says({ ...written, version: rules }, position) && !!read && hashOf(game.writePosition(read)) === hashOf(written)
  );
}

/** The state a position in a save stands for; undefined if there is none. */
function stateOf<T extends MatchTypes>(game: Game<T['Rules']>, position: unknown): T['Rules']['State'] | undefined {
  const read = game.readPosition(position);
  return read.ok ? read.state : undefined;
}

/** How many actions are played again before there is a rest. */
const piece = 20;

/** Plays the actions of a save again: a session, `elsewhere` if that is not where they led, undefined if one of them is not legal any more. */
function* playAgain<T extends MatchTypes>(
  game: Game<T['Rules']>,
  config: T['Rules']['Config'],
  save: Save,
  start: T['Rules']['State'] | undefined,
): Generator<void, Session<T['Rules']> | 'elsewhere' | undefined> {
  const session = createSession(game, config, save.seed, { start });
  for (const [i, text] of save.actions.entries()) {
    if (i % piece === piece - 1) yield;
    const action = game.parse(text);
    if (action === undefined || !session.submit(action)) return undefined;
  }
  return isWhole(game, save, session.state) ? session : 'elsewhere';
}

/** Whatever a foreign text makes the rules stumble over, it is damaged. */
function* orDamaged<O>(
  opening: Generator<void, O>,
): Generator<void, O | { readonly ok: false; readonly fault: 'damaged' }> {
  try {
    return yield* opening;
  } catch {
    return { ok: false, fault: 'damaged' };
  }
}

/** The JSON of a text; undefined if it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unreadable = { ok: false, fault: 'unreadable' } as const;

export function savesOf<T extends MatchTypes>(kit: MatchKit<T>): Saves<T> {
  const { game, readOccasion, levelOf } = kit;

  function* opening(data: unknown): Generator<void, Opened<T>> {
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
    const levels = save.levels ?? save.controllers.map(() => levelOf(config));
    if (levels.length !== save.controllers.length) return fault('damaged');
    const start = save.start === undefined ? undefined : stateOf(game, save.start);
    const isStartKnown = save.start === undefined || start !== undefined;

    const table = { controllers: save.controllers, levels, ...(occasion && { occasion }) };
    const session = isStartKnown ? yield* playAgain(game, config, save, start) : undefined;
    if (session && session !== 'elsewhere') return { ok: true, match: { ...table, session }, save };
    if (save.rules === game.version) return fault('damaged');
    // What an earlier version allowed, this one may forbid: then the game is taken up where it stood.
    if (save.seal !== undefined && save.seal !== hashOf(save.position)) return fault('damaged');
    const position = stateOf(game, save.position);
    if (!position) return fault('older');
    // Only what says all of a position can stand for a game of which nothing else is known.
    const written = { ...game.writePosition(position), version: save.rules };
    if (session === 'elsewhere' || hashOf(written) !== hashOf({ ...save.position, version: save.rules })) {
      return fault('damaged');
    }
    const again = createSession(game, config, save.seed, { start: position });
    return { ok: true, match: { ...table, session: again }, save, forgets: true };
  }

  const open = (data: unknown) => orDamaged(opening(data));

  return {
    saveOf(match, now) {
      const { session, controllers, occasion } = match;
      const position = game.writePosition(session.state);
      return {
        format: formats[0],
        version: formatVersion,
        game: game.id,
        rules: game.version,
        config: session.config,
        seed: session.seed,
        controllers: [...controllers],
        levels: [...levelsIn(kit, match)],
        ...occasion,
        ...(session.start && { start: game.writePosition(session.start) }),
        actions: session.log.map((entry) => game.format(entry.action)),
        position,
        hash: hashOf(session.state),
        seal: hashOf(position),
        savedAt: now.toISOString(),
      };
    },
    openSave: (data) => atOnce(open(data)),
    openSlowly: (data, rest) => inSteps(open(data), rest),
    openSaveText(text) {
      const data = jsonOf(text);
      return data === undefined ? unreadable : atOnce(open(data));
    },
    async openTextSlowly(text, rest) {
      const data = jsonOf(text);
      return data === undefined ? unreadable : inSteps(open(data), rest);
    },
  };
}
