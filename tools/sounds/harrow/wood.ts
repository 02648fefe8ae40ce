// Chips, tiles and bones on wood, and a house coming down.

import { highPass, lowPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, shape, silence, soften } from '../wave/signal.ts';
import { strike } from '../wave/strike.ts';
import { burst, crumble, noise, ring, thump } from '../wave/voices.ts';

export function tokenPicked(rate: number, random: Random): Signal {
  const out = silence(rate, 0.25);
  const slide = shape(highPass(noise(rate, random, 0.07), rate, 1800), rate, (t) => Math.sin((Math.PI * t) / 0.07));
  mix(out, lowPass(slide, rate, 4500), rate, 0, 0.1);
  const chip = { pitch: random.between(1400, 1650), decay: 0.06, hard: 0.6, click: 0.35 };
  mix(out, strike(rate, random, chip), rate, 0.06);
  mix(out, strike(rate, random, { ...chip, pitch: chip.pitch * 1.12 }), rate, 0.105, 0.25);
  return out;
}

/** A chip dropped into a cloth bag among others: mostly cloth. */
export function tokenBagged(rate: number, random: Random): Signal {
  const out = silence(rate, 0.55);
  const rustle = { seconds: 0.42, grains: 46, low: 700, high: 3200, decay: 0.03, fade: 1.1 };
  mix(out, crumble(rate, random, rustle), rate, 0, 1.3);
  const chips = silence(rate, 0.4);
  for (const [at, gain] of [
    [0, 1],
    [0.05, 0.6],
    [0.13, 0.35],
  ] as const) {
    const pitch = random.between(900, 1300);
    mix(chips, strike(rate, random, { pitch, decay: 0.05, hard: 0.5, click: 0.2 }), rate, at, gain);
  }
  mix(out, lowPass(chips, rate, 1300), rate, 0.1, 0.85);
  return out;
}

/** A thick tile turned over: lifted by one edge, then flat on the shelf. */
export function tileFlip(rate: number, random: Random): Signal {
  const out = silence(rate, 0.34);
  mix(
    out,
    strike(rate, random, { pitch: random.between(1250, 1450), decay: 0.035, hard: 0.6, click: 0.4 }),
    rate,
    0,
    0.3,
  );
  const hollow = { pitch: random.between(235, 280), gain: 0.8, decay: 0.1 };
  const flat = { pitch: random.between(720, 860), decay: 0.07, hard: 0.7, click: 0.45, hollow };
  mix(out, strike(rate, random, flat), rate, 0.07);
  mix(
    out,
    strike(rate, random, { ...flat, hollow: undefined, decay: 0.04 }),
    rate,
    0.07 + random.between(0.02, 0.03),
    0.35,
  );
  return out;
}

/** Small bones on a string, shaken once. */
export function goad(rate: number, random: Random): Signal {
  const out = silence(rate, 0.42);
  for (let i = 0; i < 9; i++) {
    const at = 0.025 * i + random.between(0, 0.016);
    const bone = { pitch: random.between(1150, 2100), decay: random.between(0.03, 0.06), hard: 0.55, click: 0.3 };
    mix(out, strike(rate, random, bone), rate, at, (1 - i / 12) * random.between(0.45, 1));
  }
  return out;
}

export function scoreTick(rate: number, random: Random): Signal {
  const out = ring(rate, [
    { frequency: 1046.5, decay: 0.22, gain: 1 },
    { frequency: 1046.5 * 3.93, decay: 0.06, gain: 0.3 },
    { frequency: 523.2, decay: 0.1, gain: 0.25 },
  ]);
  mix(out, burst(rate, random, 3200, 1, 0.01), rate, 0, 0.6);
  return out;
}

/** Timber gives way: cracks first, then the roof, then boards one after another, then dust. */
export function buildingDestroyed(rate: number, random: Random): Signal {
  const out = silence(rate, 1.36);
  for (const at of [0, 0.05, 0.13, 0.17, 0.26]) {
    mix(out, burst(rate, random, random.between(900, 2400), 0.7, 0.05), rate, at, random.between(1, 1.8));
    const pitch = random.between(420, 800);
    mix(out, strike(rate, random, { pitch, decay: 0.09, hard: 0.85, click: 0.6 }), rate, at, random.between(0.4, 0.8));
  }
  mix(out, thump(rate, 160, 70, 0.55), rate, 0.28, 1.2);
  const fall = lowPass(noise(rate, random, 0.9), rate, (t) => 1600 * Math.exp(-3 * t) + 160);
  mix(
    out,
    shape(fall, rate, (t) => Math.min(1, t * 40) * Math.exp(-5 * t)),
    rate,
    0.27,
    2.6,
  );
  for (let i = 0; i < 22; i++) {
    const at = 0.28 + 0.85 * random.next() ** 1.5;
    const hollow = { pitch: random.between(150, 320), gain: 0.7, decay: 0.1 };
    const board = {
      pitch: random.between(420, 1250),
      decay: random.between(0.05, 0.11),
      hard: 0.8,
      click: 0.4,
      hollow,
    };
    mix(out, strike(rate, random, board), rate, at, random.between(0.2, 0.6) * (1.25 - at));
  }
  const dust = shape(
    highPass(noise(rate, random, 1), rate, 2500),
    rate,
    (t) => Math.min(1, t * 8) * Math.exp(-4.5 * t),
  );
  mix(out, dust, rate, 0.33, 0.09);
  return shape(soften(out, 1.6), rate, (t) => Math.min(1, (1.36 - t) * 8));
}
