/** Of the rules. A change after which an action means something else, or is no longer legal, counts it up. */
export const version = 7;

/** Games of earlier versions are still read, as far as their actions are legal by these rules; chapter 1 plays as it did. */
export const readableVersions: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
