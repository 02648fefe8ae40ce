import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Played {
  readonly file: string;
  volume: number;
  rate: number;
  paused: boolean;
}

// A stand-in for Howler: files load when `arrive` says so, and every start is written down.
const fake = vi.hoisted(() => {
  const played: Played[] = [];
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  const global = {
    ctx: undefined as { state: string; resume: () => Promise<void>; suspend: () => Promise<void> } | undefined,
    noAudio: false,
    usingWebAudio: true,
    autoUnlock: true,
    autoSuspend: true,
    muted: false,
    mute(value: boolean) {
      global.muted = value;
      open();
    },
  };
  const open = (): void => {
    global.ctx ??= {
      state: 'suspended',
      resume: async () => {
        if (global.ctx) global.ctx.state = 'running';
      },
      suspend: async () => {
        if (global.ctx) global.ctx.state = 'suspended';
      },
    };
  };
  function howl(options: { src: string[]; preload?: boolean; volume?: number }) {
    open();
    const listeners: Record<string, (() => void)[]> = { load: [], loaderror: [] };
    const sounds: Played[] = [];
    let state = 'unloaded';
    const self = {
      state: () => state,
      load: () => {
        state = 'loading';
        requested.push(options.src[0]);
        waiting.push(() => {
          state = 'loaded';
          for (const listener of listeners.load.splice(0)) listener();
        });
      },
      once: (event: string, listener: () => void) => listeners[event].push(listener),
      unload: () => undefined,
      play: (id?: number) => {
        if (id !== undefined) {
          sounds[id].paused = false;
          return id;
        }
        const sound = { file: options.src[0], volume: options.volume ?? 1, rate: 1, paused: false };
        played.push(sound);
        return sounds.push(sound) - 1;
      },
      pause: (id: number) => {
        sounds[id].paused = true;
      },
      volume: (value: number, id?: number) => {
        if (id === undefined) return sounds[value].volume;
        sounds[id].volume = value;
        return self;
      },
      rate: (value: number, id: number) => {
        sounds[id].rate = value;
      },
      stereo: () => undefined,
      fade: (_from: number, to: number, _time: number, id: number) => {
        sounds[id].volume = to;
      },
    };
    if (options.preload !== false) self.load();
    return self;
  }
  const arrive = (): void => {
    while (waiting.length > 0) for (const load of waiting.splice(0)) load();
  };
  return { played, requested, waiting, global, howl, arrive };
});

vi.mock('howler', () => ({
  Howler: fake.global,
  Howl: function Howl(options: Parameters<typeof fake.howl>[0]) {
    return fake.howl(options);
  },
}));

const { createAudio } = await import('../../src/audio/audio.ts');
const { variants } = await import('../../src/audio/soundscape.ts');

const toy = {
  cues: {
    bell: { files: ['toy/bell-1.wav'], volume: 0.75, jitter: 0 },
    step: { files: variants('toy/step', 3), volume: 0.65, jitter: 0.06 },
    sigh: { files: ['toy/sigh-1.wav'], volume: 0.85, jitter: 0.04 },
  },
  ambience: [
    { file: 'toy/wind.wav', volume: 0.24 },
    { file: 'toy/crickets.wav', volume: 0.13 },
  ],
  calls: [
    { file: 'toy/owl-1.wav', volume: 0.16 },
    { file: 'toy/owl-2.wav', volume: 0.16 },
  ],
  music: [{ file: 'toy/waltz.wav', volume: 0.75 }],
};
const settings = { effects: 0.5, ambience: 0.5, music: 0.5, muted: false };

type Listener = () => void;
let listeners: Map<string, Listener>;
let page: { hidden: boolean; baseURI: string; addEventListener: (event: string, listener: Listener) => void };
const fire = (event: string): void => listeners.get(event)?.();
const files = (): string[] => fake.played.map(({ file }) => file.replace('https://host/some/path/sound/', ''));

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  page = {
    hidden: false,
    baseURI: 'https://host/some/path/index.html',
    addEventListener: (event, listener) => listeners.set(event, listener),
  };
  vi.stubGlobal('document', page);
  fake.played.length = 0;
  fake.requested.length = 0;
  fake.waiting.length = 0;
  fake.global.ctx = undefined;
  fake.global.noAudio = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(overrides: Partial<typeof settings> = {}) {
  const audio = createAudio({ ...settings, ...overrides }, toy);
  audio.unlock();
  fake.arrive();
  await Promise.resolve();
  return audio;
}

describe('before the first gesture', () => {
  test('nothing is fetched, played or opened', () => {
    const audio = createAudio(settings, toy);
    audio.play('click');
    audio.ambience(true);
    audio.music(true);
    audio.mute(true);
    audio.setVolumes(settings);
    expect(fake.requested).toEqual([]);
    expect(fake.played).toEqual([]);
    expect(fake.global.ctx).toBeUndefined();
  });

  test.each(['pointerup', 'touchend', 'click', 'keydown'])('%s starts the loops that were asked for', (gesture) => {
    const audio = createAudio(settings, toy);
    audio.ambience(true);
    fire(gesture);
    expect(files()).toEqual(['toy/wind.wav', 'toy/crickets.wav']);
    expect(fake.global.ctx?.state).toBe('running');
  });

  test('a muted game fetches nothing until it is to be heard', () => {
    const audio = createAudio({ ...settings, muted: true }, toy);
    audio.ambience(true);
    audio.unlock();
    expect(fake.requested).toEqual([]);
    expect(fake.global.ctx?.state).toBe('suspended');
    audio.mute(false);
    fake.arrive();
    expect(fake.requested.length).toBeGreaterThan(10);
    expect(files()).toContain('toy/wind.wav');
    expect(fake.global.ctx?.state).toBe('running');
    audio.mute(true);
    expect(fake.global.ctx?.state).toBe('suspended');
  });

  test('an earlier wish to be muted still holds', () => {
    const audio = createAudio(settings, toy);
    audio.mute(true);
    audio.unlock();
    expect(fake.global.muted).toBe(true);
  });
});

describe('effects', () => {
  test('play relative to the page and scaled by the volume', async () => {
    const audio = await opened();
    audio.play('bell');
    expect(fake.played[0].file).toBe('https://host/some/path/sound/toy/bell-1.wav');
    expect(fake.played[0].volume).toBeCloseTo(0.375);
    audio.setVolumes({ ...settings, effects: 1 });
    vi.advanceTimersByTime(1000);
    audio.play('bell');
    expect(fake.played[1].volume).toBeCloseTo(0.75);
  });

  test('a cue of the shell sounds as the game has it', async () => {
    const audio = await opened();
    audio.play('victory');
    const other = createAudio(settings, { ...toy, cues: { victory: toy.cues.bell } });
    other.unlock();
    fake.arrive();
    other.play('victory');
    expect(files()).toEqual(['shell/victory-1.wav', 'toy/bell-1.wav']);
  });

  test('a hard clack is louder than a soft one, a faint one is not heard', async () => {
    const audio = await opened();
    for (const strength of [0.9, 0.2, 0.01]) {
      audio.play('cubeOnWood', { strength });
      vi.advanceTimersByTime(1000);
    }
    expect(fake.played).toHaveLength(2);
    expect(fake.played[0].volume).toBeGreaterThan(fake.played[1].volume * 3);
  });

  test('never the same variant twice in a row', async () => {
    const audio = await opened();
    for (let i = 0; i < 60; i++) {
      audio.play('step');
      vi.advanceTimersByTime(1000);
    }
    const heard = files();
    expect(heard).toHaveLength(60);
    expect(new Set(heard).size).toBe(3);
    heard.slice(1).forEach((file, i) => {
      expect(file).not.toBe(heard[i]);
    });
  });

  test('a heap of cubes does not become a wall of noise', async () => {
    const audio = await opened();
    for (let i = 0; i < 200; i++) {
      audio.play(i % 2 ? 'cubeOnWood' : 'cubeOnCube', { strength: 0.8 });
      vi.advanceTimersByTime(1);
    }
    expect(fake.played.length).toBeGreaterThan(4);
    expect(fake.played.length).toBeLessThanOrEqual(16);
  });

  test('a sound whose file comes too late is dropped, one in time is played', async () => {
    const audio = createAudio(settings, toy);
    audio.unlock();
    audio.play('sigh');
    vi.advanceTimersByTime(2000);
    fake.arrive();
    expect(fake.played).toEqual([]);
    await Promise.resolve();
    audio.play('sigh');
    expect(fake.played).toHaveLength(1);
  });

  test('a volume of zero, muting and a hidden page are silent', async () => {
    const audio = await opened({ effects: 0 });
    audio.play('sigh');
    audio.setVolumes(settings);
    audio.mute(true);
    audio.play('sigh');
    audio.mute(false);
    page.hidden = true;
    audio.play('sigh');
    expect(fake.played).toEqual([]);
    page.hidden = false;
    audio.play('sigh');
    expect(fake.played).toHaveLength(1);
  });
});

describe('loops', () => {
  test('fade out, pause, and come back as the same sound', async () => {
    const audio = await opened();
    audio.music(true);
    fake.arrive();
    expect(files()).toEqual(['toy/waltz.wav']);
    const [waltz] = fake.played;
    expect(waltz.volume).toBeCloseTo(toy.music[0].volume * 0.5);
    audio.music(false);
    expect(waltz.volume).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(waltz.paused).toBe(true);
    audio.music(true);
    expect(waltz.paused).toBe(false);
    expect(waltz.volume).toBeCloseTo(toy.music[0].volume * 0.5);
    expect(fake.played).toHaveLength(1);
  });

  test('turned on again while fading, they go on', async () => {
    const audio = await opened();
    audio.music(true);
    audio.music(false);
    vi.advanceTimersByTime(300);
    audio.music(true);
    vi.advanceTimersByTime(5000);
    expect(fake.played[0].paused).toBe(false);
    expect(fake.played[0].volume).toBeCloseTo(toy.music[0].volume * 0.5);
  });

  test('follow their own volumes', async () => {
    const audio = await opened();
    audio.music(true);
    audio.ambience(true);
    audio.setVolumes({ effects: 1, ambience: 0, music: 1 });
    const volumeOf = (name: string) => fake.played.find(({ file }) => file.endsWith(name))?.volume;
    expect(volumeOf('toy/waltz.wav')).toBeCloseTo(toy.music[0].volume);
    expect(volumeOf('toy/wind.wav')).toBe(0);
  });

  test('a game without sounds of its own plays those of the shell', async () => {
    const audio = createAudio(settings, { cues: {}, ambience: [], calls: [], music: [] });
    audio.ambience(true);
    audio.unlock();
    fake.arrive();
    await Promise.resolve();
    vi.advanceTimersByTime(60_000);
    audio.play('click');
    expect(files()).toEqual([expect.stringMatching(/^shell\/click/)]);
  });

  test('the night calls now and then, and not after it ends', async () => {
    const audio = await opened();
    audio.ambience(true);
    fake.arrive();
    for (let i = 0; i < 60; i++) {
      vi.advanceTimersByTime(1000);
      fake.arrive();
    }
    const calls = files().filter((file) => /owl/.test(file)).length;
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(calls).toBeLessThanOrEqual(6);
    audio.ambience(false);
    vi.advanceTimersByTime(120_000);
    fake.arrive();
    expect(files().filter((file) => /owl/.test(file))).toHaveLength(calls);
  });
});

test('a hidden page is silent and a page that returns sounds again', async () => {
  await opened();
  page.hidden = true;
  fire('visibilitychange');
  expect(fake.global.ctx?.state).toBe('suspended');
  page.hidden = false;
  fire('visibilitychange');
  expect(fake.global.ctx?.state).toBe('running');
});

test('a machine without sound plays the game in silence', async () => {
  fake.global.noAudio = true;
  const audio = await opened();
  audio.play('sigh');
  fake.arrive();
  expect(fake.played).toEqual([]);
});
