// Iron and tin: Bernice's nails, the plate on which killed haints are counted, the spoon that turns on it.

import { bandPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, shape, silence } from '../wave/signal.ts';
import { strike } from '../wave/strike.ts';
import { burst, noise, ring } from '../wave/voices.ts';

/** A struck bar or sheet: partials without harmony, the high ones gone first. */
function clang(rate: number, random: Random, partials: readonly number[], decay: number): Signal {
  return ring(
    rate,
    partials.map((frequency, i) => ({
      frequency: frequency * (1 + random.signed() * 0.015),
      decay: (decay * random.between(0.85, 1.1)) / (1 + 0.35 * i),
      gain: random.between(0.6, 1) / (1 + 0.3 * i),
    })),
  );
}

const nailBar = [1980, 3120, 4730, 6650, 8300];
const tinPlate = [1240, 1730, 2610, 3820, 5260, 7100];
const spoonBowl = [2280, 3590, 5420, 7650];

/** A hammer on a nail in old wood: the blow is iron, what it goes into is not. */
export function nail(rate: number, random: Random): Signal {
  const out = silence(rate, 0.34);
  mix(out, clang(rate, random, nailBar, 0.26), rate, 0, 0.7);
  const hollow = { pitch: random.between(210, 260), gain: 0.9, decay: 0.1 };
  mix(
    out,
    strike(rate, random, { pitch: random.between(520, 640), decay: 0.08, hard: 0.7, click: 0.6, hollow }),
    rate,
    0,
  );
  mix(out, burst(rate, random, 3400, 0.7, 0.015), rate, 0, 1.4);
  return out;
}

/** A haint is laid on the tin plate: it rings, and rocks once. */
export function plate(rate: number, random: Random): Signal {
  const out = silence(rate, 0.6);
  mix(out, clang(rate, random, tinPlate, 0.5), rate, 0);
  mix(out, burst(rate, random, 2600, 0.8, 0.012), rate, 0, 1);
  mix(out, clang(rate, random, tinPlate, 0.22), rate, random.between(0.085, 0.11), 0.3);
  return out;
}

/** The spoon scrapes round the plate and knocks against its mark. */
export function spoon(rate: number, random: Random): Signal {
  const out = silence(rate, 0.66);
  const seconds = 0.26;
  const scrape = bandPass(noise(rate, random, seconds), rate, (t) => 2900 + 1500 * (t / seconds), 5);
  const uneven = shape(
    scrape,
    rate,
    (t) => Math.sin((Math.PI * t) / seconds) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 31 * t)),
  );
  mix(out, uneven, rate, 0, 0.9);
  mix(out, clang(rate, random, spoonBowl, 0.3), rate, seconds - 0.02);
  mix(out, clang(rate, random, tinPlate, 0.3), rate, seconds - 0.02, 0.4);
  return out;
}
