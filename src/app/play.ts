import type { Levels } from '../engine/ai/levels.ts';
import type { Viewer } from '../engine/kernel/game.ts';
import type { MatchKit } from '../session/match.ts';
import type { ReadSettings } from '../session/settings.ts';
import type { SpotId } from '../session/spot.ts';
import type { KeyValue } from '../session/storage.ts';
import type { Recording } from '../tower/recording.ts';
import type { AppOf, ScreenOf } from './app.ts';
import type { AppTypes } from './app-types.ts';
import type { Notices } from './notices.ts';
import type { Stagehands } from './stagehands.ts';
import type { Table } from './table.ts';
import type { Telling } from './telling.ts';

/** What chance has decided, with the motion to be shown. */
interface Thrown<T extends AppTypes> {
  readonly action: T['Rules']['Action'];
  readonly recording: Recording | undefined;
}

/** What the running of a game lends to the game's own part in it. */
export interface Run<T extends AppTypes> {
  readonly table: Table<T>;
  readonly telling: Telling<T>;
  readonly notices: Notices<T['Refusal']>;
  readonly hands: Stagehands<T>;
  readonly app: AppOf<T>;
  /** Whose secrets the screen may show. */
  viewer(): Viewer;
  perform(action: T['Rules']['Action']): void;
  /** Bots and the tree go on, if it is for them to. */
  goOn(): void;
}

/** What has become of a file that holds no saved game: was anything taken from it, and the key of what there is to say? */
export interface TakenIn {
  readonly key: string;
  readonly isTaken: boolean;
}

/** A game with what it has kept on this device. */
export interface Prepared<T extends AppTypes> {
  createPlay(run: Run<T>): Play<T>;
  /** The key of what there is to say of it: it could not be read, or is damaged. */
  readonly news?: string | undefined;
}

/** An action that needs nobody's decision, and the key of what there is to say of it. */
export interface Forced<T extends AppTypes> {
  readonly action: T['Rules']['Action'];
  readonly news?: string | undefined;
}

/** A game's own part in the running of it. */
export interface Play<T extends AppTypes> {
  /** What its screens read and do beside what every game has. */
  readonly own: T['Own'];
  click(spot: SpotId): void;
  /** Lets go of whatever is held or picked out. */
  letGo(): void;
  /** The window is another, or another game lies on the table. */
  resetView(): void;
  /** The screen on which the decision of a position is made. */
  screenFor(state: T['Rules']['State']): ScreenOf<T>;
  /** The screen on which it goes on after an action. */
  screenAfter(): ScreenOf<T>;
  /** The screen on which the bots go on, if what is on show had better be looked at before; else undefined. */
  onwards(): ScreenOf<T> | undefined;
  /** An action is done and not yet shown: whatever must be kept of it is kept now. `before`: the position it was done in, as it was shown. */
  done(before: T['Rules']['State']): void;
  /** An action has been shown to its end. */
  shown(action: T['Rules']['Action'], before: T['Rules']['State']): void;
  /** The turn goes on with somebody's decision. */
  arrived(): void;
  /** The game is over and has been shown; gives the screen that says so. */
  over(): ScreenOf<T>;
  /** What is done next for the person who decides: what was asked for at once, or what leaves no choice, and what is said of it. */
  forced(): Forced<T> | undefined;
  /** Is this event one that is told in words? `before`: the position before the action it comes of. */
  isTold(event: T['Rules']['Event'], before: T['Rules']['State'] | undefined): boolean;
  /** The player goes through what is told step by step. */
  readonly isStepping: boolean;
  /** Is there a word to be said before anything goes on by itself? */
  hasWord(): boolean;
  /** What the player had better be asked before doing it. */
  questionOf(action: T['Rules']['Action']): T['Question'] | undefined;
  /** Throws what the rules ask for; `isSeen`: it will be looked at. */
  throwFor(state: T['Rules']['State'], request: T['Rules']['Chance'], isSeen: boolean): Thrown<T>;
  /** What a file of a saved game says beside it. */
  besideSave(): object;
  /** Takes from a file what is not a saved game. If it holds nothing else, gives what there is to say. */
  takeIn(text: string): TakenIn | undefined;
}

/** What the running of a game has to know of it. */
export interface AppKit<T extends AppTypes> extends MatchKit<T> {
  /** How its computers think. */
  readonly levels: Levels<T['Rules']>;
  /** The layout for a window. */
  layoutFor(width: number, height: number): T['Layout'];
  readonly readSettings: ReadSettings<T['Settings']>;
  summaryOf(match: NonNullable<Table<T>['match']>): T['Summary'];
  /** The beginning of the names of its files. */
  readonly fileName: string;
  /** Fetches what the game has kept on this device; what cannot be used is set aside. */
  prepare(storage: KeyValue, setAside: (data: unknown) => Promise<unknown>): Promise<Prepared<T>>;
}
