/** Pictures by their owner that no screen shows yet: those of modes whose rules are there and whose screens come next. */
export const drawnAhead: Readonly<Record<string, readonly string[]>> = {
  root: [
    ...['action-left', 'action-now', 'action-used', 'stump-focus'],
    ...['desktop', 'phone', 'tablet', 'upright'].map((id) => `clearing-veil-${id}`),
    ...['ed', 'mc', 'vb', 'wa'].map((id) => `dial-${id}`),
    ...['errand', 'fundraising', 'logistics', 'shed', 'speech'].map((quest) => `quest-qf_${quest}`),
    ...['bandits', 'bear', 'errand', 'guard', 'speech'].map((quest) => `quest-qr_${quest}`),
    ...['bandits', 'bear', 'escort', 'guard', 'logistics'].map((quest) => `quest-qm_${quest}`),
    ...['bird', 'fox', 'mouse', 'rabbit', 'vizier'].map((card) => `decree-${card}`),
    ...['bag', 'boot', 'coin', 'crossbow', 'hammer', 'sword', 'tea', 'torch'].map((item) => `thing-${item}`),
    ...['quest-back', 'suit-any', 'decree-bough', 'die-light', 'extra-card', 'frame-satchel', 'hole', 'hole-lit'],
    ...['hit-extra', 'hit-hit', 'hit-lost', 'hospital', 'next-light', 'socket', 'supporter', 'wood-log', 'worth'],
    ...['ed', 'mc', 'red', 'vb', 'wa', 'wood'].map((ink) => `frame-band-${ink}`),
    ...['ed', 'mc', 'vb', 'wa'].flatMap((id) => [
      `banner-${id}`,
      `frame-board-${id}`,
      `frame-board-${id}-acting`,
      `ribbon-${id}`,
    ]),
    ...['builder', 'charismatic', 'commander', 'deposed', 'despot'].map((leader) => `leader-${leader}`),
    ...['recruiter', 'sawmill', 'workshop'].map((piece) => `tile-${piece}`),
  ],
};
