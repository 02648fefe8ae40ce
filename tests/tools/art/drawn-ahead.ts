/** Pictures by their owner that no screen shows yet: those of modes whose rules are there and whose screens come next. */
export const drawnAhead: Readonly<Record<string, readonly string[]>> = {};
