import type { ScreenOf } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import type { AppKit } from '../app/play.ts';
import type { Soundscape } from '../audio/soundscape.ts';
import type { WordFiles } from '../i18n/i18n.ts';
import type { Scenes } from '../scenes/picture.ts';
import type { GameParts } from '../ui/game-parts.ts';

/** All that a game is: its folders in every layer, tied together. */
export interface GameKit<T extends AppTypes> {
  readonly app: AppKit<T>;
  readonly words: WordFiles;
  /** Starts a worker in which its computers think (`thinking.ts`); without one they think on the page. */
  readonly startThinker?: () => Worker;
  readonly soundscape: Soundscape<T['Cue']>;
  /** Its colours, and its pictures that style sheets use. */
  readonly palette: Readonly<Record<string, string>>;
  /** Those of its colours that are others where more contrast is wanted. */
  readonly strongPalette: Readonly<Record<string, string>>;
  readonly styledPictures: readonly string[];
  /** The picture of its tab. */
  readonly icon: string;
  /** Its words and controls. */
  readonly parts: GameParts<T>;
  /** Fetches its pictures, which the words of its title do not wait for. */
  readonly scenes: () => Promise<Scenes<T>>;
  /** Which of them each screen lies on. */
  readonly sceneOf: Readonly<Record<ScreenOf<T>, string>>;
  /** The screen on which a new game is laid out. */
  readonly newGame: ScreenOf<T>;
}

/** Puts a game on the page; gives back how it is stopped. */
export type OpenGame = <T extends AppTypes>(kit: GameKit<T>) => Promise<() => void>;
