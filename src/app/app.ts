import type { Seat } from '../engine/kernel/game.ts';
import type { Match } from '../session/match.ts';
import type { Settings } from '../session/settings.ts';
import type { ShownEntry, ShownMatch } from '../session/shown-match.ts';
import type { SpotId } from '../session/spot.ts';
import type { AppTypes } from './app-types.ts';
import type { Archive } from './archive.ts';
import type { Stage } from './stage.ts';

/** Every game has a title and an end. */
export type ScreenOf<T extends AppTypes> = 'title' | 'end' | T['Screen'];

/** The dialogs of every game. */
export type ShellDialog<Question extends string = string> =
  | { readonly kind: 'settings' | 'log' | 'help' | 'games' }
  /** The rulebook, opened at an article. */
  | { readonly kind: 'rules'; readonly article?: string }
  /** Leaving a running game, or doing what hurts oneself. */
  | { readonly kind: 'confirm'; readonly question: 'leave' | 'update' | Question; readonly yes: () => void };

export type DialogOf<T extends AppTypes> = ShellDialog<T['Question']> | T['Dialog'];

/** Why something cannot be done, with the rule that says so. */
export interface Refusal<Key extends string = string> {
  readonly kind: 'refusal';
  readonly key: Key;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A sentence that appears for a while: a refusal, or news about a save. */
export type Notice<Key extends string = string> = Refusal<Key> | { readonly kind: 'news'; readonly key: string };

interface NewGame<T extends AppTypes> {
  readonly config: T['Rules']['Config'];
  readonly seed: number;
  readonly controllers: Match<T>['controllers'];
  readonly levels?: Match<T>['levels'];
  readonly occasion?: T['Occasion'] | undefined;
}

/** A step that the game takes by itself. */
export interface Told<T extends AppTypes> {
  readonly event: T['Rules']['Event'];
  readonly waits: boolean;
}

/** How far a replay has come. */
export interface Timeline<T extends AppTypes> {
  /** Actions shown, of how many. */
  readonly at: number;
  readonly of: number;
  /** All of them, as everybody may know them. */
  readonly log: readonly ShownEntry<T>[];
}

/** A file that a player brings. */
export interface TextFile {
  /** In bytes. */
  readonly size: number;
  text(): Promise<string>;
}

/** What screens read and do, whatever the game. Drawn anew, from the top, whenever it changes. */
export interface App<T extends AppTypes = AppTypes> {
  readonly stage: Stage<T['Layout']>;
  readonly settings: Settings & T['Settings'];
  readonly screen: ScreenOf<T>;
  readonly dialog: DialogOf<T> | undefined;
  readonly notice: Notice<T['Refusal']> | undefined;
  /** The game on the table, without what the person in front of the screen may not know. */
  readonly match: ShownMatch<T> | undefined;
  /** The saved game that "Continue" opens: the one that was played last. */
  readonly saved: T['Summary'] | undefined;
  /** All saved games. */
  readonly archive: Archive<T>;
  /** Pieces are moving or a bot is thinking. */
  readonly busy: boolean;
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | undefined;
  /** The seat behind the hand-over curtain. */
  readonly curtain: Seat | undefined;
  /** The position on show: while an action is shown, as far as it has been. */
  readonly shownState: T['Rules']['State'] | undefined;
  /** Something is falling through the tree. */
  readonly falling: boolean;
  /** What others have fought out stays on show until `next`. */
  readonly held: boolean;
  /** The step the game takes by itself that is being shown, and whether it waits for `next`. */
  readonly told: Told<T> | undefined;
  /** A finished game is being played again. */
  readonly replaying: boolean;
  /** The replay is held. */
  readonly paused: boolean;
  /** How far the replay has come; undefined while none is watched. */
  readonly timeline: Timeline<T> | undefined;

  /** Leaves the game for the shelf, where there is one. */
  readonly toShelf: (() => void) | undefined;

  change(settings: Partial<Settings & T['Settings']>): void;
  go(screen: ScreenOf<T>): void;
  open(dialog: DialogOf<T>): void;
  closeDialog(): void;
  dismissNotice(): void;
  /** Shows the sentence of this key for a while. */
  tellNews(key: string): void;
  liftCurtain(): void;

  startGame(game: NewGame<T>): void;
  /** The one that was played last, unless another is named. */
  continueGame(id?: string): void;
  rematch(): void;
  /** Plays the finished game again before the eyes. */
  watchReplay(): void;
  /** Holds the replay, or lets it go on. */
  pauseReplay(): void;
  /** Holds the replay and shows one action more, or one fewer. */
  stepReplay(by: 1 | -1): void;
  /** Holds the replay after so many actions. */
  seekReplay(at: number): void;
  /** Plays on from where the replay has come to, in a game of its own. */
  branchReplay(): void;
  /** Back to the result. */
  stopReplay(): void;
  exportSave(): void;
  /** Opens a saved game, or whatever else of the game a file holds. */
  importSave(file: TextFile): Promise<void>;

  act(action: T['Rules']['Action']): void;
  /** Does what the thing offers, or says why it offers nothing. */
  click(spot: SpotId): void;
  undo(): void;
  /** Lets the tree decide. */
  tip(): void;
  /** Goes on from the step that is told, or from what is held; `run`: and stops at no other of this action. */
  next(run?: 'run'): void;
  /** Hurries the running animation to its end. */
  skip(): void;
}

/** The app of one game: what every game has, and its own. */
export type AppOf<T extends AppTypes> = App<T> & T['Own'];
