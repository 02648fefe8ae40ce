// Steps, stones and pushes: weight on the ground of the county.

import { bandPass, lowPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { curve, mix, type Signal, shape, silence, soften } from '../wave/signal.ts';
import { burst, crumble, noise, ring, thump } from '../wave/voices.ts';

/** Small speakers cannot move below 150 Hz, so every thump has a dull body above its weight. */
export function haintStep(rate: number, random: Random): Signal {
  const out = silence(rate, 0.32);
  mix(out, thump(rate, random.between(210, 240), random.between(98, 112), 0.22), rate, 0, 0.7);
  mix(out, lowPass(burst(rate, random, 330, 0.8, 0.13), rate, 800), rate, 0, 2.4);
  const grass = { seconds: 0.2, grains: 12, low: 1500, high: 3600, decay: 0.025, fade: 1.3 };
  mix(out, crumble(rate, random, grass), rate, 0.015, 0.3);
  return soften(out, 1.3);
}

export function legendStep(rate: number, random: Random): Signal {
  const out = silence(rate, 0.6);
  mix(out, thump(rate, random.between(165, 180), random.between(62, 70), 0.46), rate, 0, 0.9);
  mix(out, lowPass(burst(rate, random, 230, 0.8, 0.24), rate, 600), rate, 0, 2.8);
  mix(out, burst(rate, random, 460, 1, 0.08), rate, 0, 1.3);
  const gravel = { seconds: 0.32, grains: 30, low: 900, high: 3400, decay: 0.022, fade: 1.6 };
  mix(out, crumble(rate, random, gravel), rate, 0.02, 0.5);
  return soften(out, 1.5);
}

function stone(rate: number, random: Random): Signal {
  const base = random.between(820, 1500);
  const out = ring(
    rate,
    [1, 1.47, 2.09, 2.76, 3.6].map((partial, i) => ({
      frequency: base * partial * (1 + random.signed() * 0.05),
      decay: random.between(0.028, 0.05),
      gain: 0.85 ** i * random.between(0.4, 1),
    })),
  );
  mix(out, burst(rate, random, 2400, 0.6, 0.03), rate, 0, 1.1);
  mix(out, burst(rate, random, 240, 1, 0.05), rate, 0, 1.2);
  return out;
}

export function pathLaid(rate: number, random: Random): Signal {
  const out = silence(rate, 0.85);
  let at = 0;
  for (const gain of [0.75, 0.6, 1, 0.8]) {
    mix(out, stone(rate, random), rate, at, gain);
    if (random.next() < 0.6) mix(out, stone(rate, random), rate, at + random.between(0.025, 0.05), gain * 0.3);
    at += random.between(0.11, 0.18);
  }
  const grit = { seconds: 0.75, grains: 60, low: 1400, high: 4200, decay: 0.014, fade: 1 };
  mix(out, crumble(rate, random, grit), rate, 0.02, 0.28);
  return soften(out, 2);
}

export function push(rate: number, random: Random): Signal {
  const out = silence(rate, 0.5);
  const drag = bandPass(noise(rate, random, 0.3), rate, (t) => 520 + 900 * t, 1.1);
  const jerks = curve([
    [0, 0],
    [0.07, 0.8],
    [0.12, 0.45],
    [0.2, 1],
    [0.3, 0],
  ]);
  mix(out, shape(drag, rate, jerks), rate, 0, 1.1);
  mix(out, thump(rate, 200, 96, 0.22), rate, 0.22, 0.7);
  mix(out, burst(rate, random, 380, 0.9, 0.11), rate, 0.22, 1.8);
  return out;
}
