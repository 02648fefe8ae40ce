/** RT-2.2.2: the suits of clearings, in the order of every list by suit. */
export const suits = ['fox', 'rabbit', 'mouse'] as const;
export type Suit = (typeof suits)[number];

/** RT-2.1: cards may also be birds. */
const cardSuits = [...suits, 'bird'] as const;
export type CardSuit = (typeof cardSuits)[number];

export const suitIndex = (suit: Suit): number => suits.indexOf(suit);
