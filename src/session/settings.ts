import * as v from 'valibot';

export const languages = ['en', 'cs', 'pl'] as const;
export type Language = (typeof languages)[number];

/** For whom the colours are told apart: as they were printed, or for eyes that see less of one of them. */
export const colourings = ['printed', 'lessRed', 'lessGreen', 'lessBlue'] as const;
export type Colouring = (typeof colourings)[number];

export const speeds = ['normal', 'fast', 'instant'] as const;

const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A field that is missing or cannot be used takes its own default and leaves the others alone. */
const fields = {
  speed: v.fallback(v.picklist(speeds), 'normal'),
  muted: v.fallback(v.boolean(), false),
  effects: v.fallback(volume, 0.8),
  ambience: v.fallback(volume, 0.5),
  music: v.fallback(volume, 0.4),
  /** Show the hand-over curtain between two people. */
  curtain: v.fallback(v.boolean(), true),
  /** What bots have fought out stays on show until a person has seen it. */
  holds: v.fallback(v.boolean(), true),
  /** Size of the words in per cent. */
  textSize: v.fallback(v.picklist([100, 125, 150, 200]), 100),
  colours: v.fallback(v.picklist(colourings), 'printed'),
  /** Words as dark or as light as can be, and stronger edges. */
  contrast: v.fallback(v.boolean(), false),
  /** Nothing moves that need not. */
  calm: v.fallback(v.boolean(), false),
};

const schemaFor = (language: Language) =>
  v.object({ language: v.fallback(v.picklist(languages), language), ...fields });

/** What holds for every game. */
export type Settings = v.InferOutput<ReturnType<typeof schemaFor>>;

/** Reads a game's own settings; what is missing or cannot be used takes its default. */
export type ReadSettings<Own> = (json: unknown) => Own;

/** Where settings are kept: the local storage of a browser, or whatever is like it. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const none: TextStorage = { getItem: () => null, setItem() {} };

/** The storage, if the browser lets us have it at all, else another. */
export function storageOrNone(storage: () => TextStorage, otherwise = none): TextStorage {
  try {
    return storage();
  } catch {
    return otherwise;
  }
}

const shellKey = 'shell.settings';
/** Where everything lay when there was one game only. */
const olderKey = 'harrow.settings';

const gameKey = (game: string) => `${game}.settings`;

/** The language of the browser, if the game speaks it. */
function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(storage: Pick<TextStorage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or forbidden storage only means that the choice is forgotten with the page. */
function write(storage: Pick<TextStorage, 'setItem'>, key: string, value: object): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the settings hold until the page closes.
  }
}

/** The settings of every game; those of the days of one game are moved to their own place once. */
export function loadSettings(storage: TextStorage, wanted: readonly string[]): Settings {
  const schema = schemaFor(preferredLanguage(wanted));
  const stored = read(storage, shellKey);
  const older = stored === null ? read(storage, olderKey) : null;
  const settings = v.is(v.looseObject({}), stored ?? older) ? v.parse(schema, stored ?? older) : v.parse(schema, {});
  if (older !== null) write(storage, shellKey, settings);
  return settings;
}

/** What differs from `before` is written among what is kept: another tab may have changed something else. */
function merge(storage: TextStorage, key: string, settings: object, before: object): void {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(settings).filter(([name, value]) => known.get(name) !== value);
  const stored = read(storage, key);
  write(storage, key, { ...(v.is(v.looseObject({}), stored) ? stored : settings), ...Object.fromEntries(changed) });
}

export function saveSettings(storage: TextStorage, settings: Settings, before: object = {}): void {
  merge(storage, shellKey, settings, before);
}

export function loadGameSettings<Own>(
  storage: Pick<TextStorage, 'getItem'>,
  game: string,
  readOwn: ReadSettings<Own>,
): Own {
  return readOwn(read(storage, gameKey(game)));
}

export function saveGameSettings(storage: TextStorage, game: string, settings: object, before: object = {}): void {
  merge(storage, gameKey(game), settings, before);
}
