import type battle from '../../locales/en/battle.json';
import type boards from '../../locales/en/boards.json';
import type campaign from '../../locales/en/campaign.json';
import type cards from '../../locales/en/cards.json';
import type hester from '../../locales/en/hester.json';
import type hesterBoard from '../../locales/en/hester-board.json';
import type legends from '../../locales/en/legends.json';
import type lessons from '../../locales/en/lessons.json';
import type log from '../../locales/en/log.json';
import type map from '../../locales/en/map.json';
import type refusal from '../../locales/en/refusal.json';
import type rulebook from '../../locales/en/rulebook.json';
import type rules from '../../locales/en/rules.json';
import type solo from '../../locales/en/solo.json';
import type table from '../../locales/en/table.json';
import type terms from '../../locales/en/terms.json';
import type tiles from '../../locales/en/tiles.json';
import type tracks from '../../locales/en/tracks.json';
import type ui from '../../locales/en/ui.json';
import type variants from '../../locales/en/variants.json';

/** A key as it is asked for: without the ending that a number or a context chooses. */
type Asked<Name extends string> = Name extends `${infer Stem}_${string}` ? Name | Stem : Name;

/** The paths to the texts of a file, as `part.name`. */
type Paths<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Asked<Name> : `${Name}.${Paths<Texts[Name]>}`;
}[keyof Texts & string];

interface Namespaces {
  battle: typeof battle;
  boards: typeof boards;
  campaign: typeof campaign;
  cards: typeof cards;
  'hester-board': typeof hesterBoard;
  hester: typeof hester;
  legends: typeof legends;
  lessons: typeof lessons;
  log: typeof log;
  map: typeof map;
  refusal: typeof refusal;
  rulebook: typeof rulebook;
  rules: typeof rules;
  solo: typeof solo;
  table: typeof table;
  terms: typeof terms;
  tiles: typeof tiles;
  tracks: typeof tracks;
  variants: typeof variants;
}

/**
 * Every text there is: those of `ui` by their path, the others with the name of their file before it. Parts of keys in
 * templates have types of their own: with one taken from here, every text would seem to have a user.
 */
export type TextKey =
  | Paths<typeof ui>
  | { [Name in keyof Namespaces]: `${Name}:${Paths<Namespaces[Name]>}` }[keyof Namespaces];
