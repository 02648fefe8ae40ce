// Files as Howls: loaded when first wanted, played only while the moment lasts.

import { Howl, Howler } from 'howler';

/** A clack that arrives later than this after its cube is worse than none. */
const patience = 350;

interface Voice {
  readonly volume: number;
  readonly rate?: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** Belongs to no moment, so it may come late. */
  readonly anyTime?: true;
}

interface Samples {
  readonly play: (file: string, voice: Voice) => void;
  /** Loads files in the background, one after another. */
  readonly prime: (files: readonly string[]) => void;
}

export function soundUrl(file: string): string {
  return new URL(`sound/${file}`, document.baseURI).href;
}

/** Not where the machine has no sound at all, and not while the browser still waits for a gesture. */
function canSound(): boolean {
  return !Howler.noAudio && (!Howler.usingWebAudio || Howler.ctx?.state === 'running');
}

export function createSamples(): Samples {
  const howls = new Map<string, Howl>();

  const howlOf = (file: string): Howl => {
    const known = howls.get(file);
    if (known) return known;
    const howl = new Howl({ src: [soundUrl(file)], preload: false });
    // Forgotten after a failure, so that the next wish tries again.
    howl.once('loaderror', () => {
      howls.delete(file);
      howl.unload();
    });
    howls.set(file, howl);
    return howl;
  };

  const start = (howl: Howl, { volume, rate = 1, pan = 0 }: Voice): void => {
    if (!canSound()) return;
    const id = howl.play();
    howl.volume(volume, id);
    howl.rate(rate, id);
    if (pan !== 0) howl.stereo(pan, id);
  };

  const play = (file: string, voice: Voice): void => {
    const howl = howlOf(file);
    if (howl.state() === 'loaded') {
      start(howl, voice);
      return;
    }
    const asked = performance.now();
    howl.once('load', () => {
      if (voice.anyTime || performance.now() - asked <= patience) start(howl, voice);
    });
    if (howl.state() === 'unloaded') howl.load();
  };

  const prime = ([file, ...rest]: readonly string[]): void => {
    if (file === undefined || Howler.noAudio) return;
    const howl = howlOf(file);
    if (howl.state() === 'loaded') {
      prime(rest);
      return;
    }
    howl.once('load', () => prime(rest));
    howl.once('loaderror', () => prime(rest));
    if (howl.state() === 'unloaded') howl.load();
  };

  return { play, prime };
}
