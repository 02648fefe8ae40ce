const strokes = { 1: [0], 2: [-4, 4], 3: [-8, 0, 8] } as const;
export type Roman = keyof typeof strokes;

/** I, II or III with serifs, 15 high on the line y = 0 and centred on x = 0. */
export const roman = (n: Roman): string =>
  strokes[n].map((x) => `M${x - 3.6} -9h7.2v3h-2v9h2v3h-7.2v-3h2v-9h-2z`).join('');
