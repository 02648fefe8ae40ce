import type { FactionId } from '../../engine/games/root/factions/ids.ts';
import type { RefusalKey } from '../../engine/games/root/refusals/keys.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Fight } from '../../session/root/fight.ts';
import type { Hint } from '../../session/root/hint.ts';
import type { Interaction } from '../../session/root/interaction.ts';
import type { LessonId } from '../../session/root/lessons/lessons.ts';
import type { RootMatchTypes } from '../../session/root/root-session.ts';
import type { RootSettings } from '../../session/root/root-settings.ts';
import type { SaveSummary } from '../../session/root/save-summary.ts';
import type { AppOf, DialogOf, ScreenOf } from '../app.ts';
import type { Hints } from '../hints.ts';
import type { Record } from '../record.ts';
import type { RootLayout } from './layout.ts';
import type { Remembered } from './remembered.ts';
import type { Taught } from './taught.ts';

/** The cards the person in front of the screen may see. */
export interface Hand {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  /** Of the Alliance. */
  readonly supporters: readonly CardId[];
}

/** What Root's screens read and do beside what every game has. */
export interface RootOwn extends Hints<Hint>, Record {
  /** What the deciding person can do; undefined while pieces move, a bot thinks or the dice must fall. */
  readonly interaction: Interaction | undefined;
  readonly hand: Hand | undefined;
  /** The battle on show; while an action is shown, as far as it has been. */
  readonly fight: Fight | undefined;
  /** What the screens remember from one to the next. */
  readonly remembered: Remembered;
  /** What the oak says now, and the lessons that have been heard. */
  readonly taught: Taught | undefined;
  readonly heard: readonly string[];
  /** The oak's lesson has been heard; it shall be told again; none are wanted; all of a faction shall be told again. */
  hearLesson(lesson: LessonId): void;
  forgetLesson(lesson: LessonId): void;
  skipLessons(): void;
  repeatLessons(faction?: FactionId): void;
  /** Has so many go. */
  setAmount(amount: number): void;
  remember(part: Partial<Remembered>): void;
  /** Lays down what is held. */
  letGo(): void;
}

export interface RootAppTypes extends RootMatchTypes {
  Layout: RootLayout;
  Screen: 'newGame' | 'table' | 'boards' | 'battle';
  /** What the oak has said; the course to begin with; what became of all games. */
  Dialog: { readonly kind: 'lessons' | 'learn' | 'statistics' };
  /** Actions would be left undone. */
  Question: 'actionsLeft';
  Refusal: RefusalKey;
  Settings: RootSettings;
  Summary: SaveSummary;
  Cue: never;
  Drag: never;
  Own: RootOwn;
}

export type RootApp = AppOf<RootAppTypes>;
export type RootDialog = DialogOf<RootAppTypes>;
export type ScreenId = ScreenOf<RootAppTypes>;
