import * as v from 'valibot';

export const languages = ['en', 'cs', 'pl'] as const;
export type Language = (typeof languages)[number];

export const speeds = ['normal', 'fast', 'instant'] as const;

const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const schema = v.object({
  language: v.optional(v.picklist(languages), 'en'),
  speed: v.optional(v.picklist(speeds), 'normal'),
  muted: v.optional(v.boolean(), false),
  effects: v.optional(volume, 0.8),
  ambience: v.optional(volume, 0.5),
  music: v.optional(volume, 0.4),
  /** Show the hand-over curtain between two people. */
  curtain: v.optional(v.boolean(), true),
  /** In the solo game each step of the automatic factions waits for the player. */
  stepping: v.optional(v.boolean(), false),
  /** Size of the words in per cent. */
  textSize: v.optional(v.picklist([100, 125, 150, 200]), 100),
  /** Chapter 1 has been played or skipped: a new game then offers the whole of it. */
  firstChapterDone: v.optional(v.boolean(), false),
});

export type Settings = v.InferOutput<typeof schema>;

const key = 'harrow.settings';

/** The language of the browser, if the game speaks it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export function loadSettings(storage: Pick<Storage, 'getItem'>, wanted: readonly string[]): Settings {
  const defaults = v.parse(schema, { language: preferredLanguage(wanted) });
  try {
    const parsed = v.safeParse(schema, { language: defaults.language, ...JSON.parse(storage.getItem(key) ?? '{}') });
    return parsed.success ? parsed.output : defaults;
  } catch {
    return defaults;
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
