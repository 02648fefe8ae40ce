/** RT-NO-2: in the order of every list by item. */
export const itemIds = ['boot', 'bag', 'tea', 'coin', 'sword', 'crossbow', 'hammer', 'torch'] as const;
export type ItemId = (typeof itemIds)[number];

export const itemIndex = (item: ItemId): number => itemIds.indexOf(item);

/** RT-5.1.5, RT-DATA-8: what lies on the map at the start, by item. */
export const itemSupply: readonly number[] = [2, 2, 2, 2, 2, 1, 1, 0];
