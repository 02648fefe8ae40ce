// Plucked strings and a worn music box in D minor: the title's waltz, and the turn to major that ends a game.

import { bandPass, highPass, room } from './filters.ts';
import type { Random } from './random.ts';
import { mix, mixAround, type Signal, seamAtQuietest, settle, shape, silence } from './signal.ts';
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
function strings(rate: number, random: Random, note: string, seconds: number, bright: number): Signal {
  const frequency = frequencyOf(note);
  const out = pluck(rate, random, frequency, seconds, bright);
  mix(out, pluck(rate, random, frequency * 1.0019, seconds, bright), rate, 0.004, 0.5);
  const body = silence(rate, seconds);
  mix(body, out, rate, 0, 0.7);
  mix(body, bandPass(out, rate, 210, 2), rate, 0, 0.7);
  mix(body, bandPass(out, rate, 430, 2.5), rate, 0, 0.5);
  return highPass(body, rate, 60);
}

const box = (rate: number, random: Random, note: string): Signal => tine(rate, random, frequencyOf(note), 2.4);

interface Bar {
  /** Bass, then the tones the fingers pick over it. */
  readonly chord: readonly [bass: string, low: string, middle: string, high: string];
  /** Beats counted from 0 to 3, and the note of the music box there. */
  readonly melody: readonly (readonly [beat: number, note: string])[];
}

const dMinor = ['D3', 'A3', 'D4', 'F4'] as const;
const cMajor = ['C3', 'G3', 'C4', 'E4'] as const;
const bFlat = ['Bb2', 'F3', 'Bb3', 'D4'] as const;
const fMajor = ['F3', 'A3', 'C4', 'F4'] as const;
const gMinor = ['G2', 'D3', 'Bb3', 'D4'] as const;
const aMajor = ['A2', 'E3', 'A3', 'C#4'] as const;
const aSuspended = ['A2', 'E3', 'A3', 'D4'] as const;

// biome-ignore format: one bar per line reads like the score it is.
const waltz: readonly Bar[] = [
  { chord: dMinor, melody: [[1, 'D5'], [2, 'F5']] },
  { chord: dMinor, melody: [[0, 'A5'], [2, 'G5']] },
  { chord: cMajor, melody: [[0, 'E5'], [2, 'C5']] },
  { chord: cMajor, melody: [[0, 'G5'], [1, 'E5'], [2, 'D5']] },
  { chord: bFlat, melody: [[0, 'D5'], [2, 'F5']] },
  { chord: fMajor, melody: [[0, 'A5'], [1.5, 'C6'], [2, 'A5']] },
  { chord: gMinor, melody: [[0, 'Bb5'], [1, 'A5'], [2, 'G5']] },
  { chord: aMajor, melody: [[0, 'A5'], [2, 'E5']] },
  { chord: dMinor, melody: [[0, 'D6'], [2, 'A5']] },
  { chord: bFlat, melody: [[1, 'F5']] },
  { chord: fMajor, melody: [[0, 'C6'], [1, 'A5'], [2, 'F5']] },
  { chord: cMajor, melody: [[0, 'E5'], [2, 'G5']] },
  { chord: gMinor, melody: [[0, 'Bb5'], [2, 'D5']] },
  { chord: dMinor, melody: [[0, 'F5'], [1, 'E5'], [2, 'D5']] },
  { chord: aSuspended, melody: [[0, 'D5'], [2, 'C#5']] },
  { chord: dMinor, melody: [[0, 'D5']] },
];

const beat = 0.8;

/** How the fingers go over a bar, in turn: beat, string, loudness. String 0 is the bass. */
const pickings: readonly (readonly (readonly [beat: number, string: 0 | 1 | 2 | 3, gain: number])[])[] = [
  [
    [0, 0, 1],
    [1, 2, 0.5],
    [2, 3, 0.42],
  ],
  [
    [0, 0, 1],
    [1, 1, 0.5],
    [1.5, 2, 0.36],
    [2, 3, 0.46],
  ],
  [
    [0, 0, 1],
    [1, 2, 0.46],
    [2, 1, 0.4],
    [2.5, 2, 0.3],
  ],
];

export function titleWaltz(rate: number, random: Random): Signal {
  const bars = waltz.length;
  const out = silence(rate, bars * 3 * beat);
  waltz.forEach(({ chord, melody }, i) => {
    const start = i * 3 * beat;
    const picking = i === bars - 1 ? pickings[0] : pickings[i % pickings.length];
    for (const [at, string, gain] of picking) {
      const sound = strings(rate, random, chord[string], string === 0 ? 5 : 3.6, 0.45 + 0.3 * gain);
      mixAround(out, sound, rate, start + at * beat + random.between(0, 0.018), gain * random.between(0.8, 0.92));
    }
    for (const [at, note] of melody) {
      const when = start + at * beat + random.between(0, 0.022);
      mixAround(out, box(rate, random, note), rate, when, random.between(0.24, 0.31) * (at === 0 ? 1 : 0.85));
    }
  });
  return seamAtQuietest(settle(out, (s) => room(s, rate, { time: 1.5, dark: 2400, wet: 0.4, dry: 0.8 })));
}

// biome-ignore format: one gesture per line reads like the score it is.
const victoryMelody: readonly (readonly [at: number, note: string])[] = [
  [0, 'D5'], [0.26, 'F5'], [0.52, 'A5'],
  [0.78, 'Bb5'], [1.17, 'A5'], [1.3, 'G5'],
  [1.56, 'E5'], [1.82, 'G5'], [2.08, 'A5'],
  [2.5, 'F#5'], [2.58, 'A5'], [2.66, 'D6'], [3.1, 'F#6'],
];

// biome-ignore format: one chord per line reads like the score it is.
const victoryChords: readonly (readonly [at: number, notes: readonly string[]])[] = [
  [0, ['D3', 'A3', 'D4', 'F4']],
  [0.78, ['Bb2', 'F3', 'Bb3', 'D4']],
  [1.56, ['C3', 'G3', 'C4', 'E4']],
  [2.08, ['A2', 'E3', 'C#4']],
  [2.46, ['D3', 'A3', 'D4', 'F#4', 'A4']],
];

export function victory(rate: number, random: Random): Signal {
  const seconds = 5;
  const out = silence(rate, seconds);
  for (const [at, notes] of victoryChords) {
    notes.forEach((note, i) => {
      mix(out, strings(rate, random, note, 3.2, 0.75), rate, at + i * 0.024, i === 0 ? 0.7 : 0.52);
    });
  }
  for (const [at, note] of victoryMelody) mix(out, box(rate, random, note), rate, at, 0.34);
  const hall = room(out, rate, { time: 1.2, dark: 3000, wet: 0.35, dry: 0.85 });
  return shape(hall, rate, (t) => Math.min(1, (seconds - t) * 0.9));
}
