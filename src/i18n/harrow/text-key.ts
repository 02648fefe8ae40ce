import type aids from '../../../locales/en/harrow/aids.json';
import type battle from '../../../locales/en/harrow/battle.json';
import type boards from '../../../locales/en/harrow/boards.json';
import type campaign from '../../../locales/en/harrow/campaign.json';
import type cards from '../../../locales/en/harrow/cards.json';
import type fair from '../../../locales/en/harrow/fair.json';
import type hester from '../../../locales/en/harrow/hester.json';
import type hesterRail from '../../../locales/en/harrow/hester-rail.json';
import type legends from '../../../locales/en/harrow/legends.json';
import type lessons from '../../../locales/en/harrow/lessons.json';
import type log from '../../../locales/en/harrow/log.json';
import type map from '../../../locales/en/harrow/map.json';
import type opponents from '../../../locales/en/harrow/opponents.json';
import type recap from '../../../locales/en/harrow/recap.json';
import type refusal from '../../../locales/en/harrow/refusal.json';
import type rulebook from '../../../locales/en/harrow/rulebook.json';
import type rules from '../../../locales/en/harrow/rules.json';
import type solo from '../../../locales/en/harrow/solo.json';
import type statistics from '../../../locales/en/harrow/statistics.json';
import type table from '../../../locales/en/harrow/table.json';
import type terms from '../../../locales/en/harrow/terms.json';
import type tiles from '../../../locales/en/harrow/tiles.json';
import type tracks from '../../../locales/en/harrow/tracks.json';
import type ui from '../../../locales/en/harrow/ui.json';
import type variants from '../../../locales/en/harrow/variants.json';
import type { KeysOf, TextKey as ShellKey } from '../text-key.ts';

interface Files {
  aids: typeof aids;
  battle: typeof battle;
  boards: typeof boards;
  campaign: typeof campaign;
  cards: typeof cards;
  fair: typeof fair;
  'hester-rail': typeof hesterRail;
  hester: typeof hester;
  legends: typeof legends;
  lessons: typeof lessons;
  log: typeof log;
  map: typeof map;
  opponents: typeof opponents;
  recap: typeof recap;
  refusal: typeof refusal;
  rulebook: typeof rulebook;
  rules: typeof rules;
  solo: typeof solo;
  statistics: typeof statistics;
  table: typeof table;
  terms: typeof terms;
  tiles: typeof tiles;
  tracks: typeof tracks;
  ui: typeof ui;
  variants: typeof variants;
}

/** Every text that Harrow can say: its own, and the shell's. */
export type TextKey = ShellKey | KeysOf<Files>;
