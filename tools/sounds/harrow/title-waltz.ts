// The title's waltz in D minor.

import { room } from '../wave/filters.ts';
import { box, strings } from '../wave/instruments.ts';
import type { Random } from '../wave/random.ts';
import { mixAround, type Signal, seamAtQuietest, settle, silence } from '../wave/signal.ts';

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
