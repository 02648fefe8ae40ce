import { type ComponentChildren, createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { App, Dialog, Notice } from '../app/app.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { Component, Rect } from './dom.ts';

type Session = NonNullable<App['match']>['session'];
type Happening = Session['log'][number]['events'][number];

/** A thing that is told one by one, in the words that stand on it. */
export interface Term {
  readonly name: string;
  readonly texts: readonly string[];
}

export interface Article {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** What it goes through one by one. */
  readonly terms: readonly Term[];
}

/** A chapter of the rulebook. */
export interface Chapter {
  readonly name: string;
  readonly articles: readonly Article[];
}

/** A part of the story: what happened, and whose doing it was. */
export interface StoryPart {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly doer?: string | undefined }[];
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

/** Words of the game that the frame around it has to say. */
interface GameWords {
  /** The text of a key that the game has given: of a question, or of news. */
  text(key: string): string;
  /** An event as a sentence; undefined where it is not worth one. */
  happening(event: Happening, session: Session): string | undefined;
  story(app: App): readonly StoryPart[];
  refusal(notice: Extract<Notice, { kind: 'refusal' }>): string;
  ruleName(rule: string): string;
  curtain(app: App, seat: Seat): CurtainWords | undefined;
  /** The rulebook in the order in which it is read, and the article that tells a rule. */
  rulebook(): readonly Chapter[];
  articleOf(rule: string): string;
}

/** What a game gives to the frame that every game has around it. */
export interface GameParts {
  readonly screens: Readonly<Record<App['screen'], Component<{ readonly app: App }>>>;
  /** Those on which the game is played. */
  readonly played: ReadonlySet<App['screen']>;
  /** Draws a dialog of its own. */
  dialog(app: App, dialog: Dialog): VNode | undefined;
  readonly words: GameWords;
  /** Settings of its own, among those of the table. */
  settings(app: App): ComponentChildren;
  /** Where a notice lies on the screen; undefined: over its foot. */
  noticePlace(app: App): Rect | undefined;
  /** Does what a key means in this game alone; false: nothing. */
  pressKey(app: App, key: string): boolean;
}

const Parts = createContext<GameParts | undefined>(undefined);

export const GamePartsProvider = Parts.Provider;

export function useGameParts(): GameParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('no game is on the stage');
  return parts;
}
