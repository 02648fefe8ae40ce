import * as v from 'valibot';

export const languages = ['en', 'cs', 'pl'] as const;
export type Language = (typeof languages)[number];

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
  /** In the solo game each step of the automatic factions waits for the player. */
  stepping: v.fallback(v.boolean(), false),
  /** Size of the words in per cent. */
  textSize: v.fallback(v.picklist([100, 125, 150, 200]), 100),
  /** Chapter 1 has been played or skipped: a new game then offers the whole of it. */
  firstChapterDone: v.fallback(v.boolean(), false),
};

const schemaFor = (language: Language) =>
  v.object({ language: v.fallback(v.picklist(languages), language), ...fields });

export type Settings = v.InferOutput<ReturnType<typeof schemaFor>>;

const key = 'harrow.settings';

/** The language of the browser, if the game speaks it. */
function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export function loadSettings(storage: Pick<Storage, 'getItem'>, wanted: readonly string[]): Settings {
  const schema = schemaFor(preferredLanguage(wanted));
  try {
    return v.parse(schema, JSON.parse(storage.getItem(key) ?? '{}'));
  } catch {
    return v.parse(schema, {});
  }
}

/** A full or forbidden storage only means that the choice is forgotten with the page. */
export function saveSettings(storage: Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage.setItem(key, JSON.stringify(settings));
  } catch {
    // Nothing to do: the settings hold until the page closes.
  }
}
