// Hester's own sounds: roots that creak through the ground, snakes, bonfires, and what comes out of them.

import { bandPass, highPass, lowPass, room } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { curve, mix, type Point, type Signal, shape, silence, soften } from '../wave/signal.ts';
import { breath, burst, crumble, noise, ring, thump } from '../wave/voices.ts';

/** A root works its way through the ground: wood slips and slips again, and earth crumbles round it. */
export function root(rate: number, random: Random): Signal {
  const seconds = 0.62;
  const out = silence(rate, 0.8);
  const base = random.between(0.8, 1.05);
  const speed = curve([
    [0, 34],
    [seconds * 0.7, random.between(70, 92)],
    [seconds, 30],
  ]);
  const loudness = curve([
    [0, 0.5],
    [seconds * 0.6, 1],
    [seconds, 0.2],
  ]);
  let at = 0;
  while (at < seconds) {
    const slip = ring(rate, [
      { frequency: 250 * base, decay: 0.06, gain: 1 },
      { frequency: 610 * base * (1 + 0.3 * (at / seconds)), decay: 0.04, gain: 0.8 },
      { frequency: 1120 * base, decay: 0.025, gain: 0.4 },
    ]);
    mix(out, slip, rate, at, loudness(at) * random.between(0.6, 1));
    at += random.between(0.8, 1.2) / speed(at);
  }
  const earth = { seconds, grains: 46, low: 400, high: 2200, decay: 0.028, fade: 0.9 };
  mix(out, crumble(rate, random, earth), rate, 0.02, 0.9);
  return room(out, rate, { time: 0.25, dark: 2000, wet: 0.25, dry: 0.9 });
}

/** A snake: breath through a split tongue, and scales over dry leaves. */
export function hiss(rate: number, random: Random): Signal {
  const seconds = 0.55;
  const out = silence(rate, 0.62);
  const air = noise(rate, random, seconds);
  const swell = curve([
    [0, 0.25],
    [0.16, 1],
    [0.3, 0.55],
    [0.4, 0.9],
    [seconds, 0],
  ]);
  mix(
    out,
    shape(
      bandPass(air, rate, (t) => 4600 + 1500 * t, 1.4),
      rate,
      swell,
    ),
    rate,
    0,
    0.9,
  );
  const rattle = (t: number): number => 0.5 + 0.5 * Math.sin(2 * Math.PI * (27 + 12 * t) * t);
  mix(
    out,
    shape(bandPass(air, rate, 6200, 3), rate, (t) => swell(t) * rattle(t)),
    rate,
    0,
    0.6,
  );
  const scales = { seconds: 0.5, grains: 22, low: 1800, high: 4200, decay: 0.02, fade: 1 };
  mix(out, crumble(rate, random, scales), rate, 0, 0.35);
  return out;
}

/** Dry wood in a fire: single cracks, most of them at the start. */
function crackle(rate: number, random: Random, seconds: number, count: number): Signal {
  const out = silence(rate, seconds);
  for (let i = 0; i < count; i++) {
    const at = seconds * 0.95 * random.next() ** 1.3;
    const crack = burst(rate, random, random.between(1400, 3800), 1.6, random.between(0.008, 0.03));
    mix(out, crack, rate, at, random.between(0.25, 1) ** 2 * 2);
  }
  return out;
}

/** Air rushes into a flame. */
function rush(rate: number, random: Random, seconds: number, loudness: readonly Point[]): Signal {
  const air = noise(rate, random, seconds);
  const gain = curve(loudness);
  const low = lowPass(highPass(air, rate, 90), rate, (t) => 260 + 700 * gain(t));
  const flutter = (t: number): number => 0.75 + 0.25 * Math.sin(2 * Math.PI * (11 + 5 * Math.sin(7 * t)) * t);
  return shape(low, rate, (t) => gain(t) * flutter(t));
}

/** A bonfire leaps up: a gulp of air, a roar, and the wood begins to crack. */
export function fire(rate: number, random: Random): Signal {
  const seconds = 1.25;
  const out = silence(rate, seconds);
  const roar: Point[] = [
    [0, 0.1],
    [0.12, 1],
    [0.4, 0.6],
    [0.8, 0.35],
    [seconds, 0],
  ];
  mix(out, rush(rate, random, seconds, roar), rate, 0, 2.2);
  mix(out, thump(rate, 170, 76, 0.3), rate, 0.03, 0.7);
  mix(out, crackle(rate, random, seconds - 0.1, 34), rate, 0.08, 0.9);
  return soften(
    shape(out, rate, (t) => Math.min(1, (seconds - t) * 4)),
    1.4,
  );
}

/** Water on embers. */
export function douse(rate: number, random: Random): Signal {
  const seconds = 0.7;
  const out = silence(rate, seconds);
  const steam = curve([
    [0, 0.6],
    [0.05, 1],
    [0.25, 0.4],
    [seconds, 0],
  ]);
  mix(
    out,
    shape(
      bandPass(noise(rate, random, seconds), rate, (t) => 3600 - 2600 * t, 0.9),
      rate,
      steam,
    ),
    rate,
    0,
    1.3,
  );
  mix(out, crackle(rate, random, 0.3, 9), rate, 0, 0.8);
  mix(out, burst(rate, random, 300, 0.8, 0.12), rate, 0, 1.2);
  return out;
}

/** She rises: the fire draws breath, a voice below all voices climbs, and the flames answer. */
export function hesterRise(rate: number, random: Random): Signal {
  const seconds = 1.9;
  const out = silence(rate, seconds);
  const swell: Point[] = [
    [0, 0.05],
    [0.5, 0.4],
    [1.05, 1],
    [seconds, 0],
  ];
  mix(out, rush(rate, random, seconds, swell), rate, 0, 1.8);
  const formants = [
    [
      [0, 170],
      [1.1, 520],
      [seconds, 310],
    ],
    [
      [0, 480],
      [1.1, 1240],
      [seconds, 760],
    ],
    [
      [0, 1500],
      [1.1, 2700],
      [seconds, 1900],
    ],
  ] as const;
  const throat = breath(rate, random, { seconds, loudness: swell, formants, q: 6 });
  mix(out, throat, rate, 0, 1.5);
  const gain = curve(swell);
  const pitch = curve([
    [0, 58],
    [1.05, 116],
    [seconds, 87],
  ]);
  // Three voices a fourth apart that never quite agree.
  for (const [ratio, level] of [
    [1, 0.5],
    [1.335, 0.34],
    [2.01, 0.2],
  ] as const) {
    let phase = random.next();
    for (let i = 0; i < out.length; i++) {
      const t = i / rate;
      phase += (pitch(t) * ratio * (1 + 0.01 * Math.sin(2 * Math.PI * 4.3 * t * ratio))) / rate;
      out[i] += (2 * (phase % 1) - 1) * level * 0.28 * gain(t);
    }
  }
  mix(out, crackle(rate, random, 1.2, 18), rate, 0.5, 0.6);
  const warm = room(lowPass(out, rate, 3400), rate, { time: 0.6, dark: 1700, wet: 0.4, dry: 0.85 });
  return shape(warm, rate, (t) => Math.min(1, (seconds - t) * 3));
}

/** She eats: a snap of jaws, bone, and a swallow. */
export function devour(rate: number, random: Random): Signal {
  const out = silence(rate, 0.9);
  for (const [at, gain] of [
    [0, 1],
    [0.2, 0.75],
    [0.36, 0.9],
  ] as const) {
    mix(out, burst(rate, random, random.between(700, 1000), 1.2, 0.05), rate, at, 1.5 * gain);
    mix(
      out,
      crumble(rate, random, { seconds: 0.14, grains: 12, low: 900, high: 2800, decay: 0.018, fade: 1.2 }),
      rate,
      at,
      gain,
    );
    mix(out, thump(rate, 190, 88, 0.16), rate, at, 0.6 * gain);
  }
  const gulp = curve([
    [0, 0],
    [0.05, 1],
    [0.22, 0],
  ]);
  mix(
    out,
    shape(
      bandPass(noise(rate, random, 0.25), rate, (t) => 620 - 1500 * t, 4),
      rate,
      gulp,
    ),
    rate,
    0.58,
    2.4,
  );
  mix(out, thump(rate, 150, 70, 0.25), rate, 0.6, 0.8);
  return room(out, rate, { time: 0.3, dark: 1500, wet: 0.25, dry: 0.95 });
}
