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
    ...['errand', 'fundraising', 'logistics', 'shed', 'speech'].map((quest) => `quest-qf_${quest}`),
    ...['bandits', 'bear', 'errand', 'guard', 'speech'].map((quest) => `quest-qr_${quest}`),
    ...['bandits', 'bear', 'escort', 'guard', 'logistics'].map((quest) => `quest-qm_${quest}`),
    ...['bird', 'fox', 'mouse', 'rabbit', 'vizier'].map((card) => `decree-${card}`),
    ...['bag', 'boot', 'coin', 'crossbow', 'hammer', 'sword', 'tea', 'torch'].map((item) => `thing-${item}`),
    ...['quest-back', 'suit-any'],
  ],
  harrow: ['shelf-box', 'shelf-glow', 'shelf-lamp', 'shelf-light'],
};
