// The night over the county: two loops whose lengths share no divisor, and far sounds that the game scatters over them.

import { bandPass, highPass, lowPass, room } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { curve, mix, mixAround, type Signal, seamAtQuietest, settle, shape, silence } from '../wave/signal.ts';
import { noise, ring } from '../wave/voices.ts';

/** A slow wave between 0 and 1 that comes round exactly once per loop. */
function gusts(random: Random, seconds: number): (t: number) => number {
  const waves = [1, 2, 3, 5, 8].map((turns, i) => ({ turns, gain: 1 / (1 + 0.5 * i), phase: random.next() }));
  const most = waves.reduce((sum, wave) => sum + wave.gain, 0);
  return (t) => {
    let sum = 0;
    for (const { turns, gain, phase } of waves) sum += gain * Math.sin(2 * Math.PI * ((turns * t) / seconds + phase));
    return Math.min(1, Math.max(0, 0.5 + (0.8 * sum) / most));
  };
}

export const windSeconds = 19;

export function wind(rate: number, random: Random): Signal {
  const gust = gusts(random, windSeconds);
  const whistling = gusts(random, windSeconds);
  const deep = noise(rate, random, windSeconds);
  const air = noise(rate, random, windSeconds);
  const around = (t: number): number => t % windSeconds;
  const low = settle(deep, (s) => lowPass(s, rate, (t) => 160 + 280 * gust(around(t))));
  const mid = settle(air, (s) => bandPass(s, rate, (t) => 330 + 480 * gust(around(t)), 1.6));
  const whistle = settle(air, (s) => bandPass(s, rate, (t) => 640 + 520 * whistling(around(t)), 16));
  const leaves = settle(air, (s) => highPass(lowPass(s, rate, 3000), rate, 1600));
  const out = silence(rate, windSeconds);
  mixAround(
    out,
    shape(low, rate, (t) => 0.4 + 0.6 * gust(t)),
    rate,
    0,
    0.7,
  );
  mixAround(
    out,
    shape(mid, rate, (t) => 0.15 + gust(t) ** 1.5),
    rate,
    0,
    1,
  );
  mixAround(
    out,
    shape(whistle, rate, (t) => whistling(t) ** 2 * gust(t)),
    rate,
    0,
    0.8,
  );
  mixAround(
    out,
    shape(leaves, rate, (t) => gust(t) ** 3),
    rate,
    0,
    0.2,
  );
  return seamAtQuietest(out);
}

export const cricketSeconds = 11;

/** One chirp: a few strokes of the wing. */
function chirp(rate: number, pitch: number, strokes: number): Signal {
  const out = silence(rate, strokes * 0.021 + 0.01);
  for (let stroke = 0; stroke < strokes; stroke++) {
    const length = 0.015;
    const wing = silence(rate, length).map((_, i) => {
      const t = i / rate;
      return Math.sin(2 * Math.PI * (pitch * t - 1400 * t * t)) * Math.sin((Math.PI * t) / length) ** 2;
    });
    mix(out, wing, rate, stroke * 0.021, 0.6 + 0.4 * (stroke / strokes));
  }
  return out;
}

export function crickets(rate: number, random: Random): Signal {
  const near = silence(rate, cricketSeconds);
  const singers = [
    { pitch: 4050, chirps: 25, strokes: 4, gain: 1 },
    { pitch: 4330, chirps: 31, strokes: 3, gain: 0.6 },
    { pitch: 3820, chirps: 19, strokes: 5, gain: 0.45 },
    { pitch: 4560, chirps: 36, strokes: 3, gain: 0.3 },
    { pitch: 4180, chirps: 28, strokes: 4, gain: 0.25 },
  ];
  for (const { pitch, chirps, strokes, gain } of singers) {
    const start = random.next();
    const restAt = Math.floor(random.next() * chirps);
    for (let i = 0; i < chirps; i++) {
      // A cricket falls silent for a moment now and then.
      if ((i - restAt + chirps) % chirps < chirps / 7) continue;
      const at = ((i + start) / chirps) * cricketSeconds + random.signed() * 0.012;
      mixAround(near, chirp(rate, pitch + random.signed() * 12, strokes), rate, at, gain * random.between(0.75, 1));
    }
  }
  const meadow = noise(rate, random, cricketSeconds);
  const choir = settle(meadow, (s) => bandPass(s, rate, 4250, 22));
  const pulse = 2 * Math.PI * (176 / cricketSeconds);
  const far = shape(
    choir,
    rate,
    (t) => 0.6 + 0.4 * Math.sin(pulse * t) * Math.sin((2 * Math.PI * 3 * t) / cricketSeconds),
  );
  mixAround(near, far, rate, 0, 0.4);
  return seamAtQuietest(settle(near, (s) => room(s, rate, { time: 0.5, dark: 3500, wet: 0.35, dry: 0.8 })));
}

function hoot(rate: number, random: Random, pitch: number, seconds: number): Signal {
  const out = silence(rate, seconds);
  const line = curve([
    [0, pitch * 0.94],
    [seconds * 0.25, pitch],
    [seconds, pitch * 0.93],
  ]);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    phase += (2 * Math.PI * line(i / rate)) / rate;
    out[i] = Math.sin(phase) + 0.14 * Math.sin(2 * phase) + 0.05 * Math.sin(3 * phase);
  }
  mix(out, bandPass(noise(rate, random, seconds), rate, pitch * 1.4, 3), rate, 0, 0.25);
  return shape(out, rate, (t) => Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.7 * Math.min(1, t * 25));
}

export function owl(rate: number, random: Random): Signal {
  const out = silence(rate, 3);
  const pitch = random.between(318, 352);
  const call = random.next() < 0.5 ? [0, 0.46, 0.66, 1.12, 1.6] : [0, 0.4, 1.02, 1.24, 1.72];
  call.forEach((at, i) => {
    const short = (call[i + 1] ?? 9) - at < 0.3;
    mix(out, hoot(rate, random, pitch * (short ? 1.04 : 1), short ? 0.15 : 0.34), rate, at, short ? 0.6 : 1);
  });
  return room(out, rate, { time: 1.1, dark: 1400, wet: 0.9, dry: 0.5 });
}

/** A gate or a limb moving in its joint: it sticks, slips, sticks again. */
export function creak(rate: number, random: Random): Signal {
  const out = silence(rate, 1.9);
  const seconds = random.between(0.8, 1.1);
  const base = random.between(0.85, 1.2);
  const speed = curve([
    [0, 26],
    [seconds * 0.55, random.between(58, 80)],
    [seconds, 22],
  ]);
  const loudness = curve([
    [0, 0.2],
    [seconds * 0.5, 1],
    [seconds, 0.15],
  ]);
  let at = 0;
  while (at < seconds) {
    const slip = ring(rate, [
      { frequency: 390 * base, decay: 0.05, gain: 1 },
      { frequency: 870 * base * (1 + 0.15 * (at / seconds)), decay: 0.035, gain: 0.8 },
      { frequency: 1480 * base, decay: 0.025, gain: 0.5 },
    ]);
    mix(out, slip, rate, at, loudness(at) * random.between(0.7, 1));
    at += random.between(0.85, 1.15) / speed(at);
  }
  return room(out, rate, { time: 0.9, dark: 1500, wet: 0.7, dry: 0.6 });
}
