import type { Signal } from './signal.ts';

const headerBytes = 44;

export function encodeWav(signal: Signal, rate: number): Uint8Array {
  const bytes = new Uint8Array(headerBytes + signal.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string): void => {
    for (let i = 0; i < value.length; i++) view.setUint8(at + i, value.charCodeAt(i));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, signal.length * 2, true);
  for (let i = 0; i < signal.length; i++) {
    if (Math.abs(signal[i]) > 1) throw new RangeError(`clipped at sample ${i}`);
    view.setInt16(headerBytes + i * 2, Math.round(signal[i] * 32767), true);
  }
  return bytes;
}

/** Reads what `encodeWav` wrote, and nothing else. */
export function decodeWav(bytes: Uint8Array): { readonly rate: number; readonly samples: Float64Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float64Array((bytes.length - headerBytes) / 2);
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(headerBytes + i * 2, true) / 32767;
  return { rate: view.getUint32(24, true), samples };
}
