import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { AppOf, DialogOf, Refusal, ScreenOf } from '../app/app.ts';
import type { AppTypes } from '../app/app-types.ts';
import type { Rect } from '../app/stage.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { ShownMatch } from '../session/shown-match.ts';
import type { PictureName } from './parts/button.ts';

/** A thing that is told one by one, in the words that stand on it. */
export interface Term {
  readonly name: string;
  readonly picture?: PictureName | undefined;
  readonly texts: readonly string[];
}

/** A small game that one can look at step by step: the first picture is before anything is done. */
export interface WorkedExample {
  readonly length: number;
  picture(at: number): ComponentChildren;
  text(at: number): string;
}

export interface Article {
  readonly id: string;
  readonly name: string;
  /** Their words may say what they name: `<storm>a storm</storm>`. */
  readonly paragraphs: readonly string[];
  readonly pictures?: Readonly<Record<string, PictureName>> | undefined;
  readonly example?: WorkedExample | undefined;
  /** What it goes through one by one. */
  readonly terms: readonly Term[];
  /** Articles that tell what it speaks of. */
  readonly related?: readonly { readonly id: string; readonly name: string }[];
}

/** A chapter of the rulebook. */
export interface Chapter {
  readonly name: string;
  readonly articles: readonly Article[];
}

/** What happened, and whose doing it was. */
export interface StoryLine {
  readonly text: string;
  /** Class of the doer, and the name by which lines are sought. */
  readonly doer?: string | undefined;
  readonly doerName?: string | undefined;
  /** It is a word somebody says. */
  readonly isSaid?: boolean;
  /** Shows where it happened. */
  readonly show?: (() => void) | undefined;
}

/** A part of the story. */
export interface StoryPart {
  readonly heading: string;
  readonly lines: readonly StoryLine[];
}

/** What stands on the curtain before a seat. */
export interface CurtainWords {
  /** Class of the seat, and its sign. */
  readonly look: string;
  readonly picture: string;
  readonly title: string;
  readonly text: string | undefined;
  readonly languages: readonly [x: number, y: number];
}

/** What is said of a saved game, and the pictures it is known by. */
export interface SavedWords {
  readonly title: string;
  /** How far it is. */
  readonly detail: string;
  readonly pictures: readonly PictureName[];
}

/** Words of the game that the frame around it has to say. */
interface GameWords<T extends AppTypes> {
  /** What the game is called. */
  name(): string;
  /** The text of a key that the game has given: of a question, or of news. */
  text(key: string): string;
  /** An event as a sentence; undefined where it is not worth one. */
  happening(event: T['Rules']['Event'], session: ShownMatch<T>['session']): string | undefined;
  story(app: AppOf<T>): readonly StoryPart[];
  saved(summary: T['Summary']): SavedWords;
  refusal(notice: Refusal<T['Refusal']>): string;
  ruleName(rule: string): string;
  curtain(app: AppOf<T>, seat: Seat): CurtainWords | undefined;
  /** The rulebook in the order in which it is read, and the article that tells a rule. */
  rulebook(): readonly Chapter[];
  articleOf(rule: string): string;
}

/**
 * What a game gives to the frame that every game has around it. The members are methods: so the parts of one game also
 * pass as those of a game whose types nobody knows.
 */
export interface GameParts<T extends AppTypes = AppTypes> {
  /** Draws the screen on show. */
  screen(app: AppOf<T>): VNode;
  /** Those on which the game is played. */
  isPlayed(screen: ScreenOf<T>): boolean;
  /** Draws a dialog of its own. */
  dialog(app: AppOf<T>, dialog: DialogOf<T>): VNode | undefined;
  readonly words: GameWords<T>;
  /** Settings of its own, among those of the table. */
  settings(app: AppOf<T>): ComponentChildren;
  /** Where a notice lies on the screen; undefined: over its foot. */
  noticePlace(app: AppOf<T>): Rect | undefined;
  /** Does what a key means in this game alone; false: nothing. */
  pressKey(app: AppOf<T>, key: string): boolean;
}

const Parts = createContext<GameParts | undefined>(undefined);

export const GamePartsProvider = Parts.Provider;

export function useGameParts(): GameParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('no game is on the stage');
  return parts;
}
