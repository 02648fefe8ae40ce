// Haints come and go, the table holds its breath, the bells answer.

import { bandPass, highPass, lowPass, room } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { curve, mix, type Point, type Signal, shape, silence } from '../wave/signal.ts';
import { breath, burst, crumble, noise, ring, thump } from '../wave/voices.ts';

/** A voice so thin that it is hardly one: two detuned sines and their octave along a line of pitches. */
function moan(rate: number, seconds: number, pitch: readonly Point[], loudness: readonly Point[]): Signal {
  const out = silence(rate, seconds);
  const frequency = curve(pitch);
  const gain = curve(loudness);
  for (const [ratio, level] of [
    [1, 1],
    [1.009, 0.7],
    [2.004, 0.3],
  ] as const) {
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const t = i / rate;
      phase += (2 * Math.PI * frequency(t) * ratio * (1 + 0.012 * Math.sin(2 * Math.PI * 5.2 * t))) / rate;
      out[i] += Math.sin(phase) * level * gain(t);
    }
  }
  return out;
}

/** Malachi's rage: a growl that bursts out, too low for a throat. */
export function rage(rate: number, random: Random): Signal {
  const seconds = 0.85;
  const out = silence(rate, 1);
  const swell: Point[] = [
    [0, 0],
    [0.07, 1],
    [0.4, 0.75],
    [seconds, 0],
  ];
  const formants = [
    [
      [0, 190],
      [0.12, 430],
      [seconds, 240],
    ],
    [
      [0, 520],
      [0.12, 980],
      [seconds, 610],
    ],
  ] as const;
  const throat = breath(rate, random, { seconds, loudness: swell, formants, q: 5 });
  // A rattle of some thirty beats a second makes a growl of a breath.
  mix(
    out,
    shape(throat, rate, (t) => 0.45 + 0.55 * Math.sin(2 * Math.PI * (34 - 9 * t) * t) ** 2),
    rate,
    0,
    1.6,
  );
  const pitch: Point[] = [
    [0, 92],
    [0.12, 128],
    [seconds, 74],
  ];
  mix(out, moan(rate, seconds, pitch, swell), rate, 0, 0.28);
  mix(out, thump(rate, 190, 80, 0.3), rate, 0.02, 0.9);
  return room(out, rate, { time: 0.35, dark: 1600, wet: 0.3, dry: 0.95 });
}

export function spawn(rate: number, random: Random): Signal {
  const out = silence(rate, 1.25);
  const earth = { seconds: 0.5, grains: 34, low: 350, high: 1500, decay: 0.03, fade: 1 };
  mix(out, crumble(rate, random, earth), rate, 0, 0.55);
  const swell: Point[] = [
    [0, 0],
    [0.25, 0.3],
    [0.75, 1],
    [1.1, 0],
  ];
  const low = random.between(0.92, 1.08);
  const formants = [
    [
      [0, 210 * low],
      [0.9, 880 * low],
    ],
    [
      [0, 560 * low],
      [0.9, 2100 * low],
    ],
    [
      [0, 1300],
      [0.9, 2900],
    ],
  ] as const;
  mix(out, breath(rate, random, { seconds: 1.1, loudness: swell, formants, q: 7 }), rate, 0.05, 1.5);
  const rising: Point[] = [
    [0, 104 * low],
    [0.95, 233 * low],
  ];
  mix(out, moan(rate, 1.1, rising, swell), rate, 0.05, 0.1);
  return room(out, rate, { time: 0.5, dark: 2200, wet: 0.5, dry: 0.9 });
}

export function kill(rate: number, random: Random): Signal {
  const out = silence(rate, 1.15);
  mix(out, thump(rate, 175, 70, 0.38), rate, 0, 1.1);
  mix(out, lowPass(burst(rate, random, 280, 0.7, 0.2), rate, 700), rate, 0, 2.6);
  const fading: Point[] = [
    [0, 0],
    [0.12, 1],
    [0.4, 0.5],
    [0.9, 0],
  ];
  const low = random.between(0.9, 1.1);
  const formants = [
    [
      [0, 760 * low],
      [0.8, 330 * low],
    ],
    [
      [0, 1500 * low],
      [0.8, 820 * low],
    ],
  ] as const;
  mix(out, breath(rate, random, { seconds: 0.9, loudness: fading, formants, q: 5 }), rate, 0.12, 1.5);
  const falling: Point[] = [
    [0, 220 * low],
    [0.8, 122 * low],
  ];
  mix(out, moan(rate, 0.9, falling, fading), rate, 0.12, 0.13);
  return room(out, rate, { time: 0.4, dark: 1800, wet: 0.35, dry: 1 });
}

/** Air drawn in, stopped, and the heart heard twice in the stillness. */
export function heldBreath(rate: number, random: Random): Signal {
  const out = silence(rate, 1.3);
  const drawn: Point[] = [
    [0, 0],
    [0.35, 0.8],
    [0.5, 1],
    [0.57, 0],
  ];
  const formants = [
    [
      [0, 480],
      [0.55, 1050],
    ],
    [
      [0, 1300],
      [0.55, 2300],
    ],
  ] as const;
  mix(out, breath(rate, random, { seconds: 0.6, loudness: drawn, formants, q: 3 }), rate, 0, 1.1);
  for (const [at, gain] of [
    [0.72, 0.9],
    [0.93, 0.62],
  ] as const) {
    mix(out, thump(rate, 150, 78, 0.24), rate, at, gain * 0.75);
    mix(out, lowPass(burst(rate, random, 230, 0.8, 0.12), rate, 480), rate, at, gain * 1.4);
  }
  return out;
}

/** Partials of a cast bell over its strike note. */
const bellPartials = [
  { ratio: 0.5, decay: 1, gain: 0.5 },
  { ratio: 1, decay: 0.75, gain: 0.9 },
  { ratio: 1.19, decay: 0.6, gain: 0.7 },
  { ratio: 1.5, decay: 0.4, gain: 0.35 },
  { ratio: 2, decay: 0.42, gain: 0.8 },
  { ratio: 2.51, decay: 0.25, gain: 0.3 },
  { ratio: 3.01, decay: 0.18, gain: 0.3 },
  { ratio: 4.1, decay: 0.1, gain: 0.2 },
] as const;

function bell(rate: number, strikeNote: number, seconds: number): Signal {
  return ring(
    rate,
    bellPartials.flatMap(({ ratio, decay, gain }) => [
      { frequency: strikeNote * ratio, decay: decay * seconds, gain },
      { frequency: strikeNote * ratio * 1.0023, decay: decay * seconds * 0.9, gain: gain * 0.4 },
    ]),
  );
}

/** The church lies two fields away: no clapper, little treble, much valley. */
export function roundBell(rate: number): Signal {
  const out = silence(rate, 2.6);
  mix(out, lowPass(bell(rate, 233, 6), rate, 1500), rate, 0);
  const soft = shape(out, rate, (t) => Math.min(1, t * 60));
  const far = room(soft, rate, { time: 1.6, dark: 1300, wet: 0.8, dry: 0.7 });
  return shape(far, rate, (t) => Math.min(1, (2.6 - t) * 1.6) ** 2);
}

/** A lantern is lit, and two small bells a third apart say so. */
export function rescue(rate: number, random: Random): Signal {
  const out = silence(rate, 1.36);
  const flame = bandPass(noise(rate, random, 0.3), rate, (t) => 500 + 1500 * t, 1.2);
  mix(
    out,
    shape(flame, rate, (t) => Math.sin((Math.PI * t) / 0.3) ** 2),
    rate,
    0,
    0.22,
  );
  mix(out, bell(rate, 587.3, 1.3), rate, 0.1, 0.5);
  mix(out, bell(rate, 740, 1.2), rate, 0.26, 0.5);
  const warm = lowPass(out, rate, 3200);
  return shape(warm, rate, (t) => Math.min(1, (1.36 - t) * 3));
}

/** Thunder behind the hills, and the wind that comes before the rain. */
export function storm(rate: number, random: Random): Signal {
  const seconds = 2.3;
  const out = silence(rate, seconds);
  let brown = 0;
  const low = silence(rate, seconds).map(() => {
    brown = brown * 0.992 + random.signed() * 0.09;
    return brown;
  });
  const rolls = curve([
    [0, 0],
    [0.18, 0.5],
    [0.4, 0.28],
    [0.75, 1],
    [1, 0.5],
    [1.25, 0.85],
    [1.7, 0.3],
    [seconds, 0],
  ]);
  mix(out, shape(lowPass(highPass(low, rate, 80), rate, 420), rate, rolls), rate, 0, 1.5);
  const claps = { seconds: 1.1, grains: 26, low: 130, high: 520, decay: 0.2, fade: 1 };
  mix(out, crumble(rate, random, claps), rate, 0.5, 1.5);
  const gust = curve([
    [0, 0],
    [0.6, 0.35],
    [1.3, 1],
    [seconds, 0],
  ]);
  const air = noise(rate, random, seconds);
  const wind = bandPass(air, rate, (t) => 380 + 520 * gust(t) + 60 * Math.sin(t * 9), 2.2);
  mix(out, shape(wind, rate, gust), rate, 0, 1.1);
  const whistle = bandPass(air, rate, (t) => 900 + 700 * gust(t) + 90 * Math.sin(t * 7 + 1), 14);
  mix(out, shape(whistle, rate, gust), rate, 0, 0.9);
  return shape(out, rate, (t) => Math.min(1, (seconds - t) * 3));
}
