import type { Moment } from '../engine/kernel/game.ts';
import type { SaveStore } from '../session/save-store.ts';
import type { Language, Settings } from '../session/settings.ts';
import type { Think } from '../session/think.ts';
import type { Recording } from '../tower/recording.ts';
import type { AppTypes } from './app-types.ts';
import type { Stage } from './stage.ts';

/** What the director has heard; scenes and controls sound by themselves. */
interface Sounds<Cue extends string> {
  play(cue: 'click' | 'refuse' | 'victory' | Cue): void;
  ambience(on: boolean): void;
  music(on: boolean): void;
  mute(muted: boolean): void;
  setVolumes(volumes: Pick<Settings, 'effects' | 'ambience' | 'music'>): void;
}

/** What the director needs of the stage: pictures, words, sounds, and whatever only a browser has. */
export interface Stagehands<T extends AppTypes> {
  /** Draws the words anew; the picture follows the screen. */
  render(): void;
  /** Plays an action, event by event, on the screen on show. */
  animate(trace: readonly Moment<T['Rules']>[], recording: Recording | undefined): Promise<void>;
  /** Has the picture alone follow: the words stay as they are. */
  follow(): void;
  /** Has what is dragged follow the pointer. */
  drag(drag: T['Drag'] | undefined): void;
  /** Hurries what is moving to its end. */
  hurry(): void;
  /** The stage that fits the window now. */
  stage(): Stage<T['Layout']>;
  /** Has everything that is drawn from now on speak this language. */
  speak(language: Language): Promise<void>;
  /** Hands a text to the player as a file. */
  download(name: string, text: string): void;
  keepSettings(settings: Settings & T['Settings']): void;
  /** Leaves the game for the shelf, where there is one. */
  readonly toShelf: (() => void) | undefined;
  /** Lets time pass, less of it the faster the player wants things to go. */
  wait(ms: number): Promise<void>;
  /** Lets all of the time pass. */
  pass(ms: number): Promise<void>;
  /** Has a computer think, beside everything else. */
  readonly think: Think;
  /** For a new game: nobody can know it before. */
  newSeed(): number;
  readonly audio: Sounds<T['Cue']>;
  readonly saves: SaveStore;
}
