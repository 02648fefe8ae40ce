import type { ProgressStore } from '../session/harrow/campaign/progress-store.ts';
import type { HarrowMoment } from '../session/harrow/harrow-session.ts';
import type { SaveStore } from '../session/save-store.ts';
import type { Language, Settings } from '../session/settings.ts';
import type { Recording } from '../tower/recording.ts';
import type { Drag } from './app.ts';
import type { Stage } from './harrow/layout.ts';

/** What the director has heard; scenes and controls sound by themselves. */
interface Sounds {
  play(cue: 'click' | 'refuse' | 'victory' | 'jarOpen'): void;
  ambience(on: boolean): void;
  music(on: boolean): void;
  mute(muted: boolean): void;
  setVolumes(volumes: Pick<Settings, 'effects' | 'ambience' | 'music'>): void;
}

/** What the director needs of the stage: pictures, words, sounds, and whatever only a browser has. */
export interface Stagehands {
  /** Draws the words anew; the picture follows the screen. */
  render(): void;
  /** Plays an action, event by event, on the screen on show. */
  animate(trace: readonly HarrowMoment[], recording: Recording | undefined): Promise<void>;
  /** Has the picture alone follow: the words stay as they are. */
  follow(): void;
  /** Has what is dragged follow the pointer. */
  drag(drag: Drag | undefined): void;
  /** Hurries what is moving to its end. */
  hurry(): void;
  /** The stage that fits the window now. */
  stage(): Stage;
  /** Has everything that is drawn from now on speak this language. */
  speak(language: Language): Promise<void>;
  /** Hands a text to the player as a file. */
  download(name: string, text: string): void;
  keepSettings(settings: Settings): void;
  wait(ms: number): Promise<void>;
  readonly audio: Sounds;
  readonly saves: SaveStore;
  readonly nights: ProgressStore;
}
