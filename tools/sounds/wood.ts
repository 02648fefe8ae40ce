// Everything that is wood: cubes in the tree and on its tray, chips, knocks, a house coming down.

import { highPass, lowPass } from './filters.ts';
import type { Random } from './random.ts';
import { mix, type Signal, shape, silence, soften } from './signal.ts';
import { burst, crumble, noise, ring, thump } from './voices.ts';

/** The lowest partials of a short block; the exact figures matter less than that they are no harmonics. */
const blockPartials = [1, 1.58, 2.24, 2.92, 3.83, 5.1];

export interface Strike {
  readonly pitch: number;
  readonly decay: number;
  /** How much of each partial the next one keeps: soft contact 0.4, hard contact 0.9. */
  readonly hard: number;
  /** Loudness of the contact itself, before anything rings. */
  readonly click: number;
  /** The hollow behind the struck wood. */
  readonly hollow?: { readonly pitch: number; readonly gain: number; readonly decay: number };
}

export function strike(rate: number, random: Random, { pitch, decay, hard, click, hollow }: Strike): Signal {
  const modes = blockPartials.map((partial, i) => ({
    frequency: pitch * partial * (1 + random.signed() * 0.04),
    decay: (decay * random.between(0.8, 1.15)) / (1 + 0.4 * i),
    gain: hard ** i * random.between(0.55, 1),
  }));
  if (hollow) {
    modes.push({ frequency: hollow.pitch, decay: hollow.decay, gain: hollow.gain });
    modes.push({ frequency: hollow.pitch * 1.83, decay: hollow.decay * 0.7, gain: hollow.gain * 0.5 });
  }
  const out = ring(rate, modes);
  mix(out, burst(rate, random, pitch * 2.6, 0.8, 0.012), rate, 0, click * 3);
  return out;
}

/** A cube on a shelf of the tree: one dry clack, the second edge just after it, the trunk around both. */
export function cubeOnWood(rate: number, random: Random): Signal {
  const out = silence(rate, 0.3);
  const hollow = { pitch: random.between(270, 390), gain: 0.75, decay: 0.085 };
  const pitch = random.between(880, 1320);
  const hit = strike(rate, random, { pitch, decay: 0.075, hard: 0.78, click: 0.5, hollow });
  mix(out, hit, rate, 0);
  const edge = strike(rate, random, { pitch: pitch * random.between(1.1, 1.3), decay: 0.05, hard: 0.7, click: 0.4 });
  mix(out, edge, rate, random.between(0.016, 0.034), random.between(0.2, 0.4));
  mix(out, lowPass(hit, rate, 1500), rate, random.between(0.007, 0.011), -0.2);
  return out;
}

export function cubeOnCube(rate: number, random: Random): Signal {
  const out = silence(rate, 0.16);
  const pitch = random.between(1750, 2500);
  mix(out, strike(rate, random, { pitch, decay: 0.045, hard: 0.72, click: 0.6 }), rate, 0);
  const other = strike(rate, random, { pitch: pitch * 1.19, decay: 0.035, hard: 0.65, click: 0.3 });
  mix(out, other, rate, random.between(0.009, 0.02), 0.35);
  return out;
}

/** The tray is thick and lies on a table: lower than the tree, and the cube settles in a few small bounces. */
export function cubeOnTray(rate: number, random: Random): Signal {
  const out = silence(rate, 0.5);
  let at = 0;
  let gap = random.between(0.085, 0.12);
  let gain = 1;
  for (let bounce = 0; bounce < 4; bounce++) {
    const hollow = { pitch: random.between(165, 205), gain: 0.9, decay: 0.12 };
    const pitch = random.between(560, 700);
    mix(out, strike(rate, random, { pitch, decay: 0.06, hard: 0.68, click: 0.3, hollow }), rate, at, gain);
    at += gap;
    gap *= random.between(0.45, 0.6);
    gain *= random.between(0.32, 0.45);
  }
  return out;
}

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

export function click(rate: number, random: Random): Signal {
  return strike(rate, random, { pitch: random.between(1150, 1350), decay: 0.05, hard: 0.6, click: 0.35 });
}

export function refuse(rate: number, random: Random): Signal {
  const out = silence(rate, 0.35);
  for (const [at, gain] of [
    [0, 1],
    [0.115, 0.7],
  ] as const) {
    const hollow = { pitch: random.between(176, 190), gain: 0.9, decay: 0.13 };
    mix(out, strike(rate, random, { pitch: 350, decay: 0.09, hard: 0.55, click: 0.15, hollow }), rate, at, gain);
  }
  return lowPass(out, rate, 1400);
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
