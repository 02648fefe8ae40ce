// The game's ears. Nothing here throws or waits: a machine without sound plays the same game in silence.

import { Howler } from 'howler';
import { type Cue, cueNames, cues, voicing } from './cues.ts';
import { createLoops, nightCalls, nightLoops, titleLoops } from './loops.ts';
import { createSamples } from './samples.ts';
import { admit, cueLimit, impactLimit } from './voice-limit.ts';

/** All from 0 to 1. */
interface Volumes {
  readonly effects: number;
  readonly ambience: number;
  readonly music: number;
}

interface AudioSettings extends Volumes {
  readonly muted: boolean;
}

export interface GameAudio {
  readonly play: (cue: Cue, options?: { readonly strength?: number }) => void;
  readonly ambience: (on: boolean) => void;
  readonly music: (on: boolean) => void;
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (muted: boolean) => void;
  /** Only works inside a gesture of the player; the first click, touch or key does it by itself. */
  readonly unlock: () => void;
}

/** The events in which every browser lets sound begin. */
const gestures = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/** Milliseconds between two calls in the night. */
const callsEvery = { least: 9000, most: 26000 };

export function createAudio(settings: AudioSettings): GameAudio {
  const samples = createSamples();
  const night = createLoops(nightLoops, settings.ambience);
  const title = createLoops(titleLoops, settings.music);
  const starts = new Map<string, readonly number[]>();
  const lastFile = new Map<Cue, string>();
  let volumes: Volumes = settings;
  let muted = settings.muted;
  let wanted = { ambience: false, music: false };
  let unlocked = false;
  let nextCall: ReturnType<typeof setTimeout> | undefined;

  const hidden = (): boolean => typeof document === 'undefined' || document.hidden;

  const resume = (): void => {
    // A refusal only means that the browser still waits for a gesture.
    if (!muted && Howler.ctx && Howler.ctx.state !== 'running') Howler.ctx.resume().catch(() => undefined);
  };

  const pickFile = (cue: Cue): string => {
    const { files } = cues[cue];
    const fresh = files.length > 1 ? files.filter((file) => file !== lastFile.get(cue)) : files;
    const file = fresh[Math.floor(Math.random() * fresh.length)];
    lastFile.set(cue, file);
    return file;
  };

  const play: GameAudio['play'] = (cue, options) => {
    if (!unlocked || muted || volumes.effects === 0 || hidden()) return;
    const sound = cues[cue];
    const voice = voicing(sound, options?.strength, Math.random);
    if (!voice) return;
    const group = sound.impact ? 'impact' : cue;
    const limit = sound.impact ? impactLimit(options?.strength ?? 1) : cueLimit;
    const admitted = admit(starts.get(group) ?? [], performance.now(), limit);
    if (!admitted) return;
    starts.set(group, admitted);
    samples.play(pickFile(cue), { volume: voice.volume * volumes.effects, rate: voice.rate });
  };

  const scheduleCall = (): void => {
    clearTimeout(nextCall);
    if (!wanted.ambience) return;
    const delay = callsEvery.least + (callsEvery.most - callsEvery.least) * Math.random();
    nextCall = setTimeout(() => {
      if (!muted && !hidden() && volumes.ambience > 0) {
        const { file, volume } = nightCalls[Math.floor(Math.random() * nightCalls.length)];
        const far = 0.6 + 0.4 * Math.random();
        const pan = Math.random() * 1.4 - 0.7;
        samples.play(file, { volume: volume * far * volumes.ambience, pan, anyTime: true });
      }
      scheduleCall();
    }, delay);
  };

  const suspend = (): void => {
    Howler.ctx?.suspend().catch(() => undefined);
  };

  const turnLoops = (): void => {
    if (!unlocked || muted) return;
    night.turn(wanted.ambience);
    title.turn(wanted.music);
    scheduleCall();
  };

  const want = (change: Partial<typeof wanted>): void => {
    wanted = { ...wanted, ...change };
    turnLoops();
  };

  const setVolumes = (next: Volumes): void => {
    volumes = next;
    night.setVolume(next.ambience);
    title.setVolume(next.music);
  };

  /** Fetches what can be heard, and begins what is to be heard. */
  const begin = (): void => {
    turnLoops();
    samples.prime(cueNames.flatMap((cue) => cues[cue].files));
    resume();
  };

  /** Silence costs nothing: neither are files fetched for it nor does the sound card run. */
  const mute = (next: boolean): void => {
    if (next === muted) return;
    muted = next;
    if (!unlocked) return;
    Howler.mute(next);
    if (next) suspend();
    else begin();
  };

  const unlock = (): void => {
    if (typeof document === 'undefined') return;
    if (!unlocked) {
      unlocked = true;
      // Howler's own unlocking closes and reopens the context, its suspending races with ours.
      Howler.autoUnlock = false;
      Howler.autoSuspend = false;
      Howler.mute(muted);
      if (!muted) begin();
    }
    resume();
  };

  if (typeof document !== 'undefined') {
    for (const gesture of gestures) document.addEventListener(gesture, unlock, { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) resume();
      else suspend();
    });
  }

  return {
    play,
    ambience: (on) => want({ ambience: on }),
    music: (on) => want({ music: on }),
    setVolumes,
    mute,
    unlock,
  };
}
