/** Pictures by their owner that no screen shows yet: those of modes whose rules are there and whose screens come next. */
export const drawnAhead: Readonly<Record<string, readonly string[]>> = {
  root: [
    ...['die-light', 'hit-extra', 'hit-hit', 'hit-lost', 'quest-back', 'stump-focus', 'wood-log'],
    ...['desktop', 'phone', 'tablet', 'upright'].map((id) => `clearing-veil-${id}`),
    ...['ed', 'mc', 'vb', 'wa'].flatMap((id) => [`banner-${id}`, `dial-${id}`]),
  ],
};
