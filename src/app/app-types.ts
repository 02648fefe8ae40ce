import type { MatchTypes } from '../session/match.ts';
import type { Layout } from './stage.ts';

/** The types of a game's rules and matches, and those of what is seen of it. */
export interface AppTypes extends MatchTypes {
  Layout: Layout;
  /** Its screens, beside the title and the end. */
  Screen: string;
  /** Its dialogs, beside those of every game. */
  Dialog: { readonly kind: string };
  /** What it asks before something is done: keys of words. */
  Question: string;
  /** Its reasons why something cannot be done. */
  Refusal: string;
  /** What players choose for this game alone. */
  Settings: object;
  /** What the title says about a saved game. */
  Summary: object;
  /** Its sounds, beside those of every game. */
  Cue: string;
  /** Something that follows the pointer. */
  Drag: object;
  /** What its screens read and do beside what every game has. */
  Own: object;
}
