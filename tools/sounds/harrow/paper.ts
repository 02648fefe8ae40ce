// Cards: stiff paper that slides off a pile and lands on the table.

import { bandPass, highPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, shape, silence } from '../wave/signal.ts';
import { burst, crumble, noise, thump } from '../wave/voices.ts';

/** One card over another: a hiss that rises and is cut off at the edge. */
function slide(rate: number, random: Random, seconds: number): Signal {
  const pitch = random.between(0.9, 1.12);
  const hiss = bandPass(noise(rate, random, seconds), rate, (t) => pitch * (2300 + (2600 * t) / seconds), 0.8);
  const rough = shape(hiss, rate, (t) => {
    const x = t / seconds;
    return Math.sin(Math.PI * x ** 0.7) ** 1.4 * (0.75 + 0.25 * Math.sin(2 * Math.PI * 42 * t));
  });
  return highPass(rough, rate, 900);
}

export function cardDrawn(rate: number, random: Random): Signal {
  const out = silence(rate, 0.26);
  mix(out, slide(rate, random, random.between(0.15, 0.18)), rate, 0);
  mix(out, burst(rate, random, random.between(2600, 3400), 0.9, 0.035), rate, 0.16, 0.9);
  return out;
}

/** Held up, then put down flat: the air under it, the slap, the table below. */
export function cardPlayed(rate: number, random: Random): Signal {
  const out = silence(rate, 0.5);
  mix(out, slide(rate, random, 0.2), rate, 0, 0.55);
  const slap = 0.21;
  mix(out, burst(rate, random, random.between(1300, 1700), 0.6, 0.07), rate, slap, 2.2);
  mix(out, thump(rate, 210, 120, 0.16), rate, slap, 0.55);
  const flutter = { seconds: 0.18, grains: 12, low: 2200, high: 4600, decay: 0.016, fade: 1.2 };
  mix(out, crumble(rate, random, flutter), rate, slap + 0.02, 0.4);
  return out;
}
