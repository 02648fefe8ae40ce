/** Everybody who can play, in the order in which they set up (RT-SU-3). */
export const factionIds = ['mc', 'ed', 'wa', 'vb'] as const;
export type FactionId = (typeof factionIds)[number];
