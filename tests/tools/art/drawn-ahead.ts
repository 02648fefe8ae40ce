import { questIds } from '../../../src/engine/games/root/state/cards.ts';
import { itemIds } from '../../../src/engine/games/root/state/items.ts';

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
  root: [
    ...['action-left', 'action-now', 'action-used', 'stump-focus'],
    ...['desktop', 'phone', 'tablet', 'upright'].map((id) => `clearing-veil-${id}`),
    ...['ed', 'mc', 'vb', 'wa'].map((id) => `dial-${id}`),
    ...['shelf-box', 'shelf-glow', 'shelf-lamp', 'shelf-light'],
    ...questIds.map((quest) => `quest-${quest}`),
    ...['bird', 'fox', 'mouse', 'rabbit', 'vizier'].map((card) => `decree-${card}`),
    ...itemIds.map((item) => `thing-${item}`),
    ...['quest-back', 'suit-any'],
  ],
  harrow: ['shelf-box', 'shelf-glow', 'shelf-lamp', 'shelf-light'],
};
