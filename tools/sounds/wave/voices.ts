// The instruments that the recipes share: rung modes, noise, thumps, breath, strings and music-box tines.

import { bandPass, highPass, lowPass } from './filters.ts';
import type { Random } from './random.ts';
import { curve, mix, type Point, type Signal, shape, silence } from './signal.ts';

/** ln(1000): an amplitude falls by 60 dB when its exponent reaches it. */
const ln60dB = 6.908;

export interface Mode {
  readonly frequency: number;
  /** Seconds to fall by 60 dB. */
  readonly decay: number;
  readonly gain: number;
}

/** What a struck solid does: a sum of decaying sines. */
export function ring(rate: number, modes: readonly Mode[]): Signal {
  const out = silence(rate, Math.max(...modes.map((mode) => mode.decay)));
  for (const { frequency, decay, gain } of modes) {
    if (frequency > rate * 0.45) continue;
    const turn = (2 * Math.PI * frequency) / rate;
    const end = Math.min(out.length, Math.round(decay * rate));
    for (let i = 0; i < end; i++) out[i] += gain * Math.exp((-ln60dB * i) / (decay * rate)) * Math.sin(turn * i);
  }
  return out;
}

export function noise(rate: number, random: Random, seconds: number): Signal {
  return silence(rate, seconds).map(() => random.signed());
}

/** A burst of noise around one frequency, gone within `decay` seconds. */
export function burst(rate: number, random: Random, frequency: number, q: number, decay: number): Signal {
  const raw = bandPass(noise(rate, random, decay), rate, frequency, q);
  return shape(raw, rate, (t) => Math.exp((-ln60dB * t) / decay));
}

/** A low sine that falls in pitch as it dies: a weight on the ground. */
export function thump(rate: number, from: number, to: number, decay: number): Signal {
  let phase = 0;
  return silence(rate, decay).map((_, i) => {
    const t = i / rate / decay;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-6 * t))) / rate;
    return Math.sin(phase) * Math.exp(-ln60dB * t) * Math.min(1, (i / rate) * 400);
  });
}

export interface Breath {
  readonly seconds: number;
  readonly loudness: readonly Point[];
  /** The resonances of the throat in Hz, moving over time. */
  readonly formants: readonly (readonly Point[])[];
  readonly q?: number;
}

export function breath(rate: number, random: Random, { seconds, loudness, formants, q = 6 }: Breath): Signal {
  const air = noise(rate, random, seconds);
  const out = lowPass(highPass(air, rate, 1200), rate, 4000).map((value) => value * 0.06);
  formants.forEach((points, i) => {
    mix(out, bandPass(air, rate, curve(points), q), rate, 0, 1 / (1 + i * 0.8));
  });
  return shape(out, rate, curve(loudness));
}

/** Many small noises at random times: gravel, leaves, crumbling earth. */
export function crumble(
  rate: number,
  random: Random,
  options: { seconds: number; grains: number; low: number; high: number; decay: number; fade: number },
): Signal {
  const out = silence(rate, options.seconds);
  for (let i = 0; i < options.grains; i++) {
    const at = options.seconds * random.next() ** options.fade;
    const grain = burst(rate, random, random.between(options.low, options.high), 2.5, options.decay);
    mix(out, grain, rate, at, random.between(0.2, 1) * (1 - at / options.seconds));
  }
  return out;
}

/** A string pulled and let go (Karplus and Strong), tuned to the fraction of a sample. */
export function pluck(rate: number, random: Random, frequency: number, seconds: number, bright: number): Signal {
  const period = rate / frequency;
  const damping = 0.5 - 0.42 * bright;
  const whole = Math.floor(period - damping - 0.1);
  const fraction = period - damping - whole;
  const allPass = (1 - fraction) / (1 + fraction);
  const line = lowPass(
    new Float64Array(whole).map(() => random.signed()),
    rate,
    Math.min(rate * 0.4, 900 + 3500 * bright),
  );
  // Plucked a fifth along its length, a string lacks every fifth harmonic.
  const bite = Math.round(whole / 5);
  const excited = line.map((value, i) => value - line[(i + whole - bite) % whole]);
  const mean = excited.reduce((sum, value) => sum + value, 0) / whole;
  const strength = Math.sqrt(excited.reduce((sum, value) => sum + (value - mean) ** 2, 0) / whole);
  const delay = excited.map((value) => ((value - mean) / strength) * 0.4);
  const loss = 0.001 ** (1 / (frequency * seconds));
  let before = 0;
  let passedIn = 0;
  let passedOut = 0;
  const out = silence(rate, seconds).map((_, i) => {
    const at = i % whole;
    const value = delay[at];
    const damped = (value * (1 - damping) + before * damping) * loss;
    before = value;
    passedOut = allPass * damped + passedIn - allPass * passedOut;
    passedIn = damped;
    delay[at] = passedOut;
    return value;
  });
  return shape(out, rate, (t) => Math.min(1, t * 600) * Math.min(1, (seconds - t) * 12));
}

/** A tine of a worn music box: a clamped bar, its overtones far apart, a little out of tune. */
export function tine(rate: number, random: Random, frequency: number, seconds: number): Signal {
  const worn = frequency * (1 + random.signed() * 0.0022);
  return ring(rate, [
    { frequency: worn, decay: seconds, gain: 1 },
    { frequency: worn * 1.0016, decay: seconds * 0.8, gain: 0.35 },
    { frequency: worn * 2.006, decay: seconds * 0.4, gain: 0.12 },
    { frequency: worn * 6.27, decay: seconds * 0.09, gain: 0.16 },
    { frequency: worn * 3.4, decay: 0.03, gain: 0.12 },
  ]);
}
