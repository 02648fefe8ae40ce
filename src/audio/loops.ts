import { Howl } from 'howler';
import { soundUrl } from './samples.ts';
import type { LoopSound } from './soundscape.ts';

const fadeIn = 1800;
const fadeOut = 900;

interface Loops {
  readonly turn: (on: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

/** Starts silent and off; a loop's file is fetched when it is first turned on. */
export function createLoops(sounds: readonly LoopSound[], startVolume: number): Loops {
  let on = false;
  let level = startVolume;
  let playing: readonly { readonly howl: Howl; readonly id: number; readonly volume: number }[] = [];
  let paused = false;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  const fadeTo = (howl: Howl, id: number, target: number, time: number): void => {
    const from = Number(howl.volume(id));
    // Howler never ends a fade between equal volumes; setting one also calls off a fade that waits for the file.
    if (from === target) howl.volume(target, id);
    else howl.fade(from, target, time, id);
  };

  const turn = (wanted: boolean): void => {
    if (wanted === on) return;
    on = wanted;
    clearTimeout(pausing);
    if (!wanted) {
      for (const { howl, id } of playing) fadeTo(howl, id, 0, fadeOut);
      pausing = setTimeout(() => {
        paused = true;
        for (const { howl, id } of playing) howl.pause(id);
      }, fadeOut + 50);
      return;
    }
    if (playing.length === 0) {
      playing = sounds.map(({ file, volume }) => {
        const howl = new Howl({ src: [soundUrl(file)], loop: true, volume: 0 });
        return { howl, id: howl.play(), volume };
      });
    }
    for (const { howl, id, volume } of playing) {
      if (paused) howl.play(id);
      fadeTo(howl, id, volume * level, fadeIn);
    }
    paused = false;
  };

  const setVolume = (volume: number): void => {
    level = volume;
    if (on) for (const loop of playing) loop.howl.volume(loop.volume * level, loop.id);
  };

  return { turn, setVolume };
}
