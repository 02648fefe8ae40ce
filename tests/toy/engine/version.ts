/** Of the rules. Until the second the die could lie on its edge, which counted as nought. */
export const version = 2;
export const readableVersions: readonly number[] = [1, 2];
