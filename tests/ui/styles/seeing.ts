import { channelsOf } from '../../../src/ui/styles/palette.ts';

export type Triple = readonly [number, number, number];
type Matrix = readonly Triple[];

/** How much of each of the three kinds of light remains for eyes without one kind of cone (Machado, Oliveira, Fernandes 2009). */
const eyes = {
  lessRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  lessGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  lessBlue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Eyes = keyof typeof eyes;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export const applied = (matrix: readonly (readonly number[])[], [a, b, c]: Triple): Triple => {
  const [x, y, z] = matrix.map(([i, j, k]) => clamp(i * a + j * b + k * c));
  return [x, y, z];
};

/** Red, green and blue of a screen, 0 to 1. */
export function screenColour(colour: string): Triple {
  const [r, g, b] = channelsOf(colour).map((value) => value / 255);
  return [r, g, b];
}

const lightOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function lights([r, g, b]: Triple): Triple {
  return [lightOf(r), lightOf(g), lightOf(b)];
}

/** Lightness, green to red and blue to yellow: distances are about what an eye sees. */
function lab([r, g, b]: Triple): Triple {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours of the screen are to these eyes; 2 can just be told apart side by side. */
export function distance(a: Triple, b: Triple, seenBy: Eyes): number {
  const [seenA, seenB] = [a, b].map((colour) => lab(applied(eyes[seenBy], lights(colour))));
  return Math.hypot(...seenA.map((value, i) => value - seenB[i]));
}

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(a: Triple, b: Triple): number {
  const [dark, light] = [a, b]
    .map((colour) => {
      const [r, g, blue] = lights(colour);
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
    })
    .toSorted((x, y) => x - y);
  return light / dark;
}
