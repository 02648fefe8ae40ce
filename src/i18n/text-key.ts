import type lessons from '../../locales/en/shell/lessons.json';
import type recap from '../../locales/en/shell/recap.json';
import type rulebook from '../../locales/en/shell/rulebook.json';
import type shelf from '../../locales/en/shell/shelf.json';
import type statistics from '../../locales/en/shell/statistics.json';
import type ui from '../../locales/en/shell/ui.json';

/** A key as it is asked for: without the ending that a number or a context chooses. */
type Asked<Name extends string> = Name extends `${infer Stem}_${string}` ? Name | Stem : Name;

/** The paths to the texts of a file, as `part.name`. */
type Paths<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Asked<Name> : `${Name}.${Paths<Texts[Name]>}`;
}[keyof Texts & string];

/**
 * The keys of files by their names: those of `ui` by their path, the others with the name of their file before it. Parts
 * of keys in templates have types of their own: with one taken from here, every text would seem to have a user.
 */
export type KeysOf<Files> = {
  [Name in keyof Files & string]: Name extends 'ui' ? Paths<Files[Name]> : `${Name}:${Paths<Files[Name]>}`;
}[keyof Files & string];

/** Every text of the shell, which are there whatever is played. */
export type TextKey = KeysOf<{
  lessons: typeof lessons;
  recap: typeof recap;
  rulebook: typeof rulebook;
  shelf: typeof shelf;
  statistics: typeof statistics;
  ui: typeof ui;
}>;
