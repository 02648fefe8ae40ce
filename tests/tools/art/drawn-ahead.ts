/** Pictures by their owner that no screen shows yet: those of modes whose rules are there and whose screens come next. */
export const drawnAhead: Readonly<Record<string, readonly string[]>> = {
  shell: [
    ...['desktop', 'phone', 'tablet', 'upright'].flatMap((id) => [
      `shelf-bark-${id}`,
      `shelf-board-${id}`,
      `shelf-wall-${id}`,
    ]),
    'shelf-frame',
  ],
  harrow: ['shelf-box', 'shelf-glow', 'shelf-lamp', 'shelf-light'],
};
