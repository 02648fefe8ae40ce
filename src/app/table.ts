import type { Seat, Viewer } from '../engine/kernel/game.ts';
import type { Match } from '../session/match.ts';
import type { Settings } from '../session/settings.ts';
import { type ShownMatch, showMatch } from '../session/shown-match.ts';
import type { DialogOf, ScreenOf } from './app.ts';
import type { AppTypes } from './app-types.ts';

/** What lies on the table and what the screen shows of it; all who run the game share it, and each changes its own part. */
export interface Table<T extends AppTypes> {
  settings: Settings & T['Settings'];
  screen: ScreenOf<T>;
  dialog: DialogOf<T> | undefined;
  match: Match<T> | undefined;
  /** The match without what the person in front of the screen may not know. */
  shown: ShownMatch<T> | undefined;
  /** Pieces are moving or a bot is thinking. */
  busy: boolean;
  /** The seat whose bot is thinking. */
  thinking: Seat | undefined;
  /** Something is falling through the tree. */
  falling: boolean;
  /** What bots have fought out stays on show until the player passes on. */
  held: boolean;
  /** The player went to look at something else while pieces moved, and is left there. */
  looksAway: boolean;
  /** The match is a replay of a finished one. */
  replaying: boolean;
}

export function emptyTable<T extends AppTypes>(settings: Settings & T['Settings']): Table<T> {
  return {
    settings,
    screen: 'title',
    dialog: undefined,
    match: undefined,
    shown: undefined,
    busy: false,
    thinking: undefined,
    falling: false,
    held: false,
    looksAway: false,
    replaying: false,
  };
}

/** Puts a match on the table, or clears it; `viewer`: whose secrets the screen may show. */
export function lay<T extends AppTypes>(table: Table<T>, match: Match<T> | undefined, viewer: () => Viewer): void {
  table.match = match;
  table.shown = match && showMatch(match, viewer);
  table.busy = false;
  table.thinking = undefined;
  table.falling = false;
  table.held = false;
  table.looksAway = false;
}

export function isHuman<T extends AppTypes>({ match }: Table<T>, seat: Seat): boolean {
  return match?.controllers[seat] === 'human';
}
