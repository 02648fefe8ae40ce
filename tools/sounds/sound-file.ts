// How a sound becomes a file. Rates follow what a sound needs: 22.05 kHz where wood and glass click, less where nothing
// sounds that high. WAV, because every browser plays it and no encoder may be needed to make it.

import { highPass } from './wave/filters.ts';
import { type Random, randomFrom } from './wave/random.ts';
import { type Signal, scaleToPeak, trim } from './wave/signal.ts';
import { encodeWav } from './wave/wav.ts';

export interface SoundFile {
  readonly name: string;
  readonly rate: number;
  readonly loop: boolean;
  readonly render: (rate: number, random: Random) => Signal;
}

export function variants(name: string, count: number, rate: number, render: SoundFile['render']): SoundFile[] {
  return Array.from({ length: count }, (_, i) => ({ name: `${name}-${i + 1}`, rate, loop: false, render }));
}

export function loop(name: string, rate: number, render: SoundFile['render']): SoundFile {
  return { name, rate, loop: true, render };
}

/** The rate of what clicks. */
export const full = 22050;

const peak = 0.84;

/** Below this no speaker of a tablet or laptop moves; what lies there only takes the room of the rest. */
const lowestFrequency = 55;

export function soundBytes({ name, rate, loop, render }: SoundFile): Uint8Array {
  const rendered = render(rate, randomFrom(name));
  const finished = loop ? rendered : trim(highPass(rendered, rate, lowestFrequency), rate);
  return encodeWav(scaleToPeak(finished, peak), rate);
}
