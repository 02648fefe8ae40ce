// Plucked strings and a worn music box.

import { bandPass, highPass } from './filters.ts';
import type { Random } from './random.ts';
import { mix, type Signal, silence } from './signal.ts';
import { pluck, tine } from './voices.ts';

const semitones: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `A4` is 440 Hz; `Bb3`, `C#5` as usual. */
function frequencyOf(note: string): number {
  const [, letter, accidental, octave] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? [];
  if (letter === undefined) throw new Error(`not a note: ${note}`);
  const bend = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return 440 * 2 ** ((semitones[letter] + bend - 9) / 12 + Number(octave) - 4);
}

/** A pair of strings a hair apart, over a small wooden body. */
export function strings(rate: number, random: Random, note: string, seconds: number, bright: number): Signal {
  const frequency = frequencyOf(note);
  const out = pluck(rate, random, frequency, seconds, bright);
  mix(out, pluck(rate, random, frequency * 1.0019, seconds, bright), rate, 0.004, 0.5);
  const body = silence(rate, seconds);
  mix(body, out, rate, 0, 0.7);
  mix(body, bandPass(out, rate, 210, 2), rate, 0, 0.7);
  mix(body, bandPass(out, rate, 430, 2.5), rate, 0, 0.5);
  return highPass(body, rate, 60);
}

export const box = (rate: number, random: Random, note: string): Signal => tine(rate, random, frequencyOf(note), 2.4);
