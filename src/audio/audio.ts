// The game's ears. Nothing here throws or waits: a machine without sound plays the same game in silence.

import { Howler } from 'howler';
import { createLoops } from './loops.ts';
import { createSamples } from './samples.ts';
import { type ShellCue, shellCues } from './shell-cues.ts';
import type { CueSound, Soundscape } from './soundscape.ts';
import { admit, cueLimit, impactLimit } from './voice-limit.ts';
import { voicing } from './voicing.ts';

/** All from 0 to 1. */
interface Volumes {
  readonly effects: number;
  readonly ambience: number;
  readonly music: number;
}

interface AudioSettings extends Volumes {
  readonly muted: boolean;
}

/** The sounds of the shell, and those of the game whose cues these are. */
export interface GameAudio<Cue extends string> {
  readonly play: (cue: Cue | ShellCue, options?: { readonly strength?: number }) => void;
  readonly ambience: (on: boolean) => void;
  readonly music: (on: boolean) => void;
  readonly setVolumes: (volumes: Volumes) => void;
  readonly mute: (muted: boolean) => void;
  /** Only works inside a gesture of the player; the first click, touch or key does it by itself. */
  readonly unlock: () => void;
}

/** The events in which every browser lets sound begin. */
const gestures = ['pointerup', 'touchend', 'click', 'keydown'] as const;

/** Milliseconds between two calls. */
const callsEvery = { least: 9000, most: 26000 };

export function createAudio<Cue extends string>(settings: AudioSettings, game: Soundscape<Cue>): GameAudio<Cue> {
  const cues: Readonly<Record<Cue | ShellCue, CueSound>> = { ...shellCues, ...game.cues };
  const samples = createSamples();
  const ambience = createLoops(game.ambience, settings.ambience);
  const music = createLoops(game.music, settings.music);
  const starts = new Map<string, readonly number[]>();
  const lastFile = new Map<string, string>();
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

  const pickFile = (cue: Cue | ShellCue): string => {
    const { files } = cues[cue];
    const fresh = files.length > 1 ? files.filter((file) => file !== lastFile.get(cue)) : files;
    const file = fresh[Math.floor(Math.random() * fresh.length)];
    lastFile.set(cue, file);
    return file;
  };

  const play: GameAudio<Cue>['play'] = (cue, options) => {
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
    if (!wanted.ambience || game.calls.length === 0) return;
    const delay = callsEvery.least + (callsEvery.most - callsEvery.least) * Math.random();
    nextCall = setTimeout(() => {
      if (!muted && !hidden() && volumes.ambience > 0) {
        const { file, volume } = game.calls[Math.floor(Math.random() * game.calls.length)];
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
    ambience.turn(wanted.ambience);
    music.turn(wanted.music);
    scheduleCall();
  };

  const want = (change: Partial<typeof wanted>): void => {
    wanted = { ...wanted, ...change };
    turnLoops();
  };

  const setVolumes = (next: Volumes): void => {
    volumes = next;
    ambience.setVolume(next.ambience);
    music.setVolume(next.music);
  };

  /** Fetches what can be heard, and begins what is to be heard. */
  const begin = (): void => {
    turnLoops();
    samples.prime(Object.values<CueSound>(cues).flatMap(({ files }) => files));
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
