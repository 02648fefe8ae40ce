import { readFileSync } from 'node:fs';
import { decodeWav } from '../../../tools/sounds/wave/wav.ts';

export const soundFolder = new URL('../../../assets/sound/', import.meta.url);
export const bytesOf = (file: string): Uint8Array => readFileSync(new URL(file, soundFolder));
export const soundOf = (file: string) => decodeWav(bytesOf(file));

export function each(
  files: readonly string[],
  check: (samples: Float64Array, rate: number, file: string) => void,
): void {
  for (const file of files) {
    const { samples, rate } = soundOf(file);
    check(samples, rate, file);
  }
}
