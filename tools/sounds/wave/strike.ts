// A piece of wood that is struck.

import type { Random } from './random.ts';
import { mix, type Signal } from './signal.ts';
import { burst, ring } from './voices.ts';

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
