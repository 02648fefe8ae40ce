/** HC-COMP-1: what the Fair Folk's box holds; cards in hand, and ready nests. */
export const fairSupplies = { nests: 8, arrows: 8, crosses: 8, cubes: 15, cards: 3, quests: 3, ready: 3 } as const;

/** HC-FAIR-22 */
export const searchCubeLimit = 6;
