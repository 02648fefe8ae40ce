// Numerals as paths, for pictures have no fonts; centred on the origin.

/** 22 high. */
export const one = 'M-7 -7L2 -12L4 -11L4 7L8 8L8 11L-8 11L-8 8L-3 7L-3 -5L-6 -4Z';
/** 24 high. */
export const two = 'M-9 -4Q-9 -13 0 -13Q9 -13 9 -6Q9 1 -1 6L5 6L9 3L9 12L-9 12L-9 6Q2 -1 2 -6Q2 -9 -1 -9Q-3 -9 -3 -5Z';

const strokes = { 1: [0], 2: [-4, 4], 3: [-8, 0, 8] } as const;
export type Roman = keyof typeof strokes;

/** I, II or III with serifs, 15 high. */
export const roman = (n: Roman): string =>
  strokes[n].map((x) => `M${x - 3.6} -9h7.2v3h-2v9h2v3h-7.2v-3h2v-9h-2z`).join('');
