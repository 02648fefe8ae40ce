// D minor that turns to major: a game is over.

import { room } from '../wave/filters.ts';
import { box, strings } from '../wave/instruments.ts';
import type { Random } from '../wave/random.ts';
import { mix, type Signal, shape, silence } from '../wave/signal.ts';

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
