import type aids from '../../../locales/en/root/aids.json';
import type boards from '../../../locales/en/root/boards.json';
import type cards from '../../../locales/en/root/cards.json';
import type lessons from '../../../locales/en/root/lessons.json';
import type log from '../../../locales/en/root/log.json';
import type refusal from '../../../locales/en/root/refusal.json';
import type rulebook from '../../../locales/en/root/rulebook.json';
import type statistics from '../../../locales/en/root/statistics.json';
import type ui from '../../../locales/en/root/ui.json';
import type { KeysOf, TextKey as ShellKey } from '../text-key.ts';

interface Files {
  aids: typeof aids;
  boards: typeof boards;
  cards: typeof cards;
  lessons: typeof lessons;
  log: typeof log;
  refusal: typeof refusal;
  rulebook: typeof rulebook;
  statistics: typeof statistics;
  ui: typeof ui;
}

/** Every text that Root can say: its own, and the shell's. */
export type TextKey = ShellKey | KeysOf<Files>;
