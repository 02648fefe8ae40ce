/** RT-1.4.1-1. Before the first turn everybody sets up. */
export const phases = ['birdsong', 'daylight', 'evening'] as const;
export type Phase = (typeof phases)[number];

/**
 * RT-NO-6: the steps of all factions. `start` is for cards used at the start of a phase, `open` and `close` are the
 * boundaries before and after steps that go by themselves (RT-TL-4, RT-TL-6).
 */
export const stepIds = [
  'start',
  'open',
  'close',
  'wood',
  'craft',
  'act',
  'emergency',
  'decree',
  'roost',
  'resolve',
  'score',
  'revolt',
  'spread',
  'operate',
  'refresh',
  'slip',
  'rest',
  'draw',
  'discard',
  'items',
] as const;
export type StepId = (typeof stepIds)[number];
