// Cubes in the tree and on its tray, and the knocks of the controls.

import { lowPass } from '../wave/filters.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, silence } from '../wave/signal.ts';
import { strike } from '../wave/strike.ts';

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
