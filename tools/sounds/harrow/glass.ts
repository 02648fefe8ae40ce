import { highPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, shape, silence, soften } from '../wave/signal.ts';
import { breath, burst, noise, ring } from '../wave/voices.ts';

function shard(rate: number, random: Random, low: number, high: number): Signal {
  const frequency = random.between(low, high);
  const decay = random.between(0.03, 0.16);
  return ring(rate, [
    { frequency, decay, gain: 1 },
    { frequency: frequency * random.between(1.4, 1.75), decay: decay * 0.7, gain: random.between(0.3, 0.8) },
    { frequency: frequency * random.between(2.1, 2.6), decay: decay * 0.45, gain: random.between(0.1, 0.5) },
  ]);
}

/** The wall cracks, the jar rings once, a spray of shards falls, a few late ones tinkle on the ground. */
export function jarBreak(rate: number, random: Random): Signal {
  const out = silence(rate, 1.2);
  mix(out, burst(rate, random, 3800, 0.5, 0.035), rate, 0, 2.6);
  mix(out, burst(rate, random, 500, 1, 0.06), rate, 0, 1.4);
  const jar = random.between(1150, 1500);
  const body = [1, 1.72, 2.61, 3.9].map((partial, i) => ({
    frequency: jar * partial,
    decay: 0.14 / (1 + 0.3 * i),
    gain: 0.5 / (1 + 0.3 * i),
  }));
  mix(out, ring(rate, body), rate, 0.002, 0.9);
  for (let i = 0; i < 78; i++) {
    const at = 0.008 + 0.5 * random.next() ** 2.2;
    mix(out, shard(rate, random, 2300, 7800), rate, at, random.between(0.1, 0.5) * Math.exp(-3.2 * at));
  }
  for (let i = 0; i < 9; i++) {
    const at = random.between(0.45, 1.02);
    mix(out, shard(rate, random, 3000, 6500), rate, at, random.between(0.06, 0.2) * (1.25 - at));
  }
  const spray = shape(highPass(noise(rate, random, 0.5), rate, 3500), rate, (t) => Math.exp(-11 * t));
  mix(out, spray, rate, 0.004, 0.4);
  return soften(out, 1.5);
}

/** The cork turns in the neck, comes out, and something inside breathes out. */
export function jarOpen(rate: number, random: Random): Signal {
  const out = silence(rate, 0.95);
  let at = 0;
  for (let i = 0; i < 15; i++) {
    const squeak = ring(rate, [
      { frequency: 620 + 28 * i, decay: 0.022, gain: 1 },
      { frequency: 1500 + 55 * i, decay: 0.015, gain: 0.6 },
    ]);
    mix(out, squeak, rate, at, 0.06 + 0.008 * i);
    at += random.between(0.009, 0.015);
  }
  at += 0.02;
  let phase = 0;
  const pop = silence(rate, 0.12).map((_, i) => {
    const t = i / rate;
    phase += (2 * Math.PI * (360 + 520 * (1 - Math.exp(-t * 45)))) / rate;
    return Math.sin(phase) * Math.exp(-t * 48) * Math.min(1, t * 1500);
  });
  mix(out, pop, rate, at, 1.2);
  mix(out, burst(rate, random, 1500, 0.6, 0.02), rate, at, 1.1);
  const neck = ring(rate, [
    { frequency: 2380, decay: 0.2, gain: 0.12 },
    { frequency: 3910, decay: 0.13, gain: 0.08 },
  ]);
  mix(out, neck, rate, at + 0.004);
  const freed = breath(rate, random, {
    seconds: 0.6,
    loudness: [
      [0, 0],
      [0.09, 1],
      [0.6, 0],
    ],
    formants: [
      [
        [0, 420],
        [0.6, 760],
      ],
      [
        [0, 1100],
        [0.6, 1750],
      ],
    ],
  });
  mix(out, freed, rate, at + 0.03, 0.42);
  return out;
}
